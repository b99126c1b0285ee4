import { tick } from 'svelte';
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import Hand from '$lib/table/Hand.svelte';
import { tiles } from '$lib/tiles/tile';

afterEach(cleanup);

function shown(more: object = {}) {
  const onplay = vi.fn();
  const onselect = vi.fn();
  const onmove = vi.fn();
  render(Hand, { tiles: tiles('12m5p7z'), drawn: true, width: '60px', playable: (at: number) => at !== 1, twice: false, onplay, onselect, onmove, ...more });
  return { onplay, onselect, onmove, group: screen.getByRole('group'), buttons: screen.getAllByRole('button') };
}

describe('one’s own tiles', () => {
  it('say what they are and where they stand', () => {
    const { buttons } = shown({ advised: (at: number) => at === 0 });
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
      '1 of characters, tile 1 of 4, advised',
      '2 of characters, tile 2 of 4, cannot be played now',
      '5 of dots, tile 3 of 4',
      'Red dragon, tile 4 of 4, just drawn',
    ]);
  });
  it('say what they are worth keeping for, where the advice tells', () => {
    const { buttons } = shown({ values: (at: number) => ['15.6', '', '30.9', ''][at] });
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
      '1 of characters, tile 1 of 4, keep value 15.6',
      '2 of characters, tile 2 of 4, cannot be played now',
      '5 of dots, tile 3 of 4, keep value 30.9',
      'Red dragon, tile 4 of 4, just drawn',
    ]);
  });
  it('are walked along with the arrows and played with Enter', async () => {
    const { onplay, group, buttons } = shown();
    buttons[0]!.focus();
    await fireEvent.keyDown(group, { key: 'ArrowRight' });
    await fireEvent.keyDown(group, { key: 'Enter' });
    expect(onplay).not.toHaveBeenCalled();
    await fireEvent.keyDown(group, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(buttons[2]);
    await fireEvent.keyDown(group, { key: 'Enter' });
    expect(onplay).toHaveBeenCalledWith(2);
  });
  it('change places with Shift and an arrow', async () => {
    const { onmove, group, buttons } = shown();
    buttons[2]!.focus();
    await fireEvent.keyDown(group, { key: 'ArrowLeft', shiftKey: true });
    expect(onmove).toHaveBeenCalledWith(2, 1);
  });
  it('keep the keyboard when the last of them leaves', async () => {
    const props = { drawn: false, width: '60px', playable: () => true, twice: false, onplay: vi.fn(), onselect: vi.fn(), onmove: vi.fn() };
    const { rerender } = render(Hand, { tiles: tiles('12m5p7z'), ...props });
    screen.getAllByRole('button')[3]!.focus();
    await rerender({ tiles: tiles('12m5p') });
    await tick();
    expect(document.activeElement).toBe(screen.getAllByRole('button')[2]);
  });
  it('are played by one click, or by two where that is safer', async () => {
    const once = shown();
    await fireEvent.click(once.buttons[0]!);
    expect(once.onplay).toHaveBeenCalledWith(0);
  });
  it('are selected by the first of two taps', async () => {
    const { onplay, onselect, buttons } = shown({ twice: true });
    await fireEvent.click(buttons[0]!);
    expect(onselect).toHaveBeenCalledWith(0);
    expect(onplay).not.toHaveBeenCalled();
  });
});
