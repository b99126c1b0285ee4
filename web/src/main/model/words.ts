import { title, titles, tiles as read, type Tile } from '../tiles/tile';
import type { Action } from '../net/messages';
import type { Meld, Seat } from './events';
import type { Laid } from './table';

/// The words of each game for the same deeds.
interface Vocabulary {
  run: string;
  group: string;
  kong: string;
  ready: string;
  winOnDiscard: string;
  winBySelf: string;
}

const RIICHI: Vocabulary = { run: 'Chi', group: 'Pon', kong: 'Kan', ready: 'Riichi', winOnDiscard: 'Ron', winBySelf: 'Tsumo' };
const AMERICAN: Vocabulary = { run: 'Run', group: 'Pung', kong: 'Kong', ready: 'Ready', winOnDiscard: 'Mah jongg', winBySelf: 'Mah jongg' };
const FILIPINO: Vocabulary = { run: 'Chow', group: 'Pong', kong: 'Kang', ready: 'Ready', winOnDiscard: 'Todas', winBySelf: 'Todas' };
const CHANGCHUN: Vocabulary = { run: 'Chow', group: 'Pung', kong: 'Kong', ready: 'Ready', winOnDiscard: 'Win', winBySelf: 'Win' };

export function vocabulary(game: string): Vocabulary {
  return { riichi: RIICHI, american: AMERICAN, filipino: FILIPINO }[game] ?? CHANGCHUN;
}

/// What a button for this deed says.
export function label(game: string, action: Action, offered: boolean): string {
  const words = vocabulary(game);
  switch (action.action) {
    case 'discard':
      return `Discard ${title(action.tile)}`;
    case 'claim':
      return meldName(game, action.meld);
    case 'lay':
      return action.meld.kind === 'flowers' ? 'Lay flowers' : meldName(game, action.meld);
    case 'add':
      return `${words.kong} ${title(action.tile)}`;
    case 'take back':
      return `Take back ${titles(read(action.tiles))}`;
    case 'declare':
      return declared(game, action.word);
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

/// A declaration as people say it: "Riichi", "Ready", "Nine terminals".
export function declared(game: string, word: string): string {
  if (word === 'ting') return vocabulary(game).ready;
  return word.charAt(0).toUpperCase() + word.slice(1);
}

export function meldName(game: string, meld: Meld | Laid): string {
  const words = vocabulary(game);
  const size = meld.tiles.length === 0 ? 0 : (typeof meld.tiles === 'string' ? read(meld.tiles) : meld.tiles).length;
  if (meld.kind === 'run') return words.run;
  if (meld.kind === 'mixed') return game === 'changchun' ? 'Special kong' : 'Set';
  return ['', '', 'Pair', words.group, words.kong, 'Quint', 'Sextet'][size] ?? words.kong;
}

/// The key that plays this deed.
export function key(action: Action): string {
  switch (action.action) {
    case 'claim':
      return action.meld.kind === 'run' ? 'C' : read(action.meld.tiles).length === 3 ? 'P' : 'K';
    case 'lay':
    case 'add':
      return 'K';
    case 'declare':
      return ['riichi', 'open riichi', 'ting'].includes(action.word) ? 'R' : '';
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

/// A seat's place at the table: a wind, or its number where the game counts seats.
export function seatLetter(game: string, windOfSeat: number): string {
  return game === 'filipino' ? String(windOfSeat + 1) : ('ESWN'[windOfSeat] ?? '?');
}

export const WIND_NAMES = ['East', 'South', 'West', 'North'] as const;

/// Points as each game writes them: Riichi in thousands, Filipino in units of four quarters, the rest with a sign.
export function points(game: string, amount: number): string {
  if (game === 'riichi') return amount.toLocaleString('en').replace('-', '−');
  if (game === 'filipino') return signed((amount / 4).toFixed(2), amount);
  return signed(String(amount), amount);
}

/// What somebody takes home from a match, in points; the server counts in parts of them.
export function result(parts: number, amount: number): string {
  return signed(parts === 1 ? String(amount) : (amount / parts).toFixed(parts % 10 === 0 ? 1 : 2), amount);
}

export function change(game: string, amount: number): string {
  if (amount === 0) return '0';
  return game === 'riichi' ? signed(amount.toLocaleString('en'), amount) : points(game, amount);
}

function signed(text: string, amount: number): string {
  return (amount > 0 ? '+' : '') + text.replace('-', '−');
}

/// Who sits where, seen from one seat: 0 oneself, 1 right, 2 across, 3 left.
export function side(viewer: Seat, seat: Seat, players: number): number {
  const steps = (seat.charCodeAt(0) - viewer.charCodeAt(0) + 4) % 4;
  return players === 2 && steps ? 2 : steps;
}
