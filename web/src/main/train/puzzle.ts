import { sha256 } from '../fair/sha2';
import { SEATS, type Event, type Seat } from '../model/events';
import { seenBy } from '../model/eyes';
import { fold } from '../model/fold';
import { place, type Table } from '../model/table';
import type { Action } from '../net/messages';
import type { Offered } from '../model/vocabulary';
import { closed } from '../review/board';
import { VERSION as REVIEW, type Review, type ReviewedChoice } from '../review/review';
import { training as words } from '../texts/training';
import { parse } from '../tiles/tile';

/// A position worth training on, as the engine writes it (docs/review.md).
export interface Puzzle {
  puzzle: number;
  game: string;
  level: string;
  kind: string;
  seat: Seat;
  unit: number;
  /// The hand up to the choice, as the seat saw it.
  events: Event[];
  /// The best few actions, the best first.
  options: Option[];
  /// Everything that could be done; older files do not tell it.
  offered?: Offered;
  answer: Action;
  missed: Action;
  words: string;
  why: string[];
  cost: number;
  misses: string[];
  /// The match it comes from, where a review of this browser found it.
  match?: string;
}

export interface Option {
  action: Action;
  words: string;
  value?: number;
}

/// The version of the form that is read here.
export const VERSION = 1;

/// What lines hold, and why others could not be read.
export interface ReadPuzzles {
  puzzles: Puzzle[];
  problems: { line: number; what: string }[];
}

/// A file of `sparrow review --puzzles`, a puzzle in each line; or a review as JSON.
export function readPuzzles(text: string): ReadPuzzles {
  const read: ReadPuzzles = { puzzles: [], problems: [] };
  text.replace(/^\uFEFF/, '').split(/\r?\n/).forEach((line, at) => {
    if (!line.trim()) return;
    const found = ofLine(line);
    if (typeof found === 'string') read.problems.push({ line: at + 1, what: found });
    else read.puzzles.push(...found);
  });
  return read;
}

/// The puzzles of a line, or what is wrong with it.
function ofLine(line: string): Puzzle[] | string {
  const value = json(line);
  if (!isObject(value)) return words.faults.json;
  if (value['review'] === REVIEW && Array.isArray(value['choices'])) return ofReview(value as unknown as Review);
  const fault = faultOf(value);
  return fault ?? [value as unknown as Puzzle];
}

/// Why it is no puzzle that can be shown; nothing where it is one.
function faultOf(value: Record<string, unknown>): string | undefined {
  const { puzzle, game, kind, words: said, level, seat, unit, cost, events, options, answer, missed, why, misses } = value;
  if (puzzle === undefined) return words.faults.none;
  if (puzzle !== VERSION) return words.faults.version;
  const missing = Object.entries({ game, level, kind, words: said }).find(([, text]) => typeof text !== 'string' || !text)?.[0];
  if (missing) return words.faults.field(missing);
  if (!SEATS.includes(seat as Seat)) return words.faults.field('seat');
  if (typeof unit !== 'number' || !(unit > 0)) return words.faults.field('unit');
  if (typeof cost !== 'number' || !Number.isFinite(cost)) return words.faults.field('cost');
  const unlisted = Object.entries({ why, misses }).find(([, list]) => !isListOf(list, (each) => typeof each === 'string'))?.[0];
  if (unlisted) return words.faults.field(unlisted);
  const undone = Object.entries({ answer, missed }).find(([, action]) => !isAction(action))?.[0];
  if (undone) return words.faults.field(undone);
  if (!isListOf(options, isOption) || !(options as unknown[]).length) return words.faults.field('options');
  if (value['offered'] !== undefined && !isOffered(value['offered'])) return words.faults.field('offered');
  if (!isListOf(events, isObject)) return words.faults.field('events');
  return isShown(value as unknown as Puzzle) ? undefined : words.faults.events;
}

/// Whether its events lead to a table at which the seat has what the answer needs.
function isShown(puzzle: Puzzle): boolean {
  try {
    const hand = place(tableOf(puzzle), puzzle.seat).hand;
    return hand.length > 0 && [puzzle.answer, puzzle.missed].every((action) => action.action !== 'discard' || hand.includes(action.tile));
  } catch {
    // Whatever the events break, a table cannot be laid from them.
    return false;
  }
}

const ACTIONS: readonly string[] = ['discard', 'claim', 'lay', 'add', 'take back', 'declare', 'give', 'take joker', 'win', 'pass'] satisfies Action['action'][];

