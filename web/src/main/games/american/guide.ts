import type { Section } from '../face';

export const guide: readonly Section[] = [
  { title: 'The aim', text: ['Build one of the lines of the card, fourteen tiles, with the numbers, suits and honors it shows. The card changes; you can bring your own.', 'Jokers stand for any tile in a set of three or more, never in a pair or for a single tile.'] },
  { title: 'The Charleston', text: ['Before play, tiles are passed three at a time: right, across, left. A second Charleston goes left, across, right if everybody agrees, and a courtesy pass of up to three tiles with the player across ends it.', 'Put tiles into the tray, then pass. Jokers stay with you. In the last pass of a Charleston you may put in fewer than three: the rest is made up of tiles that you receive and hand on unseen.'] },
  { title: 'A turn', text: ['Draw and discard. You may claim a discard to show a set of three or more equal tiles, or to win; a pair or a single tile only to win.', 'When somebody shows a joker in a set and you hold the tile it stands for, you may swap them in your turn. Jokers that you can take wear a gold ring.'] },
  { title: 'The end', text: ['Who completes a line says mah jongg. The line’s points are paid, double by the player who gave the tile, and more for a hand without jokers.'] },
];
