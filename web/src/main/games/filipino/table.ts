import { amount, expected, signed } from '../../model/words';
import type { TableFace } from '../face';
import { table as plain } from '../plain/table';
import Centre from './Centre.svelte';
import Ledger from './Ledger.svelte';
import Reach from './Reach.svelte';
import { marks } from './reach';
import { sheet } from './sheet';

/// Accounts are kept in quarters of a unit.
const QUARTERS = 'quarters';
const units = (quarters: number) => (quarters / 4).toFixed(2);

export const table: TableFace = {
  ...plain,
  sheet,
  words: { run: 'Chow', group: 'Pong', kong: 'Kang', mixed: 'Set', winOnDiscard: 'Todas', winBySelf: 'Todas', ready: {} },
  Centre,
  hand: { ...plain.hand, width: 54, most: 17, phone: { perRow: 9, width: 38 } },
  panel: { ...plain.panel, worth: (quarters) => expected(quarters / 4, 0.1), marks, After: Reach, Foot: Ledger },
  saysNoFlowers: true,
  bigClaim: true,
  seatLetter: (wind) => String(wind + 1),
  tag: ({ table }, seat) => (seat === table.started.dealer ? 'mano' : ''),
  note: () => '',
  points: (quarters) => signed(units(quarters), quarters),
  change: (quarters) => (quarters === 0 ? '0' : signed(units(quarters), quarters)),
  amount: (line) => (line.unit.startsWith(QUARTERS) ? units(line.amount) + line.unit.slice(QUARTERS.length) : amount(line)),
  round: ({ hand }) => `Deal ${hand + 1}`,
  ended: { wall: 'The wall is empty.' },
};
