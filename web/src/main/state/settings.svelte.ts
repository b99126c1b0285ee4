import { load, save } from './store';

export const SOUNDS = ['draw', 'discard', 'claim', 'declare', 'turn', 'hurry', 'win', 'message'] as const;
export type Sound = (typeof SOUNDS)[number];

export interface Settings {
  name: string;
  theme: 'auto' | 'light' | 'dark';
  large: boolean;
  sound: boolean;
  sounds: Record<Sound, boolean>;
  upright: boolean;
  letterKeys: boolean;
  confirm: boolean;
  sort: boolean;
  assistant: 'off' | 'ask' | 'always';
  panel: boolean;
  level: string;
  /// How fast bots play when nobody else is there.
  pace: 'slow' | 'normal' | 'fast';
}

const STANDARD: Settings = {
  name: '',
  theme: 'auto',
  large: false,
  sound: true,
  sounds: Object.fromEntries(SOUNDS.map((sound) => [sound, true])) as Record<Sound, boolean>,
  upright: false,
  letterKeys: true,
  confirm: true,
  sort: true,
  assistant: 'ask',
  panel: true,
  level: '',
  pace: 'normal',
};

const kept = load<Partial<Settings>>('settings', {});

/// The person's own settings, kept in the browser.
export const settings: Settings = $state({ ...STANDARD, ...kept, sounds: { ...STANDARD.sounds, ...kept.sounds } });

const prefersDark = matchMedia('(prefers-color-scheme: dark)');
let systemDark = $state(prefersDark.matches);

export function isDark(): boolean {
  return settings.theme === 'auto' ? systemDark : settings.theme === 'dark';
}

function dress(): void {
  document.documentElement.dataset['theme'] = isDark() ? 'dark' : 'light';
  document.documentElement.dataset['large'] = settings.large ? 'yes' : 'no';
}

/// Keeps the page and the browser's memory in step with the settings, as long as the page lives.
export function follow(): void {
  prefersDark.addEventListener('change', ({ matches }) => (systemDark = matches));
  $effect.root(() => {
    $effect(() => {
      dress();
      save('settings', $state.snapshot(settings));
    });
  });
}
