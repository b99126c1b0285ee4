import type { Paid, ScoreLine, Seat, Won } from '../../model/events';
import { place, type Table } from '../../model/table';

/// Points that go from one to another; nobody stands for the pot.
export interface Transfer {
  from: Seat | undefined;
  to: Seat | undefined;
  amount: number;
}

/// Something that was paid in a hand, and the win it was paid for.
export interface Payment {
  paid: Paid;
  win?: Won;
  transfers: Transfer[];
}

/// What a line of a score sheet is.
export interface Told {
  /// Each thing that counts, by its unit, with their sum where the sheet has one.
  counted: { unit: string; lines: ScoreLine[]; sum?: ScoreLine }[];
  /// Lines that count nothing and name something, such as the wait.
  named: ScoreLine[];
  /// Who pays, in words of the table.
  payers: ScoreLine[];
}

const PAYER = /^(?:paid by|share of) [A-D]\b/;

/// The lines of a sheet by what they tell: every line is in one place.
export function told(lines: readonly ScoreLine[]): Told {
  const isSum = (line: ScoreLine) => line.what === line.unit;
  const summed = new Set(lines.filter(isSum).map((line) => line.unit));
  const all: Told = { counted: [], named: [], payers: [] };
  for (const line of lines) {
    if (PAYER.test(line.what)) all.payers.push(line);
    else if (line.amount === 0 && line.unit !== '' && !summed.has(line.unit)) all.named.push(line);
    else {
      let group = all.counted.find(({ unit }) => unit === line.unit);
      if (!group) all.counted.push((group = { unit: line.unit, lines: [] }));
      if (isSum(line)) group.sum = line;
      else group.lines.push(line);
    }
  }
  return all;
}

/// What a named line says, or nothing.
export function named(paid: Paid | undefined, unit: string): string | undefined {
  return paid && told(paid.lines).named.find((line) => line.unit === unit)?.what;
}

/// The sum that a sheet has in a unit, or nothing.
export function sumOf(paid: Paid, unit: string): number | undefined {
  return paid.lines.find((line) => line.what === unit && line.unit === unit)?.amount;
}

export function wins(table: Table): Won[] {
  return table.log.filter((event): event is Won => event.event === 'won');
}

/// All payments of a hand in their order; those for wins come in the order of the winners.
export function payments(table: Table, throughPot = false): Payment[] {
  const won = wins(table);
  const first = table.log.findIndex((event) => event.event === 'won');
  let next = 0;
  return table.log.flatMap((event, at) => {
    if (event.event !== 'paid') return [];
    const win = first >= 0 && at > first ? won[next++] : undefined;
    return [{ paid: event, ...(win ? { win } : {}), transfers: transfers(event, throughPot) }];
  });
}

/// How the seat's points changed in the hand.
export function changeOf(table: Table, seat: Seat): number {
  return place(table, seat).points - (table.started.points[seat] ?? 0);
}

/// Who pays whom: where there is one payer or one receiver that is plain; else everybody pays everybody their part.
export function transfers({ points, pot }: Pick<Paid, 'points' | 'pot'>, throughPot = false): Transfer[] {
  const changes = (Object.entries(points) as [Seat, number][]).filter(([, change]) => change !== 0);
  if (throughPot) return changes.map(([seat, change]) => (change < 0 ? { from: seat, to: undefined, amount: -change } : { from: undefined, to: seat, amount: change }));
  const all: [Seat | undefined, number][] = pot === 0 ? changes : [...changes, [undefined, pot]];
  const payers = all.filter(([, change]) => change < 0).map(([seat, change]) => ({ seat, left: -change }));
  const takers = all.filter(([, change]) => change > 0).map(([seat, change]) => ({ seat, left: change, share: change }));
  const whole = takers.reduce((sum, taker) => sum + taker.share, 0);
  const isEven = payers.every((payer) => takers.every((taker) => (payer.left * taker.share) % whole === 0));
  return payers.flatMap((payer) => {
    const owes = payer.left;
    return takers.flatMap((taker) => {
      const amount = isEven ? (owes * taker.share) / whole : Math.min(payer.left, taker.left);
      payer.left -= amount;
      taker.left -= amount;
      return amount > 0 ? [{ from: payer.seat, to: taker.seat, amount }] : [];
    });
  });
}

/// Several who pay one the same, for the same reason.
export interface Row {
  from: (Seat | undefined)[];
  to: Seat | undefined;
  /// From each.
  amount: number;
  why: string;
}

/// The transfers of a payment, those that are alike in one row.
export function rows(payment: Payment, why: (transfer: Transfer) => string): Row[] {
  const all: Row[] = [];
  for (const transfer of payment.transfers) {
    const reason = why(transfer);
    const alike = all.find((row) => row.to === transfer.to && row.amount === transfer.amount && row.why === reason && transfer.from && row.from[0]);
    if (alike) alike.from.push(transfer.from);
    else all.push({ from: [transfer.from], to: transfer.to, amount: transfer.amount, why: reason });
  }
  return all;
}

/// Rows that tell the same several times, told once.
export function together(all: readonly Row[]): (Row & { times: number })[] {
  const merged: (Row & { times: number })[] = [];
  for (const row of all) {
    const alike = merged.find((each) => each.to === row.to && each.amount === row.amount && each.why === row.why && each.from.join() === row.from.join());
    if (alike) alike.times++;
    else merged.push({ ...row, times: 1 });
  }
  return merged;
}

/// Something that the change of a winner is made of.
export interface Part {
  label: string;
  amount: number;
}
