import type { Option } from '../net/api';

/// The values of house rules as people read and type them.

/// Whether a rule is either on or off.
export function isSwitch(option: Option): boolean {
  return option.kind === 'choice' && option.values.length === 2 && option.values.includes('yes') && option.values.includes('no');
}

/// A value as it stands in a field: a number in its unit.
export function shown(option: Option, value: string): string {
  return option.kind === 'number' && option.parts > 1 ? String(Number(value) / option.parts) : value;
}

/// What was typed, as the server counts.
export function stored(option: Option, typed: string): string {
  return option.kind === 'number' ? String(Math.round(Number(typed) * option.parts)) : typed;
}

/// A number within its bounds, or the one before where none was typed.
export function limited(option: Option, value: string, before: string): string {
  const number = Number(value);
  if (!Number.isFinite(number)) return before;
  return String(Math.min(Math.max(number, Number(option.values[0])), Number(option.values.at(-1))));
}

/// How far an arrow of a number field goes.
export function step(option: Option): string {
  return option.parts === 1 ? '1' : option.parts < 10 ? String(1 / option.parts) : 'any';
}

/// What a number counts: one tile, two tiles.
export function unitOf(option: Option, value: string): string {
  return shown(option, value) === '1' ? option.unit.replace(/s$/, '') : option.unit;
}

/// A value in words, with its unit.
export function wordOf(option: Option, value: string): string {
  if (option.kind === 'number') return [shown(option, value), unitOf(option, value)].filter(Boolean).join(' ');
  return option.words[value] ?? (value.length > 40 ? value.slice(0, 40) + '…' : value.replaceAll('_', ' '));
}

/// Whether a rule has to do with what somebody looks for.
export function isAbout(option: Option, sought: string): boolean {
  const text = [option.title, option.note, option.group, option.name.replaceAll('_', ' '), option.name, ...Object.values(option.words)].join(' ').toLowerCase();
  return sought
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/// The options under their headings, in their order.
export function grouped(options: readonly Option[]): { title: string; options: Option[] }[] {
  const groups: { title: string; options: Option[] }[] = [];
  for (const option of options) {
    const group = groups.find((each) => each.title === option.group);
    if (group) group.options.push(option);
    else groups.push({ title: option.group, options: [option] });
  }
  return groups;
}
