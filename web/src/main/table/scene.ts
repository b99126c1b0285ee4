import type { PerSeat, Seat } from '../model/events';
import { seats, wind, type Table } from '../model/table';
import { side } from '../model/words';
import type { TableFace } from '../games/face';
import type { TableState } from '../net/messages';

export interface Person {
  name: string;
  bot: boolean;
  away: boolean;
}

/// A table, and from where it is seen.
export interface Scene {
  game: string;
  face: TableFace;
  table: Table;
  viewer: Seat;
  /// Whether the viewer sits there, rather than looking over a shoulder.
  own: boolean;
  people: PerSeat<Person>;
  /// Who chooses now.
  pending: Seat[];
  /// What the rules say of the viewer's own hand just now, such as that it may not win on a discard.
  notes: readonly string[];
}

export function people(state: TableState | undefined, you: Seat | undefined): PerSeat<Person> {
  const all: PerSeat<Person> = {};
  for (const [seat, held] of Object.entries(state?.seats ?? {}) as [Seat, NonNullable<TableState['seats'][Seat]>][]) {
    all[seat] = { name: seat === you ? 'You' : (held.name ?? 'Open seat'), bot: held.kind === 'bot', away: held.away ?? false };
  }
  return all;
}

export function nameOf(scene: Pick<Scene, 'people'>, seat: Seat): string {
  return scene.people[seat]?.name ?? `Seat ${seat}`;
}

export function sideOf(scene: Scene, seat: Seat): number {
  return side(scene.viewer, seat, seats(scene.table).length);
}

export function letterOf(scene: Scene, seat: Seat): string {
  return scene.face.seatLetter(wind(scene.table, seat));
}

export function isTurn(scene: Scene, seat: Seat): boolean {
  if (scene.table.over) return false;
  return scene.pending.length === 1 ? scene.pending[0] === seat : scene.table.turn === seat;
}
