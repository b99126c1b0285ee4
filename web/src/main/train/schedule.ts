/// How one stands with a position: when it was answered, and when it comes again.
export interface Standing {
  id: string;
  game: string;
  kind: string;
  match: string;
  /// How often in a row it was answered right, each after a longer time than before.
  step: number;
  /// The day from which on it is to be answered, counted from 1970.
  due: number;
  /// When it was answered last, in milliseconds; 0 where it was not yet.
  last: number;
  /// Whether the first answer was right.
  first?: boolean;
  /// It is not kept any more: removed by the person, or for want of room. What was answered still counts.
  gone?: 'removed' | 'dropped';
}

/// Days after which a position comes again that was answered right so many times.
export const GAPS = [1, 3, 7, 21] as const;

const DAY = 86_400_000;

/// The day of the person's own calendar, counted from 1970.
export function dayOf(time: number): number {
  return Math.floor((time - new Date(time).getTimezoneOffset() * 60_000) / DAY);
}

/// The standing after an answer: what was missed begins anew and comes again today; what was right before its time was nothing new.
export function answered(before: Standing, right: boolean, now: number): Standing {
  if (right && before.due > dayOf(now)) return { ...before, last: now };
  const step = right ? before.step + 1 : 0;
  return { ...before, first: before.first ?? right, last: now, step, due: dayOf(now) + (right ? (GAPS[step - 1] ?? 0) : 0) };
}

/// Whether it was answered right after the longest time too: it does not come again.
export const isKnown = ({ step }: Standing) => step > GAPS.length;

export const isDue = (standing: Standing, today: number) => !standing.gone && !isKnown(standing) && standing.due <= today;

/// So many others come between a miss and the next try.
const BETWEEN = 3;

/// The position to answer next: one that was missed a little while ago, then those that come again, then new ones, and what
/// was missed just now only where nothing else is left.
export function next(due: readonly Standing[], recent: readonly string[]): Standing | undefined {
  const justNow = recent.slice(-BETWEEN);
  const rank = (standing: Standing) => (justNow.includes(standing.id) ? 3 : isMissed(standing) ? 0 : standing.last ? 1 : 2);
  return due.toSorted((one, other) => rank(one) - rank(other) || one.last - other.last)[0];
}

const isMissed = ({ step, last }: Standing) => step === 0 && last > 0;

/// The same position known twice, as after a file was brought back: how one stood last holds.
export function merged(standings: readonly Standing[]): Standing[] {
  const found = new Map<string, Standing>();
  for (const each of standings) {
    const known = found.get(each.id);
    if (!known || known.last < each.last) found.set(each.id, each);
  }
  return [...found.values()];
}

/// What is wanted of the positions: one game, one kind, one match; empty is any.
export interface Wanted {
  game: string;
  kind: string;
  match: string;
}

export const isWanted = (standing: Standing, { game, kind, match }: Wanted) => (!game || standing.game === game) && (!kind || standing.kind === kind) && (!match || standing.match === match);

/// How many of a game and a kind were answered, and how many of them right at the first try.
export interface Tally {
  game: string;
  kind: string;
  answered: number;
  right: number;
}

export function tallies(standings: readonly Standing[]): Tally[] {
  const all = new Map<string, Tally>();
  for (const { game, kind, first } of standings) {
    if (first === undefined) continue;
    const key = `${game} ${kind}`;
    const tally = all.get(key) ?? { game, kind, answered: 0, right: 0 };
    all.set(key, { ...tally, answered: tally.answered + 1, right: tally.right + (first ? 1 : 0) });
  }
  return [...all.values()].sort((one, other) => one.game.localeCompare(other.game) || other.answered - one.answered);
}
