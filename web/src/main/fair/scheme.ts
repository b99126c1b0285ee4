import type { Tile } from '../tiles/tile';
import type { PerSeat, Seat } from '../model/events';
import { hmacSha512, joined, sha256, sha512 } from './sha2';

/// How walls follow from secrets (docs/fairness.md, docs/shuffle.md).

export const SCHEME = 'sparrow-fair-2';

export function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function bytes(text: string): Uint8Array {
  if (!/^([0-9a-f]{2})*$/i.test(text)) throw new Error('not hexadecimal');
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

const ascii = (text: string) => new TextEncoder().encode(text);

function eight(number: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(8));
  view.setBigUint64(0, BigInt(number));
  return new Uint8Array(view.buffer);
}

/// A commitment is good at one table, in one round.
const place = (table: string, round: number) => joined(ascii(table), eight(round));

/// Thirty-two random bytes; these the browser has on any page.
export function draw(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)));
}

export function seatCommitment(table: string, round: number, seat: Seat, nonce: string): string {
  return hex(sha256(joined(ascii('sparrow-nonce-2'), place(table, round), ascii(seat), bytes(nonce))));
}

export function serverCommitment(table: string, round: number, seed: string, salt: string): string {
  return hex(sha256(joined(ascii('sparrow-commit-2'), place(table, round), bytes(salt), bytes(seed))));
}

/// The number of a bot's seat follows from the server's secret: nobody chooses it.
export function botNonce(table: string, round: number, seat: Seat, seed: string): string {
  return hex(sha256(joined(ascii('sparrow-bot-nonce-2'), place(table, round), ascii(seat), bytes(seed))));
}

export function key(seed: string, nonces: PerSeat<string>): Uint8Array {
  const seats = Object.keys(nonces).sort() as Seat[];
  return sha512(joined(ascii('sparrow-key-2'), bytes(seed), ...seats.flatMap((seat) => [ascii(seat), bytes(nonces[seat]!)])));
}

const WORDS = 1n << 64n;

/// Chance of one hand, in the order in which it is used.
export class Stream {
  private readonly mac: (message: Uint8Array) => Uint8Array;
  private block = 0;
  private words: bigint[] = [];

  constructor(
    key: Uint8Array,
    private readonly hand: number,
  ) {
    this.mac = hmacSha512(key);
  }

  private next(): bigint {
    if (!this.words.length) {
      const digest = this.mac(joined(ascii('sparrow-wall-1'), eight(this.hand), eight(this.block++)));
      const view = new DataView(digest.buffer);
      this.words = Array.from({ length: 8 }, (_, i) => view.getBigUint64(8 * i));
    }
    return this.words.shift()!;
  }

  /// A number from 0 to `bound` − 1, each equally likely.
  below(bound: number): number {
    const size = BigInt(bound);
    let word = this.next();
    while (word >= WORDS - (WORDS % size)) word = this.next();
    return Number(word % size);
  }

  shuffled(tiles: readonly Tile[]): Tile[] {
    const row = [...tiles];
    for (let last = row.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      [row[other], row[last]] = [row[last]!, row[other]!];
    }
    return row;
  }
}
