import type { Peers } from '../../statistics/rates';

/// The arena's duels of docs/results/advanced-duels.md.
export const peers: Peers = {
  bots: { level: 'advanced', hands: 25_600, wins: 0.242, dealIns: 0.138 },
};
