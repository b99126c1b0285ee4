import { INK, FACE, around, circle, glyph, line, shape } from './ink';

/// A fool's cap with three points, and the word.
export function joker(): string {
  return (
    shape('M12 62C12.6 50 10.6 40.4 7.4 33.6C14.6 35 20 40 22.4 47C24 39 26.4 31 30 24.6C33.6 31 36 39 37.6 47C40 40 45.4 35 52.6 33.6C49.4 40.4 47.4 50 48 62Z', INK.plum) +
    shape('M22.4 47C24 39 26.4 31 30 24.6C33.6 31 36 39 37.6 47L39.4 62H20.6Z', INK.gold) +
    circle(7.6, 32.4, 3.6, INK.gold) +
    circle(30, 23.4, 3.8, INK.plum) +
    circle(52.4, 32.4, 3.6, INK.gold) +
    shape('M30 46.4 32 51 37 51.4 33.2 54.6 34.4 59.4 30 56.8 25.6 59.4 26.8 54.6 23 51.4 28 51Z', INK.plum) +
    `<rect x="10.6" y="60.4" width="38.8" height="4.6" rx="2.3" fill="${INK.plum}"/>` +
    [15, 22.5, 30, 37.5, 45].map((x) => circle(x, 62.7, 1.1, FACE)).join('') +
    glyph('JOKER', 30, 71.8, 13.6, INK.plum)
  );
}

export function blank(): string {
  return (
    `<rect x="10" y="28" width="40" height="44" rx="5" fill="none" stroke="#7A6F5C" stroke-width="1.6" stroke-dasharray="4 3.4"/>` +
    glyph('blank', 30, 50, 12, '#6B614F')
  );
}

/// The back: bamboo with a carved blossom.
export function back(): string {
  const carved = '#F0CD93';
  const petal = line('M30 40C35.4 34.6 35.4 27.4 30 22C24.6 27.4 24.6 34.6 30 40Z', carved, 1.6);
  return (
    `<rect x="5" y="5" width="50" height="70" rx="5" fill="none" stroke="${carved}" stroke-width="1.5" opacity=".75"/>` +
    line('M10 16C10 12 12 10 16 10M44 10C48 10 50 12 50 16M50 64C50 68 48 70 44 70M16 70C12 70 10 68 10 64', carved, 1.5) +
    around(4, 30, 40, petal) +
    `<circle cx="30" cy="40" r="19.5" fill="none" stroke="${carved}" stroke-width="1.2" opacity=".6"/>` +
    circle(30, 40, 2.2, carved)
  );
}
