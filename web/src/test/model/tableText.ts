import { compact, sorted, type Tile } from '$lib/tiles/tile';
import { handSorted, place, seats, tilesLeft, wind, type Laid, type Place, type Table, type Thrown } from '$lib/model/table';

/// A table written out as the engine's own `Table.toString` writes it, one fact a line.
export function tableText(table: Table): string {
  const { started } = table;
  const lines = [
    `${started.variant}, hand ${started.hand}, dealer ${started.dealer}${tally(started.tally)}`,
    `phase: ${table.phase || '-'}`,
    `wall: ${tilesLeft(table)} of ${table.wall.size} left`,
    ...table.markers.map((marker) => `marker ${marker.name} at ${marker.at}: ${marker.tile}, shown to ${marker.to.join('')}`),
    ...(table.pot ? [`pot: ${table.pot}`] : []),
    ...seats(table).flatMap((seat) => [
      `${seat} ${wind(table, seat) + 1}z ${place(table, seat).points}: ${placeText(place(table, seat))}`,
      ...belongings(place(table, seat)),
    ]),
    ...(table.offered ? [`offered: ${table.offered.tile} by ${table.offered.seat}`] : []),
    `events: ${table.log.length}`,
  ];
  return lines.join('\n') + '\n';
}

function tally(values: Record<string, number>): string {
  const all = Object.entries(values).map(([name, value]) => `${name}=${value}`);
  return all.length ? `, {${all.join(', ')}}` : '';
}

function placeText(own: Place): string {
  const known = handSorted(own).filter((tile) => tile !== '?');
  const hidden = own.hand.length - known.length;
  const tiles = hidden ? `${compact(known)} ?×${hidden}`.trim() : compact(known);
  return tiles + (own.drawn ? `, drew ${own.drawn}` : '');
}

function belongings(own: Place): string[] {
  return [
    ...(own.melds.length ? [`  melds: ${own.melds.map(meldText).join(' ')}`] : []),
    ...(own.flowers.length ? [`  flowers: ${compact(sorted(own.flowers))}`] : []),
    ...(own.pond.length ? [`  pond: ${own.pond.map(thrownText).join(' ')}`] : []),
    ...(own.words.length ? [`  said: ${own.words.join(', ')}`] : []),
  ];
}

function meldText(meld: Laid): string {
  const [open, close] = { claimed: '()', own: '[]', face_down: '{}' }[meld.manner];
  const inside = withPlus(meld.tiles, meld.added);
  return `${open}${inside}${close}` + (meld.from ? `<${meld.from}:${meld.taken}` : '');
}

/// `111+1m`: the tiles added later stand after a plus.
function withPlus(tiles: Tile[], added: number): string {
  if (!added) return compact(tiles);
  let left = tiles.length;
  let text = '';
  tiles.forEach((tile, at) => {
    if (left === added) text += '+';
    const next = tiles[at + 1];
    text += next !== undefined && next[1] === tile[1] ? tile[0] : tile;
    left--;
  });
  return text;
}

function thrownText(thrown: Thrown): string {
  return thrown.tile + (thrown.origin === 'drawn' ? "'" : '') + (thrown.claimedBy ? `>${thrown.claimedBy}` : '');
}
