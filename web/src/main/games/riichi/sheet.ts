import type { Paid, Seat } from '../../model/events';
import { place, seats } from '../../model/table';
import { named, sumOf, told, wins } from '../../table/sheet/account';
import { texts as common } from '../../texts/en';
import type { SheetFace } from '../face';
import { gaveOrDrawn, sheet as plain } from '../plain/sheet';
import Indicators from './Indicators.svelte';
import { texts } from './texts';

const words = texts.sheet;

/// The limit that the hand reaches: "haneman".
function limit(paid: Paid): string {
  return told(paid.lines).counted.find(({ unit }) => unit === 'basic points')?.lines[0]?.what ?? '';
}

/// What repeats add, which the points of the hand do not hold.
function ofRepeats(paid: Paid, winner: Seat): number {
  const gain = (paid.points[winner] ?? 0) + paid.pot;
  return gain - (sumOf(paid, 'points') ?? gain);
}

export const sheet: SheetFace = {
  ...plain,
  achieved: (paid) => paid.lines.filter(({ what, unit }) => ['han', 'yakuman'].includes(unit) && what !== unit).map(({ what }) => what),
  achievements: words.yaku,
  summary: (paid) => {
    const yakuman = sumOf(paid, 'yakuman');
    const han = sumOf(paid, 'han');
    const fu = sumOf(paid, 'fu');
    if (yakuman !== undefined) return yakuman === 1 ? words.yakuman : words.manyYakuman(yakuman);
    return [han === undefined ? '' : `${han} han`, fu === undefined ? '' : `${fu} fu`, limit(paid)].filter(Boolean).join(' · ');
  },
  lineName: (line) => (line.unit === 'basic points' ? words.basic(line.what) : line.what),
  grand: (paid) => {
    if (sumOf(paid, 'yakuman') !== undefined) return words.yakuman;
    const name = limit(paid);
    return name && name !== 'mangan' ? name : '';
  },
  parts: (paid, win) => {
    const repeats = ofRepeats(paid, win.seat);
    return [
      { label: common.sheet.parts.hand, amount: (paid.points[win.seat] ?? 0) + paid.pot - repeats },
      { label: common.sheet.parts.repeats(sumOf(paid, 'honba') ?? 0), amount: repeats },
    ];
  },
  why: (payment, payer, table) => {
    const { paid, win } = payment;
    if (paid.reason === 'noten payment') return words.noten;
    if (paid.reason === 'riichi') return '';
    if (!win) return payer === table.started.dealer ? words.nagashiDealer : words.nagashi;
    const repeats = sumOf(paid, 'honba') ?? 0;
    const liable = named(paid, 'liable') === payer;
    const dealer = win.from === undefined && payer === table.started.dealer && !liable;
    const reason = liable ? words.liable : dealer ? words.dealer : gaveOrDrawn(payment, payer);
    return [reason, repeats && ofRepeats(paid, win.seat) ? words.with(repeats) : ''].filter(Boolean).join(', ');
  },
  pot: words.sticks,
  intoPot: words.puts,
  units: words.units,
  pictured: ['reading', 'ura indicators', 'liable'],
  ready: (table) => {
    const ended = table.log.at(-1);
    const exhausted = ended?.event === 'ended' && ['exhaustive draw', 'nagashi mangan'].includes(ended.reason);
    return exhausted && !wins(table).length ? seats(table).filter((seat) => place(table, seat).open) : undefined;
  },
  Beside: Indicators,
};
