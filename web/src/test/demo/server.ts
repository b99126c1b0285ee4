import { hands, readLog } from '$lib/model/log';
import { fold } from '$lib/model/fold';
import { place } from '$lib/model/table';
import { compact, sorted } from '$lib/tiles/tile';
import type { Event, Seat } from '$lib/model/events';
import type { Action, FromServer, TableState, ToServer } from '$lib/net/messages';
import type { Game } from '$lib/net/api';

/// A server that plays a recorded game again, for looking at the client without one. Whatever is answered, the record goes on.
export interface Demo {
  game: string;
  log: string;
  /// Where to begin: the hand, and how many events of it have happened.
  hand: number;
  from: number;
}

const BOTS = [
  { name: 'beginner', meaning: 'gets nearer to a win with every discard' },
  { name: 'intermediate', meaning: 'weighs chances and danger' },
];

export const GAMES: Game[] = ['riichi', 'american', 'filipino', 'changchun'].map((name) => ({
  name,
  title: name.charAt(0).toUpperCase() + name.slice(1),
  presets: [{ name: 'usual', title: 'Usual rules', seats: ['A', 'B', 'C', 'D'], rules: { hands: '4' }, tiles: '123456789m123456789p123456789s1234567z1f1j', laid: '' }],
  options: [
    { name: 'hands', meaning: 'hands in a match', kind: 'number', values: ['1', '100'], standard: '4', group: 'Match', title: 'Hands in a match', note: 'hands in a match', words: {}, unit: 'hands', parts: 1 },
    { name: 'kuitan', meaning: 'all simples may be open', kind: 'choice', values: ['yes', 'no'], standard: 'yes', group: 'Yaku', title: 'All simples with an open hand', note: 'all simples may be open', words: {}, unit: '', parts: 1 },
  ],
  settings: [{ name: 'turn_ms', meaning: 'time for a turn', kind: 'number', values: ['1000', '600000'], standard: '15000', group: 'Clocks', title: 'Time for a turn', note: 'time for a turn', words: {}, unit: 'seconds', parts: 1000 }],
  bots: BOTS,
  parts: 1,
  answers: true,
  example: '123m456p789s1122z',
  fields: [],
  formats: ['sparrow'],
}));

export function stateOf(game: string): TableState {
  return {
    table: 'DEMO',
    game,
    preset: 'usual',
    rules: {},
    settings: {},
    listed: true,
    phase: 'playing',
    seats: {
      A: { kind: 'person', name: 'Anna', here: true },
      B: { kind: 'bot', name: 'Finch', bot: 'intermediate' },
      C: { kind: 'person', name: 'Mei', here: true },
      D: { kind: 'bot', name: 'Wren', bot: 'beginner' },
    },
    spectators: 0,
    number: 0,
    fair: { scheme: 'sparrow-fair-1', commitment: '5f0c'.repeat(16) },
  };
}

/// The choice asked for last.
let decided = 0;

export class DemoSocket {
  static readonly OPEN = 1;
  readyState = 1;
  onopen: (() => void) | undefined;
  onmessage: ((event: { data: string }) => void) | undefined;
  onclose: (() => void) | undefined;
  private readonly events: Event[];
  private done: number;

  constructor(private readonly demo: Demo) {
    this.events = hands(readLog(demo.log))[demo.hand]!;
    this.done = demo.from;
    setTimeout(() => this.onopen?.(), 10);
  }

  close(): void {
    this.readyState = 3;
  }

  send(text: string): void {
    const message = JSON.parse(text) as ToServer;
    if (message.type === 'hello') {
      this.tell({ type: 'welcome', seat: 'A', state: stateOf(this.demo.game) });
      this.tell({ type: 'events', from: 0, events: this.events.slice(0, this.done) });
      this.ask();
    } else if (message.type === 'answer') {
      this.tell({ type: 'answered', decision: message.decision });
      this.advance();
    } else if (message.type === 'advise') {
      this.advise();
    }
  }

  private tell(message: FromServer): void {
    setTimeout(() => this.onmessage?.({ data: JSON.stringify(message) }), 5);
  }

  /// One event on, and further until it is A's turn again.
  private advance(): void {
    const next = this.events[this.done];
    if (!next) {
      this.tell({ type: 'pause', left: 30000 });
      return;
    }
    this.tell({ type: 'events', from: this.done, events: [next] });
    this.done++;
    if (this.isChoice()) this.ask();
    else setTimeout(() => this.advance(), 120);
  }

  private isChoice(): boolean {
    const last = this.events[this.done - 1]!;
    return (last.event === 'drew' && last.seat === 'A') || (last.event === 'discarded' && last.seat !== 'A' && this.options().length > 1);
  }

  private options(): Action[] {
    const table = fold(this.events.slice(0, this.done))!;
    const own = place(table, 'A');
    const last = this.events[this.done - 1]!;
    if (last.event === 'drew' && last.seat !== 'A') return [];
    if (last.event === 'drew') {
      const kinds = [...new Set(sorted(own.hand))];
      const discards: Action[] = kinds.map((tile) => ({ action: 'discard', tile, origin: 'hand', text: `discard ${tile}` }));
      const joker: Action[] = this.demo.game === 'american' ? [{ action: 'take joker', owner: 'C', meld: 0, given: '9p', text: 'take the joker' }] : [];
      return [...joker, ...discards, { action: 'discard', tile: own.drawn!, origin: 'drawn', text: 'as drawn' }];
    }
    if (last.event !== 'discarded') return [];
    const options: Action[] = [{ action: 'pass', text: 'pass' }];
    const equal = own.hand.filter((tile) => tile === last.tile).length;
    if (equal >= 2) options.push({ action: 'claim', text: 'claim', meld: { kind: 'group', tiles: compact([last.tile, last.tile, last.tile]), manner: 'claimed', added: 0, taken: last.tile, from: last.seat as Seat } });
    return options;
  }

