// kobalab's majiang-core as a contender.
import { createRequire } from 'node:module';
import { contend } from './contender.mjs';

const Majiang = createRequire(`${process.env.PEERS}/`)('@kobalab/majiang-core');

const make = (hand) => Majiang.Shoupai.fromString(hand.map(([suit, numbers]) => suit + numbers.join('')).join(''));

/// How many tiles bring the hand nearer, over all discards.
function accepted(hand) {
  let sum = 0;
  for (const suit of ['m', 'p', 's', 'z']) {
    for (let number = 1; number < hand._bingpai[suit].length; number++) {
      if (hand._bingpai[suit][number] > 0) {
        const rest = hand.clone().dapai(suit + number);
        for (const tile of Majiang.Util.tingpai(rest)) sum += 4 - hand._bingpai[tile[0]][Number(tile[1])];
      }
    }
  }
  return sum;
}

contend({
  distance: { make, answer: (hand) => Majiang.Util.xiangting(hand) },
  discards: { make, answer: accepted },
});
