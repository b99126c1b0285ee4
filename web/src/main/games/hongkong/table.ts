import { tilesLeft } from '../../model/table';
import { amount, WIND_NAMES } from '../../model/words';
import type { TableFace } from '../face';
import { table as plain } from '../plain/table';
import Centre from './Centre.svelte';
import Ways from './Ways.svelte';
import { laidOwn, roundOf } from './winds';
import { sheet } from './sheet';

export const table: TableFace = {
  ...plain,
  sheet,
  words: { ...plain.words, winBySelf: 'Self-draw' },
  Centre,
  panel: { ...plain.panel, After: Ways },
  note: (table, seat) => [seat === table.started.dealer ? 'dealer' : '', laidOwn(table, seat) ? 'own flower' : ''].filter(Boolean).join(', '),
  amount,
  round: (started) => `${WIND_NAMES[roundOf({ started })] ?? WIND_NAMES[0]} round, hand ${started.hand + 1}`,
  tilesLeft: (table) => Math.max(0, tilesLeft(table) - Number(table.started.rules['dead_wall'] ?? 0)),
  phases: { flowers: 'Flowers are laid and replaced' },
  ended: { wall: 'The wall is empty.' },
};
