import type { Event } from './events';

/// The events of a log as text, one JSON object a line after the header.
export function readLog(text: string): Event[] {
  const lines = text.split('\n').filter((line) => line.trim());
  const header: unknown = JSON.parse(lines[0] ?? '{}');
  if (!isHeader(header)) throw new Error('This is no Sparrow log: its first line must say so.');
  return lines.slice(1).map((line) => JSON.parse(line) as Event);
}

function isHeader(value: unknown): boolean {
  return typeof value === 'object' && value !== null && (value as Record<string, unknown>)['sparrow'] === 'log';
}

/// The hands of a match, each beginning with its `started`.
export function hands(events: readonly Event[]): Event[][] {
  const all: Event[][] = [];
  for (const event of events) {
    if (event.event === 'started') all.push([]);
    all.at(-1)?.push(event);
  }
  return all;
}
