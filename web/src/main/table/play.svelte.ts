import { compact, plain, tiles as read, title, type Tile } from '../tiles/tile';
import { moved, standing } from '../model/arrangement';
import type { Event, Seat } from '../model/events';
import { place, seats, type Table } from '../model/table';
import { declared, side } from '../model/words';
import type { TableFace } from '../games/face';
import type { Choice } from '../net/messages';
import type { Keys } from '../net/keys';
import { LiveTable, type Witness } from '../net/live.svelte';
import { play as sound } from '../state/sounds';
import { settings } from '../state/settings.svelte';
import { speech } from '../state/speech.svelte';
import { texts } from '../texts/en';
import { plural } from '../texts/plural';
import { withNames } from './advice';
import { deeds, discardOf, mayDiscard, onlyPass, type Deed } from './deeds';
import { readTable, sentence, soundOf } from './narrator';
import { people, type Scene } from './scene';

export interface Question {
  title: string;
  text: string;
  yes: string;
  no: string;
}

/// Playing at a table: one's own order of tiles, what is selected, and what is done without asking.
export class Play implements Witness {
  readonly live: LiveTable;
  selected = $state(-1);
  /// The drawn tile lies face down until the person takes it, at tables that want it so.
  faceDown = $state(false);
  tray = $state.raw<Tile[]>([]);
  autoWin = $state(false);
  autoDraws = $state(false);
  question = $state.raw<{ ask: Question; act: () => void }>();
  private order = $state.raw<Tile[]>([]);
  /// The covered decision that was shown last.
  private uncovering: number | undefined;

  constructor(
    keys: Keys,
    private readonly face: TableFace,
  ) {
    this.live = new LiveTable(keys, this);
  }

  readonly game = $derived.by(() => this.live.state?.game ?? '');

  /// From where the table is seen: one's own seat, or the first one.
  readonly viewer = $derived.by((): Seat | undefined => this.live.seat ?? (this.live.table && seats(this.live.table)[0]));

  readonly scene = $derived.by((): Scene | undefined => {
    const { table, state, seat, pending, notes } = this.live;
    if (!table || !this.viewer) return undefined;
    return { game: this.game, face: this.face, table, viewer: this.viewer, own: seat !== undefined, people: people(state, seat), pending: pending?.seats ?? [], notes };
  });

  /// One's own tiles as they stand, without those in the tray.
  readonly hand = $derived.by((): { tiles: Tile[]; drawn: boolean } => {
    const { table } = this.live;
    if (!table || !this.viewer) return { tiles: [], drawn: false };
    const own = place(table, this.viewer);
    const left = this.tray.reduce((rest, tile) => rest.toSpliced(rest.indexOf(tile), 1), own.hand);
    const shown = standing(this.order, left, this.tray.length ? undefined : own.drawn, settings.sort);
    return this.faceDown && shown.drawn ? { ...shown, tiles: [...shown.tiles.slice(0, -1), '?'] } : shown;
  });

  readonly choice = $derived.by((): Choice | undefined => (this.live.waiting && !this.faceDown ? this.live.choice : undefined));
  readonly deeds = $derived.by((): Deed[] => deeds(this.face, this.choice, this.live.table).map((deed) => ({ ...deed, label: withNames(deed.label, people(this.live.state, this.live.seat)) })));
  readonly giving = $derived.by(() => (this.choice?.kind === 'give' ? this.choice : undefined));
  readonly ownTurn = $derived.by(() => mayDiscard(this.choice));

  readonly offered = $derived.by(() => this.live.table?.offered);
  private readonly claim = $derived.by(() => this.deeds.find((deed) => deed.main));

  /// Whether the large button claims something.
  readonly claimable = $derived.by((): boolean => this.choice?.kind === 'covered' || (this.claim !== undefined && this.offered !== undefined && !this.ownTurn));

  /// What one has just declared and must now throw a tile for: that the hand is ready.
  readonly declared = $derived.by((): string => {
    const last = this.live.table?.log.at(-1);
    const ready = this.ownTurn && last?.event === 'declared' && last.seat === this.live.seat && last.word in this.face.words.ready;
    return ready ? declared(this.face.words, last.word) : '';
  });

