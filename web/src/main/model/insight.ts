import type { Tile } from '../tiles/tile';

/// What the analyser says about a hand, in the parts that pages show; each game fills those it has.
export interface Insight {
  complete?: boolean;
  distance?: number | { standard: number; siete: number | null };
  shanten?: number;
  lights?: { suits: boolean; terminal: boolean; triplet: boolean };
  discards?: Record<string, RawDiscard> | (RawDiscard & { tile: Tile })[];
  in_reach?: { name: string; units: number; distance: number }[];
  advice?: { discards?: Record<string, { win?: number[]; ready?: number[]; points?: number; danger?: number }> };
  accept?: string[];
  count?: number;
}

interface RawDiscard {
  shanten?: number;
  distance?: number;
  accept: string[];
  count: number;
  keep?: number;
  terms?: Record<string, number>;
}

export interface DiscardRow {
  tile: Tile;
  /// Tiles missing to a win afterwards.
  away: number;
  accept: { tile: Tile; left: number }[];
  count: number;
  keep?: number | undefined;
  terms?: Record<string, number> | undefined;
  win?: number | undefined;
  points?: number | undefined;
  danger?: number | undefined;
}

/// The table of discards of any game, in the order the analyser ranks them.
export function discardRows(insight: Insight): DiscardRow[] {
  const given = insight.discards ?? {};
  const list: (RawDiscard & { tile: Tile })[] = Array.isArray(given)
    ? given
    : Object.entries(given).map(([tile, discard]) => ({ tile, ...discard }));
  return list.map((discard) => {
    const more = insight.advice?.discards?.[discard.tile];
    return {
      tile: discard.tile,
      away: discard.distance ?? (discard.shanten ?? 0) + 1,
      accept: accepted(discard.accept),
      count: discard.count,
      keep: discard.keep,
      terms: discard.terms,
      win: more?.win?.at(-1),
      points: more?.points,
      danger: more?.danger,
    };
  });
}

/// `["5m:4"]`: tiles with the copies left.
export function accepted(list: readonly string[]): { tile: Tile; left: number }[] {
  return list.map((text) => {
    const [tile, left] = text.split(':');
    return { tile: tile!, left: Number(left) };
  });
}

/// How many tiles a hand lacks to a win; 0 is a win.
export function away(insight: Insight): number | undefined {
  if (insight.shanten !== undefined) return insight.shanten + 1;
  return typeof insight.distance === 'object' ? insight.distance.standard : insight.distance;
}
