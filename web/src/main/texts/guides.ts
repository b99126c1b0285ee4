/// How each game is played, for somebody who sits down to it; tiles in notation are drawn.
export interface Section {
  title: string;
  text: string[];
}

export const guides: Record<string, Section[]> = {
  riichi: [
    { title: 'The aim', text: ['Complete four sets and a pair. A set is a run such as 345s or three equal tiles such as 555z. Seven different pairs and the thirteen orphans win as well.', 'A winning hand needs at least one yaku, a pattern that counts. The assistant always knows which ones are in reach.'] },
    { title: 'A turn', text: ['Draw a tile, discard a tile. A drawn and discarded tile lies shaded in the pond, one from the hand does not.', 'A discard may be claimed: chi makes a run and is only for the next player, pon three equal tiles, kan four. A claimed set lies open, and its turned tile points to who gave it.'] },
    { title: 'Riichi', text: ['With a closed hand that waits for its last tile you may declare riichi: 1,000 points go on the table, the hand stays as it is, and a win counts more, with hidden dora besides.'] },
    { title: 'Dora', text: ['The indicator beside the round name makes the tile after it dora: 4p makes 5p dora. Each dora is worth one han, but is no yaku. Red fives such as 0p count as dora.'] },
    { title: 'Furiten', text: ['Who has discarded a tile that would win cannot win on anybody’s discard, only by drawing. Your plate says so.'] },
    { title: 'The end of a hand', text: ['The sheet shows what each line was worth and who pays what. When the wall is empty, players who wait for one tile are paid by those who do not.'] },
  ],
  american: [
    { title: 'The aim', text: ['Build one of the lines of the card, fourteen tiles, with the numbers, suits and honours it shows. The card changes; you can bring your own.', 'Jokers stand for any tile in a set of three or more, never in a pair or for a single tile.'] },
    { title: 'The Charleston', text: ['Before play, tiles are passed three at a time: right, across, left. A second Charleston goes left, across, right if everybody agrees, and a courtesy pass of up to three tiles with the player across ends it.', 'Put tiles into the tray, then pass. Jokers stay with you.'] },
    { title: 'A turn', text: ['Draw and discard. You may claim a discard to show a set of three or more equal tiles, or to win; a pair or a single tile only to win.', 'When somebody shows a joker in a set and you hold the tile it stands for, you may swap them in your turn. Jokers that you can take wear a gold ring.'] },
    { title: 'The end', text: ['Who completes a line says mah jongg. The line’s points are paid, double by the player who gave the tile, and more for a hand without jokers.'] },
  ],
  filipino: [
    { title: 'The aim', text: ['Sixteen tiles, and the seventeenth wins: five sets and a pair. The win is called todas.'] },
    { title: 'Flowers', text: ['Flowers and seasons are laid beside your plate at once, and another tile is drawn for each of them. In some rule sets honours are laid aside as well.'] },
    { title: 'A turn', text: ['Draw and discard. Everybody may claim three or four equal tiles, the next player a run. There is one large button to claim, always in the same place; where the table says so, it looks the same after every discard, and you have to see for yourself.'] },
    { title: 'Ambitions', text: ['Certain things are paid for, some at once and some with the win: no flowers, a kang, a straight from one to nine, everything concealed. The panel has the ledger of this deal and the ambitions in reach.'] },
  ],
  changchun: [
    { title: 'The aim', text: ['Four groups and a pair, or seven pairs, and the hand must show three suits, a terminal or honour, and a triplet or a pair of dragons. Three lights above your tiles say what is still missing.'] },
    { title: 'A turn', text: ['Draw and discard; claim runs from the player before you, equal tiles from anybody. Kongs are paid for at once.', 'In the turn of your first discard you may lay special kongs, such as 1m 1p 1s or three winds, and let them grow later.'] },
    { title: 'Ready and the treasure', text: ['One tile short of a win you may say that you are ready. From then on you see the treasure, a tile of the wall: drawing its copy wins, whatever you wait for.'] },
    { title: 'Paying', text: ['The more doublings, the dearer the hand. Who gives the winning tile without being ready pays for everybody.'] },
  ],
};
