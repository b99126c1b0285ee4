import { parse, plain, rankOf, sorted, type Tile } from '../../tiles/tile';
import type { Paid, Won } from '../../model/events';
import { place, type Table } from '../../model/table';
import type { Words } from '../../model/words';
import { named } from './account';

/// A set of the winner's concealed tiles, as the hand was read.
export interface HandSet {
  tiles: Tile[];
  /// The same as the rules read it; nothing where they do not say.
  read: readonly Tile[];
  /// The place of the winning tile in it, or -1.
  won: number;
  /// What the winning tile stands for, where it is not itself.
  standsFor?: Tile;
}

/// The concealed tiles of the winner with the one it won on; that one lies elsewhere as long as it is on offer.
export function complete(table: Table, win: Won): Tile[] {
  const { hand } = place(table, win.seat);
  return win.from && table.offered ? [...hand, win.tile] : hand;
}

/// The sets in which the hand was scored; one for all tiles where the sheet does not tell them.
export function sets(table: Table, win: Won, paid: Paid | undefined): HandSet[] {
  const tiles = complete(table, win);
  const reading = named(paid, 'reading');
  const as = named(paid, 'bao stands for') ?? win.tile;
  const read = reading === undefined ? undefined : arranged(tiles, blocks(reading), win.tile, as, named(paid, 'wait'));
  return read ?? [whole(tiles, win.tile)];
}

/// The concealed blocks of a reading; melds stand in brackets.
function blocks(reading: string): Tile[][] {
  return reading
    .split(' ')
    .filter((block) => block && !'([{'.includes(block[0]!))
    .map((block) => parse(block) ?? []);
}

function whole(tiles: readonly Tile[], winning: Tile): HandSet {
  const at = tiles.lastIndexOf(winning);
  return at < 0 ? { tiles: sorted(tiles), read: [], won: -1 } : { tiles: [...sorted(tiles.toSpliced(at, 1)), winning], read: [], won: tiles.length - 1 };
}

/// The tiles put into the blocks, red ones where they are; nothing if they are not the same.
function arranged(tiles: readonly Tile[], read: readonly Tile[][], winning: Tile, as: Tile, wait: string | undefined): HandSet[] | undefined {
  const found: HandSet[] = read.map((block) => ({ tiles: [...block], read: block, won: -1 }));
  let left = [...tiles];
  const at = finished(read, plain(as), wait);
  if (at) {
    const set = found[at.block]!;
    set.tiles[at.place] = winning;
    set.won = at.place;
    if (plain(as) !== plain(winning)) set.standsFor = as;
    left = without(left, winning) ?? left;
  }
  for (const set of found) {
    for (let place = 0; place < set.tiles.length; place++) {
      if (place === set.won) continue;
      const wanted = set.tiles[place]!;
      const tile = left.find((each) => each === wanted) ?? left.find((each) => plain(each) === plain(wanted));
      if (tile === undefined) return undefined;
      set.tiles[place] = tile;
      left = without(left, tile)!;
    }
  }
  return left.length ? undefined : found;
}

/// Where the last tile came: in a block that was waited for in that way, or else in any that has it.
function finished(read: readonly Tile[][], tile: Tile, wait: string | undefined): { block: number; place: number } | undefined {
  const spots = read.flatMap((block, at) => {
    const place = block.findLastIndex((each) => plain(each) === tile);
    return place < 0 ? [] : [{ block: at, place }];
  });
  return spots.find(({ block, place }) => wait === waitOf(read[block]!, place)) ?? spots[0];
}

/// How the tile at this place completes its block.
function waitOf(block: readonly Tile[], place: number): string {
  if (block.length === 2) return 'single';
  if (isGroup(block)) return 'dual-pair';
  if (place === 1) return 'closed';
  const first = rankOf(block[0]!);
  return (place === 2 && first === 1) || (place === 0 && first === 7) ? 'edge' : 'two-sided';
}

function isGroup(tiles: readonly Tile[]): boolean {
  return new Set(tiles.filter((tile) => tile !== '1j').map(plain)).size <= 1;
}

/// What a set of the hand is called in its game.
export function setName(tiles: readonly Tile[], words: Words): string {
  const { run, group } = words.inHand ?? words;
  const name = isGroup(tiles) ? ['', 'single', 'pair', group, words.kong, 'quint', 'sextet'][tiles.length] : isRun(tiles) ? run : '';
  return (name ?? '').toLowerCase();
}

function isRun(tiles: readonly Tile[]): boolean {
  return tiles.length > 2 && tiles.every((tile, at) => 'mps'.includes(tile[1]!) && tile[1] === tiles[0]![1] && rankOf(tile) === rankOf(tiles[0]!) + at);
}

function without(tiles: readonly Tile[], tile: Tile): Tile[] | undefined {
  const at = tiles.indexOf(tile);
  return at < 0 ? undefined : tiles.toSpliced(at, 1);
}
