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
