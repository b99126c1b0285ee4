import type { Peers } from '../../statistics/rates';

/// The arena's duels of docs/results/advanced-duels.md. How often bots call and declare: docs/results/self-review.md.
export const peers: Peers = {
  bots: { level: 'advanced', hands: 25_600, wins: 0.242, dealIns: 0.138, calls: 0.646, ready: 0.518 },
};
