import type { Analysis } from '../face';
import { analysis as plain } from '../plain/analysis';

export const analysis: Analysis = { ...plain, most: 17 };
