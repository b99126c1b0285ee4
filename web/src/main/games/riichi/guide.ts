import type { Section } from '../face';

export const guide: readonly Section[] = [
  { title: 'The aim', text: ['Complete four sets and a pair. A set is a run such as 345s or three equal tiles such as 555z. Seven different pairs and the thirteen orphans win as well.', 'A winning hand needs at least one yaku, a pattern that counts. The assistant always knows which ones are in reach.'] },
  { title: 'A turn', text: ['Draw a tile, discard a tile. A drawn and discarded tile lies shaded in the pond, one from the hand does not.', 'A discard may be claimed: chi makes a run and is only for the next player, pon three equal tiles, kan four. A claimed set lies open, and its turned tile points to who gave it.'] },
  { title: 'Riichi', text: ['With a closed hand that waits for its last tile you may declare riichi: 1,000 points go on the table, the hand stays as it is, and a win counts more, with hidden dora besides.'] },
  { title: 'Dora', text: ['The indicator beside the round name makes the tile after it dora: 4p makes 5p dora. Each dora is worth one han, but is no yaku. Red fives such as 0p count as dora.'] },
  { title: 'Furiten', text: ['Who has discarded a tile that would win cannot win on anybody’s discard, only by drawing. Your plate says so.'] },
  { title: 'The end of a hand', text: ['The sheet shows what each line was worth and who pays what. When the wall is empty, players who wait for one tile are paid by those who do not.'] },
];
