import type { ScoreLine } from '../../model/events';
import { sumOf } from '../../table/sheet/account';
import { gaveOrDrawn, sheet as plain } from '../plain/sheet';
import type { SheetFace } from '../face';
import { texts } from './texts';

const words = texts.sheet;

/// A hand of this many quarters a share is a great one.
const GREAT = 16;

const units = (quarters: number) => (quarters / 4).toFixed(2);

/// Whatever is paid for besides the win itself.
const isAmbition = ({ what, unit }: ScoreLine) => unit.startsWith('quarters') && what !== 'quarters' && what !== 'Todas';

export const sheet: SheetFace = {
  ...plain,
  summary: (paid) => words.each(units(sumOf(paid, 'quarters') ?? 0)),
  achieved: (paid) => paid.lines.filter(isAmbition).map(({ what }) => what),
  achievements: words.ambitions,
  grand: (paid) => {
    const dearest = paid.lines.filter((line) => line.unit === 'quarters' && isAmbition(line)).toSorted((a, b) => b.amount - a.amount)[0];
    return (sumOf(paid, 'quarters') ?? 0) >= GREAT && dearest ? words.grand(dearest.what) : '';
  },
  why: (payment, payer) => {
    const { paid, win } = payment;
    if (!win) return undefined;
    const times = -(paid.points[payer] ?? 0) / (sumOf(paid, 'quarters') ?? 1);
    const reason = win.from === undefined ? words.bunot : gaveOrDrawn(payment, payer);
    if (win.from === payer && times > 2) return words.forAll;
    return reason ? (times > 1 ? words.double(reason) : reason) : words.share;
  },
  pot: words.pot,
  units: { quarters: 'Together', times: 'Doubled' },
};
