import { rankOf, type Tile } from './tile';
import { INK, glyph, line } from './ink';

export function winds(tile: Tile): string {
  return glyph('東南西北'[rankOf(tile) - 1]!, 30, 51, 45, INK.ink);
}

export function dragons(tile: Tile): string {
  switch (rankOf(tile)) {
    case 5:
      return whiteFrame();
    case 6:
      return glyph('發', 30, 51, 45, INK.green);
    default:
      return glyph('中', 30, 51, 45, INK.red);
  }
}

function whiteFrame(): string {
  const frame = (x: number, y: number, width: number, height: number, stroke: number, rx: number) =>
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${rx}" fill="none" stroke="${INK.blue}" stroke-width="${stroke}"/>`;
  return (
    frame(9.8, 28.8, 40.4, 45.4, 3.4, 4) +
    frame(16.6, 35.6, 26.8, 31.8, 1.8, 1.6) +
    line('M10.6 29.6 16.6 35.6M49.4 29.6 43.4 35.6M10.6 73.4 16.6 67.4M49.4 73.4 43.4 67.4', INK.blue, 1.6)
  );
}
