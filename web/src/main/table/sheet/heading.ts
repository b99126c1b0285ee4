import type { Won } from '../../model/events';
import { texts } from '../../texts/en';
import { nameOf, type Scene } from '../scene';

/// Who won, and on whose tile.
export function heading(scene: Scene, win: Won | undefined): string {
  const words = texts.sheet;
  if (!win) return words.nobody;
  const who = nameOf(scene, win.seat);
  const robbed = scene.table.offered?.source === 'added';
  const giver = win.from === undefined ? '' : nameOf(scene, win.from);
  const how = giver ? (robbed ? words.robbing(giver) : words.on(giver)) : who === 'You' ? words.drawnYou : words.drawn;
  return (who === 'You' ? words.youWin : words.wins(who)) + how;
}
