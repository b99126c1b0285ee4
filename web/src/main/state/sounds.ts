import { settings, type Sound } from './settings.svelte';

/// Soft, wooden sounds, made as they are needed: a short knock of noise, or a few plucked notes.
let context: AudioContext | undefined;

export function play(sound: Sound): void {
  // Browsers keep a page silent until somebody has touched it.
  if (!settings.sound || !settings.sounds[sound] || navigator.userActivation?.hasBeenActive === false) return;
  context ??= audio();
  if (!context || context.state === 'suspended') {
    void context?.resume();
    return;
  }
  const now = context.currentTime;
  SCORE[sound](context, now);
}

function audio(): AudioContext | undefined {
  return typeof AudioContext === 'undefined' ? undefined : new AudioContext();
}

const SCORE: Record<Sound, (to: AudioContext, at: number) => void> = {
  draw: (to, at) => knock(to, at, 2200, 0.03, 0.08),
  discard: (to, at) => knock(to, at, 1300, 0.07, 0.3),
  claim: (to, at) => {
    knock(to, at, 700, 0.09, 0.35);
    knock(to, at + 0.09, 950, 0.07, 0.3);
  },
  declare: (to, at) => {
    knock(to, at, 3200, 0.02, 0.12);
    note(to, at + 0.03, 784, 0.5, 0.1);
  },
  turn: (to, at) => melody(to, at, [587, 784], 0.11, 0.08),
  hurry: (to, at) => melody(to, at, [440, 440], 0.16, 0.07),
  win: (to, at) => melody(to, at, [523, 659, 784, 1047], 0.14, 0.1),
  message: (to, at) => note(to, at, 880, 0.3, 0.05),
};

function melody(to: AudioContext, at: number, pitches: number[], step: number, volume: number): void {
  pitches.forEach((pitch, i) => note(to, at + i * step, pitch, 0.45, volume));
}

function note(to: AudioContext, at: number, pitch: number, length: number, volume: number): void {
  const string = new OscillatorNode(to, { type: 'triangle', frequency: pitch });
  string.connect(fading(to, at, length, volume));
  string.start(at);
  string.stop(at + length);
}

function knock(to: AudioContext, at: number, pitch: number, length: number, volume: number): void {
  const samples = to.createBuffer(1, Math.ceil(to.sampleRate * length), to.sampleRate);
  const data = samples.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 3;
  const noise = new AudioBufferSourceNode(to, { buffer: samples });
  const wood = new BiquadFilterNode(to, { type: 'bandpass', frequency: pitch, Q: 2.2 });
  noise.connect(wood);
  wood.connect(fading(to, at, length, volume));
  noise.start(at);
}

function fading(to: AudioContext, at: number, length: number, volume: number): GainNode {
  const gain = new GainNode(to, { gain: volume });
  gain.gain.setValueAtTime(volume, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  gain.connect(to.destination);
  return gain;
}
