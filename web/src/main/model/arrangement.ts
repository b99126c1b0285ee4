import { sorted, type Tile } from '../tiles/tile';

/// One's own tiles in one's own order: what was there keeps its place, what is new stands at the right.
export function arranged(order: readonly Tile[], hand: readonly Tile[]): Tile[] {
  const left = [...hand];
  const kept = order.filter((tile) => {
    const at = left.indexOf(tile);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return [...kept, ...left];
}

/// The hand as it stands: the tile just drawn apart from the rest.
export function standing(order: readonly Tile[], hand: readonly Tile[], drawn: Tile | undefined, sort: boolean): { tiles: Tile[]; drawn: boolean } {
  const all = arranged(order, hand);
  if (drawn === undefined) return { tiles: sort ? sorted(all) : all, drawn: false };
  all.splice(all.lastIndexOf(drawn), 1);
  return { tiles: [...(sort ? sorted(all) : all), drawn], drawn: true };
}

export function moved(tiles: readonly Tile[], from: number, to: number): Tile[] {
  const next = [...tiles];
  const [tile] = next.splice(from, 1);
  next.splice(to, 0, tile!);
  return next;
}
