import { training as words } from '../texts/training';
import { dayOf, isKnown, type Standing, type Wanted } from './schedule';

/// When a position comes again, in words.
export function when(standing: Standing, now = Date.now()): string {
  if (isKnown(standing)) return words.known;
  const days = standing.due - dayOf(now);
  return days <= 0 ? words.today : words.inDays(days);
}

/// How one stands with a position, in the words of a list or in sentences.
export function stateOf<T extends { fresh: string; missed: string; right: (times: number) => string }>({ step, last }: Standing, say: T): string {
  if (step) return say.right(step);
  return last ? say.missed : say.fresh;
}

/// The address of the trainer for these positions.
export function addressOf(page: string, wanted: Partial<Wanted>, more: Record<string, string> = {}): string {
  const query = new URLSearchParams(Object.entries({ ...wanted, ...more }).filter(([, value]) => value)).toString();
  return `#/train${page ? `/${page}` : ''}${query ? `?${query}` : ''}`;
}
