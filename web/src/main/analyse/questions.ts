import { tiles as read, type Tile } from '../tiles/tile';
import { meldTiles, readAmerican, readHand, writeAmerican, writeHand, type Written } from '../model/notation';

/// A field beside the hand; its value stands in the link.
export type Field =
  | { name: string; label: string; kind: 'tiles'; example?: string }
  | { name: string; label: string; kind: 'choice'; values: [string, string][] }
  /// A rule set of the game; the first one where none is named.
  | { name: string; label: string; kind: 'rules' }
  /// A tile of a whole hand; the last one where none is named.
  | { name: string; label: string; kind: 'tile' }
  | { name: string; label: string; kind: 'tick' }
  | { name: string; label: string; kind: 'number'; least: number; most: number; standard: number }
  | { name: string; label: string; kind: 'wind' };

export type Values = Record<string, string>;

interface Analysis {
  /// Rows of the picker.
  picker: string[];
  fields: Field[];
  /// The most tiles a hand has.
  most: number;
  /// How many of them a meld takes up.
  meldSize(tiles: number): number;
  /// Where a picked tile may go besides the hand.
  places: Place[];
  read(text: string): Written | undefined;
  write(hand: Written): string;
  /// @param card the text of one's own card
  ask(hand: Written, values: Values, card: string): object;
}

export type Place = 'hand' | 'exposed' | 'discards';

const SUITS = ['123456789m', '123456789p', '123456789s', '1234567z'];
const BRACKETED = { meldSize: () => 3, places: [], read: readHand, write: writeHand };
const RULES: Field = { name: 'rules', label: 'Rules', kind: 'rules' };
const tick = (value: string | undefined) => value === 'yes';

/// A hand whose melds lie beside it.
const closed = (tiles: Tile[], melds: string[]) => ({ hand: text(tiles), ...(melds.length ? { melds } : {}) });
/// The fields with something in them, as they are.
const said = (values: Values, ...names: string[]) => Object.fromEntries(names.filter((name) => values[name]).map((name) => [name, values[name]]));
const ticked = (values: Values, ...names: string[]) => Object.fromEntries(names.filter((name) => tick(values[name])).map((name) => [name, true]));

/// Whether nothing is missing from a hand.
export function isWhole(game: string, { tiles, melds }: Written): boolean {
  const { most, meldSize } = analyses[game]!;
  return melds.reduce((sum, meld) => sum + meldSize(meldTiles(meld).length), tiles.length) === most;
}

/// The tile a whole hand is won on: the one chosen, or the last.
export function lastTile({ tiles }: Written, values: Values): Tile | undefined {
  return tiles.find((tile) => tile === values['win']) ?? tiles.at(-1);
}

const won = (game: string, hand: Written, values: Values) => (isWhole(game, hand) ? { win: lastTile(hand, values) } : {});

/// The tiles of the picker that a hand may hold under the rules.
export function pickable(game: string, allowed: string | undefined): Tile[][] {
  const some = allowed === undefined ? undefined : new Set(read(allowed));
  return analyses[game]!.picker.map((row) => read(row).filter((tile) => !some || some.has(tile))).filter((row) => row.length > 0);
}

