import { plain, type Tile } from '../tiles/tile';
import type { PerSeat, Seat } from '../model/events';
import { percent } from '../model/share';
import { WIND_NAMES } from '../model/words';
import type { Advice, Ranked } from '../net/messages';
import { texts } from '../texts/en';
import type { Person } from './scene';

export { percent };

/// The numbers that advisors of all games give, under the names each of them uses.
const CHANCE = ['chance to win', 'chance'];
const LEFT = ['tiles still out', 'left', 'accepted'];
const AWAY = ['distance after', 'distance', 'tiles missing'];

export interface AdviceRow {
  ranked: Ranked;
  tile: Tile | undefined;
  chance: number | undefined;
  left: number | undefined;
  /// Tiles missing to a win; 1 is ready.
  away: number | undefined;
  risk: number | undefined;
  keep: number | undefined;
  /// What all lines of a card lose without the tile.
  loss: number | undefined;
  /// What the action is worth, in the unit that players count in; nothing where there is none.
  value: string;
}

/// @param worth what a value of the game's advisors means to a person
export function rows(advice: Pick<Advice, 'ranking'>, worth: (value: number) => string = () => ''): AdviceRow[] {
  return advice.ranking.map((ranked) => ({
    ranked,
    tile: ranked.action.action === 'discard' ? ranked.action.tile : undefined,
    chance: share(find(ranked, CHANCE)),
    left: find(ranked, LEFT),
    away: find(ranked, AWAY),
    risk: risk(ranked),
    keep: whole(find(ranked, ['keep value'])),
    loss: whole(find(ranked, ['loss'])),
    value: Math.abs(ranked.value) >= CHOSEN ? '' : worth(ranked.value),
  }));
}

function find(ranked: Ranked, names: string[]): number | undefined {
  return ranked.reasons.find((reason) => names.includes(reason.name))?.number;
}

const whole = (number: number | undefined) => (number === undefined ? undefined : Math.round(number));

function share(number: number | undefined): number | undefined {
  return number !== undefined && number >= 0 && number < 1 ? number : undefined;
}

function risk(ranked: Ranked): number | undefined {
  const dangers = ranked.reasons.filter((reason) => reason.name === 'danger').map((reason) => reason.number);
  return dangers.length ? Math.max(...dangers) : undefined;
}

/// Values beyond this only say that the action was chosen.
const CHOSEN = 1e5;

/// A reason in words, and whether it speaks for the action, against it, or only tells.
export interface Sentence {
  text: string;
  kind: 'good' | 'plain' | 'danger';
}

/// The reasons for an action in words, four at most; seats are called by their names.
///
/// @param nearest how near to a win any action leads: what leads elsewhere is not praised for where it leads
export function sentences(ranked: Ranked, people: PerSeat<Person>, viewer?: Seat, dealer?: Seat, nearest = Infinity): Sentence[] {
  const now = Math.min(nearest, find(ranked, ['distance']) ?? Infinity);
  const isFarther = ranked.reasons.some((reason) => reason.name === 'distance' && reason.number > nearest);
  return weightiest(ranked.reasons, isFarther ? ['keep value', ...GIVES_WAY] : GIVES_WAY).map((reason) => ({
    text: capital(withNames(reason.sentence, people, viewer, dealer)),
    kind: AWAY.includes(reason.name) && reason.number > now ? 'plain' : kindOf(reason.name, reason.number),
  }));
}

/// How near to a win the nearest of these leads.
export function nearest(ranking: readonly AdviceRow[]): number {
  return Math.min(...ranking.map((row) => row.away ?? Infinity));
}

const MOST_REASONS = 4;

/// What is told beside the reasons too gives way first, so that what threatens is never left out. Where the hand is led away
/// from a win it is for what that comes to, and not for the tile.
const GIVES_WAY = ['expected points', 'usual', ...LEFT, ...CHANCE];

function weightiest(reasons: Ranked['reasons'], givesWay: readonly string[]): Ranked['reasons'] {
  const left = [...reasons];
  for (const name of givesWay) {
    const at = left.findIndex((reason) => reason.name === name);
    if (left.length > MOST_REASONS && at >= 0) left.splice(at, 1);
  }
  return left.slice(0, MOST_REASONS);
}

/// What only tells, whatever its number.
const PLAIN = ['chance to deal in', 'usual', 'only', 'lines', 'loss'];

/// What speaks for an action if it brings something.
const GAIN = ['expected points', 'at once'];

/// A chance below this speaks for nothing.
const SLIGHT = 0.01;

