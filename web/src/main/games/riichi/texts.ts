import { plural } from '../../texts/plural';

/// What is said only in this game.
export const texts = {
  sheet: {
    yakuman: 'yakuman',
    manyYakuman: (count: number) => `${count} yakuman`,
    sticks: 'the riichi sticks on the table',
    basic: (limit: string) => `${limit}, basic points`,
    puts: (who: string, many: boolean) => `${who} ${many || who === 'You' ? 'put' : 'puts'} a riichi stick on the table`,
    noten: 'not ready when the wall ran out',
    nagashi: 'nagashi mangan: only terminals and honors discarded',
    nagashiDealer: 'nagashi mangan: the dealer pays more',
    liable: 'answers for the hand, having fed the set that made it so dear (pao)',
    dealer: 'won on an own draw, and the dealer pays more',
    with: (repeats: number) => `with ${plural(repeats, 'repeat', 'repeats')}`,
    units: { han: 'Han', yakuman: 'Yakuman', fu: 'Fu', points: 'Points', honba: 'Repeats', sticks: 'Riichi sticks', wait: 'Wait' } as Record<string, string>,
    dora: 'dora',
    ura: 'ura dora',
    pointsTo: (indicator: string, tile: string) => `${indicator} makes ${tile} dora`,
    yaku: 'Yaku',
    noUra: 'none in this hand',
  },
};
