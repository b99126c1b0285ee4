import type { HandCounts } from './digest';

/// Shares of hands, from 0 to 1.
export interface Rates {
  wins: number;
  dealIns: number;
  /// Nothing where that was not counted.
  calls?: number;
  ready?: number;
}

/// Whose rates one's own stand beside.
export interface Peers {
  /// Bots of a level, and in how many hands of a seat that was counted.
  bots: Rates & { level: string; hands: number };
  /// People who play well, where that is known.
  people?: Rates;
}

export const NAMES = ['wins', 'dealIns', 'calls', 'ready'] as const;

/// The share of hands, and the ends of its 95 % interval (Wilson’s).
export interface Share {
  share: number;
  low: number;
  high: number;
}

export function shareOf(times: number, hands: number): Share | undefined {
  if (!hands) return undefined;
  const z = 1.96;
  const share = times / hands;
  const middle = (share + (z * z) / (2 * hands)) / (1 + (z * z) / hands);
  const half = (z / (1 + (z * z) / hands)) * Math.sqrt((share * (1 - share)) / hands + (z * z) / (4 * hands * hands));
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

export const sharesOf = (counts: HandCounts) => NAMES.map((name) => ({ name, share: shareOf(counts[name], counts.hands) }));
