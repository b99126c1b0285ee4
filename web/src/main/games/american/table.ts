import { place } from '../../model/table';
import { expected } from '../../model/words';
import type { Action } from '../../net/messages';
import { texts as common } from '../../texts/en';
import type { TableFace } from '../face';
import { table as plain } from '../plain/table';
import Centre from './Centre.svelte';
import Charleston from './Charleston.svelte';
import NearestLines from './NearestLines.svelte';
import Phone from './Phone.svelte';
import Shelf from './Shelf.svelte';
import { marks, others } from './insight';
import { texts } from './texts';
import { sheet, split } from './sheet';

const COURTESY = 'courtesy tiles';
const PASS = /^(first|second) (right|across|left)$/;

export const table: TableFace = {
  ...plain,
  sheet,
  meaning: (line) => split(line).pattern,
  words: { ...plain.words, run: 'Run', winOnDiscard: 'Mah jongg', winBySelf: 'Mah jongg' },
  Centre,
  Middle: Charleston,
  isApart: ({ phase, over }) => !['', 'play'].includes(phase) && !over,
  PhoneTable: Phone,
  PhoneShelf: Shelf,
  hand: { ...plain.hand, width: 72, meldSize: (tiles) => tiles, tapTwice: true, autos: false },
  panel: { ...plain.panel, worth: (points) => expected(points, 0.1), marks, others, After: NearestLines, listed: 0 },
  pondRow: (phone) => (phone ? 6 : 8),
  tag: ({ table }, seat) => (place(table, seat).words.includes('dead') ? 'dead hand' : ''),
  round: ({ hand }) => `Game ${hand + 1}`,
  phases: { ...texts.phases, courtesy: texts.courtesy },
  ended: { 'wall game': 'The wall is empty.', 'dead hands': 'Not two hands are still alive.' },
  answerTo,
  direction: (phase) => (phase === COURTESY ? 'across' : (PASS.exec(phase)?.[2] ?? '')),
  keys: [{ name: 'Charleston', keys: [['Enter', 'into the tray or out of it'], ['Ctrl + Enter', 'pass the tiles']] }],
};

/// Whether to go on with the Charleston, and how many tiles to pass.
function answerTo(phase: string, action: Action): string | undefined {
  if (phase === 'vote' && action.action === 'pass') return texts.goOn;
  if (phase === 'vote' && action.action === 'declare') return texts.stop;
  const courtesy = action.action === 'declare' ? /^courtesy (\d)$/.exec(action.word) : null;
  return courtesy ? common.giving.pass(Number(courtesy[1])) : undefined;
}
