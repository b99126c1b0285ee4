import type { Section } from '../face';

export const guide: readonly Section[] = [
  { title: 'The aim', text: ['Four groups and a pair, or seven pairs, and the hand must show three suits, a terminal or honor, and a triplet or a pair of dragons. Three lights above your tiles say what is still missing.'] },
  { title: 'A turn', text: ['Draw and discard; claim runs from the player before you, equal tiles from anybody. Kongs are paid for at once.', 'In the turn of your first discard you may lay special kongs, such as 1m 1p 1s or three winds, and let them grow later.'] },
  { title: 'Ready and the treasure', text: ['One tile short of a win you may say that you are ready. From then on you see the treasure, a tile of the wall: drawing its copy wins, whatever you wait for.'] },
  { title: 'Paying', text: ['The more doublings, the dearer the hand. Who gives the winning tile without being ready pays for everybody.'] },
];
