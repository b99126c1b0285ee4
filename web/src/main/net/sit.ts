import { settings } from '../state/settings.svelte';
import type { Seat } from '../model/events';
import { api, type NewTable } from './api';
import { remember } from './keys';

/// Makes a table and sits down at it; its name.
export async function sitDown(wanted: NewTable): Promise<string> {
  const made = await api.create(wanted);
  remember({ table: made.table, game: wanted.game, invitation: made.invitation, owner: made.owner });
  await join(made.table, wanted.game, made.invitation, made.owner);
  return made.table;
}

/// Takes a seat at a table; the number for the tiles is drawn when the table is shown, see `fair/kept.ts`.
export async function join(table: string, game: string, invitation?: string, owner?: string, seat?: Seat): Promise<void> {
  const sat = await api.join(table, { name: settings.name.trim() || 'Guest', ...(seat ? { seat } : {}) }, invitation);
  remember({ table, game, seat: sat.seat, token: sat.token, ...(invitation ? { invitation } : {}), ...(owner ? { owner } : {}) });
}
