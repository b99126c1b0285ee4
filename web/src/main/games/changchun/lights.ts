import type { Answer } from '../face';

/// What a winning hand must show.
export type Lights = Record<keyof typeof NAMES, boolean>;

export const NAMES = { suits: 'Three suits', terminal: 'Terminal or honor', triplet: 'Triplet' };
export const LIGHTS = Object.keys(NAMES) as (keyof typeof NAMES)[];
export const HEADING = 'What a win needs';

export function lightsOf(answer: Answer | undefined): Lights | undefined {
  return answer?.['lights'] as Lights | undefined;
}
