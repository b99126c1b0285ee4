import { plural } from './plural';

/// What the analyser says.
export const analyser = {
  title: 'Hand analyser',
  intro: 'Type it, or tap tiles. Both stay in step.',
  notation: 'Hand in notation',
  count: (count: number) => plural(count, 'tile', 'tiles'),
  misread: 'This cannot be read: write tiles like 123m0p7z, melds in brackets like (555z).',
  into: 'Tiles go into',
  places: { hand: 'Hand', exposed: 'Exposed', discards: 'Discards' },
  cover: (tiles: string) => `Take the last tile off the exposed ${tiles}`,
  copy: 'Copy link to this hand',
  copied: 'Link copied',
  clear: 'Clear',
  random: 'Random hand',
  remove: (tile: string) => `Remove ${tile}`,
  add: (tile: string, count: number) => `Add ${tile}${count ? `, ${count} in the hand` : ''}`,
  empty: 'Put tiles into the hand to see what it can become.',
  awayWin: (count: number) => (count <= 0 ? 'A complete hand' : plural(count, 'tile from winning', 'tiles from winning')),
  never: 'No win is possible any more',
  obstacle: (why: string) => `The tiles are complete, but this does not win: ${why}.`,
  lastTile: 'The last tile',
  columns: { discard: 'Discard', helps: 'Tiles that help', count: 'How many', win: 'Win', value: 'Value', keep: 'Keep', risk: 'Risk' },
  wait: 'Tiles that help',
  score: 'Score sheet',
  counted: 'Win and value: by your own draws alone, undisturbed by the others.',
  more: (count: number) => `Show ${plural(count, 'more discard', 'more discards')}`,
};
