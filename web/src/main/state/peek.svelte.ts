import type { Tile } from '../tiles/tile';

/// The tile of the own hand that the person looks at: under the pointer, or chosen by a first tap or an arrow key.
export const peek = $state<{ tile: Tile | undefined }>({ tile: undefined });
