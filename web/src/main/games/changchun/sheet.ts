import { sumOf } from '../../table/sheet/account';
import { texts as common } from '../../texts/en';
import { declaredReady, gaveOrDrawn, sheet as plain } from '../plain/sheet';
import type { SheetFace } from '../face';
import Musts from './Musts.svelte';
import { texts } from './texts';

const words = texts.sheet;

export const sheet: SheetFace = {
  ...plain,
  grand: (paid, table) => {
    const fan = sumOf(paid, 'fan') ?? 0;
    return fan >= Math.min(4, Number(table.started.rules['cap'] ?? 4)) ? words.most(fan) : '';
  },
  why: (payment, payer, table) => {
    const { paid, win } = payment;
    if (!win) return undefined;
    if (paid.lines.some((line) => line.what === `paid by ${payer} for all`)) {
      return words.forAll(common.sheet.and(paid.lines.filter((line) => line.what.startsWith('share of ')).map((line) => String(line.amount))));
    }
    const simple = table.started.rules['scoring'] === 'simple';
    const reason = gaveOrDrawn(payment, payer);
    const dealer = [win.seat, payer].includes(table.started.dealer);
    return [reason ? (simple ? reason : words.double(reason)) : words.share, dealer ? (simple ? words.dealerSimple : words.dealer) : ''].filter(Boolean).join(', ');
  },
  units: { fan: 'Fan' },
  nothing: words.nothing,
  pictured: ['reading', 'bao stands for'],
  ready: declaredReady(words.ready),
  Beside: Musts,
};
