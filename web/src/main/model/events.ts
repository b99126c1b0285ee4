/// What happened at the table, in the JSON of the log (docs/log.md).
export { EYES, SEATS } from './vocabulary';
export type { Event, Eyes, Line as ScoreLine, Meld, Paid, PerSeat, Seat, Started, Won } from './vocabulary';
