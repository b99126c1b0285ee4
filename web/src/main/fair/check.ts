import { tiles } from '../tiles/tile';
import type { Event, PerSeat, Seat } from '../model/events';
import type { GameRecord } from '../net/api';
import type { Fair } from '../net/messages';
import { isSame, numberOf, type Kept } from './kept';
import { botNonce, key, SCHEME, seatCommitment, serverCommitment, Stream } from './scheme';
import { Unfair, type WallRules } from './wall';

/// What came of checking a match.
export interface Verdict {
  /// `own`: fair, and this browser's number was used; `told`: fair by what the record tells.
  outcome: 'own' | 'told' | 'unfair' | 'unknown';
  /// What is wrong, or why nothing can be said.
  problem?: string;
  hands: number;
  /// Tiles dealt, drawn and turned up.
  places: number;
  /// Hands that are the same in the record as they were seen at the table.
  compared: number;
}

type Secrets = Required<Pick<Fair, 'commitments' | 'nonces' | 'seed' | 'salt' | 'round' | 'bots'>> & Fair;

/// Checks a match from its record, from what this browser kept of its own part in it, and from what it saw.
export function check(record: GameRecord, wall: WallRules | undefined, kept: Kept | undefined, seen: readonly (readonly Event[])[]): Verdict {
  const verdict: Verdict = { outcome: kept?.commitments ? 'own' : 'told', hands: record.hands.length, places: 0, compared: 0 };
  try {
    const fair = secretsOf(record.fair);
    if (!fair || !wall) return { ...verdict, outcome: 'unknown', problem: wall ? 'the record does not tell what its walls follow from' : 'this page does not know the tiles of the game' };
    checkSecrets(record.record ?? '', fair);
    if (kept) checkKept(record.record ?? '', fair, kept);
    const secret = key(fair.seed, fair.nonces);
    record.hands.forEach((hand, number) => (verdict.places += checkHand(hand, number, secret, wall, record.hands[0]!)));
    verdict.compared = compareSeen(record.hands, seen);
    return verdict;
  } catch (problem) {
    if (problem instanceof Unfair) return { ...verdict, outcome: 'unfair', problem: problem.message };
    return { ...verdict, outcome: 'unfair', problem: `the record is not whole (${problem instanceof Error ? problem.message : String(problem)})` };
  }
}

function secretsOf(fair: Fair | undefined): Secrets | undefined {
  const whole = fair?.scheme === SCHEME && fair.commitments && fair.nonces && fair.seed && fair.salt && fair.round && fair.bots;
  return whole ? (fair as Secrets) : undefined;
}

function checkSecrets(table: string, fair: Secrets): void {
  const { round, seed, salt } = fair;
  if (serverCommitment(table, round, seed, salt) !== fair.commitment) throw new Unfair('the secret of the server is not the one it committed to');
  for (const [seat, nonce] of Object.entries(fair.nonces) as [Seat, string][]) {
    if (seatCommitment(table, round, seat, nonce) !== fair.commitments[seat]) throw new Unfair(`the number of seat ${seat} is not the one it committed to`);
    if (fair.bots.includes(seat) && nonce !== botNonce(table, round, seat, seed)) throw new Unfair(`somebody chose the number of the bot in seat ${seat}`);
  }
}

/// Whoever knows only the record must believe that its commitments were made in time; who sat there knows.
function checkKept(table: string, fair: Secrets, kept: Kept): void {
  if (kept.table !== table || kept.round !== fair.round) throw new Unfair('the match was played with the numbers of another round than yours');
  if (fair.nonces[kept.seat] !== kept.nonce) throw new Unfair('your number was not used');
  if (fair.commitment !== kept.commitment) throw new Unfair('the server committed to something else before you sent your number');
  if (kept.commitments && !isSame(kept.commitments, fair.commitments)) throw new Unfair('somebody committed to another number after you had sent yours');
}

/// Checks one hand and counts the places of the wall that were used.
function checkHand(hand: readonly Event[], number: number, secret: Uint8Array, wall: WallRules, first: readonly Event[]): number {
  const [started, built] = hand;
  const opening = first[0];
  if (started?.event !== 'started' || built?.event !== 'wall' || opening?.event !== 'started') throw new Unfair(`hand ${number + 1} has no wall`);
  if (started.hand !== number) throw new Unfair('hands are missing or out of order');
  if (!isSame(started.rules as PerSeat<string>, opening.rules as PerSeat<string>)) throw new Unfair(`hand ${number + 1} is played by other rules than the first`);
  const stream = new Stream(secret, number);
  const whole = wall.tiles(started.rules);
  const row = tiles(built.tiles);
  if (row.toSorted().join() !== whole.toSorted().join()) throw new Unfair(`the wall of hand ${number + 1} is not built of the tiles of the game`);
  if (row.join() !== stream.shuffled(whole).join()) throw new Unfair(`the wall of hand ${number + 1} does not follow from the numbers`);
  const rolls = wall.dice(started.rules).map((faces) => stream.below(faces));
  if (rolls.join() !== built.rolls.join()) throw new Unfair(`the dice of hand ${number + 1} do not follow from the numbers`);
  const table = wall.hand(started, row, rolls);
  let places = 0;
  for (const event of hand.slice(2)) {
    table.happened(event);
    if (event.event === 'dealt') places += tiles(event.tiles).length;
    if (event.event === 'drew' || event.event === 'revealed') places++;
  }
  return places;
}

/// The hands of the record are those that were seen: otherwise it could tell of a fair match while another was played.
function compareSeen(hands: readonly (readonly Event[])[], seen: readonly (readonly Event[])[]): number {
  for (const hand of seen) {
    const number = numberOf(hand);
    const told = hands[number ?? -1];
    if (!told || told.length < hand.length || !hand.every((event, at) => agrees(event, told[at]))) {
      throw new Unfair(`hand ${(number ?? 0) + 1} is not the one that you saw`);
    }
  }
  return seen.length;
}

/// Whether something seen is the same in the record, as far as it was seen.
function agrees(seen: unknown, told: unknown): boolean {
  if (typeof seen === 'string' && seen.includes('?')) return typeof told === 'string' && seen.length === tiles(told).length;
  if (Array.isArray(seen)) return Array.isArray(told) && seen.length === told.length && seen.every((each, at) => each === -1 || agrees(each, told[at]));
  if (typeof seen === 'object' && seen !== null) {
    const other = (told ?? {}) as Record<string, unknown>;
    const names = Object.keys(seen);
    return names.length === Object.keys(other).length && names.every((name) => agrees((seen as Record<string, unknown>)[name], other[name]));
  }
  return seen === told;
}
