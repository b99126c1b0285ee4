import type { Seat } from '../model/events';

/// The pattern of each seat's line: colour never speaks alone.
export const DASHES: Record<Seat, string> = { A: 'none', B: '9 4', C: '3 3', D: '10 3 2 3' };
