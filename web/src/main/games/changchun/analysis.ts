import { closed, said, ticked, won } from '../../analyse/questions';
import type { Analysis } from '../face';
import { DEALER, RULES, SELF_DRAWN, VISIBLE, WINNING, analysis as plain } from '../plain/analysis';
import Result from './Result.svelte';

export const analysis: Analysis = {
  ...plain,
  fields: [
    RULES,
    VISIBLE,
    WINNING,
    { name: 'ting', label: 'Ready was declared', kind: 'tick' },
    { name: 'bao', label: 'The bao, if you are ready', kind: 'tiles', example: '5p' },
    SELF_DRAWN,
    DEALER,
  ],
  ask: (hand, values) => ({
    ...closed(hand),
    ...said(values, 'rules', 'visible', 'bao'),
    ...won(analysis, hand, values),
    ...ticked(values, 'ting', 'self_draw', 'dealer'),
  }),
  Result,
};
