import type { Analysis } from '../face';
import { analysis as plain } from '../plain/analysis';
import Before from './Before.svelte';

export const analysis: Analysis = { ...plain, Before, told: ['Shows'] };
