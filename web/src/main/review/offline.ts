import '../style/fonts.css';
import '../style/tokens.css';
import '../style/base.css';
import { mount } from 'svelte';
import type { TableFace } from '../games/face';
import { table as plain } from '../games/plain/table';
import { follow } from '../state/settings.svelte';
import { sprite } from '../tiles/art';
import OfflineReview from './OfflineReview.svelte';
import type { Review } from './review';

/// The tables of all games, by the names of their folders, with their colours.
const tables = import.meta.glob<TableFace>('../games/*/table.ts', { eager: true, import: 'table' });
import.meta.glob('../games/*/look.css', { eager: true });

const text = document.getElementById('review')?.textContent ?? 'null';
const review = JSON.parse(text) as Review | null;
const face = tables[`../games/${review?.game ?? ''}/table.ts`] ?? plain;

document.body.insertAdjacentHTML('afterbegin', sprite());
follow();
mount(OfflineReview, { target: document.getElementById('app')!, props: { review, face } });
