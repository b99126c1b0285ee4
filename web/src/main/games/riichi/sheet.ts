import { number, pairs, type Sheet } from '../../analyse/sheet';
import type { Answer } from '../face';

/// A scored hand: its yaku, how its fu came about, who pays.
export function sheet(score: Answer): Sheet {
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
