import { glyphs } from './glyphs';

/// The inks of the tiles; all of them stand out from the face by 4.5 to 1 or more.
export const INK = {
  brick: '#A32A22',
  blue: '#1C4F91',
  green: '#17694A',
  deepGreen: '#0E4A34',
  red: '#D0311E',
  ink: '#2A2A33',
  plum: '#6A3A8F',
  rose: '#C04A78',
  ochre: '#8F5A0B',
  gold: '#E2A52B',
  orange: '#CF5A1B',
  wood: '#6B4A2B',
  bamboo: '#C58B3A',
} as const;

/// Whatever colour the face has in this theme.
export const FACE = 'var(--tile-face)';

/// A character or a word, its ink centred on a point; `size` is the size of its type.
export function glyph(text: string, x: number, y: number, size: number, fill: string): string {
  const known = glyphs[text];
  if (!known) throw new Error(`no outline for ${text}`);
  const scale = round(size / 400);
  return `<path transform="translate(${round(x)} ${round(y)})scale(${scale})" fill="${fill}" d="${known[0]}"/>`;
}

export function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

export function circle(x: number, y: number, r: number, fill: string): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"/>`;
}

export function shape(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`;
}

export function line(d: string, stroke: string, width: number): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/// The same drawing turned around a centre, `count` times.
export function around(count: number, x: number, y: number, drawing: string, from = 0): string {
  let all = '';
  for (let i = 0; i < count; i++) all += `<g transform="rotate(${round(from + (360 * i) / count)} ${x} ${y})">${drawing}</g>`;
  return all;
}