function isAction(value: unknown): value is Action {
  if (!isObject(value) || typeof value['text'] !== 'string' || !ACTIONS.includes(value['action'] as string)) return false;
  const action = value as unknown as Action;
  switch (action.action) {
    case 'discard':
    case 'add':
      return isTiles(action.tile);
    case 'claim':
    case 'lay':
      return isObject(action.meld) && isTiles(action.meld.tiles);
    case 'take back':
    case 'give':
      return isTiles(action.tiles);
    case 'take joker':
      return isTiles(action.given);
    case 'declare':
      return typeof action.word === 'string';
    case 'win':
    case 'pass':
      return true;
  }
}

const isOption = (value: unknown) => isObject(value) && isAction(value['action']) && typeof value['words'] === 'string' && (value['value'] === undefined || typeof value['value'] === 'number');
const isOffered = (value: unknown) =>
  isObject(value) && isListOf(value['options'], isAction) && (value['kind'] === 'one' || (value['kind'] === 'give' && isTiles(value['from']) && typeof value['least'] === 'number' && typeof value['most'] === 'number'));
const isTiles = (value: unknown) => typeof value === 'string' && parse(value) !== undefined;
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const isListOf = (value: unknown, is: (each: unknown) => boolean) => Array.isArray(value) && value.every(is);

function json(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    // What is no JSON is told as a fault of its line.
    return undefined;
  }
}

/// The positions of a review that are worth training on: of one seat, or of all that were reviewed.
export function ofReview(review: Review, seat?: Seat): Puzzle[] {
  const match = matchOf(review);
  return review.choices.filter((choice) => choice.training && (!seat || choice.seat === seat)).flatMap((choice) => ofChoice(review, choice, match) ?? []);
}

function ofChoice(review: Review, choice: ReviewedChoice, match: string): Puzzle | undefined {
  const hand = review.hands[choice.hand - (review.first ?? 0)];
  if (!hand || !choice.ranking?.length) return undefined;
  const { training, seat, kind, words: said } = choice;
  return {
    puzzle: VERSION,
    game: review.game,
    level: review.level,
    kind,
    seat,
    unit: review.unit,
    events: hand.events.slice(0, choice.after).map((event) => seenBy(event, seat)),
    options: choice.ranking,
    ...(training?.offered ? { offered: training.offered } : {}),
    answer: choice.advised,
    missed: choice.played,
    words: said.advised,
    why: choice.why?.advised ?? [],
    cost: choice.cost,
    misses: training?.misses ?? [],
    match,
  };
}

/// What the reviewed match is known by here: how its first hand went.
export function matchOf(review: Pick<Review, 'hands'>): string {
  return digest(JSON.stringify(review.hands[0]?.events ?? []), 6);
}

/// What the position is known by, whether it came from a review or from a file.
export function idOf({ game, seat, events, answer }: Puzzle): string {
  return digest(JSON.stringify([game, seat, answer.text, events]), 9);
}

function digest(text: string, bytes: number): string {
  return Array.from(sha256(new TextEncoder().encode(text)).subarray(0, bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/// The table as its seat saw it; what a file tells of other hands stays turned away.
export function tableOf({ events, seat }: Pick<Puzzle, 'events' | 'seat'>): Table {
  const table = fold(events);
  if (!table) throw new Error('a position without events');
  return closed(table, seat);
}

/// Whether two answers are the same: a tile is the same from the hand and just drawn, and tiles are given in any order.
export function isSame(one: Action, other: Action): boolean {
  if (one.action === 'discard' && other.action === 'discard') return one.tile === other.tile;
  if (one.action === 'give' && other.action === 'give') return inOrder(one.tiles) === inOrder(other.tiles);
  return one.text === other.text;
}

const inOrder = (tiles: string) => (parse(tiles) ?? []).sort().join('');

/// What a position asks about. Whether a tile was claimed or let go in the match would tell the answer: both are one kind.
export const kindOf = ({ kind }: Pick<Puzzle, 'kind'>) => (kind === 'pass' ? 'call' : kind);

/// What can be done: as it was offered, or, where the file does not tell, what it names and any tile of the hand.
export function offeredBy(puzzle: Puzzle, table: Table): Offered {
  if (puzzle.offered) return puzzle.offered;
  const named = [...puzzle.options.map(({ action }) => action), puzzle.missed, puzzle.answer].filter((action, at, all) => all.findIndex((other) => isSame(action, other)) === at);
  const { hand } = place(table, puzzle.seat);
  if (puzzle.answer.action === 'give') {
    const count = parse(puzzle.answer.tiles)?.length ?? 0;
    return { kind: 'give', least: count, most: count, from: hand.join(''), options: [] };
  }
  const discards: Action[] = named.some(({ action }) => action === 'discard') ? [...new Set(hand)].map((tile) => ({ action: 'discard', tile, origin: 'hand', text: `discard ${tile}` })) : [];
  return { kind: 'one', options: [...named.filter(({ action }) => action !== 'discard'), ...discards], fallback: 0 };
}
