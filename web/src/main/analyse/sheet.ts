/// A score of any game as columns of lines: what the hand is worth, how it was made, who pays.
export interface Sheet {
  total: string;
  detail: string;
  columns: { title: string; lines: [string, string][] }[];
}

type Json = Record<string, unknown>;

export function sheet(game: string, score: Json): Sheet {
  switch (game) {
    case 'riichi':
      return riichi(score);
    case 'filipino':
      return filipino(score);
    default:
      return changchun(score);
  }
}

function riichi(score: Json): Sheet {
  const fu = (score['fu_details'] ?? []) as { fu: number; reason: string }[];
  return {
    total: number(score['total'] ?? score['points']),
    detail: [score['limit'], `${String(score['han'])} han`, `${String(score['fu'])} fu`].filter(Boolean).join(' · '),
    columns: [
      { title: 'Han: what the hand is worth', lines: pairs(score['yaku']) },
      { title: 'Fu: how it was made', lines: fu.map((line) => [line.reason, String(line.fu)]) },
      { title: 'Who pays what', lines: pairs(score['payments']) },
    ],
  };
}

const PAYERS: Record<string, string> = { discarder: 'The discarder', others: 'Each of the others', each: 'Each', total: 'In all' };

function filipino(score: Json): Sheet {
  const ambitions = (score['ambitions'] ?? []) as { name: string; units: number }[];
  return {
    total: Number(score['units'] ?? 0).toFixed(2),
    detail: 'units',
    columns: [
      { title: 'Ambitions', lines: ambitions.map((line) => [line.name, line.units.toFixed(2)]) },
      { title: 'Who pays what', lines: Object.entries((score['payments'] ?? {}) as Record<string, number>).map(([who, units]) => [PAYERS[who] ?? who, units.toFixed(2)]) },
    ],
  };
}

function changchun(score: Json): Sheet {
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

function pairs(object: unknown): [string, string][] {
  return Object.entries((object ?? {}) as Json).map(([name, value]) => [name, number(value)]);
}

function number(value: unknown): string {
  return typeof value === 'number' ? value.toLocaleString('en') : String(value ?? '');
}
