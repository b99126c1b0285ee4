import type { Face } from '../face';
import { plain } from '../plain/face';
import './look.css';

export const changchun: Face = {
  ...plain,
  name: 'changchun',
  blurb: 'Three suits, a terminal, a triplet, and the treasure.',
  fan: ['1m', '1p', '1s', '7z', '?'],
  table: () => import('./table').then((part) => part.table),
  analysis: () => import('./analysis').then((part) => part.analysis),
  guide: () => import('./guide').then((part) => part.guide),
  wall: () => import('./wall').then((part) => part.wall),
  peers: () => import('./peers').then((part) => part.peers),
};
