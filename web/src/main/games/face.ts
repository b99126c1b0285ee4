import type { Component, Snippet } from 'svelte';
import type { Tile } from '../tiles/tile';
import type { Paid, ScoreLine, Seat, Started, Won } from '../model/events';
import type { Table } from '../model/table';
import type { Words } from '../model/words';
import type { Written } from '../model/notation';
import type { OtherAim, ScoringMark } from '../model/scoring';
import type { Action } from '../net/messages';
import type { WallRules } from '../fair/wall';
import type { Play } from '../table/play.svelte';
import type { Scene } from '../table/scene';
import type { Peers } from '../statistics/rates';
import type { Part, Payment } from '../table/sheet/account';

/// Everything the client shows of one game in its own way.
///
/// The first page needs only its look (colours stand in a style sheet beside it); what a table, the analyser or the rules
/// page needs is loaded there.
export interface Face {
  name: string;
  /// What it is about, in one line.
  blurb: string;
  /// Five tiles that say which game it is.
  fan: readonly Tile[];
  table: () => Promise<TableFace>;
  analysis: () => Promise<Analysis>;
  guide: () => Promise<readonly Section[]>;
  /// How its wall is built and used, to check a match; nothing where the client does not know.
  wall: () => Promise<WallRules | undefined>;
  /// How bots and people play it; nothing where nobody has counted.
  peers: () => Promise<Peers | undefined>;
  /// Pages that only this game has.
  pages: readonly OwnPage[];
  /// The house rules that the last word of an address such as `#/new/GAME/WORD` stands for.
  opening: (word: string) => Record<string, string>;
}

export interface OwnPage {
  path: string;
  /// Its name in the menu.
  title: string;
  load: () => Promise<{ default: Component<any> }>;
}

/// A section of the rules page, for somebody who sits down to the game; tiles in notation are drawn.
export interface Section {
  title: string;
  text: string[];
}

/// What the analyser answered, as the game's own parts read it.
export type Answer = Record<string, unknown>;

interface CentreProps {
  scene: Scene;
  phone: boolean;
}

interface MiddleProps {
  scene: Scene;
  /// right, across or left.
  direction: string;
  phone: boolean;
  /// Where the tray has no other place.
  tray?: Snippet;
}

interface PhoneProps {
  scene: Scene;
  swappable: (seat: Seat, meld: number) => boolean;
}

interface PanelProps {
  scene: Scene;
  answer: Answer | undefined;
  /// Whether advice is shown now.
  advised: boolean;
}

/// How a game looks and speaks at the table.
export interface TableFace {
  words: Words;
  /// The centre of the table.
  Centre: Component<CentreProps>;
  /// Instead of the centre and the ponds, as long as `isApart`.
  Middle?: Component<MiddleProps>;
  isApart: (table: Table) => boolean;
  /// Instead of the cloth on a phone.
  PhoneTable?: Component<PhoneProps>;
  /// Above the own hand on a phone.
  PhoneShelf?: Component<{ play: Play; scene: Scene }>;
  /// Beside the own plate, when the analyser has answered.
  Strip?: Component<{ answer: Answer }>;
  hand: HandFace;
  panel: PanelFace;
  /// Tiles in a row of a pond.
  pondRow: (phone: boolean) => number;
  /// Whether a stick lies before the seat's pond.
  hasStick: (table: Table, seat: Seat) => boolean;
  /// Whether a place without flowers says so.
  saysNoFlowers: boolean;
  /// Whether claims have one large button, always in the same place.
  bigClaim: boolean;
  /// A seat's place at the table.
  seatLetter: (wind: number) => string;
  /// The word a plate wears.
  tag: (scene: Scene, seat: Seat) => string;
  /// The quiet word beside the points.
  note: (table: Table, seat: Seat) => string;
  points: (amount: number) => string;
  change: (amount: number) => string;
  /// The amount of a line of the score sheet.
  amount: (line: ScoreLine) => string;
  /// What a line of the score sheet is paid for, where the table of all that is paid for does not tell it.
  meaning: (line: ScoreLine) => string;
  /// What players call a hand of a match, such as "East 1".
  round: (started: Started) => string;
  /// What the sheet of a finished hand says.
  sheet: SheetFace;
  /// How many tiles can still be drawn.
  tilesLeft: (table: Table) => number;
  /// What a phase asks for, where nothing is on offer.
  phases: Record<string, string>;
  /// Why a hand ended without a win.
  ended: Record<string, string>;
  /// What an answer to a question of the table says, where it is not the usual word for the deed.
  answerTo: (phase: string, action: Action) => string | undefined;
  /// right, across or left: where tiles are passed in this phase.
  direction: (phase: string) => string;
  /// Keys that only this game has.
  keys: readonly KeyGroup[];
}

