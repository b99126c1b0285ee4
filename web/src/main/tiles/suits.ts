import { isRed, rankOf, type Tile } from './tile';
import { FACE, INK, around, circle, glyph, line, round, shape } from './ink';

const NUMERALS = '一二三四五六七八九';

export function characters(tile: Tile): string {
  const red = isRed(tile);
  return (
    glyph(NUMERALS[rankOf(tile) - 1]!, 30, 37.5, 25, red ? INK.red : INK.ink) +
    glyph('萬', 30, 63.5, 25.5, red ? INK.red : INK.brick)
  );
}

type Spot = [x: number, y: number, red?: boolean];

const grid = (xs: number[], ys: number[], red: (column: number, row: number) => boolean = () => false): Spot[] =>
  ys.flatMap((y, row) => xs.map((x, column): Spot => [x, y, red(column, row)]));

const DOTS: Record<number, [number, Spot[]]> = {
  2: [10, [[30, 38.5], [30, 64.5]]],
  3: [8.2, [[16.5, 35.5], [30, 51, true], [43.5, 66.5]]],
  4: [9.4, grid([18, 42], [39, 64])],
  5: [8.6, [...grid([16.5, 43.5], [36.5, 66.5]), [30, 51.5, true]]],
  6: [7.8, grid([19, 41], [34.5, 51.2, 68])],
  7: [6.3, [[15, 32.6, true], [30, 36.2, true], [45, 39.8, true], ...grid([20, 40], [54.6, 69.4])]],
  8: [6.1, grid([19.5, 40.5], [31.8, 44.6, 57.4, 70.2])],
  9: [6.9, grid([14, 30, 46], [35.5, 52, 68.5], (_, row) => row === 1)],
};

export function dots(tile: Tile): string {
  const rank = rankOf(tile);
  if (rank === 1) return wheel();
  const [r, spots] = DOTS[rank]!;
  return spots.map(([x, y, red]) => ring(x, y, r, isRed(tile) ? INK.red : red ? INK.brick : INK.blue)).join('');
}

function ring(x: number, y: number, r: number, ink: string): string {
  return circle(x, y, r, ink) + circle(x, y, r * 0.71, FACE) + circle(x, y, r * 0.46, ink);
}

function wheel(): string {
  const petals = around(12, 30, 51.5, shape('M30 37.6C32.6 40 32.2 43 30 44.4C27.8 43 27.4 40 30 37.6Z', FACE));
  return (
    circle(30, 51.5, 21.5, INK.blue) +
    circle(30, 51.5, 19.2, FACE) +
    circle(30, 51.5, 17, INK.blue) +
    petals +
    circle(30, 51.5, 7.6, FACE) +
    circle(30, 51.5, 5.8, INK.brick)
  );
}

type Stick = [x: number, y: number, red?: boolean, turn?: number];

const STICKS: Record<number, [number, Stick[]]> = {
  2: [23, [[30, 38.5], [30, 64.5]]],
  3: [22, [[30, 38, true], [17, 64.5], [43, 64.5]]],
  4: [22, grid([17.5, 42.5], [38.5, 64.5])],
  5: [22, [...grid([14.5, 45.5], [38.5, 64.5]), [30, 51.5, true]]],
  6: [22, grid([14.5, 30, 45.5], [38.5, 64.5])],
  7: [15, [[30, 33.4, true], ...grid([14.5, 30, 45.5], [51.2, 69])]],
  8: [21, [[12, 38.5], [24.2, 38.5, false, -33], [35.8, 38.5, false, 33], [48, 38.5], [12, 64.5], [24.2, 64.5, false, 33], [35.8, 64.5, false, -33], [48, 64.5]]],
  9: [14.6, grid([14.5, 30, 45.5], [34, 51.3, 68.6], (column) => column === 1)],
};

export function bamboos(tile: Tile): string {
  const rank = rankOf(tile);
  if (rank === 1) return sparrow();
  const [height, sticks] = STICKS[rank]!;
  return sticks
    .map(([x, y, red, turn]) => stick(x, y, height, isRed(tile) ? INK.red : red ? INK.brick : INK.green, turn ?? 0))
    .join('');
}

function stick(x: number, y: number, height: number, ink: string, turn: number): string {
  const half = height / 2;
  const segment = (top: number) =>
    `<rect x="${round(x - 3.3)}" y="${round(top)}" width="6.6" height="${round(half - 0.3)}" rx="2.6" fill="${ink}"/>` +
    line(`M${round(x)} ${round(top + 2.6)}V${round(top + half - 2.9)}`, FACE, 1.5);
  const knot = `<rect x="${round(x - 4.7)}" y="${round(y - 1.4)}" width="9.4" height="2.8" rx="1.4" fill="${ink}"/>`;
  const drawing = segment(y - half) + segment(y + 0.3) + knot;
  return turn ? `<g transform="rotate(${turn} ${x} ${y})">${drawing}</g>` : drawing;
}

/// The 1 bamboo, which is also our mark.
export function sparrow(): string {
  return (
    shape('M6.2 65.6 18.4 53.2 23.4 60.2 10.6 68.6Z', INK.deepGreen) +
    shape('M14.8 59.4C15.6 48 25 45 31.4 41.4C34 35.6 41 33.8 45.4 37.4C50 41.2 49.6 52.4 44.6 59.2C39.8 65.8 30.6 69 23.2 67.2C18 66 14.5 63.4 14.8 59.4Z', INK.green) +
    shape('M33 40.6C34.2 33.6 44.4 31.4 48.2 38.6C49 40.2 48.6 41.2 46.6 41.4C42 41.8 37.6 43.6 33 40.6Z', INK.brick) +
    shape('M38.2 45.4C40 41.6 46 41 48.2 42C49 46 46.6 50 43 50C40 50 37.6 48 38.2 45.4Z', FACE) +
    shape('M44.6 49.4C46.8 47.8 48.4 46.4 48.6 44.6C49.4 48 48.8 51.4 47.4 54.4C45.6 53.6 44.4 51.8 44.6 49.4Z', INK.ink) +
    circle(44.6, 42.2, 1.5, INK.ink) +
    shape('M48 39.8 55 42.8 48.4 45.2C48.8 43.4 48.8 41.4 48 39.8Z', INK.bamboo) +
    shape('M16.6 58.4C20.6 50.2 30.6 48.4 36.6 52.4C36.4 60.4 27.6 65.6 19 63.6Z', INK.deepGreen) +
    line('M20.4 59.4C24.4 59.8 29.4 58 32.4 55M22.4 55.8C25.2 55.8 28.4 54.6 30.6 53', FACE, 1.3) +
    line('M29 67.4V72M34.6 65.8V72', INK.wood, 1.7) +
    `<rect x="7" y="71.6" width="21.4" height="4" rx="2" fill="${INK.green}"/><rect x="29.6" y="71.6" width="23.4" height="4" rx="2" fill="${INK.green}"/>`
  );
}
