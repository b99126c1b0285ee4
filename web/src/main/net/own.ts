import { api, type OwnLine, type RecordLine } from './api';
import { played } from './keys';

const LOOKED_AT = 12;

/// The games to show on the first page: one's own that have ended, or those of listed tables where there are none.
export async function lastGames(most: number): Promise<Pick<RecordLine, 'record' | 'game' | 'players'>[]> {
  const seats = played().slice(0, LOOKED_AT);
  const own = seats.length ? (await api.ownRecords(seats)).filter((line) => hasEnded(line) && line.hands > 0) : [];
  const order = seats.map((seat) => seat.table);
  own.sort((one, other) => order.indexOf(one.record) - order.indexOf(other.record));
  return (own.length ? own : (await api.records('')).records).slice(0, most);
}

/// Whether a match was played to its end or closed.
export function hasEnded(line: OwnLine): boolean {
  return line.phase === 'over' || line.phase === 'closed';
}
