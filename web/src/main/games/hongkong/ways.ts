import type { Answer } from '../face';

/// A way to a win worth the minimum, and how many tiles it lacks.
export interface Way {
  name: string;
  distance: number;
}

export function waysOf(answer: Answer | undefined): Way[] {
  return ((answer?.['in_reach'] ?? []) as Way[]).map((way) => ({ ...way, name: way.name.charAt(0).toUpperCase() + way.name.slice(1).toLowerCase() }));
}

/// What all of them are worth at least.
export function goal(answer: Answer | undefined): string {
  const minimum = Number(answer?.['minimum'] ?? 0);
  return minimum ? `Ways to ${minimum} faan` : 'Ways to win';
}
