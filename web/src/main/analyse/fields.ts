import type { Analysis, Values } from '../games/face';
import { meldTiles, type Written } from '../model/notation';
import { onPage } from '../model/sheet';
import type { Field, Game } from '../net/api';
import { texts } from '../texts/en';
import { LINE, YES } from './link';
import { isTile, title, tiles as read, type Tile } from '../tiles/tile';

/// The field that holds the hand.
const HAND = 'hand';

/// The field of a tile that a whole hand was won on.
export const WIN = 'win';

/// The fields of a form besides the hand, whose notation tells its melds too.
export function besides(fields: readonly Field[]): Field[] {
  return fields.filter((field) => field.group !== 'hand');
}

/// What a form says of a field; links may know it by its other name.
export function valueOf(values: Values, field: Field): string {
  const said = values[field.key] ?? values[field.name] ?? '';
  return field.values.find((value) => value.toLowerCase() === said.toLowerCase()) ?? said;
}

/// The values with another one; what holds anyway need not be said.
export function changed(values: Values, field: Field, value: string): Values {
  const { [field.name]: _, [field.key]: __, ...others } = values;
  return value === '' || value === field.standard ? others : { ...others, [field.key]: value };
}

/// What people call a field.
export function called(field: Field): string {
  const known = texts.analyser.fields[field.key];
  if (known) return known;
  const words = field.key.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/// What a field is for, as a sentence without its full stop.
export function meaning(field: Field): string {
  const text = onPage(field.meaning);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/// Its words, with what they are called.
export function choices(field: Field, game: Game | undefined, analysis: Analysis): [string, string][] {
  const own = analysis.choices[field.key];
  if (own) return [...own];
  if (field.key === 'rules') return field.values.map((value) => [value, game?.presets.find((preset) => preset.name === value)?.title ?? value]);
  if (field.label === 'WIND') return field.values.map((value) => [value, texts.analyser.winds[value] ?? value]);
  return field.values.map((value) => [value, value.replaceAll('_', ' ')]);
}

/// Whether nothing is missing from a hand.
export function isWhole({ most, meldSize }: Pick<Analysis, 'most' | 'meldSize'>, { tiles, melds }: Written): boolean {
  return melds.reduce((sum, meld) => sum + meldSize(meldTiles(meld).length), tiles.length) === most;
}

/// The tiles that a field may name: those of a whole hand for the one it was won on, any for others.
export function nameable(field: Field, hand: Written | undefined, allowed: readonly Tile[]): [string, string][] {
  const from = field.key === WIN ? (hand?.tiles ?? []) : allowed;
  return [...new Set(from)].map((tile) => [tile, title(tile)]);
}

/// The form as the server reads it.
export function filled(fields: readonly Field[], analysis: Analysis, hand: Written, text: string, values: Values): Record<string, unknown> {
  const said: Record<string, unknown> = { [HAND]: text.trim() };
  for (const field of fields.filter(({ name }) => name !== HAND)) {
    const value = analysis.fill(field.key, valueOf(values, field)).trim();
    if (!value || (field.key === WIN && !isNamed(value, analysis, hand))) continue;
    said[field.name] = typed(field, value);
  }
  return said;
}

function isNamed(tile: string, analysis: Analysis, hand: Written): boolean {
  return isWhole(analysis, hand) && hand.tiles.includes(tile);
}

function typed({ kind }: Field, value: string): unknown {
  switch (kind) {
    case 'flag':
      return value === YES;
    case 'number':
      return /^-?\d+$/.test(value) ? Number(value) : value;
    case 'texts':
    case 'changes':
      return value.split(LINE).map((line) => line.trim()).filter(Boolean);
    default:
      return value;
  }
}

/// House rules that differ, by their names.
export function changesOf(value: string): Record<string, string> {
  const pairs = value.split(LINE).filter((line) => line.includes('=')).map((line) => line.split(/=(.*)/s) as [string, string]);
  return Object.fromEntries(pairs.map(([name, text]) => [name, text]));
}

export function writtenChanges(changes: Record<string, string>): string {
  return Object.entries(changes).map(([name, value]) => `${name}=${value}`).join(LINE);
}

/// The tiles of a text that may still be in the making.
export function tilesIn(analysis: Analysis, value: string): Tile[] {
  return analysis.read(value.split(LINE).at(-1) ?? '')?.tiles ?? [];
}

/// A tile more in a field, at the end of its last line.
export function withTile(analysis: Analysis, value: string, tile: Tile): string {
  const lines = value.split(LINE);
  const last = lines.pop() ?? '';
  return [...lines, analysis.write({ tiles: [...(analysis.read(last)?.tiles ?? []), tile], melds: [] })].join(LINE);
}

const ROWS = ['m', 'p', 's', 'z', 'f', 'j'];

/// The tiles that a hand may hold, in rows of a picker; red fives come last.
export function pickerRows(allowed: string | undefined): Tile[][] {
  const tiles = read(allowed ?? '123456789m123456789p123456789s1234567z');
  const place = (tile: Tile) => (tile[0] === '0' ? 10 : Number(tile[0]));
  const rows = ROWS.map((letter) => tiles.filter((tile) => isTile(tile) && tile.endsWith(letter)).sort((a, b) => place(a) - place(b)));
  const [flowers, jokers] = [rows[4]!, rows[5]!];
  return [...rows.slice(0, 4), [...flowers, ...jokers]].filter((row) => row.length > 0);
}

/// How many of a tile there are: eight jokers, and eight flowers where all are one kind.
export function copiesOf(tile: Tile, rows: readonly Tile[][]): number {
  const flowers = rows.flat().filter((each) => each.endsWith('f')).length;
  return tile === '1j' || (tile.endsWith('f') && flowers === 1) ? 8 : tile.endsWith('f') ? 1 : 4;
}

/// A hand to try: any tiles of the picker.
export function randomHand(rows: readonly Tile[][], most: number): Tile[] {
  const all = rows.flat().filter((tile) => tile[0] !== '0');
  const wall = all.flatMap((tile) => Array<Tile>(copiesOf(tile, rows)).fill(tile));
  const hand: Tile[] = [];
  while (hand.length < most && wall.length) hand.push(wall.splice(Math.floor(Math.random() * wall.length), 1)[0]!);
  return hand;
}
