import { texts as common } from '../../texts/en';
import { load } from '../../state/store';
import type { Tile } from '../../tiles/tile';
import type { Analysis, Answer, Values } from '../face';
import { analysis as plain } from '../plain/analysis';
import Result from './Result.svelte';
import { lineRows, withLineNames, type CardInsight } from './insight';
import { face, readHand, writeHand } from './notation';
import { texts } from './texts';

/// The text of one's own card.
const ownCard = () => load('card', '');
const MINE = 'mine';

export const analysis: Analysis = {
  ...plain,
  meldSize: (tiles) => tiles,
  joins,
  places: ['discards'],
  example: '11B 222C N E FF J',
  misread: texts.misread,
  read: readHand,
  write: writeHand,
  choices: {
    phase: [['', 'Play'], ['charleston', 'Charleston']],
    card: [['', 'Sparrow card'], [MINE, 'My card']],
  },
  fill,
  obstacle: (values: Values) => (values['card'] === MINE && !ownCard().trim() ? { text: texts.cardless, page: 'card', link: texts.writeCard } : undefined),
  spoken: (action) => (action.startsWith('say') ? action : action.replace(/\b(?:[0-9][BCD]|[ESWNGRFJ0])\b/g, face)),
  headline,
  named: (text, answer) => withLineNames(text, answer as unknown as CardInsight),
  Result,
};

/// A group is equal tiles, with jokers among them.
function joins(meld: readonly Tile[], tile: Tile): boolean {
  const kind = meld.find((each) => each !== '1j');
  return meld.length < 6 && (tile === '1j' || kind === undefined || kind === tile);
}

function headline(answer: Answer): string {
  const lines = lineRows(answer as unknown as CardInsight);
  if (!lines.length) return texts.lines.none;
  const far = common.distance.words(Math.min(...lines.map((line) => line.away)));
  return far.charAt(0).toUpperCase() + far.slice(1);
}

/// One's own card stands in this browser; what the others show may stand in one line.
function fill(field: string, value: string): string {
  if (field === 'card' && value === MINE) return ownCard();
  return field === 'others' ? bySeat(value).join('\n') : value;
}

/// `west: (9C 9C J) north: (FFF)`: what each of them shows.
export function bySeat(text: string): string[] {
  return text
    .split(/[;,]?\s*(?=\b[a-z]+\s*:)/i)
    .map((part) => part.trim())
    .filter(Boolean);
}
