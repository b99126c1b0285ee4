import { FACES } from '../model/vocabulary';

export { FACES };

/// A tile face in compact notation, as in `docs/log.md`: `1m`–`9m`, `0p`, `7z`, `1f`–`8f`, `1j`, `2j`, `?`.
export type Tile = string;

export type Family =
  | 'characters'
  | 'dots'
  | 'bamboos'
  | 'winds'
  | 'dragons'
  | 'flowers'
  | 'seasons'
  | 'joker'
  | 'blank'
  | 'hidden';

const NUMBERED = { m: 'characters', p: 'dots', s: 'bamboos' } as const;
const WINDS = ['East', 'South', 'West', 'North'];
const DRAGONS = ['White dragon', 'Green dragon', 'Red dragon'];
const FLOWERS = ['Plum flower', 'Orchid flower', 'Chrysanthemum flower', 'Bamboo flower'];
const SEASONS = ['Spring', 'Summer', 'Autumn', 'Winter'];

const ORDER = new Map(FACES.map((tile, place) => [tile, place]));

export function order(tile: Tile): number {
  return ORDER.get(tile) ?? FACES.length;
}

export function sorted(tiles: readonly Tile[]): Tile[] {
  return [...tiles].sort((a, b) => order(a) - order(b));
}

export function isTile(text: string): boolean {
  return ORDER.has(text);
}

export function family(tile: Tile): Family {
  const rank = rankOf(tile);
  switch (tile.at(-1)) {
    case 'm':
    case 'p':
    case 's':
      return NUMBERED[tile.at(-1) as 'm' | 'p' | 's'];
    case 'z':
      return rank <= 4 ? 'winds' : 'dragons';
    case 'f':
      return rank <= 4 ? 'flowers' : 'seasons';
    case 'j':
      return rank === 1 ? 'joker' : 'blank';
    default:
      return 'hidden';
  }
}

/// The number on a suited tile, five on a red one; the place within its letter on any other.
export function rankOf(tile: Tile): number {
  return isRed(tile) ? 5 : Number(tile[0]);
}

export function isRed(tile: Tile): boolean {
  return tile[0] === '0';
}

/// The tile without its red paint.
export function plain(tile: Tile): Tile {
  return isRed(tile) ? '5' + tile[1] : tile;
}

/// What people call the tile, such as "3 of bamboo" or "Green dragon".
export function title(tile: Tile): string {
  const rank = rankOf(tile);
  switch (family(tile)) {
    case 'characters':
      return `${red(tile)}${rank} of characters`;
    case 'dots':
      return `${red(tile)}${rank} of dots`;
    case 'bamboos':
      return `${red(tile)}${rank} of bamboo`;
    case 'winds':
      return WINDS[rank - 1]!;
    case 'dragons':
      return DRAGONS[rank - 5]!;
    case 'flowers':
      return FLOWERS[rank - 1]!;
    case 'seasons':
      return SEASONS[rank - 5]!;
    case 'joker':
      return 'Joker';
    case 'blank':
      return 'Blank';
    case 'hidden':
      return 'Hidden tile';
  }
}

function red(tile: Tile): string {
  return isRed(tile) ? 'red ' : '';
}

/// The name under which a face's drawing stands in the page.
export function symbolId(tile: Tile): string {
  return tile === '?' ? 'tile-back' : `tile-${tile}`;
}

/// Several tiles in words: "3 × 2 of bamboo and Joker", "7, 8 and 9 of dots".
export function titles(tiles: readonly Tile[]): string {
  const counts = new Map<Tile, number>();
  for (const tile of tiles) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  const suits: { numbers: string[]; rest: string }[] = [];
  for (const [tile, count] of counts) {
    const name = count === 1 ? title(tile) : `${count} × ${title(tile)}`;
    const [, number, rest] = /^([1-9])( of .+)$/.exec(name) ?? [];
    const last = suits.at(-1);
    if (number && last?.rest === rest) last.numbers.push(number);
    else suits.push({ numbers: [number ?? name], rest: rest ?? '' });
  }
  return listed(suits.map(({ numbers, rest }) => listed(numbers) + rest));
}

function listed(parts: string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

/// The tiles of a compact text, or nothing when it is misread.
export function parse(text: string): Tile[] | undefined {
  const tiles: Tile[] = [];
  let digits = '';
  for (const letter of text) {
    if (/[0-9]/.test(letter)) {
      digits += letter;
    } else if (letter === '?' && !digits) {
      tiles.push('?');
    } else if (/\s/.test(letter)) {
      if (digits) return undefined;
    } else {
      const found = [...digits].map((digit) => digit + letter);
      if (!found.length || !found.every(isTile)) return undefined;
      tiles.push(...found);
      digits = '';
    }
  }
  return digits ? undefined : tiles;
}

/// Tiles of our own making, which are always well written.
export function tiles(text: string): Tile[] {
  const found = parse(text);
  if (!found) throw new Error(`not tiles in compact notation: ${text}`);
  return found;
}

/// Tiles in compact notation, each run of one letter sharing it.
export function compact(list: readonly Tile[]): string {
  let text = '';
  list.forEach((tile, at) => {
    const next = list[at + 1];
    text += tile === '?' ? tile : next !== undefined && next !== '?' && next[1] === tile[1] ? tile[0] : tile;
  });
  return text;
}
