import { sorted, type Tile } from '../../tiles/tile';
import type { OtherAim, Print, ScoringMark } from '../../model/scoring';
import { percent } from '../../model/share';
import { withNames } from '../../table/advice';
import { place, seats } from '../../model/table';
import { side } from '../../model/words';
import type { Scene } from '../../table/scene';
import { texts as common } from '../../texts/en';
import type { Answer } from '../face';
import { face } from './notation';

/// What the analyser says about a hand, in the parts that pages show; tiles are in American notation.
export interface CardInsight {
  strategy: string;
  phase: 'charleston' | 'play';
  wall: number;
  draws: number;
  lines: RawLine[];
  tiles: RawTile[];
  pass?: string[];
  discard?: string[];
  claims: { tile: string; call: string; advised: boolean; line: string; group: string[] }[];
  /// Exchanges to make before anything is discarded; `wins` when they complete the hand.
  exchanges: { tile: string; owner: string; gain: number; wins?: boolean; line?: string }[];
  /// What a level would do, where there is something to choose.
  ranking?: unknown[];
  opponents: { name: string; dead: boolean; lines: { id: string; probability: number }[] }[];
}

interface RawLine {
  id: string;
  section: string;
  pattern: string;
  points: number;
  concealed: boolean;
  distance: number;
  missing: string[];
  chance: number;
  value: number;
  dead: boolean;
  facts: {
    tile_matching: { best_variation: { tiles: string[] } };
    tile_availability: { missing_tile_counts: { tile: string; needed: number; remaining_available: number }[] };
    progress_metrics: { missing_tiles: string[]; covered_by_jokers: string[] };
  };
}

interface RawTile {
  tile: string;
  action: string;
  priority: number;
  risk: { level: string; probability: number };
  dangers: { severity: string; message: string }[];
  reasons: string[];
}

/// A line of the card, with what it still needs.
export interface LineRow {
  id: string;
  /// What players call it, such as "Evens 1".
  name: string;
  pattern: string;
  points: number;
  concealed: boolean;
  /// Tiles still needed; 0 is a win.
  away: number;
  /// Each kind that is missing: how many are needed, and how many are still out.
  missing: { tile: Tile; needed: number; out: number }[];
  chance: number;
  value: number;
  /// The fourteen tiles of the variation that is nearest.
  tiles: { tile: Tile; state: State }[];
}

/// Whether a tile of a line is in the hand, a joker stands for it, or it is missing.
export type State = 'held' | 'joker' | 'missing';

/// The lines that can still be completed, in the order of the analyser: what they bring, on average.
export function lineRows(insight: CardInsight): LineRow[] {
  return insight.lines
    .filter((line) => !line.dead)
    .map((line) => ({
      id: line.id,
      name: lineName(line),
      pattern: line.pattern,
      points: line.points,
      concealed: line.concealed,
      away: line.distance,
      missing: missing(line),
      chance: line.chance,
      value: line.value,
      tiles: states(line),
    }));
}

/// The kinds that own jokers do not stand for.
function missing({ missing, facts }: RawLine): LineRow['missing'] {
  return [...new Set(missing)].map((word) => ({
    tile: face(word),
    needed: missing.filter((each) => each === word).length,
    out: facts.tile_availability.missing_tile_counts.find((kind) => kind.tile === word)?.remaining_available ?? 0,
  }));
}

/// Of equal tiles the first are held, then come those a joker stands for.
function states({ facts }: RawLine): LineRow['tiles'] {
  const missing = facts.progress_metrics.missing_tiles.map(face);
  const jokers = facts.progress_metrics.covered_by_jokers.map(face);
  const taken = (tile: Tile, from: Tile[]) => {
    const at = from.indexOf(tile);
    if (at >= 0) from.splice(at, 1);
    return at >= 0;
  };
  return facts.tile_matching.best_variation.tiles
    .map(face)
    .reverse()
    .map((tile) => ({ tile, state: taken(tile, missing) ? ('missing' as const) : taken(tile, jokers) ? ('joker' as const) : ('held' as const) }))
    .reverse();
}

