import type { TableFace } from '../face';
import { table as plain } from '../plain/table';
import Centre from './Centre.svelte';
import Needs from './Needs.svelte';
import Strip from './Strip.svelte';
import { sheet } from './sheet';

export const table: TableFace = {
  ...plain,
  sheet,
  words: { ...plain.words, mixed: 'Special kong', ready: { ting: 'Ready' } },
  Centre,
  Strip,
  panel: { ...plain.panel, Before: Needs },
};
