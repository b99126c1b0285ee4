import type { Event, PerSeat, Seat } from '../model/events';
import type { TableState, ToServer } from '../net/messages';
import { load, save } from '../state/store';
import { draw, SCHEME, seatCommitment } from './scheme';

/// What this browser keeps of its part in the tiles of a match.
export interface Kept {
  table: string;
  seat: Seat;
  round: number;
  /// The own number: nobody else's until all have committed.
  nonce: string;
  /// What the server had committed to when our commitment was made.
  commitment: string;
  /// Everybody's commitments as they stood when our number was revealed.
  commitments?: PerSeat<string>;
  /// Rounds before this one in which our number was revealed in vain.
  vain: number;
}

const MOST = 50;
const MOST_SEEN = 3;

export function keptOf(table: string): Kept | undefined {
  return load<Kept[]>('fair', []).find((each) => each.table === table);
}

export function keep(kept: Kept): void {
  save('fair', [kept, ...load<Kept[]>('fair', []).filter((each) => each.table !== kept.table)].slice(0, MOST));
}

/// Nothing of a match is kept any more.
export function forgetKept(table: string): void {
  save('fair', load<Kept[]>('fair', []).filter((each) => each.table !== table));
  save('seen', load<string[]>('seen', []).filter((each) => each !== table));
  save(`seen.${table}`, undefined);
}

/// The finished hands of a match as this seat saw them.
export function seenOf(table: string): Event[][] {
  return load<Event[][]>(`seen.${table}`, []);
}

export function keepSeen(table: string, hand: readonly Event[]): void {
  const tables = load<string[]>('seen', []);
  const latest = [table, ...tables.filter((each) => each !== table)];
  latest.slice(MOST_SEEN).forEach((each) => save(`seen.${each}`, undefined));
  save('seen', latest.slice(0, MOST_SEEN));
  const number = numberOf(hand);
  save(`seen.${table}`, [...seenOf(table).filter((each) => numberOf(each) !== number), hand]);
}

export function numberOf(hand: readonly Event[]): number | undefined {
  return hand[0]?.event === 'started' ? hand[0].hand : undefined;
}

/// What there is to do about the numbers: what to keep first, and what to say then; or why this seat takes no further part.
export type Step = { kept: Kept; say?: ToServer } | { alarm: 'lost' | 'changed' };

/// The seat's next step while a table waits. Its number leaves the browser only when every seat, the server first, has
/// committed, and nothing of what was committed to has changed.
export function step(state: TableState, seat: Seat, before: Kept | undefined): Step | undefined {
  const fair = state.fair;
  if (state.phase !== 'waiting' || fair?.scheme !== SCHEME || fair.round === undefined) return undefined;
  const { table } = state;
  const own = fair.commitments?.[seat];
  const kept = before?.seat === seat ? before : undefined;
  if (kept && kept.round > fair.round) return { alarm: 'changed' };
  if (!kept || kept.round < fair.round) {
    if (own) return { alarm: 'lost' };
    const vain = (kept?.vain ?? 0) + (kept?.commitments ? 1 : 0);
    const fresh: Kept = { table, seat, round: fair.round, nonce: draw(), commitment: fair.commitment, vain };
    return { kept: fresh, say: commit(fresh) };
  }
  if (fair.commitment !== kept.commitment) return { alarm: 'changed' };
  if (!own) return { kept, say: commit(kept) };
  if (own !== seatCommitment(table, kept.round, seat, kept.nonce)) return { alarm: 'changed' };
  const seats = Object.entries(state.seats) as [Seat, { kind: string }][];
  const all = fair.commitments ?? {};
  const complete = seats.every(([each, held]) => held.kind !== 'open' && all[each]);
  if (kept.commitments && !(complete && isSame(kept.commitments, all))) return { alarm: 'changed' };
  if (!complete) return { kept };
  const ready: Kept = { ...kept, commitments: all };
  return fair.revealed?.includes(seat) ? { kept: ready } : { kept: ready, say: { type: 'reveal', round: kept.round, nonce: kept.nonce } };
}

function commit(kept: Kept): ToServer {
  return { type: 'commit', round: kept.round, commitment: seatCommitment(kept.table, kept.round, kept.seat, kept.nonce) };
}

export function isSame(one: PerSeat<string>, other: PerSeat<string>): boolean {
  const names = (texts: PerSeat<string>) => JSON.stringify(Object.entries(texts).sort());
  return names(one) === names(other);
}
