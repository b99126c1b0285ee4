import { cleanup, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import App from '$lib/App.svelte';

/// Pages are compiled as they are asked for, on a machine that may be busy.
const PATIENT = { timeout: 30_000 };

const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    const known: Record<string, object> = {
      '/api/v1/games': { games: [{ name: 'changchun', title: 'Changchun', presets: [], options: [], settings: [], bots: [], parts: 1, answers: true, formats: [] }] },
      '/api/v1/cards': { cards: [] },
    };
    const answer = known[address];
    return Promise.resolve(new Response(JSON.stringify(answer ?? { message: 'No such thing.' }), { status: answer ? 200 : 404 }));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function go(hash: string): Promise<void> {
  location.hash = hash;
  dispatchEvent(new Event('hashchange'));
  await new Promise((done) => setTimeout(done, 50));
}

describe('leaving a page', () => {
  it('leads from the analyser of any game to the next page', async () => {
    await go('#/analyse/changchun');
    render(App);
    await waitFor(() => screen.getByTestId('notation'), PATIENT);
    await go('#/card');
    await waitFor(() => screen.getByTestId('card-text'), PATIENT);
    expect(location.hash).toBe('#/card');
  });

  it('does not ask for the next page’s address as its own', async () => {
    await go('#/replay/SOME');
    render(App);
    await waitFor(() => expect(asked).toContain('/api/v1/records/SOME'), PATIENT);
    await go('#/analyse/riichi');
    await waitFor(() => screen.getByTestId('notation'), PATIENT);
    expect(asked).not.toContain('/api/v1/records/riichi');
  });
});
