import type { Face } from '../face';
import { plain } from '../plain/face';
import './look.css';

export const riichi: Face = {
  ...plain,
  name: 'riichi',
  blurb: 'Dora, riichi, and a sheet that explains itself.',
  fan: ['0m', '6z', '7z', '1p', '4z'],
  table: () => import('./table').then((part) => part.table),
  analysis: () => import('./analysis').then((part) => part.analysis),
  guide: () => import('./guide').then((part) => part.guide),
  wall: () => import('./wall').then((part) => part.wall),
  peers: () => import('./peers').then((part) => part.peers),
};
