import { closed, said, ticked, won } from '../../analyse/questions';
import type { Analysis } from '../face';
import { DEALER, RULES, SELF_DRAWN, VISIBLE, WINNING, analysis as plain } from '../plain/analysis';
import Result from './Result.svelte';

export const analysis: Analysis = {
  ...plain,
  most: 17,
  fields: [RULES, { name: 'flowers', label: 'Flowers laid', kind: 'number', least: 0, most: 36, standard: 0 }, VISIBLE, WINNING, SELF_DRAWN, DEALER],
  ask: (hand, values) => ({
    ...closed(hand),
    ...said(values, 'rules', 'visible'),
    ...won(analysis, hand, values),
    flowers: Number(values['flowers'] ?? 0),
    ...ticked(values, 'self_draw', 'dealer'),
  }),
  Result,
};
