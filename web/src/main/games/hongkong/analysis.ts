import { closed, said, ticked, won } from '../../analyse/questions';
import type { Analysis } from '../face';
import { RULES, SELF_DRAWN, VISIBLE, WINNING, analysis as plain } from '../plain/analysis';
import Result from './Result.svelte';

export const analysis: Analysis = {
  ...plain,
  fields: [
    RULES,
    { name: 'round', label: 'Round', kind: 'wind' },
    { name: 'seat', label: 'Your seat', kind: 'wind' },
    { name: 'flowers', label: 'Flowers laid', kind: 'tiles', example: '1f6f' },
    VISIBLE,
    WINNING,
    SELF_DRAWN,
    { name: 'last_tile', label: 'Last tile of the wall', kind: 'tick' },
    { name: 'after_kong', label: 'Drawn after a kong', kind: 'tick' },
    { name: 'robbing', label: 'Robbing a kong', kind: 'tick' },
    { name: 'first_turn', label: 'In the first turn', kind: 'tick' },
    { name: 'from_dealer', label: 'Given by the dealer', kind: 'tick' },
  ],
  ask: (hand, values) => ({
    ...closed(hand),
    ...said(values, 'rules', 'visible', 'flowers'),
    ...won(analysis, hand, values),
    round_wind: values['round'] || 'E',
    seat_wind: values['seat'] || 'E',
    ...ticked(values, 'self_draw', 'last_tile', 'after_kong', 'robbing', 'first_turn', 'from_dealer'),
  }),
  Result,
};
