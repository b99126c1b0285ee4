/// SHA-256, SHA-512 and HMAC-SHA-512 (FIPS 180-4, FIPS 198-1). The browser's own are missing where a page came over plain
/// http from another machine, which is how most people play at home.

/// Both tables of constants are the first bits of the fractions of roots of the first eighty primes.
const PRIMES = primes(80);

function primes(count: number): bigint[] {
  const found: bigint[] = [];
  for (let n = 2n; found.length < count; n++) if (found.every((prime) => n % prime !== 0n)) found.push(n);
  return found;
}

/// The whole part of a square or cube root.
function root(value: bigint, power: 2n | 3n): bigint {
  let low = 0n;
  let high = 1n << (BigInt(value.toString(2).length) / power + 1n);
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (middle ** power <= value) low = middle;
    else high = middle;
  }
  return low;
}

const fraction = (prime: bigint, power: 2n | 3n) => root(prime << (64n * power), power) & ((1n << 64n) - 1n);
const START = PRIMES.slice(0, 8).map((prime) => fraction(prime, 2n));
const ROUNDS = PRIMES.map((prime) => fraction(prime, 3n));
const high = (word: bigint) => Number(word >> 32n) | 0;
const low = (word: bigint) => Number(word & 0xffffffffn) | 0;

const START_HIGH = START.map(high);
const START_LOW = START.map(low);
const ROUND_HIGH = Int32Array.from(ROUNDS, high);
const ROUND_LOW = Int32Array.from(ROUNDS, low);

/// The message with its end marked and its length in bits, to whole blocks.
function padded(message: Uint8Array, block: number): DataView {
  const size = Math.ceil((message.length + 1 + block / 8) / block) * block;
  const bytes = new Uint8Array(size);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(size - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(size - 4, (message.length * 8) >>> 0);
  return view;
}

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

export function sha256(message: Uint8Array): Uint8Array {
  const data = padded(message, 64);
  const state = Int32Array.from(START_HIGH);
  const words = new Int32Array(64);
  for (let at = 0; at < data.byteLength; at += 64) {
    for (let i = 0; i < 16; i++) words[i] = data.getInt32(at + 4 * i);
    for (let i = 16; i < 64; i++) {
      const early = words[i - 15]!;
      const late = words[i - 2]!;
      const small0 = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
      const small1 = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
      words[i] = words[i - 16]! + small0 + words[i - 7]! + small1;
    }
    let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
      const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + ROUND_HIGH[i]! + words[i]!) | 0;
      const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = state[i]! + word));
  }
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => digest.setInt32(4 * i, word));
  return new Uint8Array(digest.buffer);
}

/// The running state of SHA-512: eight words of 64 bits, each as two halves.
class Long {
  readonly highs = Int32Array.from(START_HIGH);
  readonly lows = Int32Array.from(START_LOW);
  private readonly wordHighs = new Int32Array(80);
  private readonly wordLows = new Int32Array(80);


  /// Takes one block of 128 bytes in.
  take(data: DataView, at: number): void {
    const H = this.wordHighs;
    const L = this.wordLows;
    for (let i = 0; i < 16; i++) {
      H[i] = data.getInt32(at + 8 * i);
      L[i] = data.getInt32(at + 8 * i + 4);
    }
    for (let i = 16; i < 80; i++) {
      const eh = H[i - 15]!;
      const el = L[i - 15]!;
      const sh = ((eh >>> 1) | (el << 31)) ^ ((eh >>> 8) | (el << 24)) ^ (eh >>> 7);
      const sl = ((el >>> 1) | (eh << 31)) ^ ((el >>> 8) | (eh << 24)) ^ ((el >>> 7) | (eh << 25));
      const lh = H[i - 2]!;
      const ll = L[i - 2]!;
      const th = ((lh >>> 19) | (ll << 13)) ^ ((ll >>> 29) | (lh << 3)) ^ (lh >>> 6);
      const tl = ((ll >>> 19) | (lh << 13)) ^ ((lh >>> 29) | (ll << 3)) ^ ((ll >>> 6) | (lh << 26));
      const sum = (sl >>> 0) + (tl >>> 0) + (L[i - 7]! >>> 0) + (L[i - 16]! >>> 0);
      L[i] = sum;
      H[i] = sh + th + H[i - 7]! + H[i - 16]! + Math.floor(sum / 2 ** 32);
    }
    const h = Int32Array.from(this.highs);
    const l = Int32Array.from(this.lows);
    for (let i = 0; i < 80; i++) this.round(h, l, i);
    for (let i = 0; i < 8; i++) {
      const sum = (this.lows[i]! >>> 0) + (l[i]! >>> 0);
      this.lows[i] = sum;
      this.highs[i] = this.highs[i]! + h[i]! + Math.floor(sum / 2 ** 32);
    }
  }

