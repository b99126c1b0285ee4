import type { TableFace } from '../games/face';
import { standing } from '../model/arrangement';
import type { PerSeat, Seat } from '../model/events';
import { place, seats } from '../model/table';
import { declared, side } from '../model/words';
import type { Action, Choice } from '../net/messages';
import { withNames } from '../table/advice';
import { deeds, discardOf, mayDiscard, said, type Deed } from '../table/deeds';
import { nameOf, type Person, type Scene } from '../table/scene';
import { texts } from '../texts/en';
import { training as words } from '../texts/training';
import { compact, parse, title, type Tile } from '../tiles/tile';
import { isSame, offeredBy, tableOf, type Puzzle } from './puzzle';

/// Who sits at the right, across and at the left: a position does not tell who they were.
const OTHERS = ['Wren', 'Finch', 'Heron'] as const;

/// A position that waits for an answer, and then has one.
export class Exercise {
  readonly scene: Scene;
  /// The tiles as they stand.
  readonly hand: { tiles: Tile[]; drawn: boolean };
  readonly choice: Exclude<Choice, { kind: 'covered' }>;
  readonly deeds: Deed[];
  selected = $state(-1);
  /// Places of the tiles that are chosen to be given.
  given = $state.raw<number[]>([]);
  answer = $state.raw<Action>();

  constructor(
    readonly puzzle: Puzzle,
    readonly face: TableFace,
  ) {
    const table = tableOf(puzzle);
    const viewer = puzzle.seat;
    const people: PerSeat<Person> = {};
    for (const seat of seats(table)) people[seat] = seat === viewer ? { name: 'You', bot: false, away: false } : { name: OTHERS[side(viewer, seat, seats(table).length) - 1]!, bot: true, away: false };
    this.scene = { game: puzzle.game, face, table, viewer, own: false, people, pending: [viewer], notes: [] };
    const own = place(table, viewer);
    this.hand = standing([], own.hand, own.drawn, true);
    this.choice = { decision: 0, ...offeredBy(puzzle, table) };
    this.deeds = deeds(face, this.choice, table).map((deed) => ({ ...deed, label: withNames(deed.label, people, viewer) }));
  }

  get giving(): Extract<Choice, { kind: 'give' }> | undefined {
    return this.choice.kind === 'give' ? this.choice : undefined;
  }

  /// Whether a tile is asked for, rather than an answer to what another did.
  get ownTurn(): boolean {
    return mayDiscard(this.choice);
  }

  get isRight(): boolean {
    return this.answer !== undefined && isSame(this.answer, this.puzzle.answer);
  }

  /// What is asked, in one sentence.
  get question(): string {
    const { table, viewer } = this.scene;
    const last = table.log.at(-1);
    if (this.giving) return words.give(this.giving.least, this.giving.most, this.face.direction(table.phase));
    if (last?.event === 'declared' && last.seat === viewer && last.word in this.face.words.ready) return texts.table.throwFor(declared(this.face.words, last.word));
    const { drawn } = place(table, viewer);
    if (this.ownTurn) return drawn ? words.discard(title(drawn)) : words.question;
    if (!table.offered) return this.face.phases[table.phase] ?? words.question;
    const say = { discard: texts.table.discards, added: texts.table.adds, laid: texts.table.shows }[table.offered.source];
    return words.offered(say(nameOf(this.scene, table.offered.seat), title(table.offered.tile)));
  }

  /// Whether a tile may be played, or put to those that are given.
  isPlayable(at: number): boolean {
    const tile = this.hand.tiles[at];
    if (tile === undefined || this.answer) return false;
    if (!this.giving) return this.discard(at) >= 0;
    return this.given.includes(at) || (this.given.length < this.giving.most && (parse(this.giving.from) ?? []).includes(tile));
  }

  isChosen(at: number): boolean {
    if (this.given.includes(at)) return true;
    return this.answer?.action === 'discard' && !this.isRight && at === this.hand.tiles.lastIndexOf(this.answer.tile);
  }

  /// Whether the tile is the answer, or one of those that are given; nothing shows it before one has answered.
  isAdvised(at: number): boolean {
    const { answer } = this.puzzle;
    const tile = this.hand.tiles[at]!;
    if (!this.answer) return false;
    if (answer.action === 'discard') return answer.tile === tile;
    return answer.action === 'give' && copiesBefore(this.hand.tiles, at) < (parse(answer.tiles) ?? []).filter((each) => each === tile).length;
  }

  play(at: number): void {
    if (!this.isPlayable(at)) return;
    this.selected = -1;
    if (this.giving) this.given = this.given.includes(at) ? this.given.filter((each) => each !== at) : [...this.given, at];
    else this.answer = this.choice.options[this.discard(at)];
  }

  do(deed: Deed): void {
    this.answer ??= deed.action;
  }

  /// Whether as many tiles are chosen as are to be given.
  get isEnough(): boolean {
    return this.giving !== undefined && this.given.length >= this.giving.least && this.given.length <= this.giving.most;
  }

  give(): void {
    if (!this.isEnough) return;
    const tiles = compact(this.given.map((at) => this.hand.tiles[at]!));
    this.answer ??= { action: 'give', tiles, text: `give ${tiles}` };
  }

  /// An action in words: those of the level, where it told any.
  words(action: Action): string {
    if (action.action === 'discard') return `discard ${action.tile}`;
    if (action.action === 'give') return `pass ${action.tiles}`;
    if (action.action === 'claim' || (action.action === 'lay' && !action.meld.tiles.includes('?'))) return `${said(this.scene, action).toLowerCase()} ${action.meld.tiles}`;
    if (action.action === 'take joker') return words.swap(title(action.given), this.name(action.owner));
    const told = this.puzzle.options.find((option) => isSame(option.action, action))?.words ?? (isSame(action, this.puzzle.answer) ? this.puzzle.words : undefined);
    return withNames(told ?? said(this.scene, action), this.scene.people, this.scene.viewer);
  }

  /// A sentence of the assistant with the names of this table.
  named(sentence: string): string {
    return withNames(sentence, this.scene.people, this.scene.viewer, this.scene.table.started.dealer);
  }

  name(seat: Seat): string {
    return nameOf(this.scene, seat);
  }

  private discard(at: number): number {
    return discardOf(this.choice, this.hand.tiles[at]!, this.hand.drawn && at === this.hand.tiles.length - 1);
  }
}

function copiesBefore(tiles: readonly Tile[], at: number): number {
  return tiles.slice(0, at).filter((tile) => tile === tiles[at]).length;
}
