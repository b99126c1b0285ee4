import type { Tile } from '../tiles/tile';
import type { Table } from '../model/table';
import { key, label, shownTiles } from '../model/words';
import type { Action, Choice } from '../net/messages';
import { texts } from '../texts/en';

/// Something one may do now by a button or a key; discards are done with the tiles themselves.
export interface Deed {
  option: number;
  action: Action;
  label: string;
  key: string;
  tiles: Tile[];
  /// The one filled button of a decision.
  main: boolean;
}

const WEIGHT: Record<Action['action'], number> = {
  win: 9, declare: 5, claim: 6, lay: 4, add: 4, 'take joker': 7, 'take back': 2, give: 1, discard: 0, pass: -1,
};

/// The deeds of a choice, the weightiest first and passing last.
export function deeds(game: string, choice: Choice | undefined, table: Table | undefined): Deed[] {
  if (!choice || choice.kind === 'covered') return [];
  const offered = table?.offered !== undefined;
  const actions = choice.options
    .map((action, option) => ({ action, option }))
    .filter(({ action }) => action.action !== 'discard')
    .sort((a, b) => WEIGHT[b.action.action] - WEIGHT[a.action.action] || a.option - b.option);
  const names = actions.map(({ action }) => answerTo(table?.phase ?? '', action) ?? label(game, action, offered));
  return actions.map(({ action, option }, at) => {
    const ambiguous = names.filter((name) => name === names[at]).length > 1;
    const needsTiles = ambiguous || action.action === 'lay' || (action.action === 'claim' && action.meld.kind !== 'group');
    const first = actions.findIndex((other) => key(other.action) === key(action)) === at;
    return {
      option,
      action,
      label: names[at]!,
      key: first ? key(action) : '',
      tiles: needsTiles ? shownTiles(action) : [],
      main: at === 0 && isMain(action),
    };
  });
}

/// What an answer to a question of the table says: whether to go on, how many tiles to pass.
function answerTo(phase: string, action: Action): string | undefined {
  const words = texts.charleston;
  if (phase === 'vote' && action.action === 'pass') return words.goOn;
  if (phase === 'vote' && action.action === 'declare') return words.stop;
  const courtesy = action.action === 'declare' ? /^courtesy (\d)$/.exec(action.word) : null;
  return courtesy ? words.pass(Number(courtesy[1])) : undefined;
}

/// A deed that people wait for, not one of those that are merely allowed.
function isMain(action: Action): boolean {
  if (action.action === 'declare') return ['riichi', 'open riichi', 'ting'].includes(action.word);
  return ['win', 'claim', 'lay', 'add', 'take joker'].includes(action.action);
}

/// The option that discards this tile, or none.
export function discardOf(choice: Choice | undefined, tile: Tile, drawn: boolean): number {
  if (choice?.kind !== 'one') return -1;
  const of = (origin: 'hand' | 'drawn') =>
    choice.options.findIndex((action) => action.action === 'discard' && action.tile === tile && action.origin === origin);
  return drawn && of('drawn') >= 0 ? of('drawn') : of('hand');
}

/// Whether the choice is one's own turn: something may be discarded.
export function mayDiscard(choice: Choice | undefined): boolean {
  return choice?.kind === 'one' && choice.options.some((action) => action.action === 'discard');
}
