import type { Peers } from '../../statistics/rates';

/// The arena's duels of docs/results/advanced-duels.md; the figures of people are round ones for strong players, without a count behind them. How often bots call and declare: docs/results/self-review.md.
export const peers: Peers = {
  bots: { level: 'advanced', hands: 41_667, wins: 0.211, dealIns: 0.103, calls: 0.209, ready: 0.31 },
  people: { wins: 0.21, dealIns: 0.125, calls: 0.34, ready: 0.17 },
};
