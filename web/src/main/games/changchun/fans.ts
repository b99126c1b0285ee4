/// What each fan is counted for, by the name that a score sheet has for it.
export const FANS: Record<string, string> = {
  'concealed hand': 'nothing claimed, no kong laid open',
  'closed wait': 'the middle or edge of a run, the pair, or the only tile there is',
  'all triplets': 'four triplets or kongs',
  'seven pairs': 'seven pairs, which need no triplet',
  'luxury seven pairs': 'seven pairs, the last tile making four alike',
  'bao hit': 'the bao is one of the tiles waited for',
  'bao drawn': 'a bao drawn, whatever was waited for',
};
