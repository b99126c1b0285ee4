import type { Event, PerSeat, Seat } from '../model/events';
import type { Insight } from '../model/insight';
import type { ScoringTable } from '../model/scoring';
import type { Part } from '../model/sheet';
import type { Review } from '../review/review';
import { texts } from '../texts/en';
import { secretOf } from './keys';
import type { Action, Choice, Fair, Ranked, TableState } from './messages';

/// What the server refused, with the one sentence it gives for people.
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

export interface Option {
  name: string;
  meaning: string;
  kind: 'choice' | 'number' | 'text';
  values: string[];
  standard: string;
  /// What people read: the heading it stands under, its plain name, what it means, and what its values are called.
  group: string;
  title: string;
  note: string;
  words: Record<string, string>;
  /// What a number counts, and how much of it makes one of that.
  unit: string;
  parts: number;
}

export interface Preset {
  name: string;
  title: string;
  seats: Seat[];
  rules: Record<string, string>;
  /// Those a hand may hold.
  tiles: string;
  /// Those that are laid at once.
  laid: string;
}

/// Something that a question about a hand may say: an entry of the analyser's form.
export interface Field {
  name: string;
  /// What people know it by; links have it.
  key: string;
  kind: 'tiles' | 'tile' | 'melds' | 'number' | 'flag' | 'word' | 'texts' | 'document' | 'changes';
  /// What stands for its value, such as `WIND`.
  label: string;
  meaning: string;
  group: 'hand' | 'situation' | 'more' | 'table' | 'rules' | 'level';
  /// The words it takes, if it takes only some.
  values: string[];
  /// What holds if it is not said; may be empty.
  standard: string;
}

/// What there is to say about a hand: for programs, and to read.
export interface Told {
  answer: Record<string, unknown>;
  sheet: Part[];
}

/// The same of a seat that must choose, and the form in which it would ask.
export interface SeatTold extends Told {
  decision: number;
  question: Record<string, unknown>;
}

export interface Game {
  name: string;
  title: string;
  presets: Preset[];
  options: Option[];
  settings: Option[];
  /// The levels, the weakest first; which of them can review a match.
  bots: { name: string; meaning: string; reviews?: boolean }[];
  parts: number;
  answers: boolean;
  /// A hand such as somebody might type.
  example: string;
  fields: Field[];
  formats: string[];
}

export interface NewTable {
  game: string;
  preset?: string;
  options?: Record<string, string>;
  settings?: Record<string, string>;
  seats?: PerSeat<string>;
  stand_in?: string;
  listed?: boolean;
}

export interface RecordLine {
  record: string;
  game: string;
  preset?: string;
  finished: string;
  players: PerSeat<string>;
  results: PerSeat<number>;
  hands: number;
}

/// A game of one's own; one that has not ended is in the list too.
export interface OwnLine extends Omit<RecordLine, 'finished'> {
  finished?: string;
  seat: Seat;
  phase: TableState['phase'];
}

export interface GameRecord {
  record?: string;
  game: string;
  players: PerSeat<string>;
  format: string;
  results?: PerSeat<number>;
  fair?: Fair;
  hands: Event[][];
}

/// The records in a file: who played in each and how it ended, or why it cannot be read.
export interface RecordsInFile {
  count: number;
  records: { record: number; place: string; error?: string; game?: string; hands?: number; players?: PerSeat<string>; points?: PerSeat<number> }[];
}

/// What an advisor says of a choice in a record: `played` is what the seat did, as far as the record tells.
export interface Judgement {
  choice: Choice;
  ranking: Ranked[];
  played: Action[];
  /// What the seat would have filled into the analyser.
  question: Record<string, unknown>;
}

export interface CardProblem {
  line: number;
  column: number;
  what: string;
  remedy: string;
  kind: string;
}

const BASE = '/api/v1';

async function answer(method: string, path: string, body?: unknown, secret?: string, signal?: AbortSignal): Promise<Response> {
  const headers: Record<string, string> = {};
  if (secret) headers['Authorization'] = `Bearer ${secret}`;
  let content: BodyInit | null = null;
  if (body instanceof Blob || typeof body === 'string') content = body;
  else if (body !== undefined) {
    headers['Content-Type'] = 'application/json';
    content = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch(BASE + path, { method, headers, body: content, ...(signal ? { signal } : {}) });
  } catch (trouble) {
    if (signal?.aborted) throw trouble;
    throw new Refusal('offline', texts.offline.server, 0);
  }
  if (!response.ok) {
    const refusal = (await response.json().catch(() => ({}))) as { error?: string; message?: string };
    const sentence = refusal.message ?? `The server answered with status ${response.status}; try again in a moment.`;
    throw new Refusal(refusal.error ?? 'failed', sentence, response.status);
  }
  return response;
}

async function request<T>(method: string, path: string, body?: unknown, secret?: string, signal?: AbortSignal): Promise<T> {
  const response = await answer(method, path, body, secret, signal);
  return (await response.json().catch(() => ({}))) as T;
}

const recordPath = (record: string) => `/records/${encodeURIComponent(record)}`;
const filePath = (record: string, format: string) => `${recordPath(record)}/file?format=${format}`;

