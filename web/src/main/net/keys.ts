import type { Seat } from '../model/events';
import { load, save } from '../state/store';

/// The secrets this browser holds for a table, and enough to find the way back to it.
export interface Keys {
  table: string;
  game: string;
  seat?: Seat;
  token?: string;
  invitation?: string;
  owner?: string;
}

/// A seat that this browser has or had.
export type Played = Keys & { token: string };

const MOST = 20;
const MOST_PLAYED = 500;

export function keysOf(table: string): Keys | undefined {
  return all().find((keys) => keys.table === table) ?? played().find((keys) => keys.table === table);
}

/// What lets one in to a table and, when its match is over, to its record.
export function secretOf(table: string): string | undefined {
  const keys = keysOf(table);
  return keys?.token ?? keys?.invitation;
}

/// The tables one may want to come back to, the latest first.
export function all(): Keys[] {
  return load<Keys[]>('tables', []);
}

/// Every table at which this browser took a seat, the latest first; it stays when the match is over.
export function played(): Played[] {
  const kept = load<Played[]>('played', []);
  const others = all().filter((keys): keys is Played => keys.token !== undefined && !kept.some((each) => each.table === keys.table));
  return [...others, ...kept];
}

export function remember(keys: Keys): void {
  if (keys.token !== undefined) save('played', [keys, ...played().filter((each) => each.table !== keys.table)].slice(0, MOST_PLAYED));
  save('tables', [keys, ...all().filter((each) => each.table !== keys.table)].slice(0, MOST));
}

/// Nobody comes back to this table; what was played there stays among one's own games.
export function forget(table: string): void {
  save('played', played());
  save('tables', all().filter((each) => each.table !== table));
}

/// Nothing is known of this table any more.
export function drop(table: string): void {
  save('played', played().filter((each) => each.table !== table));
  save('tables', all().filter((each) => each.table !== table));
}
