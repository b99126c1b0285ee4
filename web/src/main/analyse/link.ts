import type { Field } from '../net/api';
import { address } from '../state/route.svelte';

/// What a flag that is set says in an address.
export const YES = 'yes';

/// Fields of several texts hold one in each line.
export const LINE = '\n';

/// The address of the analyser with a question that the server wrote down.
export function linkTo(game: string, fields: readonly Field[], question: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(question)) {
    const field = fields.find((each) => each.name === name);
    const text = value === true ? YES : Array.isArray(value) ? value.join(LINE) : String(value);
    if (text && text !== field?.standard) query.set(field?.key ?? name, text);
  }
  return `${address('analyse', game)}?${query}`;
}
