import { load, save } from '../state/store';
import { idOf, kindOf, type Puzzle } from './puzzle';
import { answered, dayOf, isDue, isWanted, merged, type Standing, type Wanted } from './schedule';

/// A position in the browser's store, and what it is known by.
export interface Kept {
  id: string;
  puzzle: Puzzle;
}

/// So many positions are kept, and so many characters of them: other things need room in the browser too.
export const MOST = 300;
export const MOST_CHARACTERS = 1_500_000;
/// So many standings: those of positions that are gone still count in the statistics.
const MOST_STANDINGS = 2000;

/// What became of positions that were to be kept.
export interface Added {
  /// That were not here before.
  fresh: number;
  /// That had to go for them.
  dropped: number;
  ids: string[];
}

/// The positions of this browser and how one stands with each.
export class Training {
  kept = $state.raw<Kept[]>([]);
  standings = $state.raw<Standing[]>([]);
  /// The browser keeps nothing: all lasts as long as the page.
  unkept = $state(false);

  constructor() {
    this.reload();
  }

  /// As the browser has it now: another window may have changed it, and a file that is brought back may hold what is here already.
  reload(): void {
    const kept = new Map(load<Kept[]>('training', []).map((each) => [each.id, each]));
    this.kept = [...kept.values()];
    const standings = merged(load<Standing[]>('trained', []));
    const known = new Map(standings.map((each) => [each.id, each]));
    this.standings = [
      ...standings.map((each) => (kept.has(each.id) ? here(each) : each.gone ? each : { ...each, gone: 'dropped' as const })),
      ...this.kept.filter(({ id }) => !known.has(id)).map(standingOf),
    ];
    if (this.kept.length > MOST) this.write();
  }

  puzzle(id: string): Puzzle | undefined {
    return this.kept.find((each) => each.id === id)?.puzzle;
  }

  /// Keeps positions; what is here already stays as it stands. What was removed once comes back only if one asks for it.
  add(puzzles: readonly Puzzle[], { again = false }: { again?: boolean } = {}): Added {
    if (!this.unkept) this.reload();
    const known = new Map(this.standings.map((each) => [each.id, each]));
    const all = new Map(puzzles.map((puzzle) => [idOf(puzzle), puzzle]));
    const wanted = [...all].filter(([id]) => again || known.get(id)?.gone !== 'removed').map(([id, puzzle]) => ({ id, puzzle }));
    const fresh = wanted.filter(({ id }) => !this.puzzle(id));
    const before = this.kept.length + fresh.length;
    this.kept = [...this.kept, ...fresh];
    this.standings = [
      ...this.standings.map((each) => {
        const match = all.get(each.id)?.match;
        const now = this.puzzle(each.id) ? here(each) : each;
        return match ? { ...now, match } : now;
      }),
      ...fresh.filter(({ id }) => !known.has(id)).map(standingOf),
    ];
    this.write();
    return { fresh: fresh.length, dropped: before - this.kept.length, ids: wanted.map(({ id }) => id) };
  }

  answer(id: string, right: boolean, now = Date.now()): Standing | undefined {
    this.change(id, (standing) => answered(standing, right, now));
    return this.standings.find((each) => each.id === id);
  }

  remove(id: string): void {
    if (!this.unkept) this.reload();
    this.kept = this.kept.filter((each) => each.id !== id);
    this.change(id, (standing) => ({ ...standing, gone: 'removed' }));
    this.write();
  }

  /// Those that are to be answered today.
  due(wanted: Wanted, today = dayOf(Date.now())): Standing[] {
    return this.standings.filter((each) => isDue(each, today) && isWanted(each, wanted));
  }

  /// Those that are kept.
  here(wanted: Wanted): Standing[] {
    return this.standings.filter((each) => !each.gone && isWanted(each, wanted));
  }

  /// The positions as lines of a file, as `sparrow review --puzzles` writes them.
  lines(wanted: Wanted): string {
    return this.here(wanted).map(({ id }) => JSON.stringify(this.puzzle(id)) + '\n').join('');
  }

  private change(id: string, to: (standing: Standing) => Standing): void {
    this.standings = this.standings.map((each) => (each.id === id ? to(each) : each));
    if (!save('trained', bounded(this.standings))) this.unkept = true;
  }

  /// Writes everything, and drops what the browser has no room for: first what one knows best, then what came first.
  private write(): void {
    this.drop(fitting(this.kept, this.standings, MOST));
    let left = this.kept;
    while (!save('training', left) && left.length) left = fitting(left, this.standings, Math.floor(left.length * 0.75));
    // A private window keeps nothing at all: what is here lasts as long as the page.
    this.unkept = this.kept.length > 0 && !left.length;
    if (this.unkept) return;
    this.drop(left);
    this.unkept = !save('trained', bounded(this.standings));
  }

  private drop(left: Kept[]): void {
    if (left.length === this.kept.length) return;
    const ids = new Set(left.map(({ id }) => id));
    this.kept = left;
    this.standings = this.standings.map((each) => (each.gone || ids.has(each.id) ? each : { ...each, gone: 'dropped' as const }));
  }
}

/// Of the positions as many as there is room for: those stay that one knows least, and of those the newest.
export function fitting(kept: readonly Kept[], standings: readonly Standing[], most: number, characters = MOST_CHARACTERS): Kept[] {
  const steps = new Map(standings.map(({ id, step }) => [id, step]));
  const places = new Map(kept.map(({ id }, place) => [id, place]));
  const wanted = kept.toSorted((one, other) => steps.get(one.id)! - steps.get(other.id)! || places.get(other.id)! - places.get(one.id)!).slice(0, most);
  let room = characters;
  const stays = new Set(wanted.filter((each) => (room -= JSON.stringify(each).length) >= 0));
  return kept.filter((each) => stays.has(each));
}

/// The standings that are kept: of those whose positions are gone the oldest go first.
function bounded(standings: readonly Standing[]): Standing[] {
  const spare = standings.length - MOST_STANDINGS;
  if (spare <= 0) return [...standings];
  const oldest = new Set(standings.filter(({ gone }) => gone).toSorted((one, other) => one.last - other.last).slice(0, spare));
  return standings.filter((each) => !oldest.has(each));
}

function here({ gone: _, ...standing }: Standing): Standing {
  return standing;
}

function standingOf({ id, puzzle }: Kept): Standing {
  return { id, game: puzzle.game, kind: kindOf(puzzle), match: puzzle.match ?? '', step: 0, due: 0, last: 0 };
}
