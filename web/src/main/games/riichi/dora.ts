import { family, plain, rankOf, type Tile } from '../../tiles/tile';

/// The tile that an indicator makes dora; with three players 1 character points to 9.
export function doraOf(indicator: Tile, players: number): Tile {
  const tile = plain(indicator);
  const rank = rankOf(tile);
  const letter = tile[1]!;
  switch (family(tile)) {
    case 'winds':
      return `${(rank % 4) + 1}z`;
    case 'dragons':
      return `${rank === 7 ? 5 : rank + 1}z`;
    default:
      return players === 3 && letter === 'm' && rank === 1 ? '9m' : `${(rank % 9) + 1}${letter}`;
  }
}
