import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import type { Tile } from '$lib/tiles/tile';
import Tray from '$lib/table/Tray.svelte';

afterEach(cleanup);

const TILES: Tile[] = ['1m', '2p', '3s'];

function said(count: number, least: number, direction: string): string {
  cleanup();
  render(Tray, { tray: TILES.slice(0, count), least, most: 3, receiver: 'Robin', direction, sent: false, phone: true, onout: () => {}, onpass: () => {} });
  return screen.getByTestId('pass-tiles').textContent!.replace('Ctrl Enter', '').trim();
}

describe('the tray', () => {
  it('says how many tiles are still to be chosen', () => {
    expect(said(0, 3, 'right')).toBe('3 more tiles');
    expect(said(2, 3, 'right')).toBe('1 more tile');
    expect(said(3, 3, 'right')).toBe('Pass 3 tiles');
  });
  it('says how many are handed on unseen in a pass that may be blind', () => {
    expect(said(0, 0, 'left')).toBe('Pass 3 unseen');
    expect(said(1, 0, 'left')).toBe('Pass 1, 2 unseen');
    expect(said(3, 0, 'left')).toBe('Pass 3 tiles');
  });
  it('says that nothing goes where nobody receives anything instead', () => {
    expect(said(0, 0, '')).toBe('Pass nothing');
  });
});
