import type { Tile } from '../tiles/tile';
import type { PerSeat } from '../model/events';
import type { Advice, Ranked, Reason } from '../net/messages';
import type { Person } from './scene';

/// The numbers that advisors of all games give, under the names each of them uses.
const CHANCE = ['chance to win', 'chance', 'win'];
const LEFT = ['tiles still out', 'left', 'accepted', 'tiles that help'];

export interface AdviceRow {
  ranked: Ranked;
  tile: Tile | undefined;
  chance: number | undefined;
  left: number | undefined;
  away: number | undefined;
  risk: number | undefined;
  keep: number | undefined;
  /// What all lines of a card lose without the tile.
  loss: number | undefined;
  /// What the action is worth, as a person reads it.
  value: string;
}

export function rows(advice: Advice): AdviceRow[] {
  return advice.ranking.map((ranked) => ({
    ranked,
    tile: ranked.action.action === 'discard' ? ranked.action.tile : undefined,
    chance: share(find(ranked, CHANCE)),
    left: find(ranked, LEFT),
    away: find(ranked, ['distance after', 'distance', 'tiles missing']),
    risk: risk(ranked),
    keep: keep(ranked),
    loss: find(ranked, ['loss']),
    value: value(ranked),
  }));
}

function find(ranked: Ranked, names: string[]): number | undefined {
  return ranked.reasons.find((reason) => names.includes(reason.name))?.number;
}

function share(number: number | undefined): number | undefined {
  return number !== undefined && number >= 0 && number < 1 ? number : undefined;
}

function risk(ranked: Ranked): number | undefined {
  const dangers = ranked.reasons.filter((reason) => reason.name === 'danger').map((reason) => reason.number);
  return dangers.length ? Math.max(...dangers) : undefined;
}

/// Values beyond this only say that the action was chosen.
const CHOSEN = 1e6;

function value(ranked: Ranked): string {
  const worth = find(ranked, ['worth']) ?? ranked.value;
  if (Math.abs(worth) >= CHOSEN) return '';
  return Math.abs(worth) < 10 && !Number.isInteger(worth) ? worth.toFixed(2) : Math.round(worth).toLocaleString('en');
}

/// What a tile is worth keeping for, added up.
function keep(ranked: Ranked): number | undefined {
  const terms = ranked.reasons.filter((reason) => reason.sentence === 'worth keeping');
  return terms.length ? terms.reduce((sum, term) => sum + term.number, 0) : undefined;
}

/// The reasons for an action in words, four at most; seats are called by their names.
export function sentences(ranked: Ranked, people: PerSeat<Person>): { text: string; danger: boolean }[] {
  return ranked.reasons.slice(0, 4).map((reason) => ({ text: worded(reason, people), danger: reason.name === 'danger' && reason.number > 0 }));
}

/// A sentence of the engine, which knows seats, with the names of the people in them.
export function withNames(sentence: string, people: PerSeat<Person>): string {
  return sentence.replace(/\b(of|by|from|against|to|seat|[Cc]hallenge) ([A-D])\b/g, (whole, word: string, seat: string) => {
    const name = people[seat as keyof typeof people]?.name;
    return name ? `${word} ${name === 'You' ? 'you' : name}` : whole;
  });
}

function worded(reason: Reason, people: PerSeat<Person>): string {
  const named = withNames(reason.sentence, people);
  const bare = ['worth keeping', 'tiles missing to a win afterwards', 'tiles missing to a win now', 'tiles left that bring the hand nearer'];
  const text = bare.includes(reason.sentence)
    ? reason.sentence === 'worth keeping'
      ? `${reason.name}: ${reason.number > 0 ? '+' : ''}${reason.number} to keep`
      : `${reason.number} ${named}`
    : named;
  return text.charAt(0).toUpperCase() + text.slice(1) + (/[.!?]$/.test(text) ? '' : '.');
}

export function percent(share: number): string {
  return `${(100 * share).toFixed(share < 0.1 && share > 0 ? 1 : 0)} %`;
}
