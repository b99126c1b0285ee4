import type { Peers } from '../../statistics/rates';

/// The arena's duels of docs/results/advanced-duels.md. How often bots call: docs/results/self-review.md.
export const peers: Peers = {
  bots: { level: 'advanced', hands: 4_000, wins: 0.268, dealIns: 0.184, calls: 0.87 },
};
