// syanten as a contender.
import { createRequire } from 'node:module';
import { contend } from './contender.mjs';

const syanten = createRequire(`${process.env.PEERS}/`)('syanten');

function make(hand) {
  const counts = [9, 9, 9, 7].map((kinds) => new Array(kinds).fill(0));
  for (const [suit, numbers] of hand) for (const number of numbers) counts['mpsz'.indexOf(suit)][number - 1]++;
  return counts;
}

contend({
  distance: { make, answer: (hand) => syanten(hand) },
  start: { run: () => console.log(syanten(make([['m', [1, 2, 3]], ['p', [4, 5, 6]], ['s', [7, 8, 9]], ['z', [1, 1, 2, 2]]]))) },
});