export function kindOf(name: string, number: number): Sentence['kind'] {
  if (name === 'danger') return number > 0 ? 'danger' : 'good';
  if (PLAIN.includes(name)) return 'plain';
  // What is worth keeping is no tile to throw.
  if (name === 'keep value') return number > 0 ? 'plain' : 'good';
  if (GAIN.includes(name)) return number > 0 ? 'good' : 'plain';
  if (CHANCE.includes(name) || name === 'chance of the line') return number < SLIGHT ? 'plain' : 'good';
  if (LEFT.includes(name)) return number > 0 ? 'good' : 'plain';
  return AWAY.includes(name) && number > texts.distance.most ? 'plain' : 'good';
}

const capital = (text: string) => withMinus(text.charAt(0).toUpperCase() + text.slice(1) + (/[.!?]$/.test(text) ? '' : '.'));

/// A text whose negative numbers have a minus as long as a plus.
export function withMinus(text: string): string {
  return text.replace(/(^|[\s(])-(?=\d)/g, '$1−');
}

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const STEPS: Record<string, number> = { 'on your right': 1, across: 2, 'on your left': -1 };

/// A sentence of the engine, which knows seats, winds and where they are, with the names of the people in them and tiles as the
/// page calls them.
///
/// @param viewer from whose seat it is said; whoever is called You if nobody is named
/// @param dealer who sits in the east, where winds are to have names
export function withNames(sentence: string, people: PerSeat<Person>, viewer?: Seat, dealer?: Seat): string {
  const seats = (Object.keys(people) as Seat[]).sort();
  const own = seats.indexOf(viewer ?? seats.find((seat) => people[seat]?.name === 'You') ?? seats[0]!);
  const named = (seat: Seat | undefined) => (seat === undefined ? undefined : people[seat]?.name)?.replace(/^You$/, 'you');
  return sentence
    .replace(/\b(one|two|three|four|five|six|seven|eight|nine) of (?=characters|dots|bamboo)/g, (_, number: string) => `${NUMBERS.indexOf(number) + 1} of `)
    .replace(/\bthe ([a-z ]+) of (East|South|West|North)\b/g, (whole, what: string, wind: string) => {
      const name = dealer && named(seats[(seats.indexOf(dealer) + WIND_NAMES.findIndex((each) => each === wind)) % seats.length]);
      return name ? `${name === 'you' ? 'your' : `${name}’s`} ${what}` : whole;
    })
    .replace(/\b(of|by|from|against|to|seat|[Cc]hallenge) ([A-D])\b/g, (whole, word: string, seat: string) => {
      const name = named(seat as Seat);
      return name ? `${word} ${name}` : whole;
    })
    .replace(/\bthe player (on your right|across|on your left)\b/g, (whole, where: string) => named(seats[(own + STEPS[where]! + seats.length) % seats.length]) ?? whole);
}

/// One thing that two discards differ in.
export interface Difference {
  name: string;
  best: string;
  other: string;
}

/// What the advised discard has that another has not, and the other way round.
export interface WhyNot {
  tile: Tile;
  differences: Difference[];
  /// What is said of the other one alone.
  sentences: Sentence[];
}

/// Why not another tile: the two compared, from the ranking that is there already; nothing if nothing is said of the tile.
export function whyNot(ranking: readonly AdviceRow[], tile: Tile | undefined, people: PerSeat<Person>, viewer?: Seat, dealer?: Seat): WhyNot | undefined {
  const best = ranking[0];
  const other = ranking.find((row) => row.tile === tile) ?? ranking.find((row) => row.tile !== undefined && tile !== undefined && plain(row.tile) === plain(tile));
  if (!best?.tile || !other?.tile || other === best || plain(other.tile) === plain(best.tile)) return undefined;
  const words = texts.assistant.columns;
  const differences: Difference[] = [];
  const compare = (name: string, of: (row: AdviceRow) => string | undefined) => {
    const [first, second] = [of(best), of(other)];
    if (first !== undefined && second !== undefined && first !== second) differences.push({ name, best: first, other: second });
  };
  compare(words.away, (row) => (row.away === undefined ? undefined : texts.distance.brief(row.away)));
  compare(words.left, (row) => row.left?.toString());
  compare(words.win, (row) => (row.chance === undefined ? undefined : percent(row.chance)));
  compare(words.risk, (row) => (row.risk === undefined ? undefined : row.risk === 0 ? texts.assistant.safe : percent(row.risk)));
  compare(words.keep, (row) => (row.keep === undefined ? undefined : withMinus(String(row.keep))));
  compare(words.loss, (row) => row.loss?.toString());
  compare(words.value, (row) => row.value || undefined);
  const said = new Set(sentences(best.ranked, people, viewer, dealer).map(({ text }) => text));
  return { tile: other.tile, differences, sentences: sentences(other.ranked, people, viewer, dealer).filter(({ text }) => !said.has(text)) };
}