/// What a game says of a finished hand, from what its events tell.
export interface SheetFace {
  /// How large the hand is, in a few words under the winner's points: "3 han · 30 fu".
  summary: (paid: Paid, table: Table, win: Won) => string;
  lineName: (line: ScoreLine) => string;
  /// What a hand is called that deserves a moment; empty for all others.
  grand: (paid: Paid, table: Table) => string;
  /// What the winner's points of a win are made of, besides the pot.
  parts: (paid: Paid, win: Won) => Part[];
  /// Why a seat pays; nothing where the lines of the payment say it.
  why: (payment: Payment, payer: Seat, table: Table) => string | undefined;
  /// What the points are called that belong to nobody yet, and who pays into them.
  pot: string;
  intoPot: (who: string, many: boolean) => string;
  /// Whether all points come from there and go there.
  throughPot: (table: Table) => boolean;
  /// What sums and names are called, by their unit.
  units: Record<string, string>;
  /// The units of lines that are shown in another way than as words.
  pictured: readonly string[];
  /// Said of a win that has nothing of what wins are counted in.
  nothing: string;
  /// Who was ready when nobody won; nothing where that is not asked.
  ready: (table: Table) => Seat[] | undefined;
  /// What those who are paid have achieved, by name, where the game counts such things; and what they are called together.
  achieved: (paid: Paid) => string[];
  achievements: string;
  /// Beside the winning hand.
  Beside?: Component<{ scene: Scene; win: Won }>;
}

export interface KeyGroup {
  name: string;
  keys: [string, string][];
}

interface HandFace {
  /// Of a tile of the own hand, in units of the cloth.
  width: number;
  /// The most tiles a hand has, and how many of them a meld takes up.
  most: number;
  meldSize: (tiles: number) => number;
  /// On a phone: tiles in a row, and the most pixels of one.
  phone: { perRow: number; width: number };
  /// Whether the first tap only selects, at a desk too.
  tapTwice: boolean;
  /// Whether wins and discards may be left to the table.
  autos: boolean;
}

/// What the assistant's panel has besides its advice.
interface PanelFace {
  /// Before the advice, after it, and below everything even when the assistant is off.
  Before?: Component<PanelProps>;
  After?: Component<PanelProps>;
  Foot?: Component<PanelProps>;
  /// The tiles that help after each discard.
  helping: (answer: Answer) => ReadonlyMap<Tile, readonly { tile: Tile }[]>;
  /// Discards listed.
  listed: number;
  /// What a value of the game's advisors means to a person, with its unit; nothing where only their order counts.
  worth: (value: number) => string;
  /// How entries of the scoring table stand for the own hand, by their keys.
  marks: (answer: Answer) => ReadonlyMap<string, ScoringMark>;
  /// What the others can still be after, by what they show.
  others: (answer: Answer, scene: Scene) => OtherAim[];
}

/// What the analyser's form says, field by field.
export type Values = Record<string, string>;

/// What the analyser's form of a game has besides what the server says of its fields, and how its answer is shown.
export interface Analysis {
  /// The most tiles a hand has.
  most: number;
  /// How many of them a meld takes up.
  meldSize: (tiles: number) => number;
  /// Whether a tile picked for a meld joins those that lie there.
  joins: (meld: readonly Tile[], tile: Tile) => boolean;
  /// Fields besides those of tiles that picked tiles may go into.
  places: readonly string[];
  /// A hand, to show how one is written.
  example: string;
  misread: string;
  read: (text: string) => Written | undefined;
  write: (hand: Written) => string;
  /// What every question says, unless the form says otherwise; and whether an answer wants the question without it.
  always: Record<string, unknown>;
  asksPlainly: (answer: Answer) => boolean;
  /// The words of fields that have better ones here, with what they are called; the first holds if none is said.
  choices: Record<string, readonly [string, string][]>;
  /// What a word of such a field stands for.
  fill: (field: string, value: string) => string;
  /// Why nothing can be asked, and the page that helps.
  obstacle: (values: Values) => { text: string; page: string; link: string } | undefined;
  /// An action that is advised, its tiles in compact notation.
  spoken: (action: string) => string;
  /// How the hand stands, in a few words.
  headline: (answer: Answer) => string;
  /// A sentence of the answer with the names that players use.
  named: (text: string, answer: Answer) => string;
  /// Between the headline and the sheet.
  Before?: Component<ResultProps>;
  /// The lines of the sheet, by their names, that stand in `Before` already.
  told: readonly string[];
  /// Instead of the sheet.
  Result?: Component<ResultProps>;
}

export interface ResultProps {
  answer: Answer;
}