  /// right, across or left: where tiles are passed now.
  readonly direction = $derived.by(() => this.face.direction(this.live.table?.phase ?? ''));

  readonly receiver = $derived.by(() => {
    const { table } = this.live;
    if (!table || !this.viewer) return '';
    const wanted = { right: 1, across: 2, left: 3 }[this.direction] ?? 2;
    const seat = seats(table).find((each) => side(this.viewer!, each, seats(table).length) === wanted);
    return seat ? this.name(seat) : '';
  });

  readonly advised = $derived.by((): number => this.live.advice?.ranking[0]?.option ?? -1);

  name(seat: Seat): string {
    return this.scene?.people[seat]?.name ?? people(this.live.state, this.live.seat)[seat]?.name ?? seat;
  }

  isAdvised(at: number): boolean {
    const best = this.live.advice?.ranking[0]?.action;
    const tile = this.hand.tiles[at]!;
    if (!best || !this.choice) return false;
    if (best.action === 'discard') return discardOf(this.choice, tile, this.isDrawn(at)) === this.advised;
    if (best.action === 'give') return copiesBefore(this.hand.tiles, at) < read(best.tiles).filter((each) => each === tile).length - this.tray.filter((each) => each === tile).length;
    return false;
  }

  isDrawn(at: number): boolean {
    return this.hand.drawn && at === this.hand.tiles.length - 1;
  }

  isPlayable(at: number): boolean {
    const tile = this.hand.tiles[at];
    if (tile === undefined) return false;
    if (this.giving) return this.tray.length < this.giving.most && read(this.giving.from).includes(tile);
    return discardOf(this.choice, tile, this.isDrawn(at)) >= 0;
  }

  /// A tile is played: discarded, or put into the tray.
  playTile(at: number): void {
    const tile = this.hand.tiles[at];
    if (tile === undefined || !this.isPlayable(at)) return;
    if (this.giving) {
      this.order = this.hand.tiles;
      this.tray = [...this.tray, tile];
      this.selected = -1;
      speech.say(`${title(tile)}: ${texts.giving.chosen(this.tray.length, this.giving.most)}.`);
      return;
    }
    const option = discardOf(this.choice, tile, this.isDrawn(at));
    const discard = () => {
      this.selected = -1;
      this.live.choose(option);
    };
    if (tile === '1j' && settings.confirm) this.ask(texts.confirm.joker, discard);
    else discard();
  }

  /// A tap on a tile that cannot be played says why, where there is something to say.
  refuse(at: number): void {
    if (this.ownTurn && !this.isPlayable(at)) this.live.tell('news', texts.table.cannotThrow(title(this.hand.tiles[at] ?? '?')), this.declared ? texts.table.keepsReady(this.declared) : texts.table.othersStandOut);
    else if (this.giving && plain(this.hand.tiles[at] ?? '') === '1j') this.live.tell('danger', 'That tile cannot be passed', texts.giving.jokers);
  }

  takeOut(at: number): void {
    this.tray = this.tray.toSpliced(at, 1);
  }

  pressClaim(): void {
    if (this.choice?.kind === 'covered') this.live.uncover();
    else if (this.claim) this.do(this.claim);
  }

  passTiles(): void {
    if (!this.giving || this.tray.length < this.giving.least || this.tray.length > this.giving.most) return;
    this.live.give(compact(this.tray));
  }

  do(deed: Deed): void {
    const wins = this.deeds.some((each) => each.action.action === 'win');
    if (deed.action.action === 'pass' && wins && settings.confirm) this.ask(texts.confirm.passWin, () => this.live.choose(deed.option));
    else this.live.choose(deed.option);
  }

  move(from: number, to: number): void {
    this.order = moved(this.hand.tiles, from, to);
    settings.sort = false;
    this.selected = -1;
  }

  toggleSort(): void {
    if (settings.sort) this.order = this.hand.tiles;
    settings.sort = !settings.sort;
  }

