import type { Face } from '../face';

/// What any game is shown with until it has a face of its own, and what the faces of games begin with.
export const plain: Face = {
  name: '',
  blurb: '',
  fan: ['1m', '5p', '9s', '1z', '7z'],
  table: () => import('./table').then((part) => part.table),
  analysis: () => import('./analysis').then((part) => part.analysis),
  guide: () => Promise.resolve([]),
  wall: () => Promise.resolve(undefined),
  peers: () => Promise.resolve(undefined),
  pages: [],
  opening: () => ({}),
};
