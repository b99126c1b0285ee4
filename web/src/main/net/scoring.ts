import type { ScoringTable } from '../model/scoring';
import { api } from './api';

const known = new Map<string, Promise<ScoringTable>>();

/// What is paid for under some rules, asked once.
export function scoringOf(game: string, rules: Record<string, string>): Promise<ScoringTable> {
  const key = JSON.stringify([game, rules]);
  const asked = known.get(key) ?? api.scoring(game, rules);
  known.set(key, asked);
  asked.catch(() => known.delete(key));
  return asked;
}
