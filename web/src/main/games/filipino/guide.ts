import type { Section } from '../face';

export const guide: readonly Section[] = [
  { title: 'The aim', text: ['Sixteen tiles, and the seventeenth wins: five sets and a pair. The win is called todas.'] },
  { title: 'Flowers', text: ['Flowers and seasons are laid beside your plate at once, and another tile is drawn for each of them. In some rule sets honors are laid aside as well.'] },
  { title: 'A turn', text: ['Draw and discard. Everybody may claim three or four equal tiles, the next player a run. There is one large button to claim, always in the same place; where the table says so, it looks the same after every discard, and you have to see for yourself.'] },
  { title: 'Ambitions', text: ['Certain things are paid for, some at once and some with the win: no flowers, a kang, a straight from one to nine, everything concealed. The panel has the ledger of this deal and the ambitions in reach.'] },
];
