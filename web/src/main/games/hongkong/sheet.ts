import { named, sumOf } from '../../table/sheet/account';
import { gaveOrDrawn, sheet as plain } from '../plain/sheet';
import type { SheetFace } from '../face';
import { texts } from './texts';

const words = texts.sheet;

export const sheet: SheetFace = {
  ...plain,
  grand: (paid, table) => ((sumOf(paid, 'faan') ?? 0) >= Number(table.started.rules['limit'] ?? Infinity) ? words.limit : ''),
  summary: (paid, table, win) => [plain.summary(paid, table, win), sheet.grand(paid, table)].filter(Boolean).join(' · '),
  why: (payment, payer, table) => {
    const { paid, win } = payment;
    if (!win) return undefined;
    if (paid.lines.some((line) => line.what === `paid by ${payer} for all`)) return words.forAll(named(paid, 'why for all') ?? '');
    const points = sumOf(paid, 'points') ?? 0;
    const times = points ? -(paid.points[payer] ?? 0) / points : 0;
    const { dealer, rules } = table.started;
    const dealt = rules['dealer_double'] === 'yes' && [win.seat, payer].includes(dealer);
    return [gaveOrDrawn(payment, payer) || words.share, dealt ? words.dealer : '', times > 1 && Number.isInteger(times) ? words.shares(times, points.toLocaleString('en')) : ''].filter(Boolean).join(', ');
  },
  units: { faan: 'Faan', points: 'Points of a share' },
  pictured: ['reading', 'why for all'],
};
