import { family, plain, rankOf, type Tile } from '../../tiles/tile';
import type { Lights } from './lights';

/// The tiles of a winning hand in which each of the things it needs is seen; nothing for one that it does without.
///
/// @param sets as the hand was read, and its melds
export function musts(sets: readonly (readonly Tile[])[]): Partial<Record<keyof Lights, Tile[]>> {
  const all = sets.flat();
  const suits = ['m', 'p', 's'].map((suit) => all.find((tile) => tile[1] === suit));
  const terminal = all.find((tile) => tile[1] === 'z' || rankOf(tile) === 1 || rankOf(tile) === 9);
  const triplet = sets.find(isTriplet) ?? sets.find((set) => set.length === 2 && isAlike(set) && family(set[0]!) === 'dragons');
  return {
    ...(suits.every((tile) => tile !== undefined) ? { suits } : {}),
    ...(terminal ? { terminal: [terminal] } : {}),
    ...(triplet ? { triplet: [...triplet] } : {}),
  };
}

/// A triplet or a kong; a special kong is one too.
function isTriplet(set: readonly Tile[]): boolean {
  const isRun = set.length === 3 && set[0]![1] !== 'z' && new Set(set.map((tile) => tile[1])).size === 1 && !isAlike(set);
  return set.length > 2 && !isRun;
}

function isAlike(set: readonly Tile[]): boolean {
  return new Set(set.map(plain)).size === 1;
}
