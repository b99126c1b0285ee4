import type { Digest } from './digest';

/// A match in the order of time, and all results up to it.
export interface Plotted {
  digest: Digest;
  total: number;
}

export function plotted(digests: readonly Digest[]): Plotted[] {
  let total = 0;
  return digests
    .toSorted((one, other) => one.finished.localeCompare(other.finished))
    .map((digest) => ({ digest, total: (total += digest.result) }));
}
