import { compact, type Tile } from '../tiles/tile';
import type { Event, Seat } from './events';
import { bracketed } from './question';
import { place, type Table } from './table';

/// What a Riichi hand has thrown itself, and what it let go by since its last discard, or ever since riichi.
///
/// Where passing bars only on a tile with a yaku, no tile counts that went by before riichi: the table alone knows the yaku.
export function gone(table: Table, seat: Seat): Tile[] {
  const own = place(table, seat);
  const riichi = own.words.some((word) => word.endsWith('riichi'));
  const thrown = own.pond.map((each) => each.tile);
  if (!riichi && table.started.rules['furiten_by'] === 'yaku') return thrown;
  const since = riichi
    ? table.log.findIndex((event) => event.event === 'declared' && event.seat === seat && event.word.endsWith('riichi'))
    : table.log.findLastIndex((event) => event.event === 'discarded' && event.seat === seat);
  // The tile that is offered now can still be won on.
  const until = table.offered ? table.log.length - 1 : table.log.length;
  const passed = table.log.slice(Math.max(0, since), until).flatMap((event) => offeredBy(table, seat, event));
  return [...thrown, ...passed];
}

/// What an event of another seat let one win on: a discard, a tile added to a kan, a north set aside.
function offeredBy(table: Table, seat: Seat, event: Event): Tile[] {
  switch (event.event) {
    case 'discarded':
    case 'added':
      return event.seat !== seat ? [event.tile] : [];
    case 'laid': {
      const bars = event.meld.kind === 'flowers' && table.started.rules['kita_furiten'] !== 'no';
      return bars && event.seat !== seat ? ['4z'] : [];
    }
    default:
      return [];
  }
}

/// The question whether a hand is furiten; nothing while a tile must be thrown.
export function furitenQuestion(table: Table, seat: Seat): object | undefined {
  const own = place(table, seat);
  if (own.hand.length % 3 !== 1) return undefined;
  const discards = gone(table, seat);
  return {
    hand: compact(own.hand),
    ...(own.melds.length ? { melds: own.melds.map(bracketed) } : {}),
    ...(discards.length ? { discards: compact(discards) } : {}),
  };
}
