import { closed, lastTile, said, ticked } from '../../analyse/questions';
import type { Written } from '../../model/notation';
import type { Analysis, Values } from '../face';
import { RULES, WINNING, analysis as plain } from '../plain/analysis';
import Result from './Result.svelte';

export const analysis: Analysis = {
  ...plain,
  picker: ['1234567890m', '1234567890p', '1234567890s', '1234567z'],
  fields: [
    RULES,
    { name: 'round', label: 'Round', kind: 'wind' },
    { name: 'seat', label: 'Your seat', kind: 'wind' },
    { name: 'dora', label: 'Dora indicators', kind: 'tiles' },
    { name: 'turns', label: 'Turns left', kind: 'number', least: 1, most: 18, standard: 9 },
    { name: 'against', label: 'Discards of a riichi hand', kind: 'tiles' },
    WINNING,
    { name: 'riichi', label: 'Riichi', kind: 'tick' },
    { name: 'tsumo', label: 'Self-drawn', kind: 'tick' },
  ],
  ask: (hand, values) => ({
    ...closed(hand),
    ...seated(values),
    ...(values['against'] ? { against: [values['against']] } : {}),
    odds: true,
    turns: Number(values['turns'] ?? 9),
  }),
  score: (answer, hand, values) => (answer['shanten'] === -1 ? scoreQuestion(hand, values) : undefined),
  Result,
};

/// A complete hand is scored.
export function scoreQuestion(hand: Written, values: Values): object {
  return { ...closed(hand), win_tile: lastTile(hand, values), ...seated(values), ...ticked(values, 'riichi', 'tsumo') };
}

/// Where the hand sits, as the fields show it.
function seated(values: Values): object {
  return {
    ...said(values, 'rules'),
    ...(values['dora'] ? { dora_indicators: values['dora'] } : {}),
    round_wind: values['round'] || 'E',
    seat_wind: values['seat'] || 'E',
  };
}
