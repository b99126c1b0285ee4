import type { Section } from '../face';

export const guide: readonly Section[] = [
  {
    title: 'The aim',
    text: [
      'Four sets and a pair. A set is a chow such as 345s, a pung such as 555z or a kong of four. Thirteen orphans, which are 19m19p19s1234567z and one of them again, win as well, and in some houses seven pairs.',
      'A complete hand is not enough: it must be worth as many faan as the table asks for. The centre of the table says how many, and the panel lists the ways to get there.',
    ],
  },
  {
    title: 'Flowers',
    text: [
      'There are one of each of four flowers, 1234f, and four seasons, 5678f. They are laid beside your plate at once, and another tile is drawn for each of them.',
      'East owns 1f and 5f, south 2f and 6f, west 3f and 7f, north 4f and 8f. Yours stand in the centre and are bright once you have laid them. Your own flower and your own season are worth a faan each, no flower at all one, all four of a kind one more.',
    ],
  },
  {
    title: 'A turn',
    text: [
      'Draw and discard. The next player may claim a discard for a chow, anybody for a pung or a kong, and a win comes before everything. After a kong one draws from the other end of the wall.',
      'A tile that somebody adds to a pung may be robbed by who wins on it. The last discard can only be won on.',
    ],
  },
  {
    title: 'Paying',
    text: [
      'Points double with each of the first faan and grow more slowly after that; beyond the limit nothing is paid. The discarder pays double and the others once; for a self-draw everybody pays double. Houses differ, and the rules of a table say how.',
      'Where the house says so, who gave the tile for a fourth open set, or for the last pung of dragons, pays for all.',
    ],
  },
  { title: 'The deal', text: ['The dealer is east, and deals again after winning or when nobody wins. When the deal has gone round, the wind of the round changes. A pung of your own wind and one of the wind of the round are worth a faan each.'] },
];
