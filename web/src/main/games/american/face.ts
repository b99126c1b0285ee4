import type { Face } from '../face';
import { load } from '../../state/store';
import { plain } from '../plain/face';
import './look.css';

export const american: Face = {
  ...plain,
  name: 'american',
  blurb: 'Charleston, jokers, and the card you own.',
  fan: ['1j', '1f', '5z', '8m', '2s'],
  table: () => import('./table').then((part) => part.table),
  analysis: () => import('./analysis').then((part) => part.analysis),
  guide: () => import('./guide').then((part) => part.guide),
  wall: () => import('./wall').then((part) => part.wall),
  peers: () => import('./peers').then((part) => part.peers),
  pages: [{ path: 'card', title: 'Card', load: () => import('./CardPage.svelte') }],
  opening: (word) => (word === 'card' ? { card: load('card', '') } : {}),
};
