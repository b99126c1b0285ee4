// What a contender of tools/bench-peers in Node.js shares: `work FILE SECONDS` in, `best median sum` out, processor time of
// the process in nanoseconds a hand.
import { readFileSync } from 'node:fs';

/// Hands as [suit, numbers] pairs, such as [['m', [1, 2, 3]], …].
export function hands(file) {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line)
    .map((line) => [...line.matchAll(/(\d+)([mpsz])/g)].map(([, digits, suit]) => [suit, [...digits].map(Number)]));
}

/// Measures one of the works for the seconds that were asked for.
export function contend(works) {
  const [name, file, seconds] = process.argv.slice(2);
  const work = works[name];
  if (!work) {
    console.log('-'); // not this one's work
    return;
  }
  const made = hands(file).map(work.make);
  const passes = [];
  let sum = 0;
  const cpu = () => {
    const used = process.cpuUsage();
    return (used.user + used.system) * 1000;
  };
  const end = cpu() + Number(seconds) * 1e9;
  for (let now = cpu(); now < end; ) {
    sum = 0;
    for (const hand of made) sum += work.answer(hand);
    const then = cpu();
    passes.push((then - now) / made.length);
    now = then;
  }
  passes.sort((a, b) => a - b);
  console.log(passes[0].toFixed(1), passes[passes.length >> 1].toFixed(1), sum);
}