  ask(ask: Question, act: () => void): void {
    this.question = {
      ask,
      act: () => {
        this.question = undefined;
        act();
      },
    };
  }

  readAloud(): void {
    if (this.live.table) speech.urge(readTable(this.face, this.live.table, (seat) => this.name(seat)));
  }

  happened(event: Event, _before: Table | undefined, table: Table): void {
    if (event.event === 'started') {
      this.order = [];
      this.autoWin = false;
      this.autoDraws = false;
    }
    if (event.event === 'exchanged' || event.event === 'started' || event.event === 'began') this.tray = [];
    this.selected = -1;
    this.question = undefined;
    this.faceDown = event.event === 'drew' && event.seat === this.live.seat && this.live.state?.settings['press_to_draw'] === 'yes';
    const noise = soundOf(event, this.live.seat);
    if (noise) sound(noise);
    const words = sentence(event, this.face, (seat) => this.name(seat), this.live.seat, table);
    if (words && !this.faceDown) speech.say(words);
  }

  asked(choice: Choice): void {
    const claimed = this.uncovering === choice.decision;
    this.uncovering = choice.kind === 'covered' ? choice.decision : undefined;
    if (claimed && onlyPass(choice)) return this.cannotClaim();
    if (this.answersItself(choice)) {
      this.faceDown = false;
      return;
    }
    sound('turn');
    if (this.faceDown) speech.urge(`${texts.table.yourTurn}. ${texts.table.takeKey}.`);
    else this.announce(choice);
  }

  /// One wanted to claim a tile that goes with nothing: it says so, and passes.
  private cannotClaim(): void {
    const offered = this.live.table?.offered;
    this.live.tell('news', texts.table.cannotClaim(offered ? title(offered.tile) : ''), texts.table.cannotClaimText(this.face.words));
    speech.urge(texts.table.cannotClaim(offered ? title(offered.tile) : ''));
    this.live.choose(0);
  }

  /// Takes the tile that was drawn.
  take(): void {
    if (!this.faceDown) return;
    this.faceDown = false;
    sound('draw');
    const drawn = this.hand.tiles.at(-1);
    if (drawn) speech.say(`${texts.table.drew(title(drawn))}.`);
    if (this.choice) this.announce(this.choice);
  }

  private announce(choice: Choice): void {
    if (choice.kind === 'covered') speech.urge(texts.table.covered);
    else if (choice.kind === 'give') speech.urge(`${this.direction ? texts.giving.passTo(this.direction, plural(choice.most, 'tile', 'tiles')) : texts.giving.more(choice.least)}.`);
    else {
      const offered = this.live.table?.offered;
      const can = deeds(this.face, choice, this.live.table).map((deed) => (deed.key ? `${deed.key} ${deed.label}` : deed.label));
      const begins = this.declared ? texts.table.throwFor(this.declared) : mayDiscard(choice) ? texts.table.yourTurn : offered ? texts.table.discards(this.name(offered.seat), title(offered.tile)) : texts.table.prompt;
      speech.urge([begins, ...can].join('. ') + '.');
    }
  }

  /// Wins and discards that the person has asked for beforehand.
  private answersItself(choice: Choice): boolean {
    if (choice.kind !== 'one') return false;
    const win = choice.options.findIndex((action) => action.action === 'win');
    if (this.autoWin && win >= 0) return this.soon(choice, win);
    const drawn = choice.options.findIndex((action) => action.action === 'discard' && action.origin === 'drawn');
    const plainTurn = choice.options.every((action) => action.action === 'discard');
    return this.autoDraws && plainTurn && drawn >= 0 && this.soon(choice, drawn);
  }

  private soon(choice: Choice, option: number): boolean {
    setTimeout(() => this.live.choice?.decision === choice.decision && this.live.choose(option), 350);
    return true;
  }
}

function copiesBefore(tiles: readonly Tile[], at: number): number {
  return tiles.slice(0, at).filter((tile) => tile === tiles[at]).length;
}