  private ask(): void {
    decided = this.done;
    const table = fold(this.events.slice(0, this.done))!;
    if (table.phase === 'first right') {
      const from = compact(sorted(place(table, 'A').hand).filter((tile) => tile !== '1j'));
      this.tell({ type: 'pending', decision: this.done, seats: ['A', 'B', 'C', 'D'] });
      return this.tell({ type: 'choice', decision: this.done, kind: 'give', least: 3, most: 3, from, options: [] });
    }
    if (this.events[this.done - 1]?.event === 'ended') return this.tell({ type: 'pause', left: 30000 });
    const options = this.options();
    if (!options.length) {
      setTimeout(() => this.advance(), 400);
      return;
    }
    this.tell({ type: 'pending', decision: this.done, seats: ['A'] });
    this.tell({ type: 'choice', decision: this.done, kind: 'one', options, fallback: 0, clock: { left: 15000, bank: 42000 } });
  }

  private advise(): void {
    const ranking = this.options().map((action, option) => ({
      option,
      action,
      value: 1200 - 130 * option,
      reasons: [
        { name: 'distance', number: 2, sentence: '1 away from a ready hand, aim: tanyao' },
        { name: 'tiles still out', number: 23 - option, sentence: `${23 - option} unseen tiles bring the hand nearer, such as 5m and 8m` },
        { name: 'chance to win', number: 0.31 - 0.02 * option, sentence: '31 % to win about 3,900 points' },
        { name: 'danger', number: 0.03 * option, sentence: option ? '3 % to deal into the riichi of C' : 'safe against the riichi of C' },
      ],
    }));
    this.tell({ type: 'advice', decision: this.done, level: 'intermediate', ranking });
  }
}

/// What the server says of the seat that must choose.
function told(game: string): unknown {
  const answers: Record<string, object> = {
    changchun: { distance: 2, lights: { suits: true, terminal: true, triplet: false }, discards: [{ tile: '5z', distance: 2, accept: ['1m:2', '5p:3', '8s:2'], count: 7, keep: -10, terms: {} }] },
    filipino: { distance: { standard: 2, siete: 4 }, in_reach: [{ name: 'Escalera', units: 0.5, distance: 2 }, { name: 'All Up', units: 0.25, distance: 4 }], discards: [] },
    riichi: JSON.parse(riichiAnswer) as object,
  };
  return { decision: decided, answer: answers[game], sheet: [], question: {} };
}

export function answer(path: string): unknown {
  if (path.startsWith('/games')) return { games: GAMES };
  if (path.endsWith('/answer')) return told(new URLSearchParams(location.search).get('game') ?? 'riichi');
  if (path.startsWith('/tables/')) return stateOf(new URLSearchParams(location.search).get('game') ?? 'riichi');
  if (path.startsWith('/tables')) return { tables: ['filipino', 'riichi'].map((game, at) => ({ ...stateOf(game), table: `DEMO${at}`, seats: { ...stateOf(game).seats, D: { kind: 'open' } } })) };
  if (path.startsWith('/records?')) return { records: [{ record: 'DEMO', game: 'riichi', finished: '2026-03-01T18:22:05Z', players: { A: 'Anna', B: 'Finch', C: 'Mei', D: 'Wren' }, results: { A: 612, B: -104, C: -203, D: -305 }, hands: 4 }] };
  if (path.startsWith('/records/')) return record;
  if (path.startsWith('/replay/choices')) return { choices: [{ after: 40, choice: {} }, { after: 60, choice: {} }] };
  if (path.startsWith('/replay/advice')) return { choice: {}, ranking: [{ option: 0, action: { action: 'discard', tile: '1z', origin: 'hand', text: '' }, value: 4, reasons: [{ name: 'chance to win', number: 0.31, sentence: '31 % to win about 3,900 points' }] }] };
  if (path.startsWith('/cards/check')) return { ok: false, problems: [{ line: 2, column: 5, what: 'The pattern has 13 tiles.', remedy: 'Write 14.', kind: 'error' }] };
  if (path.startsWith('/cards')) return { cards: [{ name: 'sparrow', text: 'card Sparrow\nline one' }] };
  return undefined;
}

export let record: unknown;
export function setRecord(log: string): void {
  record = { record: 'DEMO', game: 'riichi', players: { A: 'Anna', B: 'Finch', C: 'Mei', D: 'Wren' }, format: 'sparrow', hands: hands(readLog(log)) };
}

const discards = ['2p', '4p', '7p', '3m', '4m', '6m', '7m', '8s'].map((tile, at) => [tile, { shanten: at < 7 ? 1 : 2, accept: ['2m:4', '5m:4', '8m:4', '3p:4'].slice(0, 4 - (at % 3)), count: 12 - at }] as const);
const odds = discards.map(([tile], at) => [tile, { win: [0.01, 0.2 - 0.02 * at], points: 2410 - 200 * at, danger: 0.02 * at }] as const);
const riichiAnswer = JSON.stringify({ shanten: 1, discards: Object.fromEntries(discards), advice: { discards: Object.fromEntries(odds) } });

