import { number, type Sheet } from '../../analyse/sheet';
import type { Answer } from '../face';

const PAYERS: Record<string, string> = {
  discarder: 'The discarder',
  discarder_for_all: 'The discarder, for all',
  liable: 'Who is liable, for all',
  dealer: 'The dealer',
  other: 'The other',
  others: 'Each of the others',
  each: 'Each',
  total: 'In all',
};

/// A scored hand: its faan with what they are for, and who pays.
export function sheet(score: Answer): Sheet {
  const entries = (score['entries'] ?? []) as { name: string; faan: number; meaning: string }[];
  const [faan, sum] = [Number(score['faan'] ?? 0), Number(score['sum'] ?? 0)];
  return {
    total: `${faan} faan`,
    detail: [faan < sum ? `of ${sum}: the limit` : '', `${number(score['points'])} points`].filter(Boolean).join(' · '),
    columns: [
      { title: 'Faan', lines: entries.map((line) => [`${line.name}: ${line.meaning}`, String(line.faan)]) },
      { title: 'Who pays what', lines: Object.entries((score['payments'] ?? {}) as Record<string, number>).map(([who, points]) => [PAYERS[who] ?? who, number(points)]) },
    ],
  };
}
