import { place, tilesLeft } from '../../model/table';
import { amount, signed } from '../../model/words';
import { texts } from '../../texts/en';
import type { TableFace } from '../face';
import Centre from './Centre.svelte';
import { sheet } from './sheet';

export const table: TableFace = {
  words: { run: 'Chow', group: 'Pung', kong: 'Kong', mixed: 'Set', winOnDiscard: 'Win', winBySelf: 'Win', ready: {} },
  Centre,
  isApart: () => false,
  hand: { width: 60, most: 14, meldSize: () => 3, phone: { perRow: 7, width: 48 }, tapTwice: false, autos: true },
  panel: { helping: () => new Map(), listed: 6, worth: () => '', marks: () => new Map(), others: () => [] },
  pondRow: () => 6,
  hasStick: () => false,
  saysNoFlowers: false,
  bigClaim: false,
  seatLetter: (wind) => 'ESWN'[wind] ?? '?',
  tag: ({ table, face }, seat) => place(table, seat).words.map((word) => face.words.ready[word]?.toLowerCase()).find(Boolean) ?? '',
  note: (table, seat) => (seat === table.started.dealer ? 'dealer' : ''),
  points: (points) => signed(points.toLocaleString('en'), points),
  change: (points) => signed(points.toLocaleString('en'), points),
  amount,
  meaning: () => '',
  round: ({ hand }) => texts.table.hand(hand + 1),
  sheet,
  tilesLeft,
  phases: {},
  ended: { exhausted: 'The wall is empty.' },
  answerTo: () => undefined,
  direction: () => '',
  keys: [],
};
