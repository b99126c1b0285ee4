import type { Replayer } from './replayer.svelte';

/// What the keys do where a match is gone through: steps, hands, and whatever else a page has.
export function walk(event: KeyboardEvent, replay: Replayer, others: Record<string, () => void>): void {
  if (document.querySelector('dialog[open]') || (event.target as HTMLElement).closest('select, input, textarea')) return;
  const act: Record<string, () => void> = {
    ArrowRight: () => replay.step(1),
    ArrowLeft: () => replay.step(-1),
    PageDown: () => replay.jump(replay.hand + 1),
    PageUp: () => replay.jump(replay.hand - 1),
    Home: () => replay.go(1),
    End: () => replay.go(replay.events.length),
    ...others,
  };
  const found = act[event.key];
  if (found && !event.ctrlKey && !event.altKey && !event.metaKey) {
    event.preventDefault();
    found();
  }
}
