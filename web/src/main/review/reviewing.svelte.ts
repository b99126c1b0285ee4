import { api, type GameRecord } from '../net/api';
import { opened } from '../net/opened.svelte';
import { sentenceOf } from '../net/trouble';
import { combined } from './combine';
import type { Review } from './review';

/// Reviewed hands of this visit, by match and level: the replay and the review of one match share them.
const known = new Map<string, Review[]>();
const MOST = 6;

/// A match is known by its name, or by how its first hand begins.
const keyOf = (record: GameRecord, level: string) => `${level} ${record.record ?? JSON.stringify([record.hands.length, record.hands[0]?.slice(0, 9)])}`;

/// A review that is asked for hand by hand; what is known of it can be looked at meanwhile.
export class Reviewing {
  /// Of the hands that are done.
  review = $state.raw<Review>();
  done = $state(0);
  all = $state(0);
  running = $state(false);
  stopped = $state(false);
  problem = $state('');
  private abort: AbortController | undefined;

  get isWhole(): boolean {
    return this.review !== undefined && this.done === this.all;
  }

  /// The review of the match by the level, the strongest if none is named; a part of it where it was stopped or failed.
  async ask(record: GameRecord, level: string): Promise<Review | undefined> {
    this.stop();
    const parts = partsOf(keyOf(record, level));
    const abort = new AbortController();
    this.abort = abort;
    this.running = true;
    this.stopped = false;
    this.problem = '';
    this.all = record.hands.length;
    this.tell(parts);
    try {
      while (parts.length < record.hands.length && !abort.signal.aborted) {
        const part = await reviewHand(record, level, parts.length, abort.signal);
        if (abort.signal.aborted) break;
        parts.push(part);
        this.tell(parts);
      }
    } catch (trouble) {
      if (!abort.signal.aborted) this.problem = sentenceOf(trouble);
    }
    if (this.abort === abort) this.running = false;
    return this.review;
  }

  stop(): void {
    if (!this.running) return;
    this.abort?.abort();
    this.running = false;
    this.stopped = true;
  }

  private tell(parts: readonly Review[]): void {
    this.done = parts.length;
    this.review = parts.length ? combined(parts) : undefined;
  }
}

function partsOf(key: string): Review[] {
  const parts = known.get(key) ?? [];
  known.delete(key);
  if (known.size >= MOST) known.delete(known.keys().next().value!);
  known.set(key, parts);
  return parts;
}

function reviewHand(record: GameRecord, level: string, hand: number, signal: AbortSignal): Promise<Review> {
  if (record.record) return api.reviewRecord(record.record, level, hand, signal);
  if (!opened.file) throw new Error('The file is no longer there; open it again.');
  return api.reviewFile(opened.file, opened.number, level, hand, signal);
}
