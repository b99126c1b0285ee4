import type { Tile } from '../tiles/tile';

/// A part of a text that may stand out, step back, or stand for a tile.
export type Span = string | { text: string; style?: 'strong' | 'faint'; tile?: Tile };
export type Text = readonly Span[];

export interface Cell {
  tile?: Tile;
  /// Words that may go on in further lines.
  words: Text[];
}

export interface Column {
  heading: string;
  align: 'left' | 'right' | 'tile';
  /// How many letters a line must hold for it to be worth its room; 0 always.
  room: number;
}

export interface Row {
  cells: Cell[];
  /// Further lines under the last cell.
  below?: Cell[];
}

/// A part of an answer to read, as the server sends it (docs/protocol.md).
export type Part =
  | { part: 'tiles'; name: string; tiles: string; melds: string[]; written: string; text: Text }
  | { part: 'line'; name: string; text: Text }
  | { part: 'paragraph'; mark: string; text: Text }
  | SheetTable
  | { part: 'gap' };

export interface SheetTable {
  part: 'table';
  columns: Column[];
  rows: Row[];
}

/// What stands together on a page: facts under their names, a table, a sentence, the tiles of a hand.
export type Block =
  | { kind: 'tiles'; name: string; tiles: string; melds: string[]; text: Text }
  | { kind: 'facts'; facts: { name: string; texts: Text[] }[] }
  | { kind: 'words'; warns: boolean; text: Text }
  | { kind: 'table'; table: SheetTable };

/// The name of the lines that say what a level would do.
const ADVICE = 'Advice';

/// The parts of a sheet as a page shows them, in the groups that gaps make. Advice is shown elsewhere, and so are the lines told already.
export function groups(sheet: readonly Part[], told: readonly string[] = []): Block[][] {
  const all: Block[][] = [[]];
  let name = '';
  for (const part of sheet) {
    const group = all.at(-1)!;
    if (part.part === 'gap') {
      if (group.length) all.push([]);
      continue;
    }
    if (part.part === 'line') {
      name = part.name || name;
      if (name !== ADVICE && !told.includes(name)) addFact(group, part.name, part.text);
      continue;
    }
    name = '';
    if (part.part === 'tiles') group.push({ kind: 'tiles', name: part.name, tiles: part.tiles, melds: part.melds, text: part.text });
    else if (part.part === 'paragraph') group.push({ kind: 'words', warns: part.mark === '!', text: part.text });
    else group.push({ kind: 'table', table: part });
  }
  return all.filter((group) => group.length);
}

/// A line without a name goes on with the one before.
function addFact(group: Block[], name: string, text: Text): void {
  let last = group.at(-1);
  if (last?.kind !== 'facts') {
    last = { kind: 'facts', facts: [] };
    group.push(last);
  }
  const before = last.facts.at(-1);
  if (!name && before) before.texts.push(text);
  else last.facts.push({ name, texts: [text] });
}

/// A text without its styles.
export function plainText(text: Text): string {
  return text.map((span) => (typeof span === 'string' ? span : span.text)).join('');
}

/// Whether a table says of each discard what becomes of the hand.
export function isOfDiscards({ columns }: SheetTable): boolean {
  return columns[0]?.align === 'tile' && columns[0].heading === 'discard';
}

/// The share that a cell such as `36 %` tells.
export function shareOf(cell: Cell | undefined): number | undefined {
  const found = /^(\d+(?:\.\d+)?)\s?%$/.exec((cell?.words ?? []).map(plainText).join(' ').trim());
  return found ? Number(found[1]) / 100 : undefined;
}

/// What is typed after a command is filled in here: its options are called by their names, and what only a terminal can do is left out.
export function onPage(text: string): string {
  return text
    .replace(/;\s*-{1,2}[a-z][a-z-]*\s+(names another|has them all|lists them)/g, '')
    .replace(/(^|[\s('"“‘])--([a-z][a-z-]*)/g, (_, before: string, option: string) => before + option.replaceAll('-', ' '));
}
