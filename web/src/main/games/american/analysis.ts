import { said } from '../../analyse/questions';
import { load } from '../../state/store';
import type { Analysis, Values } from '../face';
import { analysis as plain } from '../plain/analysis';
import Result from './Result.svelte';
import { readHand, writeHand } from './notation';
import { texts } from './texts';

/// The text of one's own card.
const ownCard = () => load('card', '');

export const analysis: Analysis = {
  ...plain,
  picker: [...plain.picker, '1f1j'],
  meldSize: (tiles) => tiles,
  places: ['hand', 'exposed', 'discards'],
  example: '11B 222C N E FF J',
  misread: texts.misread,
  read: readHand,
  write: writeHand,
  fields: [
    { name: 'phase', label: 'Phase', kind: 'choice', values: [['', 'Play'], ['charleston', 'Charleston']] },
    { name: 'card', label: 'Card', kind: 'choice', values: [['', 'Sparrow card'], ['mine', 'My card']] },
    { name: 'discards', label: 'Discards seen', kind: 'tiles', example: '5D 5D W' },
    { name: 'others', label: 'Shown by others', kind: 'tiles', example: 'west: (9C 9C J)' },
    { name: 'wall', label: 'Tiles in the wall', kind: 'tiles', example: 'as reckoned' },
  ],
  ask: ({ tiles, melds }, values) => ({
    hand: tiles.join(''),
    ...(melds.length ? { exposed: melds } : {}),
    ...said(values, 'discards', 'wall', 'phase'),
    ...(values['others'] ? { others: bySeat(values['others']) } : {}),
    ...(values['card'] === 'mine' ? { card: ownCard() } : {}),
  }),
  obstacle: (values: Values) => (values['card'] === 'mine' && !ownCard().trim() ? { text: texts.cardless, page: 'card', link: texts.writeCard } : undefined),
  Result,
};

/// `west: (9C 9C J) north: (FFF)`: what each of them shows.
export function bySeat(text: string): string[] {
  return text
    .split(/[;,]?\s*(?=\b[a-z]+\s*:)/i)
    .map((part) => part.trim())
    .filter(Boolean);
}
