import type { Sheet } from '../../analyse/sheet';
import type { Answer } from '../face';

const PAYERS: Record<string, string> = { discarder: 'The discarder', others: 'Each of the others', each: 'Each', total: 'In all' };

/// A scored hand: its ambitions, and who pays.
export function sheet(score: Answer): Sheet {
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
