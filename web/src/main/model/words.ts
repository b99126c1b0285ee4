import { title, titles, tiles as read, type Tile } from '../tiles/tile';
import type { Action } from '../net/messages';
import type { Meld, ScoreLine, Seat } from './events';
import type { Laid } from './table';

/// The words of a game for the deeds that all games have.
export interface Words {
  run: string;
  group: string;
  kong: string;
  /// A meld of tiles that are neither equal nor a run.
  mixed: string;
  winOnDiscard: string;
  winBySelf: string;
  /// The declarations that a hand waits for its last tile, and how people say them.
  ready: Record<string, string>;
  /// What a run and a group in the hand are called, where their words are those of claims.
  inHand?: { run: string; group: string };
}

/// What a button for this deed says.
export function label(words: Words, action: Action, offered: boolean): string {
  switch (action.action) {
    case 'discard':
      return `Discard ${title(action.tile)}`;
    case 'claim':
      return meldName(words, action.meld);
    case 'lay':
      return action.meld.kind === 'flowers' ? 'Lay flowers' : meldName(words, action.meld);
    case 'add':
      return `${words.kong} ${title(action.tile)}`;
    case 'take back':
      return `Take back ${titles(read(action.tiles))}`;
    case 'declare':
      return declared(words, action.word);
    case 'give':
      return `Pass ${titles(read(action.tiles))}`;
    case 'take joker':
      return 'Swap for joker';
    case 'win':
      return offered ? words.winOnDiscard : words.winBySelf;
    case 'pass':
      return 'Pass';
  }
}

/// A declaration as people say it: "Ready", "Nine terminals".
export function declared(words: Words, word: string): string {
  return words.ready[word] ?? word.charAt(0).toUpperCase() + word.slice(1);
}

export function meldName(words: Words, meld: Meld | Laid): string {
  const size = meld.tiles.length === 0 ? 0 : (typeof meld.tiles === 'string' ? read(meld.tiles) : meld.tiles).length;
  if (meld.kind === 'run') return words.run;
  if (meld.kind === 'mixed') return words.mixed;
  return ['', '', 'Pair', words.group, words.kong, 'Quint', 'Sextet'][size] ?? words.kong;
}

/// The key that plays this deed.
export function key(words: Words, action: Action): string {
  switch (action.action) {
    case 'claim':
      return action.meld.kind === 'run' ? 'C' : read(action.meld.tiles).length === 3 ? 'P' : 'K';
    case 'lay':
    case 'add':
      return 'K';
    case 'declare':
      return action.word in words.ready ? 'R' : '';
    case 'take joker':
    case 'take back':
      return 'X';
    case 'win':
      return 'W';
    case 'pass':
      return 'Space';
    default:
      return '';
  }
}

/// The tiles a button shows beside its word, where the word alone would not tell which.
export function shownTiles(action: Action): Tile[] {
  switch (action.action) {
    case 'claim':
    case 'lay':
      return read(action.meld.tiles);
    case 'add':
      return [action.tile];
    case 'take joker':
      return [action.given];
    default:
      return [];
  }
}

export const WIND_NAMES = ['East', 'South', 'West', 'North'] as const;

/// What somebody takes home from a match, in points; the server counts in parts of them.
export function result(parts: number, amount: number): string {
  return signed(parts === 1 ? String(amount) : (amount / parts).toFixed(parts % 10 === 0 ? 1 : 2), amount);
}

/// The amount of a line of a score sheet, with its unit where that says something.
export function amount({ what, amount, unit }: ScoreLine): string {
  if (unit === 'times') return `× ${amount}`;
  return amount.toLocaleString('en') + (unit && unit !== 'points' && unit !== what ? ` ${unit}` : '');
}

/// An amount with its sign, the minus as long as the plus.
export function signed(text: string, amount: number): string {
  return (amount > 0 ? '+' : '') + text.replace('-', '−');
}

/// What is only expected, to the nearest step: none of it is below zero and yet nothing.
export function expected(amount: number, step: number): string {
  const rounded = Math.round(amount / step) * step || 0;
  return signed(rounded.toLocaleString('en', step < 1 ? { minimumFractionDigits: 1, maximumFractionDigits: 1 } : {}), rounded);
}

/// Who sits where, seen from one seat: 0 oneself, 1 right, 2 across, 3 left.
export function side(viewer: Seat, seat: Seat, players: number): number {
  const steps = (seat.charCodeAt(0) - viewer.charCodeAt(0) + 4) % 4;
  return players === 2 && steps ? 2 : steps;
}
