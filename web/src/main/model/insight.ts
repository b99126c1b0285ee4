import { plain, type Tile } from '../tiles/tile';

/// What the analyser says about a hand, in the parts that pages show; each game fills those it has.
export interface Insight {
  complete?: boolean;
  /// Nothing where the hand cannot win any more.
  distance?: number | null | Distances;
  /// Why a complete hand does not win under the rules.
  obstacle?: string;
  shanten?: number;
  discards?: Record<string, RawDiscard> | (RawDiscard & { tile: Tile })[];
  advice?: { discards?: Record<string, { win?: number[]; ready?: number[]; points?: number; danger?: number }> };
  accept?: string[];
  count?: number;
  /// What a level would do, best first: `discard 3p`.
  ranking?: { action: string }[];
}

/// The distance to each form of a win; the nearest one under the rules, where it is told.
interface Distances {
  standard: number | null;
  siete: number | null;
  nearest?: number | null;
}

interface RawDiscard {
  shanten?: number;
  distance?: number | null;
  accept: string[];
  count: number;
  keep?: number;
  terms?: Record<string, number>;
}

export interface DiscardRow {
  tile: Tile;
  /// Tiles missing to a win afterwards; nothing where there can be none.
  away: number | undefined;
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
  /// Where a level was asked, its order; what it does not rank comes after.
  const advised = (insight.ranking ?? []).flatMap(({ action }) => /^discard (\S+)$/.exec(action)?.[1] ?? []).map(plain);
  const place = (tile: Tile) => (advised.includes(plain(tile)) ? advised.indexOf(plain(tile)) : advised.length);
  return list.toSorted((a, b) => place(a.tile) - place(b.tile)).map((discard) => {
    const more = insight.advice?.discards?.[discard.tile];
    return {
      tile: discard.tile,
      away: discard.shanten === undefined ? (discard.distance ?? undefined) : discard.shanten + 1,
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

/// How many tiles a hand lacks to the nearest form of a win; 0 is a win, nothing a hand that cannot win any more.
export function away({ complete, shanten, distance }: Insight): number | undefined {
  if (complete) return 0;
  if (shanten !== undefined) return shanten + 1;
  if (typeof distance !== 'object') return distance;
  if (distance === null) return undefined;
  if (distance.nearest !== undefined) return distance.nearest ?? undefined;
  const forms = [distance.standard, distance.siete].filter((each) => each !== null);
  return forms.length ? Math.min(...forms) : undefined;
}
