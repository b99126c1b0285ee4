import type { Face } from './face';
import * as list from './list';
import { plain } from './plain/face';

/// All faces, in no order of their own.
export const faces: readonly Face[] = Object.values(list);

/// The face of a game; a plain one where the client does not know the game.
export function faceOf(game: string): Face {
  return faces.find((face) => face.name === game) ?? { ...plain, name: game };
}
