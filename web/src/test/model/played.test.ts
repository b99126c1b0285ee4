import { describe, expect, it } from 'vitest';
import type { Event, Meld } from '$lib/model/events';
import { agrees } from '$lib/model/played';
import type { Action } from '$lib/net/messages';

const pung: Meld = { kind: 'group', tiles: '777z', manner: 'claimed', added: 0, taken: '7z', from: 'D' };
const pass: Action = { action: 'pass', text: 'pass' };
const claim: Action = { action: 'claim', meld: pung, text: 'claim' };
const win: Action = { action: 'win', text: 'win' };
const discard = (tile: string): Action => ({ action: 'discard', tile, origin: 'hand', text: `discard ${tile}` });
const give = (tiles: string): Action => ({ action: 'give', tiles, text: 'give' });

const threw = (seat: 'A' | 'B', tile: string): Event => ({ event: 'discarded', seat, tile, origin: 'drawn' });
const claimed = (seat: 'A' | 'B'): Event => ({ event: 'claimed', seat, meld: { ...pung, tiles: '777z' } });
const drew: Event = { event: 'drew', seat: 'B', tile: '?', at: 60 };
const won = (seat: 'A' | 'B'): Event => ({ event: 'won', seat, from: 'D', tile: '7z' });
const passed: Event = { event: 'exchanged', given: { A: '9m1z1m' }, received: { A: '123p' } };

describe('what a record says of a choice of A', () => {
  it.each<[string, Action, Event, boolean | undefined]>([
    ['the tile was thrown', discard('9s'), threw('A', '9s'), true],
    ['another tile was thrown', discard('9s'), threw('A', '1z'), false],
    ['it was claimed', claim, claimed('A'), true],
    ['it was let go', claim, drew, false],
    ['somebody else came first', claim, claimed('B'), undefined],
    ['passing is what the others saw', pass, claimed('B'), true],
    ['it was not passed', pass, claimed('A'), false],
    ['it was won', win, won('A'), true],
    ['the win was let go', win, threw('A', '1z'), false],
    ['the tiles were passed', give('1m9m1z'), passed, true],
    ['other tiles were passed', give('1m9m2z'), passed, false],
    ['a vote of others tells nothing', claim, { event: 'declared', seat: 'B', word: 'stop' }, undefined],
  ])('%s', (_, action, next, expected) => expect(agrees(action, [drew, next], 1, 'A')).toBe(expected));
  it('is nothing at its end', () => expect(agrees(pass, [drew], 1, 'A')).toBeUndefined());
});
