import type { Face } from '../face';
import { plain } from '../plain/face';
import './look.css';

export const hongkong: Face = {
  ...plain,
  name: 'hongkong',
  blurb: 'Faan, a minimum to win, and your own flower.',
  fan: ['1f', '5z', '1s', '7z', '5f'],
  table: () => import('./table').then((part) => part.table),
  guide: () => import('./guide').then((part) => part.guide),
  wall: () => import('./wall').then((part) => part.wall),
  peers: () => import('./peers').then((part) => part.peers),
};
