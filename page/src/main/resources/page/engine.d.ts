/** Whether this browser can run it. */
export function isSupported(): boolean;

/** A question that cannot be answered, in one sentence for people. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
}

export type Seat = 'A' | 'B' | 'C' | 'D';

/** Something that happened at a table; docs/log.md describes each kind. */
export interface Event {
  event: string;
  [field: string]: unknown;
}

/** What is asked about a hand; `games()` names the fields of each game. */
export interface Question {
  hand: string;
  [field: string]: unknown;
}

export interface Game {
  name: string;
  title: string;
  bots: { name: string; meaning: string }[];
  fields: { name: string; kind: string; meaning: string }[];
  [more: string]: unknown;
}

export interface Judgement {
  choice: Record<string, unknown>;
  ranking: { option?: number; action: Record<string, unknown>; value: number; reasons: { name: string; number: number; sentence: string }[] }[];
  played: Record<string, unknown>[];
  question: Record<string, unknown>;
}

export class Engine {
  /** Loads the engine, from beside this module or from elsewhere, and what it needs for these games; for all, if none is named. */
  static open(address?: string, games?: string[]): Promise<Engine>;
  /** Resolves when everything is there that a game needs: before it is asked for, if `open` did not name it. */
  need(game?: string): Promise<unknown>;
  /** Every game, with its rules, settings, levels, and what can be asked about its hands. */
  games(): Game[];
  /** A score if the hand has won; otherwise its distance and what each discard is worth. */
  analyse(game: string, question: Question): Record<string, unknown>;
  /** The same as an answer for programs and a sheet for people. */
  sheet(game: string, question: Question): { answer: Record<string, unknown>; sheet: Record<string, unknown>[] };
  /** What a level would do after so many of the events of a hand, and why. */
  advise(events: Event[], seat: Seat, level: string, after?: number): Judgement;
  /** The events of a hand that bots play; the strongest without a level. */
  play(game: string, how?: { level?: string; seed?: number | bigint; hand?: number }): Event[];
  /** Whatever a server answers at an address below /api/v1 (docs/protocol.md). */
  ask(method: 'GET' | 'POST' | 'DELETE', address: string, body?: string | Uint8Array, secret?: string): { status: number; file: string; body: Uint8Array };
}
