import { compact, type Tile } from '../tiles/tile';
import type { Seat } from './events';
import { bracketed } from './question';
import { place, type Table } from './table';

/// What a Riichi hand has thrown itself, and what it let go by since its last discard, or ever since riichi.
export function gone(table: Table, seat: Seat): Tile[] {
  const own = place(table, seat);
  const riichi = own.words.some((word) => word.endsWith('riichi'));
  const since = riichi
    ? table.log.findIndex((event) => event.event === 'declared' && event.seat === seat && event.word.endsWith('riichi'))
    : table.log.findLastIndex((event) => event.event === 'discarded' && event.seat === seat);
  // The tile that is offered now can still be won on.
  const until = table.offered ? table.log.length - 1 : table.log.length;
  const passed = table.log
    .slice(Math.max(0, since), until)
    .flatMap((event) => ((event.event === 'discarded' || event.event === 'added') && event.seat !== seat ? [event.tile] : []));
  return [...own.pond.map((thrown) => thrown.tile), ...passed];
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
