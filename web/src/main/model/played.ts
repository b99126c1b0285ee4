import { tiles as read } from '../tiles/tile';
import type { Action } from '../net/messages';
import type { Event, Seat } from './events';

/// Whether the seat did this after so many events of a record; nothing where the record does not tell, as when
/// somebody else's claim went before.
export function agrees(action: Action, events: readonly Event[], after: number, seat: Seat): boolean | undefined {
  const next = events[after];
  if (!next) return undefined;
  if (next.event === 'exchanged') {
    const given = next.given[seat];
    return action.action === 'give' && given !== undefined ? same(action.tiles, given) : undefined;
  }
  if ('seat' in next && next.seat === seat) return isDeed(action, next);
  if (action.action === 'pass') return true;
  const hidden = ['claimed', 'won', 'shown', 'declared', 'began'].includes(next.event);
  return hidden ? undefined : false;
}

function isDeed(action: Action, done: Event): boolean {
  switch (action.action) {
    case 'discard':
      return done.event === 'discarded' && done.tile === action.tile;
    case 'claim':
      return done.event === 'claimed' && same(done.meld.tiles, action.meld.tiles);
    case 'lay':
      return done.event === 'laid' && same(done.meld.tiles, action.meld.tiles);
    case 'add':
      return done.event === 'added' && done.tile === action.tile;
    case 'take back':
      return done.event === 'taken back' && same(done.tiles, action.tiles);
    case 'declare':
      return done.event === 'declared' && done.word === action.word;
    case 'take joker':
      return done.event === 'joker taken' && done.given === action.given && done.owner === action.owner;
    case 'win':
      return done.event === 'won' || done.event === 'shown';
    case 'give':
    case 'pass':
      return false;
  }
}

function same(a: string, b: string): boolean {
  return read(a).sort().join() === read(b).sort().join();
}
