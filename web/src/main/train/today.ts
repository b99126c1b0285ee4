import { load } from '../state/store';
import { dayOf, isDue, merged, type Standing } from './schedule';

/// How many positions wait today, and whether any is kept; told without reading the positions themselves.
export function today(now = Date.now()): { due: number; kept: number } {
  const standings = merged(load<Standing[]>('trained', [])).filter(({ gone }) => !gone);
  return { due: standings.filter((each) => isDue(each, dayOf(now))).length, kept: standings.length };
}
