import { number, type Sheet } from '../../analyse/sheet';
import type { Answer } from '../face';

/// A scored hand: its fans, and who pays.
export function sheet(score: Answer): Sheet {
  const fans = (score['fans'] ?? []) as { fan: string; value: number }[];
  const payments = (score['payments'] ?? []) as { payer: string; pays: number }[];
  return {
    total: number(payments.reduce((sum, payment) => sum + payment.pays, 0)),
    detail: 'in all',
    columns: [
      { title: 'Fan', lines: fans.map((line) => [line.fan, String(line.value)]) },
      { title: 'Who pays what', lines: payments.filter((payment) => payment.pays > 0).map((payment) => [payment.payer, number(payment.pays)]) },
    ],
  };
}
