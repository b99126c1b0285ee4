import { discardRows, type Insight } from '../../model/insight';
import type { Seat } from '../../model/events';
import { place, tilesLeft, type Table } from '../../model/table';
import { amount, expected, signed, WIND_NAMES } from '../../model/words';
import { plural } from '../../texts/plural';
import type { TableFace } from '../face';
import { table as plain } from '../plain/table';
import Centre from './Centre.svelte';
import { sheet } from './sheet';

/// Tiles at the end of the wall that nobody draws in turn.
const DEAD_WALL = 14;

const words = { run: 'Chi', group: 'Pon', kong: 'Kan', mixed: 'Set', winOnDiscard: 'Ron', winBySelf: 'Tsumo', inHand: { run: 'Run', group: 'Triplet' }, ready: { riichi: 'Riichi', 'open riichi': 'Open riichi' } };

const isInRiichi = (table: Table, seat: Seat) => place(table, seat).words.some((word) => word in words.ready);

export const table: TableFace = {
  ...plain,
  sheet,
  words,
  Centre,
  panel: { ...plain.panel, worth: (points) => expected(points, 10), helping: (answer) => new Map(discardRows(answer as Insight).map((row) => [row.tile, row.accept])) },
  amount: (line) => (line.unit === 'basic points' ? line.amount.toLocaleString('en') : amount(line)),
  hasStick: isInRiichi,
  tag: (scene, seat) => [isInRiichi(scene.table, seat) ? 'riichi' : '', scene.own && seat === scene.viewer && scene.notes.includes('furiten') ? 'furiten' : ''].filter(Boolean).join(', '),
  points: (points) => points.toLocaleString('en').replace('-', '−'),
  change: (points) => signed(points.toLocaleString('en'), points),
  round: ({ tally, dealer }) => [`${WIND_NAMES[tally['round'] ?? 0] ?? WIND_NAMES[0]} ${'ABCD'.indexOf(dealer) + 1}`, tally['honba'] ? plural(tally['honba'], 'repeat', 'repeats') : ''].filter(Boolean).join(', '),
  tilesLeft: (table) => Math.max(0, tilesLeft(table) - DEAD_WALL),
  ended: {
    'exhaustive draw': 'The wall is empty.',
    'nagashi mangan': 'The wall is empty: nagashi mangan.',
    'nine terminals': 'Nine different terminals and honors: the hand is void.',
    'four winds': 'Four equal winds were discarded: the hand is void.',
    'four riichi': 'Four players declared riichi: the hand is void.',
    'four kans': 'Four kans: the hand is void.',
    'three rons': 'Three players won on one tile: the hand is void.',
  },
};
