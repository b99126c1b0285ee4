import type { Tile } from '../tiles/tile';
import type { Table } from '../model/table';
import { key, label, shownTiles, type Words } from '../model/words';
import type { TableFace } from '../games/face';
import type { Action, Choice } from '../net/messages';

/// Something one may do now by a button or a key; discards are done with the tiles themselves.
export interface Deed {
  option: number;
  action: Action;
  label: string;
  key: string;
  tiles: Tile[];
  /// The one filled button of a decision, unless another is advised.
  main: boolean;
  /// Allowed at any time and hardly ever right: it stands behind a menu.
  rare: boolean;
}

const WEIGHT: Record<Action['action'], number> = {
  win: 9, declare: 5, claim: 6, lay: 4, add: 4, 'take joker': 7, 'take back': 2, give: 1, discard: 0, pass: -1,
};

/// Words that may be said in every turn.
const RARE = /^challenge\b/;

/// Whether it is allowed at any time and hardly ever right.
export function isRare(action: Action): boolean {
  return action.action === 'declare' && RARE.test(action.word);
}

/// What a deed is called where it is asked for and where it is advised.
export function said({ face, table }: { face: TableFace; table: Table | undefined }, action: Action): string {
  return face.answerTo(table?.phase ?? '', action) ?? label(face.words, action, table?.offered !== undefined);
}

/// The deeds of a choice, the weightiest first and passing last.
export function deeds(face: TableFace, choice: Choice | undefined, table: Table | undefined): Deed[] {
  if (!choice || choice.kind === 'covered') return [];
  const actions = choice.options
    .map((action, option) => ({ action, option }))
    .filter(({ action }) => action.action !== 'discard')
    .sort((a, b) => WEIGHT[b.action.action] - WEIGHT[a.action.action] || a.option - b.option);
  const names = actions.map(({ action }) => said({ face, table }, action));
  return actions.map(({ action, option }, at) => {
    const ambiguous = names.filter((name) => name === names[at]).length > 1;
    const needsTiles = ambiguous || action.action === 'lay' || (action.action === 'claim' && action.meld.kind !== 'group');
    const first = actions.findIndex((other) => key(face.words, other.action) === key(face.words, action)) === at;
    return {
      option,
      action,
      label: names[at]!,
      key: first ? key(face.words, action) : '',
      tiles: needsTiles ? shownTiles(action) : [],
      main: at === 0 && isMain(face.words, action),
      rare: isRare(action),
    };
  });
}

/// A deed that people wait for, not one of those that are merely allowed.
function isMain(words: Words, action: Action): boolean {
  if (action.action === 'declare') return action.word in words.ready;
  return ['win', 'claim', 'lay', 'add', 'take joker'].includes(action.action);
}

/// The option that discards this tile, or none.
export function discardOf(choice: Choice | undefined, tile: Tile, drawn: boolean): number {
  if (choice?.kind !== 'one') return -1;
  const of = (origin: 'hand' | 'drawn') =>
    choice.options.findIndex((action) => action.action === 'discard' && action.tile === tile && action.origin === origin);
  return drawn && of('drawn') >= 0 ? of('drawn') : of('hand');
}

/// Whether nothing can be done but pass.
export function onlyPass(choice: Choice | undefined): boolean {
  return choice?.kind === 'one' && choice.options.every((action) => action.action === 'pass');
}

/// Whether the choice is one's own turn: something may be discarded.
export function mayDiscard(choice: Choice | undefined): boolean {
  return choice?.kind === 'one' && choice.options.some((action) => action.action === 'discard');
}