const reviewQuery = (level: string, hand: number, record = 0) => new URLSearchParams({ ...(level ? { level } : {}), hand: String(hand), ...(record ? { record: String(record) } : {}) }).toString();

/// As many of one's own games as the server tells of at once.
const AT_ONCE = 100;

async function ownRecords(seats: readonly { table: string; token: string }[]): Promise<OwnLine[]> {
  const found: OwnLine[] = [];
  for (let at = 0; at < seats.length; at += AT_ONCE) {
    const asked = Object.fromEntries(seats.slice(at, at + AT_ONCE).map(({ table, token }) => [table, token]));
    found.push(...(await request<{ records: OwnLine[] }>('POST', '/records/own', { seats: asked })).records);
  }
  return found;
}

let games: Promise<Game[]> | undefined;

/// Everything one can ask the server over HTTP (docs/protocol.md).
export const api = {
  games(): Promise<Game[]> {
    games ??= request<{ games: Game[] }>('GET', '/games').then((answer) => answer.games);
    games.catch(() => (games = undefined));
    return games;
  },
  /// What is paid for under these rules, all of them told.
  scoring: (game: string, options: Record<string, string>) => request<ScoringTable>('POST', '/scoring', { game, options }),
  /// Checks house rules; the seats they are played with.
  rules: (game: string, preset: string, options: Record<string, string>) => request<{ seats: Seat[] }>('POST', '/rules', { game, preset, options }),
  tables: () => request<{ tables: TableState[] }>('GET', '/tables').then((answer) => answer.tables),
  table: (table: string, secret?: string) => request<TableState>('GET', `/tables/${table}`, undefined, secret),
  create: (table: NewTable) =>
    request<{ table: string; invitation: string; owner: string; state: TableState }>('POST', '/tables', table),
  join: (table: string, join: { name: string; seat?: Seat }, invitation?: string) =>
    request<{ seat: Seat; token: string; state: TableState }>('POST', `/tables/${table}/join`, join, invitation),
  leave: (table: string, token: string) => request<object>('POST', `/tables/${table}/leave`, {}, token),
  close: (table: string, owner: string) => request<object>('POST', `/tables/${table}/close`, {}, owner),
  seat: (table: string, owner: string, seat: Seat, bot: string | null) =>
    request<TableState>('POST', `/tables/${table}/seats`, { seat, bot }, owner),
  records: (game: string, before?: string) => {
    const query = new URLSearchParams({ ...(game ? { game } : {}), ...(before ? { before } : {}) });
    return request<{ records: RecordLine[]; next?: string }>('GET', `/records?${query}`);
  },
  record: (record: string) => request<GameRecord>('GET', recordPath(record), undefined, secretOf(record)),
  /// The games of these seats that the server still has.
  ownRecords,
  /// Takes the person out of the game; one that nobody else played is deleted.
  deleteRecord: (record: string, token: string) => request<object>('DELETE', recordPath(record), undefined, token),
  file: (record: string, format: string) => BASE + filePath(record, format),
  /// A file that is not there for everybody.
  async download(record: string, format: string): Promise<File> {
    const response = await answer('GET', filePath(record, format), undefined, secretOf(record));
    const name = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1];
    return new File([await response.blob()], name ?? `sparrow-${record}`);
  },
  /// One of the records in a file, from 1; the only one without a number.
  readRecord: (file: Blob, record = 0) => request<GameRecord>('POST', `/records/read${record ? `?record=${record}` : ''}`, file),
  /// Which records a file holds, the first hundred.
  recordsIn: (file: Blob) => request<RecordsInFile>('POST', '/records/read?record=list', file),
  seen: (events: Event[], seat: Seat) => request<{ events: Event[] }>('POST', '/replay/seen', { events, seat }),
  choices: (events: Event[], seat: Seat) =>
    request<{ choices: { after: number; choice: Choice }[] }>('POST', '/replay/choices', { events, seat }),
  replayAdvice: (events: Event[], after: number, seat: Seat, level: string) => request<Judgement>('POST', '/replay/advice', { events, after, seat, level }),
  /// The review of one hand, from 0; no level is the strongest.
  reviewRecord: (record: string, level: string, hand: number, signal: AbortSignal) => request<Review>('GET', `${recordPath(record)}/review?${reviewQuery(level, hand)}`, undefined, secretOf(record), signal),
  reviewFile: (file: Blob, record: number, level: string, hand: number, signal: AbortSignal) => request<Review>('POST', `/review?${reviewQuery(level, hand, record)}`, file, undefined, signal),
  /// What is known of a hand, under rules that are told one by one.
  answer: (game: string, question: { hand: string; rules: Record<string, string> }) => request<Insight>('POST', `/answers/${game}`, question),
  told: (game: string, filled: object) => request<Told>('POST', `/answers/${game}/sheet`, filled),
  /// Nothing where nothing waits for the seat any more.
  seatTold: (table: string, token: string, level: string) => request<Partial<SeatTold>>('POST', `/tables/${table}/answer`, { level }, token),
  cards: () => request<{ cards: { name: string; text: string }[] }>('GET', '/cards').then((answer) => answer.cards),
  checkCard: (text: string) => request<{ ok: boolean; problems: CardProblem[] }>('POST', '/cards/check', { text }),
};
