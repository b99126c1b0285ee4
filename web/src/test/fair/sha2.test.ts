import { createHash, createHmac, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hmacSha512, sha256, sha512 } from '$lib/fair/sha2';
import { hex, Stream } from '$lib/fair/scheme';

const text = (words: string) => new TextEncoder().encode(words);

describe('the own hashes', () => {
  it('are those of the standard', () => {
    expect(hex(sha256(text('abc')))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(hex(sha512(text('abc')))).toMatch(/^ddaf35a193617abacc417349ae204131/);
  });

  it('are the same as those of another library, for texts of every length', () => {
    for (let length = 0; length < 300; length++) {
      const message = new Uint8Array(randomBytes(length));
      expect(hex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
      expect(hex(sha512(message))).toBe(createHash('sha512').update(message).digest('hex'));
      const key = new Uint8Array(randomBytes(length || 1));
      expect(hex(hmacSha512(key)(message))).toBe(createHmac('sha512', key).update(message).digest('hex'));
    }
  });
});

describe('a stream of chance', () => {
  it('is the one of docs/shuffle.md', () => {
    const key = Uint8Array.from({ length: 32 }, (_, at) => at);
    const tiles = ['m', 'p', 's', 'z'].flatMap((suit) => Array.from({ length: suit === 'z' ? 7 : 9 }, (_, at) => at + 1 + suit)).flatMap((tile) => [tile, tile, tile, tile]);
    const stream = new Stream(key, 12);
    expect(stream.shuffled(tiles).join(' ')).toMatch(/^8s 3p 6p 5m 6z 2p 5s 4z 6z 7p .* 8m 9s 7s 2z$/);
    expect([stream.below(6), stream.below(6)]).toEqual([2, 2]);
  });
});
