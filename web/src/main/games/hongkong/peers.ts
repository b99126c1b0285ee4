import type { Peers } from '../../statistics/rates';

/// The arena's duels of docs/results/advanced-duels.md. How often bots call: docs/results/self-review.md.
export const peers: Peers = {
  bots: { level: 'advanced', hands: 5_661, wins: 0.241, dealIns: 0.134, calls: 0.829 },
};
