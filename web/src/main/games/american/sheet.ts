import type { Paid, ScoreLine } from '../../model/events';
import { place } from '../../model/table';
import { told } from '../../table/sheet/account';
import { complete } from '../../table/sheet/sets';
import { gaveOrDrawn, sheet as plain } from '../plain/sheet';
import type { SheetFace } from '../face';
import { texts } from './texts';

const words = texts.sheet;

/// The line of the card that was shown.
const line = (paid: Paid) => told(paid.lines).counted.find(({ unit }) => unit === 'points')?.lines[0];

/// A line of the card by its name, and as the card prints it; anything else has a name alone.
export function split({ what, unit }: ScoreLine): { id: string; pattern: string } {
  const [, id, pattern] = (unit === 'points' && /^(\S+-\d+[a-z]*) (.+)$/.exec(what)) || ['', what, ''];
  return { id: id!, pattern: pattern! };
}

const says = (paid: Paid, what: string) => paid.lines.some((each) => each.what === what);

/// A line of so many points is a rare one.
const RARE = 50;

export const sheet: SheetFace = {
  ...plain,
  summary: (paid, table, win) => {
    const shown = line(paid);
    const jokers = complete(table, win).concat(place(table, win.seat).melds.flatMap((meld) => meld.tiles)).filter((tile) => tile === '1j').length;
    return shown ? [split(shown).id, texts.lines.points(shown.amount), words.jokers(jokers)].join(' · ') : '';
  },
  achieved: (paid) => paid.lines.map(split).flatMap(({ id, pattern }) => (pattern ? [id] : [])),
  achievements: words.achievements,
  lineName: (told) => split(told).id,
  grand: (paid) => ((line(paid)?.amount ?? 0) >= RARE ? words.rare(line(paid)!.amount) : ''),
  why: (payment, payer, table) => {
    const { paid, win } = payment;
    if (!win) return undefined;
    if (sheet.throughPot(table)) return win.from === payer ? words.fed : '';
    const double = win.from === undefined ? words.selfPick : win.from === payer ? words.gave : '';
    const all = win.from === payer && says(paid, 'discarder pays for all');
    const east = says(paid, 'East pays and is paid double') && [win.seat, payer].includes(table.started.dealer);
    return [all ? words.forAll : double || gaveOrDrawn(payment, payer) || words.single, east ? words.east : ''].filter(Boolean).join(', ');
  },
  pot: words.kitty,
  throughPot: (table) => table.started.rules['scoring'] === 'tournament',
};