  private round(h: Int32Array, l: Int32Array, i: number): void {
    const eh = h[4]!;
    const el = l[4]!;
    const ah = h[0]!;
    const al = l[0]!;
    const sh = ((eh >>> 14) | (el << 18)) ^ ((eh >>> 18) | (el << 14)) ^ ((el >>> 9) | (eh << 23));
    const sl = ((el >>> 14) | (eh << 18)) ^ ((el >>> 18) | (eh << 14)) ^ ((eh >>> 9) | (el << 23));
    const chosenHigh = (eh & h[5]!) ^ (~eh & h[6]!);
    const chosenLow = (el & l[5]!) ^ (~el & l[6]!);
    const one = (l[7]! >>> 0) + (sl >>> 0) + (chosenLow >>> 0) + (ROUND_LOW[i]! >>> 0) + (this.wordLows[i]! >>> 0);
    const oneHigh = (h[7]! + sh + chosenHigh + ROUND_HIGH[i]! + this.wordHighs[i]! + Math.floor(one / 2 ** 32)) | 0;
    const th = ((ah >>> 28) | (al << 4)) ^ ((al >>> 2) | (ah << 30)) ^ ((al >>> 7) | (ah << 25));
    const tl = ((al >>> 28) | (ah << 4)) ^ ((ah >>> 2) | (al << 30)) ^ ((ah >>> 7) | (al << 25));
    const mostHigh = (ah & h[1]!) ^ (ah & h[2]!) ^ (h[1]! & h[2]!);
    const mostLow = (al & l[1]!) ^ (al & l[2]!) ^ (l[1]! & l[2]!);
    const two = (tl >>> 0) + (mostLow >>> 0);
    const twoHigh = (th + mostHigh + Math.floor(two / 2 ** 32)) | 0;
    const moved = (l[3]! >>> 0) + (one >>> 0);
    const movedHigh = h[3]! + oneHigh + Math.floor(moved / 2 ** 32);
    const first = (one >>> 0) + (two >>> 0);
    h.copyWithin(1, 0, 7);
    l.copyWithin(1, 0, 7);
    h[4] = movedHigh;
    l[4] = moved;
    h[0] = oneHigh + twoHigh + Math.floor(first / 2 ** 32);
    l[0] = first;
  }

  digest(): Uint8Array {
    const view = new DataView(new ArrayBuffer(64));
    for (let i = 0; i < 8; i++) {
      view.setInt32(8 * i, this.highs[i]!);
      view.setInt32(8 * i + 4, this.lows[i]!);
    }
    return new Uint8Array(view.buffer);
  }
}

export function sha512(message: Uint8Array): Uint8Array {
  const data = padded(message, 128);
  const state = new Long();
  for (let at = 0; at < data.byteLength; at += 128) state.take(data, at);
  return state.digest();
}

/// HMAC-SHA-512 under one key, for many short texts.
export function hmacSha512(key: Uint8Array): (message: Uint8Array) => Uint8Array {
  const short = key.length > 128 ? sha512(key) : key;
  const pad = (mask: number) => {
    const block = new Uint8Array(128).fill(mask);
    short.forEach((byte, i) => (block[i] = byte ^ mask));
    return block;
  };
  const inner = pad(0x36);
  const outer = pad(0x5c);
  return (message) => sha512(joined(outer, sha512(joined(inner, message))));
}

export function joined(...parts: Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
