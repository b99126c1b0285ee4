import type { TableFace } from '../games/face';
import type { Event, Seat } from '../model/events';
import type { OwnLine } from '../net/api';

/// What statistics need of one finished match, as one seat played it; small enough to be kept.
export interface Digest {
  record: string;
  game: string;
  preset: string;
  finished: string;
  /// In parts of a point, as the list of games has it.
  result: number;
  place: number;
  hands: HandCounts;
  /// What the seat was paid for, where the game names it: how often, and what those payments brought.
  achieved: Record<string, { times: number; points: number }>;
}

/// In how many hands a thing happened.
export interface HandCounts {
  hands: number;
  wins: number;
  selfDrawn: number;
  dealIns: number;
  calls: number;
  ready: number;
}

export const NO_HANDS: HandCounts = { hands: 0, wins: 0, selfDrawn: 0, dealIns: 0, calls: 0, ready: 0 };

export function sum(all: readonly HandCounts[]): HandCounts {
  const total = { ...NO_HANDS };
  for (const each of all) for (const name of Object.keys(total) as (keyof HandCounts)[]) total[name] += each[name];
  return total;
}

/// A hand that was played to its end, as one seat played it.
export function counts(events: readonly Event[], seat: Seat, face: Pick<TableFace, 'words'>): HandCounts {
  if (!events.some(({ event }) => event === 'ended')) return NO_HANDS;
  const has = (what: (event: Event) => boolean) => (events.some(what) ? 1 : 0);
  return {
    hands: 1,
    wins: has((event) => event.event === 'won' && event.seat === seat),
    selfDrawn: has((event) => event.event === 'won' && event.seat === seat && event.from === undefined),
    dealIns: has((event) => event.event === 'won' && event.from === seat),
    calls: has((event) => event.event === 'claimed' && event.seat === seat),
    ready: has((event) => event.event === 'declared' && event.seat === seat && event.word in face.words.ready),
  };
}

export function digest(line: OwnLine, hands: readonly Event[][], face: TableFace): Digest {
  const own = line.results[line.seat] ?? 0;
  const achieved: Digest['achieved'] = {};
  for (const event of hands.flat()) {
    const points = event.event === 'paid' ? (event.points[line.seat] ?? 0) : 0;
    for (const name of event.event === 'paid' && points > 0 ? face.sheet.achieved(event) : []) {
      const known = achieved[name] ?? { times: 0, points: 0 };
      achieved[name] = { times: known.times + 1, points: known.points + points };
    }
  }
  return {
    record: line.record,
    game: line.game,
    preset: line.preset ?? '',
    finished: line.finished ?? '',
    result: own,
    place: 1 + Object.values(line.results).filter((other) => other !== undefined && other > own).length,
    hands: sum(hands.map((events) => counts(events, line.seat, face))),
    achieved,
  };
}
