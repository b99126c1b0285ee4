import { texts } from '../texts/en';

/// How browsers say that a part of the program could not be loaded.
const UNLOADED = /dynamically imported module|importing a module script|preload CSS/i;

/// What went wrong, in one sentence for people.
export function sentenceOf(trouble: unknown): string {
  const message = trouble instanceof Error ? trouble.message : String(trouble);
  return UNLOADED.test(message) ? texts.offline.page : message;
}
