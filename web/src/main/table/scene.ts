import type { PerSeat, Seat } from '../model/events';
import { place, seats, wind, type Table } from '../model/table';
import { seatLetter, side } from '../model/words';
import type { TableState } from '../net/messages';

export interface Person {
  name: string;
  bot: boolean;
  away: boolean;
}

/// A table, and from where it is seen.
export interface Scene {
  game: string;
  table: Table;
  viewer: Seat;
  /// Whether the viewer sits there, rather than looking over a shoulder.
  own: boolean;
  people: PerSeat<Person>;
  /// Who chooses now.
  pending: Seat[];
  /// The viewer's own hand may not win on the discards of others.
  furiten?: boolean;
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
  return seatLetter(scene.game, wind(scene.table, seat));
}

/// The word a plate wears: riichi, furiten, ready, mano.
export function tagOf(scene: Scene, seat: Seat): string {
  const words = place(scene.table, seat).words;
  const furiten = scene.own && scene.furiten && seat === scene.viewer;
  if (isInRiichi(scene, seat)) return furiten ? 'riichi, furiten' : 'riichi';
  if (furiten) return 'furiten';
  if (words.includes('ting')) return 'ready';
  if (words.includes('dead')) return 'dead hand';
  if (scene.game === 'filipino' && seat === scene.table.started.dealer) return 'mano';
  return '';
}

export function isInRiichi(scene: Scene, seat: Seat): boolean {
  return place(scene.table, seat).words.some((word) => word === 'riichi' || word === 'open riichi');
}

export function noteOf(scene: Scene, seat: Seat): string {
  return scene.game !== 'filipino' && seat === scene.table.started.dealer ? 'dealer' : '';
}

export function isTurn(scene: Scene, seat: Seat): boolean {
  if (scene.table.over) return false;
  return scene.pending.length === 1 ? scene.pending[0] === seat : scene.table.turn === seat;
}
