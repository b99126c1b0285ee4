import { faceOf } from '../games/games';
import type { TableFace } from '../games/face';
import { api, type Game, type GameRecord } from './api';
import { sentenceOf } from './trouble';

interface Opened {
  record: GameRecord | undefined;
  file: Blob | undefined;
  /// Which of several records in the file, from 1; 0 for the only one.
  number: number;
}

/// A record opened from a file, on its way to the replay, and the file itself for a review; they are kept nowhere else.
export const opened: Opened = $state({ record: undefined, file: undefined, number: 0 });

/// A match that a page shows, with its game and its face: a record of the server, or the one opened from a file.
export class ShownMatch {
  record = $state.raw<GameRecord>();
  game = $state.raw<Game>();
  face = $state.raw<TableFace>();
  problem = $state('');

  /// Nothing where it cannot be had, and `problem` says why.
  async open(name: string): Promise<GameRecord | undefined> {
    try {
      const reading = name === 'file' && opened.record ? Promise.resolve($state.snapshot(opened.record) as GameRecord) : api.record(name);
      const [found, games] = await Promise.all([reading, api.games()]);
      this.face = await faceOf(found.game).table();
      this.game = games.find((each) => each.name === found.game);
      this.record = found;
      return found;
    } catch (trouble) {
      this.problem = sentenceOf(trouble);
      return undefined;
    }
  }
}
