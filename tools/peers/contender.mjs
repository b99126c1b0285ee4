// What a contender of tools/bench-peers in Node.js shares: `work FILE SECONDS` in, `best median sum` out, processor time of
// the process in nanoseconds a hand or a decision.
import { readFileSync } from 'node:fs';

const lines = (file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line);

/// A hand as [suit, numbers] pairs, such as [['m', [1, 2, 3]], …].
const hand = (line) => [...line.matchAll(/(\d+)([mpsz])/g)].map(([, digits, suit]) => [suit, [...digits].map(Number)]);

const cpu = () => {
  const used = process.cpuUsage();
  return (used.user + used.system) * 1000;
};

/// Passes for the seconds that were asked for, each telling over how many pieces its time is to be divided.
function measured(seconds, pass) {
  const passes = [];
  const end = cpu() + Number(seconds) * 1e9;
  for (let now = cpu(); now < end; ) {
    const pieces = pass();
    const then = cpu();
    passes.push((then - now) / pieces);
    now = then;
  }
  passes.sort((a, b) => a - b);
  return `${passes[0].toFixed(1)} ${passes[passes.length >> 1].toFixed(1)}`;
}

/// Random play by rounds that tell how much was decided in them; there is nothing to compare.
export const played = (play) => (_, seconds) => {
  const pass = () => {
    let decisions = 0;
    for (let rounds = 0; rounds < 4; rounds++) decisions += play();
    return decisions;
  };
  console.log(measured(seconds, pass), '-');
};

/// Does one of the works.
///
/// Each has `answer` and `make` for hands or `rows` for wins, whose time is measured here, or `run`.
export function contend(works) {
  const [name, file, seconds] = process.argv.slice(2);
  const work = works[name];
  if (!work) {
    console.log('-'); // not this one's work
    return;
  }
  if (work.run) {
    work.run(file, seconds);
    return;
  }
  const made = lines(file).map((line) => (work.rows ? work.rows(JSON.parse(line)) : work.make(hand(line))));
  let sum = 0;
  const pass = () => {
    sum = 0;
    for (const each of made) sum += work.answer(each);
    return made.length;
  };
  console.log(measured(seconds, pass), sum);
}
