import { keyOf, type ScoringMark } from '../../model/scoring';
import { texts } from '../../texts/en';
import type { Answer } from '../face';

/// An ambition that the hand may still fulfil, and what it is paid.
export interface Reached {
  name: string;
  units: number;
  distance: number;
}

export function inReach(answer: Answer | undefined): Reached[] {
  return (answer?.['in_reach'] ?? []) as Reached[];
}

/// What the hand may still fulfil, by the key the table of ambitions has for it.
export function marks(answer: Answer): ReadonlyMap<string, ScoringMark> {
  return new Map(inReach(answer).map(({ name, distance }) => [keyOf(name), { state: 'reach' as const, note: texts.distance.words(distance) }]));
}
