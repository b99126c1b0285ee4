import type { Analysis } from '../face';
import { analysis as plain } from '../plain/analysis';

export const analysis: Analysis = {
  ...plain,
  always: { odds: true },
  // A complete hand is scored instead.
  asksPlainly: (answer) => answer['shanten'] === -1,
};
