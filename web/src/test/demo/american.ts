/// The beginning of an American game as East sees it: the tiles are dealt, and the first pass goes to the right.
const unseen = (count: number) => '?'.repeat(count);

const CHARLESTON = [
  { event: 'started', variant: 'american', edition: 1, hand: 4, dealer: 'A', rules: {}, tally: {}, points: { A: 0, B: 25, C: -50, D: 25 }, pot: 0 },
  { event: 'wall', tiles: unseen(152), rolls: [] },
  { event: 'dealt', seat: 'A', tiles: '38m8m49p46p222s45z1f1j' },
  { event: 'dealt', seat: 'B', tiles: unseen(13) },
  { event: 'dealt', seat: 'C', tiles: unseen(13) },
  { event: 'dealt', seat: 'D', tiles: unseen(13) },
  { event: 'began', phase: 'first right' },
];

const meld = (tiles: string, taken: string, from: string) => ({ kind: 'group', tiles, manner: 'claimed', added: 0, taken, from });

const PLAY = [
  { event: 'began', phase: 'play' },
  { event: 'discarded', seat: 'A', tile: '9p', origin: 'hand' },
  { event: 'claimed', seat: 'C', meld: meld('99p1j', '9p', 'A') },
  { event: 'discarded', seat: 'C', tile: '6z', origin: 'hand' },
  { event: 'drew', seat: 'D', tile: '?', at: 53 },
  { event: 'discarded', seat: 'D', tile: '1m', origin: 'drawn' },
  { event: 'drew', seat: 'A', tile: '9p', at: 54 },
];

const text = (events: object[]) => ['{"sparrow":"log","version":1}', ...events.map((event) => JSON.stringify(event))].join('\n');

export const charleston = text(CHARLESTON);
export const american = text([...CHARLESTON, ...PLAY]);