/// What to do with one kind of tile in the hand.
export interface TileRow {
  tile: Tile;
  count: number;
  action: string;
  priority: number;
  risk: string;
  reasons: string[];
}

/// The tiles of the hand: what is exchanged first, then what goes, then what is kept, the dearest last; equal advice on equal tiles is one row.
export function tileRows(insight: CardInsight): TileRow[] {
  const rows: TileRow[] = [];
  for (const { tile, action, priority, risk, dangers, reasons } of insight.tiles) {
    const known = rows.find((row) => row.tile === face(tile) && row.action === action);
    if (known) known.count++;
    else rows.push({ tile: face(tile), count: 1, action, priority, risk: risk.level, reasons: [...new Set([...reasons, ...dangers.map((danger) => danger.message)])] });
  }
  const turn = (row: TileRow) => (row.action === 'exchange' ? 0 : row.action === 'keep' ? 2 : 1);
  return rows.sort((a, b) => turn(a) - turn(b) || a.priority - b.priority);
}

/// The tiles to let go: three in the Charleston, one in play, none between turns.
export function letGo(insight: CardInsight): Tile[] {
  return sorted((insight.pass ?? insight.discard ?? []).map(face));
}

/// The name of a line on the card: its section and its number.
export function lineName({ section, id }: Pick<RawLine, 'section' | 'id'>): string {
  return `${section} ${id.slice(id.lastIndexOf('-') + 1)}`;
}

/// A text in which the lines that the answer tells of have the names that players know.
export function withLineNames(text: string, { lines }: Pick<CardInsight, 'lines'>): string {
  const names = new Map(lines.map((line) => [line.id, lineName(line)]));
  return text.replace(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu, (id) => names.get(id) ?? id);
}

const SUITS = ['a', 'b', 'c'];

/// A line as the card writes it, such as `22a 333b FFF`: groups with the same letter are of one suit and have one colour.
export function prints(pattern: string): Print[] {
  return pattern.split(/ (?![^(]*\))/).map((group) => {
    const suit = /^[0-9a-zD@]+$/.test(group) ? SUITS.indexOf(group.at(-1)!) : -1;
    return suit < 0 ? { text: group, colour: 0 } : { text: group.slice(0, -1), colour: suit + 1 };
  });
}

/// The lines that are worth most from here are marked, those that cannot be completed any more are dead.
const IN_REACH = 6;

export function marks(answer: Answer): ReadonlyMap<string, ScoringMark> {
  const { lines, ruled_out } = answer as unknown as CardInsight & { ruled_out?: string[] };
  const all = new Map<string, ScoringMark>();
  let alive = 0;
  for (const line of lines) {
    const state = line.dead ? 'dead' : alive++ < IN_REACH ? 'reach' : 'far';
    all.set(line.id, { state, note: line.dead ? common.scoring.state.dead : `${common.distance.words(line.distance)}, ${common.scoring.chance} ${percent(line.chance)}` });
  }
  for (const id of ruled_out ?? []) all.set(id, { state: 'dead', note: common.scoring.state.dead });
  return all;
}

const WHERE: Record<string, number> = { right: 1, across: 2, left: 3 };

/// Which lines each of the others can still play, by what they show.
export function others(answer: Answer, scene: Scene): OtherAim[] {
  const { opponents, lines } = answer as unknown as CardInsight;
  const names = new Map(lines.map((line) => [line.id, lineName(line)]));
  const all = seats(scene.table);
  return opponents.map((opponent) => {
    const seat = all.find((each) => each !== scene.viewer && side(scene.viewer, each, all.length) === WHERE[opponent.name.toLowerCase()]);
    return {
      name: seat ? (scene.people[seat]?.name ?? opponent.name) : withNames(opponent.name, scene.people, scene.viewer),
      entries: opponent.lines.map((line) => `${names.get(line.id) ?? line.id} (${percent(line.probability)})`),
      dead: opponent.dead,
      shown: seat ? place(scene.table, seat).melds.length > 0 : opponent.lines.length > 0,
    };
  });
}
