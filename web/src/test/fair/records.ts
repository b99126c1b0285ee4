import { readFileSync } from 'node:fs';
import type { Event, Seat } from '$lib/model/events';
import type { GameRecord } from '$lib/net/api';

export interface Lie {
  lie: string;
  at: number;
  out: number;
  in: string[];
}

/// Records as the engine's FairVectorsTest keeps them.
export function linesOf(game: string): string[] {
  return readFileSync(`src/test/fair/${game}.jsonl`, 'utf8').trimEnd().split('\n');
}

export function liesOf(game: string): Lie[] {
  return JSON.parse(readFileSync(`src/test/fair/${game}.lies.json`, 'utf8')) as Lie[];
}

/// What the server answers for a record with these lines.
export function recordOf(lines: readonly string[]): GameRecord {
  const { notes } = JSON.parse(lines[0]!) as { notes: Record<string, string> };
  const bySeat = (prefix: string) =>
    Object.fromEntries(Object.entries(notes).flatMap(([name, value]) => (name.startsWith(prefix) && name.length === prefix.length + 1 ? [[name.at(-1)!, value]] : [])));
  const hands: Event[][] = [];
  for (const line of lines.slice(1)) {
    const event = JSON.parse(line) as Event;
    if (event.event === 'started') hands.push([]);
    hands.at(-1)!.push(event);
  }
  return {
    record: notes['fair_table']!,
    game: hands[0]![0]!.event === 'started' ? hands[0]![0]!.variant : '',
    players: {},
    format: 'sparrow',
    fair: {
      scheme: notes['fair_scheme']!,
      round: Number(notes['fair_round']),
      commitment: notes['fair_commitment']!,
      commitments: bySeat('fair_commitment_'),
      nonces: bySeat('fair_nonce_'),
      seed: notes['fair_seed']!,
      salt: notes['fair_salt']!,
      bots: [...notes['fair_bots']!] as Seat[],
    },
    hands,
  };
}
