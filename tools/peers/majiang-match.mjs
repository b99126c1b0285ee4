// Whole matches of Riichi between Sparrow, over `sparrow mjai`, and the players of majiang-ai, at a table of majiang-core.
//   node majiang-match.mjs FIRST SETS SEED BOT among-ours|among-theirs
// A set is four matches with the same walls; whoever is alone sits at each seat once. One line of JSON for each set.
import { spawn, execFileSync } from 'node:child_process';
import { mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const require = createRequire(join(process.env.PEERS, 'package.json'));
const Majiang = require('@kobalab/majiang-core');
const MajiangAi = require('@kobalab/majiang-ai');

const [first, sets, seed, bot, among] = process.argv.slice(2);
const HONORS = ['E', 'S', 'W', 'N', 'P', 'F', 'C'];

// --- chance that can be had again ---

// SplitMix64, from which every number between 0 and 1 follows.
function chance(...key) {
  let state = 0x243f6a8885a308d3n;
  const next = () => {
    state = BigInt.asUintN(64, state + 0x9e3779b97f4a7c15n);
    let word = state;
    word = BigInt.asUintN(64, (word ^ (word >> 30n)) * 0xbf58476d1ce4e5b9n);
    word = BigInt.asUintN(64, (word ^ (word >> 27n)) * 0x94d049bb133111ebn);
    return word ^ (word >> 31n);
  };
  for (const part of key) {
    state ^= BigInt.asUintN(64, BigInt(part));
    state = next();
  }
  return () => Number(next() >> 11n) / 2 ** 53;
}

// --- words ---

// m0 → 5mr, z1 → E
const toMjai = (tile) =>
  tile[0] === 'z' ? HONORS[tile[1] - 1] : tile[1] === '0' ? `5${tile[0]}r` : tile[1] + tile[0];

const fromMjai = (tile) => {
  const honor = HONORS.indexOf(tile);
  if (honor >= 0) return `z${honor + 1}`;
  return tile.endsWith('r') ? `${tile[1]}0` : tile[1] + tile[0];
};

const sorted = (tiles) => [...tiles].sort().join(' ');

// The tiles of a meld such as m34-0, without marks.
const tilesOf = (meld) => [...meld.slice(1).replace(/[-=+]/g, '')].map((digit) => meld[0] + digit);

// The tile of a meld that was taken, and from how many seats ahead.
function taken(meld) {
  const mark = meld.search(/[-=+]/);
  return { tile: meld[0] + meld[mark - 1], ahead: { '+': 1, '=': 2, '-': 3 }[meld[mark]] };
}

// --- a program that plays one seat ---

class Program {
  constructor() {
    this.folder = mkdtempSync(join(tmpdir(), 'sparrow-mjai-'));
    const paths = ['in', 'out'].map((name) => join(this.folder, name));
    execFileSync('mkfifo', paths);
    [this.in, this.out] = paths.map((path) => openSync(path, 'r+'));
    this.process = spawn('./sparrow', ['mjai', '--bot', bot], { stdio: [this.in, this.out, 'inherit'] });
    this.rest = '';
  }

  // Says one line and waits for the reply.
  ask(events) {
    writeSync(this.in, JSON.stringify(events) + '\n');
    const bytes = Buffer.alloc(65536);
    while (!this.rest.includes('\n')) this.rest += bytes.toString('utf8', 0, readSync(this.out, bytes));
    const end = this.rest.indexOf('\n');
    const reply = JSON.parse(this.rest.slice(0, end));
    this.rest = this.rest.slice(end + 1);
    return reply;
  }

  close() {
    this.process.kill();
    rmSync(this.folder, { recursive: true });
  }
}

// --- Sparrow as a player of majiang-core ---

class Sparrow extends Majiang.Player {
  constructor(program) {
    super();
    this.program = program;
    this.untold = [];
  }

  actor(place) {
    return (this.model.qijia + this.model.jushu + place) % 4;
  }

  // What happened and asks for nothing is told with the next question.
  note(...events) {
    this.untold.push(...events);
  }

  ask(...events) {
    const told = [...this.untold, ...events];
    this.untold = [];
    return this.program.ask(told);
  }

  // A riichi counts once nobody has won on its tile.
  accept() {
    if (this.declared !== undefined) this.note({ type: 'reach_accepted', actor: this.declared });
    this.declared = undefined;
  }

  action_kaiju() {
    this.note({ type: 'start_game', id: this._id });
    this._callback();
  }

  action_qipai(dealt) {
    const me = this._menfeng;
    const tehais = [];
    const scores = [];
    for (let place = 0; place < 4; place++) {
      tehais[this.actor(place)] = place === me ? this.hand(dealt.shoupai[me]) : Array(13).fill('?');
      scores[this.actor(place)] = dealt.defen[place];
    }
    this.declared = undefined;
    this.note({
      type: 'start_kyoku', bakaze: HONORS[dealt.zhuangfeng], kyoku: dealt.jushu + 1, honba: dealt.changbang,
      kyotaku: dealt.lizhibang, oya: this.actor(0), dora_marker: toMjai(dealt.baopai), scores, tehais,
    });
    this._callback();
  }

  hand(text) {
    return text.match(/[mpsz]\d+/g).flatMap((suit) => [...suit.slice(1)].map((digit) => toMjai(suit[0] + digit)));
  }

  action_zimo(drawn) {
    this.accept();
    const own = drawn.l === this._menfeng;
    const event = { type: 'tsumo', actor: this.actor(drawn.l), pai: own ? toMjai(drawn.p) : '?' };
    if (!own) {
      this.note(event);
      return this._callback();
    }
    this._callback(this.turn(this.ask(event), toMjai(drawn.p)));
  }

  // What Sparrow does with a tile to discard, in the words of majiang.
  turn(reply, drawn) {
    switch (reply.type) {
      case 'hora': return { hule: '-' };
      case 'ryukyoku': return { daopai: '-' };
      case 'ankan':
      case 'kakan': return { gang: this.kan(reply) };
      case 'reach': {
        const thrown = this.ask({ type: 'reach', actor: this._id });
        return { dapai: this.thrown(thrown) + '*' };
      }
      case 'dahai': return { dapai: this.thrown(reply) };
      default: throw new Error(`Sparrow wants to ${JSON.stringify(reply)} with ${drawn}`);
    }
  }

  thrown(reply) {
    return fromMjai(reply.pai) + (reply.tsumogiri ? '_' : '');
  }

  kan(reply) {
    const kind = (tile) => tile[0] + (tile[1] === '0' ? '5' : tile[1]);
    const wanted = kind(fromMjai(reply.type === 'kakan' ? reply.pai : reply.consumed[0]));
    const found = this.get_gang_mianzi(this.shoupai).find((meld) => kind(tilesOf(meld)[0]) === wanted);
    if (!found) throw new Error(`no such kan: ${JSON.stringify(reply)}`);
    return found;
  }

  action_dapai(thrown) {
    const actor = this.actor(thrown.l);
    const own = thrown.l === this._menfeng;
    const riichi = thrown.p.endsWith('*');
    if (riichi && !own) this.note({ type: 'reach', actor });
    if (riichi) this.declared = actor;
    const event = { type: 'dahai', actor, pai: toMjai(thrown.p), tsumogiri: thrown.p[2] === '_' };
    if (own) {
      this.note(event);
      return this._callback();
    }
    this._callback(this.claim(this.ask(event), thrown));
  }

  claim(reply, thrown) {
    if (reply.type === 'none') return undefined;
    if (reply.type === 'hora') return { hule: '-' };
    const tile = thrown.p.slice(0, 2) + '_+=-'[(4 + thrown.l - this._menfeng) % 4];
    const melds = {
      chi: () => this.get_chi_mianzi(this.shoupai, tile),
      pon: () => this.get_peng_mianzi(this.shoupai, tile),
      daiminkan: () => this.get_gang_mianzi(this.shoupai, tile),
    }[reply.type]();
    const wanted = sorted([...reply.consumed, reply.pai].map(fromMjai));
    const found = melds.find((meld) => sorted(tilesOf(meld)) === wanted);
    if (!found) throw new Error(`no such claim: ${JSON.stringify(reply)}`);
    return { fulou: found };
  }

  action_fulou(claimed) {
    this.accept();
    const { tile, ahead } = taken(claimed.m);
    const all = tilesOf(claimed.m);
    all.splice(all.indexOf(tile), 1);
    const suit = tilesOf(claimed.m).map((each) => each[1] || '5');
    const same = new Set(suit.map((digit) => (digit === '0' ? '5' : digit))).size === 1;
    const event = {
      type: suit.length === 4 ? 'daiminkan' : same ? 'pon' : 'chi',
      actor: this.actor(claimed.l), target: this.actor((claimed.l + ahead) % 4), pai: toMjai(tile), consumed: all.map(toMjai),
    };
    if (claimed.l !== this._menfeng || suit.length === 4) {
      this.note(event);
      return this._callback();
    }
    this._callback(this.turn(this.ask(event), 'a claimed tile'));
  }

  action_gang(laid) {
    const actor = this.actor(laid.l);
    const all = tilesOf(laid.m);
    const closed = !/[-=+]/.test(laid.m);
    const event = closed
      ? { type: 'ankan', actor, consumed: all.map(toMjai) }
      : { type: 'kakan', actor, pai: toMjai(all[3]), consumed: all.slice(0, 3).map(toMjai) };
    if (laid.l === this._menfeng) {
      this.note(event);
      return this._callback();
    }
    this._callback(this.ask(event).type === 'hora' ? { hule: '-' } : undefined);
  }

  kaigang(turned) {
    super.kaigang(turned);
    this.note({ type: 'dora', dora_marker: toMjai(turned.baopai) });
  }

  action_hule() {
    this.end();
  }

  action_pingju() {
    this.end();
  }

  end() {
    this.untold = [];
    this.declared = undefined;
    this._callback();
  }

  action_jieju() {
    this.untold = [];
    this._callback();
  }
}

// --- matches and sets ---

class Match extends Majiang.Game {
  constructor(players, set) {
    super(players, () => {}, Majiang.rule({ '順位点': ['20.0', '10.0', '-10.0', '-20.0'] }));
    this.set = set;
    this.hand = 0;
  }

  kaiju() {
    super.kaiju(0);
  }

  qipai() {
    Math.random = chance(seed, this.set, this.hand++);
    super.qipai();
  }
}

const programs = Array.from({ length: among === 'among-ours' ? 3 : 1 }, () => new Program());
process.on('exit', () => programs.forEach((program) => program.close()));
for (let set = Number(first); set < Number(sets); set++) {
  const matches = [];
  for (let alone = 0; alone < 4; alone++) {
    let next = 0;
    const players = Array.from({ length: 4 }, (_, seat) =>
      (seat === alone) === (among === 'among-ours') ? new MajiangAi() : new Sparrow(programs[next++]));
    const match = new Match(players, set).do_sync();
    matches.push({ alone, ranks: match._paipu.rank, points: match._paipu.point.map(Number), hands: match.hand });
  }
  console.log(JSON.stringify({ set, matches }));
}
process.exit(0);
