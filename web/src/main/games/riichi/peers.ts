import type { Peers } from '../../statistics/rates';

/// The arena's duels of docs/results/advanced-duels.md, and what strong players of the large servers do.
export const peers: Peers = {
  bots: { level: 'advanced', hands: 41_667, wins: 0.211, dealIns: 0.103 },
  people: { wins: 0.21, dealIns: 0.125, calls: 0.34, ready: 0.17 },
};
