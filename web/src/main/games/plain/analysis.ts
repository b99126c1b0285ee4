import { away, type Insight } from '../../model/insight';
import { readHand, writeHand } from '../../model/notation';
import { plain, rankOf, type Tile } from '../../tiles/tile';
import { texts } from '../../texts/en';
import type { Analysis, Answer } from '../face';

export const analysis: Analysis = {
  most: 14,
  meldSize: () => 3,
  joins,
  places: [],
  example: '123m0p7z',
  misread: texts.analyser.misread,
  read: readHand,
  write: writeHand,
  always: {},
  asksPlainly: () => false,
  choices: {},
  fill: (_, value) => value,
  obstacle: () => undefined,
  spoken: (action) => action,
  headline,
  named: (text) => text,
  told: [],
};

/// Equal tiles lie together, four at most, and three of a suit in a row.
function joins(meld: readonly Tile[], tile: Tile): boolean {
  if (meld.every((each) => plain(each) === plain(tile))) return meld.length < 4;
  const ranks = [...meld, tile].map(rankOf);
  const isRun = 'mps'.includes(tile[1] ?? '') && meld.every((each) => each[1] === tile[1]) && new Set(ranks).size === ranks.length;
  return isRun && meld.length < 3 && Math.max(...ranks) - Math.min(...ranks) < 3;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function headline(answer: Answer): string {
  const missing = away(answer as Insight);
  return missing === undefined ? texts.analyser.never : missing <= 0 ? texts.analyser.complete : capital(texts.distance.words(missing));
}
