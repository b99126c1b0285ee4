import { settings } from '../state/settings.svelte';
import type { Play } from './play.svelte';

export interface Shortcuts {
  hint(): void;
  panel(): void;
  keys(): void;
}

/// The keys of the table, where no field or dialog wants them itself.
export function tableKeys(event: KeyboardEvent, play: Play, shortcuts: Shortcuts): void {
  if (event.defaultPrevented || event.altKey || event.metaKey || document.querySelector('dialog[open]')) return;
  const target = event.target as HTMLElement;
  if (target.closest('input, select, textarea')) return;
  if (event.key === 'Enter' && event.ctrlKey) return done(event, () => play.passTiles());
  if (event.ctrlKey) return;
  if (event.key === ' ' && !(target.closest('button') && !target.closest('.hand'))) {
    if (play.faceDown) return done(event, () => play.take());
    const pass = play.deeds.find((deed) => deed.action.action === 'pass');
    if (play.choice?.kind === 'covered') return done(event, () => play.live.passCovered());
    return pass ? done(event, () => play.do(pass)) : undefined;
  }
  if (event.key === '?') return done(event, shortcuts.keys);
  if (!settings.letterKeys) return;
  const letter = event.key.toUpperCase();
  const deed = play.deeds.find((each) => each.key === letter);
  if (deed) return done(event, () => play.do(deed));
  const other: Record<string, () => void> = {
    S: () => play.toggleSort(),
    H: shortcuts.hint,
    A: shortcuts.panel,
    T: () => play.readAloud(),
  };
  if (other[letter]) done(event, other[letter]);
}

function done(event: KeyboardEvent, act: () => void): void {
  event.preventDefault();
  act();
}
