import { describe, expect, it } from 'vitest';
import { oneAtATime } from '$lib/net/oneAtATime';

describe('questions', () => {
  it('are asked one at a time, and of those that waited only the last', async () => {
    const asked: string[] = [];
    const answers: (() => void)[] = [];
    const ask = oneAtATime();
    const question = (name: string) =>
      ask(() => {
        asked.push(name);
        return new Promise<void>((answer) => answers.push(answer));
      });
    question('first');
    question('second');
    question('third');
    expect(asked).toEqual(['first']);
    answers.shift()!();
    await new Promise((later) => setTimeout(later));
    expect(asked).toEqual(['first', 'third']);
    answers.shift()!();
    await new Promise((later) => setTimeout(later));
    question('fourth');
    expect(asked).toEqual(['first', 'third', 'fourth']);
  });
});
