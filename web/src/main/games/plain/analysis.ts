import { readHand, writeHand } from '../../model/notation';
import { closed, said, won } from '../../analyse/questions';
import Result from '../../analyse/Result.svelte';
import { texts } from '../../texts/en';
import type { Analysis, Field } from '../face';

export const RULES: Field = { name: 'rules', label: 'Rules', kind: 'rules' };
export const VISIBLE: Field = { name: 'visible', label: 'Tiles seen elsewhere', kind: 'tiles' };
export const WINNING: Field = { name: 'win', label: 'Winning tile', kind: 'tile' };
export const SELF_DRAWN: Field = { name: 'self_draw', label: 'Self-drawn', kind: 'tick' };
export const DEALER: Field = { name: 'dealer', label: 'Dealer', kind: 'tick' };

export const analysis: Analysis = {
  picker: ['123456789m', '123456789p', '123456789s', '1234567z'],
  fields: [RULES, VISIBLE, WINNING],
  most: 14,
  meldSize: () => 3,
  places: [],
  example: '123m0p7z',
  misread: texts.analyser.misread,
  read: readHand,
  write: writeHand,
  ask: (hand, values) => ({ ...closed(hand), ...said(values, 'rules', 'visible'), ...won(analysis, hand, values) }),
  score: () => undefined,
  obstacle: () => undefined,
  Result,
};
