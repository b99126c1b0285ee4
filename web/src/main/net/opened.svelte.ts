import type { GameRecord } from './api';

/// A record opened from a file, on its way to the replay; it is kept nowhere else.
export const opened: { record: GameRecord | undefined } = $state({ record: undefined });
