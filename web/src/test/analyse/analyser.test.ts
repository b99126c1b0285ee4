import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import App from '$lib/App.svelte';
import Analyser from '$lib/pages/Analyser.svelte';
import { route } from '$lib/state/route.svelte';

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ games: [] }))));
  route.replace('#/analyse/american');
});
afterEach(cleanup);

/// The game's own part of the page is loaded as it is asked for.
const opened = () => screen.findByTestId('notation', {}, { timeout: 30_000 });
const pick = async (tile: string) => fireEvent.click(document.querySelector(`[data-pick="${tile}"]`)!);
const into = async (place: string) => fireEvent.click(document.querySelector(`[data-place="${place}"]`)!);
const notation = () => (screen.getByTestId('notation') as HTMLInputElement).value;
const field = (name: string) => (document.querySelector(`[data-field="${name}"]`) as HTMLInputElement).value;

describe('the picker of the American analyser', () => {
  it('puts tiles into the hand, the exposures or the discards, and all of it into the link', async () => {
    const { rerender } = render(Analyser, { parts: ['american'] });
    await opened();
    await pick('1j');
    await pick('3m');
    await into('exposed');
    for (const tile of ['5s', '5s', '1j', '7z']) await pick(tile);
    await into('discards');
    await pick('3m');
    await rerender({ parts: ['american'] });
    await pick('3m');
    await tick();
    expect(notation()).toBe('J 3C (5B 5B J) (R)');
    expect(field('discards')).toBe('3C 3C');
    const link = new URLSearchParams(location.hash.split('?')[1]);
    expect([link.get('hand'), link.get('discards')]).toEqual(['J 3C (5B 5B J) (R)', '3C 3C']);
  });
  it('offers no fifth tile of a kind', async () => {
    render(Analyser, { parts: ['american'] });
    await opened();
    await into('discards');
    for (let i = 0; i < 5; i++) await pick('3m');
    expect(field('discards')).toBe('3C 3C 3C 3C');
  });
  it('stays where it is while its link changes', async () => {
    render(App);
    const typed = await opened();
    await into('discards');
    await pick('3m');
    await pick('3m');
    await tick();
    expect(screen.getByTestId('notation')).toBe(typed);
    expect(field('discards')).toBe('3C 3C');
  });
  it('lets go of who walks to another page', async () => {
    render(Analyser, { parts: ['american'] });
    await opened();
    route.hash = '#/card';
    await pick('3m');
    await tick();
    expect(route.hash).toBe('#/card');
  });
});
