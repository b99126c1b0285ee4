import type { Face } from '../face';
import { plain } from '../plain/face';
import './look.css';

export const filipino: Face = {
  ...plain,
  name: 'filipino',
  blurb: 'Seventeen tiles, flowers, and ambitions.',
  fan: ['7f', '1s', '9s', '3f', '5p'],
  table: () => import('./table').then((part) => part.table),
  analysis: () => import('./analysis').then((part) => part.analysis),
  guide: () => import('./guide').then((part) => part.guide),
  wall: () => import('./wall').then((part) => part.wall),
  peers: () => import('./peers').then((part) => part.peers),
};
