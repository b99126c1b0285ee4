import { rankOf, type Tile } from './tile';
import { FACE, INK, around, circle, glyph, line, shape } from './ink';

const NAMES = '梅蘭菊竹春夏秋冬';
const NAME_INKS = [INK.rose, INK.plum, INK.ochre, INK.green, INK.green, INK.red, INK.ochre, INK.blue];
const DRAWINGS = [plumBranch, orchid, chrysanthemum, bambooPlant, sprout, sunOverWater, maple, snowflake];

/// Flowers and seasons: a drawing, and the plant's or the season's name.
export function flowers(tile: Tile): string {
  const place = rankOf(tile) - 1;
  return glyph(NAMES[place]!, 45.4, 14.4, 16.5, NAME_INKS[place]!) + DRAWINGS[place]!();
}

function plumBranch(): string {
  const petal = (x: number, y: number, r: number) =>
    around(5, x, y, circle(x, y - r * 0.62, r * 0.5, INK.rose)) + circle(x, y, r * 0.34, INK.gold);
  return (
    line('M11 75C20 67 24 60 29 51C32 46 40 42 46 31', INK.wood, 3) +
    line('M26.6 56C22 51 17 50 13 43M37 43.6C42 46 46 46 50 44', INK.wood, 2.2) +
    petal(28.5, 40, 10.6) +
    petal(40, 59, 10.2) +
    circle(46.6, 30, 3, INK.rose) +
    circle(12.6, 42, 2.8, INK.rose) +
    circle(50.4, 43.6, 2.4, INK.rose)
  );
}

function orchid(): string {
  const petal = shape('M32 30.6C36 34.6 35.4 40 32 43C28.6 40 28 34.6 32 30.6Z', INK.plum);
  return (
    line('M28 75C27 66 22 58 11 53M29.4 75C30 64 36 57 49 55M27.4 75C25 68 18 64 9.4 65M30.6 75C34 68 41 66 51 68', INK.green, 2.7) +
    line('M28.8 75C27.6 66 30 56 32 46', INK.deepGreen, 2.2) +
    around(5, 32, 44, petal) +
    circle(32, 44, 3, INK.gold)
  );
}

function chrysanthemum(): string {
  const petal = shape('M30 31.4C33 33.4 33 39 30 43.6C27 39 27 33.4 30 31.4Z', INK.gold);
  return (
    line('M30 58V75', INK.green, 3) +
    shape('M30 71C23 71.6 17.4 68.6 15.6 63.4C22.6 62.6 28 65.4 30 71ZM30 73.4C31.6 67.6 37 64 44.4 65.4C42.6 71 36.6 74.4 30 73.4Z', INK.green) +
    around(8, 30, 46, petal, 22.5) +
    around(8, 30, 46, petal) +
    around(16, 30, 46, line('M30 41V36.6', INK.ochre, 1.3)) +
    circle(30, 46, 5.2, INK.ochre)
  );
}

function bambooPlant(): string {
  const leaf = (d: string) => shape(d, INK.deepGreen);
  return (
    line('M23.6 75V62M23.6 58.6V46M23.6 42.6V32M37 75V65M37 61.6V51M37 47.6V39', INK.green, 5.2) +
    line('M20.4 60.3H26.8M20.4 44.3H26.8M33.8 63.3H40.2M33.8 49.3H40.2', INK.deepGreen, 1.8) +
    leaf('M25 43C31 41.4 33.6 36.4 34 29.6C28 31.4 24.6 36 25 43Z') +
    leaf('M22 45C16.4 45.6 11.4 42.4 9.6 36.4C16.4 36 20.8 39 22 45Z') +
    leaf('M38.6 49C44.4 49 49.6 45.6 51 39.6C44.4 39.2 39.8 42.8 38.6 49Z') +
    leaf('M22 60.6C16.4 61.6 11 59 8.6 53.4C15 52.4 20.2 55 22 60.6Z') +
    leaf('M38.6 63C44 63.6 49.4 61 51.6 55.4C45.4 54.6 40 57.4 38.6 63Z')
  );
}

function sprout(): string {
  return (
    line('M12 73.4H48', INK.wood, 3.2) +
    line('M30 72C30 63 29 57 30 50', INK.green, 3.4) +
    shape('M30 52C18.6 53.6 10.4 47 9 34.4C21.4 34.4 29.4 41 30 52Z', INK.green) +
    shape('M30.6 58C31 47.4 39 40.6 51.4 41.4C51 52.6 42.6 59.4 30.6 58Z', INK.deepGreen) +
    line('M14.6 39.4C20.4 42.4 25 46.4 28.4 50.4M46 45.4C41 48 36.4 51.4 33 55.4', FACE, 1.3)
  );
}

function sunOverWater(): string {
  return (
    circle(30, 48, 10.4, INK.orange) +
    around(12, 30, 48, line('M30 33.4V29.4', INK.orange, 3)) +
    line('M9 73.4C12.6 69.6 16 69.6 19.5 73C23 76.4 26.4 76.4 30 73C33.6 69.6 37 69.6 40.5 73C44 76.4 47.4 76 51 72.6', INK.blue, 2.7)
  );
}

function maple(): string {
  const half = 'L33.6 39.4 36.6 37.2 36 46.2 41.6 41.2 43 44.6 50.4 43.4 47.2 49.8 50 51.8 41.4 58.2 42.6 62.4 30.8 60.8';
  return (
    shape(`M30 28.6${half}V68H29.2V60.8L17.4 62.4 18.6 58.2 10 51.8 12.8 49.8 9.6 43.4 17 44.6 18.4 41.2 24 46.2 23.4 37.2 26.4 39.4Z`, INK.orange) +
    line('M30 75.4V44M30 58 39 50M30 58 21 50', INK.brick, 1.8)
  );
}

function snowflake(): string {
  const arm = line('M30 51.4V30.4M30 36.6 25 32M30 36.6 35 32M30 43.4 25.8 39.4M30 43.4 34.2 39.4', INK.blue, 2.8);
  return around(6, 30, 51.4, arm) + circle(30, 51.4, 3.2, INK.blue);
}
