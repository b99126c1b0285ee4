import { compact, tiles as read, type Tile } from '../tiles/tile';
import type { Seat, Won } from './events';
import { place, seats, tilesLeft, wind, type Laid, type Table } from './table';

/// What one seat may ask about its own hand: its tiles and melds, every tile it sees elsewhere, and the rules of its table.
export function question(game: string, table: Table, seat: Seat): object {
  const own = place(table, seat);
  const visible: Tile[] = table.markers.map((marker) => marker.tile);
  for (const other of seats(table)) {
    const there = place(table, other);
    visible.push(...there.pond.filter((thrown) => !thrown.claimedBy).map((thrown) => thrown.tile));
    if (other !== seat) visible.push(...there.melds.flatMap((meld) => meld.tiles));
  }
  return {
    hand: compact(own.hand),
    ...(own.melds.length ? { melds: own.melds.map(bracketed) } : {}),
    visible: compact(visible.filter((tile) => tile !== '?')),
    rules: table.started.rules,
    ...circumstances(game, table, seat),
  };
}

/// What else a seat knows of its hand, in the words of its game.
function circumstances(game: string, table: Table, seat: Seat): object {
  const own = place(table, seat);
  const marked = (name: string) => table.markers.find((marker) => marker.name === name && marker.tile !== '?')?.tile;
  const drawn = own.drawn && own.drawn !== '?' ? { win: own.drawn, self_draw: true } : {};
  const dealer = table.started.dealer === seat ? { dealer: true } : {};
  switch (game) {
    case 'riichi':
      // Chances are not wanted; asked like this, the tiles that help are those the rules have.
      return { odds: false, round_wind: 'ESWN'[table.started.tally['round'] ?? 0], seat_wind: 'ESWN'[wind(table, seat)] };
    case 'filipino': {
      const joker = marked('joker');
      const discards = seats(table).reduce((sum, each) => sum + place(table, each).pond.length, 0);
      return { flowers: own.flowers.length, discards: Math.min(99, discards), ...(joker ? { joker } : {}), ...drawn, ...dealer };
    }
    case 'changchun': {
      const bao = marked('bao');
      return { ...(own.words.includes('ting') ? { ting: true, ...(bao ? { bao } : {}) } : {}), ...drawn, ...dealer };
    }
    default:
      return {};
  }
}

/// Advice goes by the league's set: blanks, or fewer players, leave more tiles in the wall.
const LEAGUE_WALL = 99;

/// What one seat of an American game may ask: whose groups and discards they are matters, and so does the card.
export function americanQuestion(table: Table, seat: Seat): object {
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

export function bracketed(meld: Laid): string {
  const [open, close] = { claimed: '()', own: '[]', face_down: '{}' }[meld.manner];
  return open! + compact(meld.tiles) + close!;
}

/// A won Riichi hand, as its fu are asked for.
export function fuQuestion(table: Table, win: Won): object {
  const own = place(table, win.seat);
  const hand = win.from ? [...own.hand, win.tile] : own.hand;
  return {
    hand: compact(hand),
    win_tile: win.tile,
    ...(own.melds.length ? { melds: own.melds.map(bracketed) } : {}),
    ...(win.from ? {} : { tsumo: true }),
    ...(own.words.includes('riichi') ? { riichi: true } : {}),
    dora_indicators: compact(table.markers.filter((marker) => marker.name === 'dora').map((marker) => marker.tile)),
    seat_wind: 'ESWN'[wind(table, win.seat)],
    round_wind: 'ESWN'[table.started.tally['round'] ?? 0],
  };
}
