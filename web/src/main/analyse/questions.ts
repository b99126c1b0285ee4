import { tiles as read, type Tile } from '../tiles/tile';
import { readAmerican, readHand, writeAmerican, writeHand, type Written } from '../model/notation';

/// A field beside the hand; its value stands in the link.
export type Field =
  | { name: string; label: string; kind: 'tiles'; example?: string }
  | { name: string; label: string; kind: 'choice'; values: [string, string][] }
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
const tick = (value: string | undefined) => value === 'yes';

/// A hand whose melds lie beside it.
const closed = (tiles: Tile[], melds: string[]) => ({ hand: text(tiles), ...(melds.length ? { melds } : {}) });
/// The fields with something in them, as they are.
const said = (values: Values, ...names: string[]) => Object.fromEntries(names.filter((name) => values[name]).map((name) => [name, values[name]]));
const ticked = (values: Values, ...names: string[]) => Object.fromEntries(names.filter((name) => tick(values[name])).map((name) => [name, true]));

export const analyses: Record<string, Analysis> = {
  riichi: {
    picker: ['1234567890m', '1234567890p', '1234567890s', '1234567z'],
    most: 14,
    ...BRACKETED,
    fields: [
      { name: 'round', label: 'Round', kind: 'wind' },
      { name: 'seat', label: 'Your seat', kind: 'wind' },
      { name: 'dora', label: 'Dora indicators', kind: 'tiles' },
      { name: 'turns', label: 'Turns left', kind: 'number', least: 1, most: 18, standard: 9 },
      { name: 'against', label: 'Discards of a riichi hand', kind: 'tiles' },
      { name: 'riichi', label: 'Riichi', kind: 'tick' },
      { name: 'tsumo', label: 'Self-drawn', kind: 'tick' },
    ],
    ask: ({ tiles, melds }, values) => ({
      ...closed(tiles, melds),
      ...(values['dora'] ? { dora_indicators: values['dora'] } : {}),
      ...(values['against'] ? { against: [values['against']] } : {}),
      ...(values['round'] ? { round_wind: values['round'] } : {}),
      ...(values['seat'] ? { seat_wind: values['seat'] } : {}),
      odds: true,
      turns: Number(values['turns'] ?? 9),
    }),
  },
  filipino: {
    picker: [...SUITS, '12345678f'],
    most: 17,
    ...BRACKETED,
    fields: [
      { name: 'flowers', label: 'Flowers', kind: 'number', least: 0, most: 8, standard: 0 },
      { name: 'visible', label: 'Tiles seen elsewhere', kind: 'tiles' },
      { name: 'self_draw', label: 'Self-drawn', kind: 'tick' },
      { name: 'dealer', label: 'Dealer', kind: 'tick' },
    ],
    ask: ({ tiles, melds }, values) => ({
      ...closed(tiles, melds),
      ...said(values, 'visible'),
      ...(Number(values['flowers'] ?? 0) ? { flowers: Number(values['flowers']) } : {}),
      ...ticked(values, 'self_draw', 'dealer'),
    }),
  },
  changchun: {
    picker: SUITS,
    most: 14,
    ...BRACKETED,
    fields: [
      { name: 'visible', label: 'Tiles seen elsewhere', kind: 'tiles' },
      { name: 'ting', label: 'Ready was declared', kind: 'tick' },
      { name: 'self_draw', label: 'Self-drawn', kind: 'tick' },
      { name: 'dealer', label: 'Dealer', kind: 'tick' },
    ],
    ask: ({ tiles, melds }, values) => ({
      ...closed(tiles, melds),
      ...said(values, 'visible'),
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

/// A complete Riichi hand is scored; the last tile typed is the one it wins on.
export function scoreQuestion({ tiles, melds }: Written, values: Values): object {
  return {
    hand: text(tiles),
    win_tile: tiles.at(-1),
    ...(melds.length ? { melds } : {}),
    ...(values['dora'] ? { dora_indicators: values['dora'] } : {}),
    ...(values['round'] ? { round_wind: values['round'] } : {}),
    ...(values['seat'] ? { seat_wind: values['seat'] } : {}),
    ...(tick(values['riichi']) ? { riichi: true } : {}),
    ...(tick(values['tsumo']) ? { tsumo: true } : {}),
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
export function randomHand(game: string): Tile[] {
  const analysis = analyses[game]!;
  const all = analysis.picker.filter((row) => !row.endsWith('f') || game === 'american').flatMap((row) => read(row).filter((tile) => tile[0] !== '0'));
  const wall = all.flatMap((tile) => Array<Tile>(copiesOf(tile)).fill(tile));
  const hand: Tile[] = [];
  while (hand.length < analysis.most) hand.push(wall.splice(Math.floor(Math.random() * wall.length), 1)[0]!);
  return hand;
}
