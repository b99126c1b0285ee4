/// A score as columns of lines: what the hand is worth, how it was made, who pays.
export interface Sheet {
  total: string;
  detail: string;
  columns: { title: string; lines: [string, string][] }[];
}

export function pairs(object: unknown): [string, string][] {
  return Object.entries((object ?? {}) as Record<string, unknown>).map(([name, value]) => [name, number(value)]);
}

export function number(value: unknown): string {
  return typeof value === 'number' ? value.toLocaleString('en') : String(value ?? '');
}
