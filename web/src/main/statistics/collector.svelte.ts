import { faceOf } from '../games/games';
import { api } from '../net/api';
import { played } from '../net/keys';
import { sentenceOf } from '../net/trouble';
import { load, save } from '../state/store';
import { digest, type Digest } from './digest';

/// Grows when a digest tells something else than before: those that are kept are made anew then.
const VERSION = 1;

interface Kept {
  version: number;
  digests: Digest[];
}

/// Reads one's own finished matches; what was read once is kept in this browser.
export class Collector {
  digests = $state.raw<Digest[]>([]);
  done = $state(0);
  all = $state(0);
  loaded = $state(false);
  problem = $state('');
  private stopped = false;

  async collect(): Promise<void> {
    try {
      const seats = played();
      const lines = (seats.length ? await api.ownRecords(seats) : []).filter((line) => line.phase === 'over' && line.hands > 0);
      const kept = load<Kept>('statistics', { version: VERSION, digests: [] });
      const known = new Map((kept.version === VERSION ? kept.digests : []).map((each) => [each.record, each]));
      this.all = lines.length;
      const found: Digest[] = [];
      for (const line of lines) {
        if (this.stopped) return;
        const one = known.get(line.record) ?? digest(line, (await api.record(line.record)).hands, await faceOf(line.game).table());
        if (!known.has(line.record)) {
          known.set(line.record, one);
          save('statistics', { version: VERSION, digests: [...known.values()] } satisfies Kept);
        }
        found.push(one);
        this.digests = [...found];
        this.done = found.length;
      }
      // A match that is gone is counted no more.
      save('statistics', { version: VERSION, digests: found } satisfies Kept);
    } catch (trouble) {
      this.problem = sentenceOf(trouble);
    }
    this.loaded = true;
  }

  stop(): void {
    this.stopped = true;
  }
}
