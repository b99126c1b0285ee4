import type { Peers } from '../../statistics/rates';

/// The 12,000 games of docs/results/american-bots.md, in which every seat counts. How often bots call: docs/results/self-review.md.
export const peers: Peers = {
  bots: { level: 'intermediate', hands: 48_000, wins: 0.238, dealIns: 0.15, calls: 0.603 },
};
