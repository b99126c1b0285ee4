import { compact, tiles as read, type Tile } from '../../tiles/tile';
import type { Seat } from '../../model/events';
import { bracketed } from '../../model/question';
import { place, seats, tilesLeft, type Table } from '../../model/table';

/// Advice goes by the league's set: blanks, or fewer players, leave more tiles in the wall.
const LEAGUE_WALL = 99;

/// What one seat may ask: whose groups and discards they are matters, and so does the card.
export function question(table: Table, seat: Seat): object {
  const own = place(table, seat);
  const others = seats(table).filter((other) => other !== seat);
  const isPlay = ['', 'play'].includes(table.phase);
  const thrown = (of: Seat) => compact(place(table, of).pond.filter((each) => !each.claimedBy).map((each) => each.tile));
  return {
    hand: compact(own.hand),
    exposed: own.melds.map(bracketed),
    others: Object.fromEntries(others.filter((other) => place(table, other).melds.length).map((other) => [other, place(table, other).melds.map(bracketed)])),
    discards: [thrown(seat), ...others.map((other) => `${other}:${thrown(other)}`)].filter((text) => text && !text.endsWith(':')),
    passed: compact(passed(table, seat)),
    ...(isPlay ? { phase: 'play', wall: Math.min(LEAGUE_WALL, tilesLeft(table)) } : { phase: 'charleston' }),
    card: table.started.rules['card'] ?? 'sparrow',
  };
}

/// The tiles a seat gave away and has not seen since.
function passed(table: Table, seat: Seat): Tile[] {
  const away: Tile[] = [];
  const seen = (tiles: readonly Tile[]) =>
    tiles.forEach((tile) => {
      const at = away.indexOf(tile);
      if (at >= 0) away.splice(at, 1);
    });
  for (const event of table.log) {
    if (event.event !== 'exchanged') continue;
    seen(read(event.received[seat] ?? ''));
    away.push(...read(event.given[seat] ?? '').filter((tile) => tile !== '?'));
  }
  for (const other of seats(table).filter((each) => each !== seat)) {
    const { pond, melds } = place(table, other);
    seen(pond.filter((thrown) => !thrown.claimedBy).map((thrown) => thrown.tile));
    seen(melds.flatMap((meld) => meld.tiles));
  }
  return away;
}
