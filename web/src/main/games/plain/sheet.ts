import { place, seats } from '../../model/table';
import { told, wins, type Payment } from '../../table/sheet/account';
import { texts } from '../../texts/en';
import type { Seat } from '../../model/events';
import type { SheetFace } from '../face';

const words = texts.sheet;

/// What the tile that was won on says of a payer.
export function gaveOrDrawn({ win }: Payment, payer: Seat): string | undefined {
  if (!win) return undefined;
  return win.from === undefined ? words.ownDraw : win.from === payer ? words.gave : '';
}

export const sheet: SheetFace = {
  summary: (paid) =>
    told(paid.lines)
      .counted.flatMap(({ unit, sum }) => (sum && unit !== 'points' ? [`${sum.amount} ${unit}`] : []))
      .join(' · '),
  lineName: (line) => line.what,
  grand: () => '',
  parts: (paid, win) => [{ label: words.parts.win, amount: (paid.points[win.seat] ?? 0) + Math.min(0, paid.pot) }],
  why: gaveOrDrawn,
  pot: words.table,
  intoPot: (who, many) => words.puts(who, many, words.pot),
  throughPot: () => false,
  units: {},
  pictured: ['reading'],
  nothing: '',
  ready: () => undefined,
  achieved: () => [],
  achievements: '',
};

/// Those who have said that they are ready.
export const declaredReady =
  (ready: Record<string, string>): SheetFace['ready'] =>
  (table) =>
    wins(table).length ? undefined : seats(table).filter((seat) => place(table, seat).words.some((word) => word in ready));
