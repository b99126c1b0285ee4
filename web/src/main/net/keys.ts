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

export function keysOf(table: string): Keys | undefined {
  return all().find((keys) => keys.table === table);
}

/// All tables known, the latest first.
export function all(): Keys[] {
  return load<Keys[]>('tables', []);
}

export function remember(keys: Keys): void {
  save('tables', [keys, ...all().filter((each) => each.table !== keys.table)].slice(0, 20));
}

export function forget(table: string): void {
  save('tables', all().filter((each) => each.table !== table));
}
