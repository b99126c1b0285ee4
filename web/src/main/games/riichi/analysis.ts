import { plural } from '../../texts/plural';
import type { Analysis, Answer } from '../face';
import { analysis as plain } from '../plain/analysis';

export const analysis: Analysis = {
  ...plain,
  always: { odds: true },
  // A complete hand is scored instead.
  asksPlainly: (answer) => answer['shanten'] === -1,
  headline,
};

/// People count to ready, not to the win.
function headline(answer: Answer): string {
  const shanten = answer['shanten'];
  if (typeof shanten !== 'number' || shanten < 0) return 'A complete hand';
  return shanten === 0 ? 'Ready' : plural(shanten, 'tile from ready', 'tiles from ready');
}
