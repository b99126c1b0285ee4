import type { GameRecord } from './api';

/// A record opened from a file, on its way to the replay, and the file itself for a review; they are kept nowhere else.
export const opened: { record: GameRecord | undefined; file: Blob | undefined } = $state({ record: undefined, file: undefined });
