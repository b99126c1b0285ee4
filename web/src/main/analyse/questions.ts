import { tiles as read, type Tile } from '../tiles/tile';
import { meldTiles, type Written } from '../model/notation';
import type { Analysis, Values } from '../games/face';

/// A hand whose melds lie beside it.
export const closed = ({ tiles, melds }: Written) => ({ hand: tiles.join(''), ...(melds.length ? { melds } : {}) });
/// The fields with something in them, as they are.
export const said = (values: Values, ...names: string[]) => Object.fromEntries(names.filter((name) => values[name]).map((name) => [name, values[name]]));
export const ticked = (values: Values, ...names: string[]) => Object.fromEntries(names.filter((name) => values[name] === 'yes').map((name) => [name, true]));

/// Whether nothing is missing from a hand.
export function isWhole({ most, meldSize }: Pick<Analysis, 'most' | 'meldSize'>, { tiles, melds }: Written): boolean {
  return melds.reduce((sum, meld) => sum + meldSize(meldTiles(meld).length), tiles.length) === most;
}

/// The tile a whole hand is won on: the one chosen, or the last.
export function lastTile({ tiles }: Written, values: Values): Tile | undefined {
  return tiles.find((tile) => tile === values['win']) ?? tiles.at(-1);
}

export const won = (analysis: Pick<Analysis, 'most' | 'meldSize'>, hand: Written, values: Values) => (isWhole(analysis, hand) ? { win: lastTile(hand, values) } : {});

/// The tiles of the picker that a hand may hold under the rules.
export function pickable({ picker }: Analysis, allowed: string | undefined): Tile[][] {
  const some = allowed === undefined ? undefined : new Set(read(allowed));
  return picker.map((row) => read(row).filter((tile) => !some || some.has(tile))).filter((row) => row.length > 0);
}

/// How many of a tile there are: eight jokers, and eight flowers where all are one kind.
export function copiesOf(tile: Tile): number {
  return tile.endsWith('f') || tile === '1j' ? 8 : 4;
}

/// A hand to try: any tiles of the picker.
export function randomHand(analysis: Analysis, allowed: string | undefined): Tile[] {
  const all = pickable(analysis, allowed).flat().filter((tile) => tile[0] !== '0');
  const wall = all.flatMap((tile) => Array<Tile>(copiesOf(tile)).fill(tile));
  const hand: Tile[] = [];
  while (hand.length < analysis.most) hand.push(wall.splice(Math.floor(Math.random() * wall.length), 1)[0]!);
  return hand;
}