export const analyses: Record<string, Analysis> = {
  riichi: {
    picker: ['1234567890m', '1234567890p', '1234567890s', '1234567z'],
    most: 14,
    ...BRACKETED,
    fields: [
      RULES,
      { name: 'round', label: 'Round', kind: 'wind' },
      { name: 'seat', label: 'Your seat', kind: 'wind' },
      { name: 'dora', label: 'Dora indicators', kind: 'tiles' },
      { name: 'turns', label: 'Turns left', kind: 'number', least: 1, most: 18, standard: 9 },
      { name: 'against', label: 'Discards of a riichi hand', kind: 'tiles' },
      { name: 'win', label: 'Winning tile', kind: 'tile' },
      { name: 'riichi', label: 'Riichi', kind: 'tick' },
      { name: 'tsumo', label: 'Self-drawn', kind: 'tick' },
    ],
    ask: ({ tiles, melds }, values) => ({
      ...closed(tiles, melds),
      ...seated(values),
      ...(values['against'] ? { against: [values['against']] } : {}),
      odds: true,
      turns: Number(values['turns'] ?? 9),
    }),
  },
  filipino: {
    picker: SUITS,
    most: 17,
    ...BRACKETED,
    fields: [
      RULES,
      { name: 'flowers', label: 'Flowers laid', kind: 'number', least: 0, most: 36, standard: 0 },
      { name: 'visible', label: 'Tiles seen elsewhere', kind: 'tiles' },
      { name: 'win', label: 'Winning tile', kind: 'tile' },
      { name: 'self_draw', label: 'Self-drawn', kind: 'tick' },
      { name: 'dealer', label: 'Dealer', kind: 'tick' },
    ],
    ask: (hand, values) => ({
      ...closed(hand.tiles, hand.melds),
      ...said(values, 'rules', 'visible'),
      ...won('filipino', hand, values),
      flowers: Number(values['flowers'] ?? 0),
      ...ticked(values, 'self_draw', 'dealer'),
    }),
  },
  changchun: {
    picker: SUITS,
    most: 14,
    ...BRACKETED,
    fields: [
      RULES,
      { name: 'visible', label: 'Tiles seen elsewhere', kind: 'tiles' },
      { name: 'win', label: 'Winning tile', kind: 'tile' },
      { name: 'ting', label: 'Ready was declared', kind: 'tick' },
      { name: 'bao', label: 'The bao, if you are ready', kind: 'tiles', example: '5p' },
      { name: 'self_draw', label: 'Self-drawn', kind: 'tick' },
      { name: 'dealer', label: 'Dealer', kind: 'tick' },
    ],
    ask: (hand, values) => ({
      ...closed(hand.tiles, hand.melds),
      ...said(values, 'rules', 'visible', 'bao'),
      ...won('changchun', hand, values),
      ...ticked(values, 'ting', 'self_draw', 'dealer'),
    }),
  },
  american: {
    picker: [...SUITS, '1f1j'],
    most: 14,
    meldSize: (tiles) => tiles,
    places: ['hand', 'exposed', 'discards'],
    read: readAmerican,
    write: writeAmerican,
    fields: [
      { name: 'phase', label: 'Phase', kind: 'choice', values: [['', 'Play'], ['charleston', 'Charleston']] },
      { name: 'card', label: 'Card', kind: 'choice', values: [['', 'Sparrow card'], ['mine', 'My card']] },
      { name: 'discards', label: 'Discards seen', kind: 'tiles', example: '5D 5D W' },
      { name: 'others', label: 'Shown by others', kind: 'tiles', example: 'west: (9C 9C J)' },
      { name: 'wall', label: 'Tiles in the wall', kind: 'tiles', example: 'as reckoned' },
    ],
    ask: ({ tiles, melds }, values, card) => ({
      hand: text(tiles),
      ...(melds.length ? { exposed: melds } : {}),
      ...said(values, 'discards', 'wall', 'phase'),
      ...(values['others'] ? { others: bySeat(values['others']) } : {}),
      ...(values['card'] === 'mine' ? { card } : {}),
    }),
  },
};

/// `west: (9C 9C J) north: (FFF)`: what each of them shows.
export function bySeat(text: string): string[] {
  return text
    .split(/[;,]?\s*(?=\b[a-z]+\s*:)/i)
    .map((part) => part.trim())
    .filter(Boolean);
}

/// A complete Riichi hand is scored.
export function scoreQuestion(hand: Written, values: Values): object {
  return {
    hand: text(hand.tiles),
    win_tile: lastTile(hand, values),
    ...(hand.melds.length ? { melds: hand.melds } : {}),
    ...seated(values),
    ...ticked(values, 'riichi', 'tsumo'),
  };
}

/// Where a Riichi hand sits, as the fields show it.
function seated(values: Values): object {
  return {
    ...said(values, 'rules'),
    ...(values['dora'] ? { dora_indicators: values['dora'] } : {}),
    round_wind: values['round'] || 'E',
    seat_wind: values['seat'] || 'E',
  };
}

function text(tiles: Tile[]): string {
  return tiles.join('');
}

/// How many of a tile there are: eight jokers, and eight flowers where all are one kind.
export function copiesOf(tile: Tile): number {
  return tile.endsWith('f') || tile === '1j' ? 8 : 4;
}

/// A hand to try: any tiles of the picker.
export function randomHand(game: string, allowed: string | undefined): Tile[] {
  const all = pickable(game, allowed).flat().filter((tile) => tile[0] !== '0');
  const wall = all.flatMap((tile) => Array<Tile>(copiesOf(tile)).fill(tile));
  const hand: Tile[] = [];
  while (hand.length < analyses[game]!.most) hand.push(wall.splice(Math.floor(Math.random() * wall.length), 1)[0]!);
  return hand;
}
