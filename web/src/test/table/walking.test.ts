import { describe, expect, it, vi } from 'vitest';
import { walk } from '$lib/table/walking';
import type { Replayer } from '$lib/table/replayer.svelte';

const replayer = () => ({ hand: 2, events: [1, 2, 3], step: vi.fn(), jump: vi.fn(), go: vi.fn() });

function press(key: string, init: KeyboardEventInit = {}, on: Element = document.body) {
  const replay = replayer();
  const m = vi.fn();
  const event = new KeyboardEvent('keydown', { key, cancelable: true, ...init });
  Object.defineProperty(event, 'target', { value: on });
  walk(event, replay as unknown as Replayer, { m, M: m });
  return { replay, m, event };
}

describe('keys where a match is gone through', () => {
  it('take steps and change hands', () => {
    expect(press('ArrowRight').replay.step).toHaveBeenCalledWith(1);
    expect(press('ArrowLeft').replay.step).toHaveBeenCalledWith(-1);
    expect(press('PageDown').replay.jump).toHaveBeenCalledWith(3);
    expect(press('PageUp').replay.jump).toHaveBeenCalledWith(1);
    expect(press('Home').replay.go).toHaveBeenCalledWith(1);
    expect(press('End').replay.go).toHaveBeenCalledWith(3);
  });

  it('do what the page adds, such as going to a mistake', () => {
    expect(press('m').m).toHaveBeenCalledOnce();
    expect(press('M', { shiftKey: true }).m).toHaveBeenCalledOnce();
    expect(press('m').event.defaultPrevented).toBe(true);
  });

  it('do nothing with a modifier, in a field, in a dialog, and where they mean nothing', () => {
    expect(press('m', { ctrlKey: true }).m).not.toHaveBeenCalled();
    expect(press('m', {}, document.createElement('input')).m).not.toHaveBeenCalled();
    expect(press('x').event.defaultPrevented).toBe(false);
    const dialog = document.createElement('dialog');
    dialog.setAttribute('open', '');
    document.body.append(dialog);
    expect(press('m').m).not.toHaveBeenCalled();
    dialog.remove();
  });
});
