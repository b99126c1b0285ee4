// kobalab's majiang-core as a contender.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { contend, played } from './contender.mjs';

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

// Scores

const TENHOU = Majiang.rule({ ダブル役満あり: false });
const WINDS = 'ESWN';

/// Its own notation for tiles such as 123m4p: [m1, m2, m3, p4].
const tiles = (text) =>
  [...text.matchAll(/(\d+)([mpsz])/g)].flatMap(([, digits, suit]) => [...digits].map((digit) => suit + digit));

/// A row of a win as it takes it: texts, and who won how.
function win(row) {
  const held = tiles(row.hand);
  const won = tiles(row.win_tile)[0];
  held.splice(held.indexOf(won), 1);
  const melds = [...row.melds.matchAll(/([([])(\d+)([mps]|z)[)\]]/g)].map(
    ([, bracket, digits, suit]) => suit + digits + (bracket === '(' ? '-' : ''),
  );
  return {
    hand: [held.join('') + (row.tsumo ? won : ''), ...melds].join(','),
    on: row.tsumo ? null : `${won}=`,
    param: {
      rule: TENHOU,
      zhuangfeng: WINDS.indexOf(row.round_wind),
      menfeng: WINDS.indexOf(row.seat_wind),
      lizhi: row.riichi ? 1 : 0,
      baopai: tiles(row.dora_indicators),
      fubaopai: row.riichi ? tiles(row.ura_indicators) : null,
      changbang: row.honba,
    },
  };
}

const score = ({ hand, on, param }) =>
  Majiang.Util.hule(Majiang.Shoupai.fromString(hand), on, Majiang.Util.hule_param(param));

function batch(file) {
  const answers = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line)
    .map((line) => {
      const { hupai, fu, fanshu, damanguan, defen, fenpei } = score(win(JSON.parse(line)));
      return JSON.stringify({ hupai, fu, fanshu, damanguan, defen, fenpei });
    });
  process.stdout.write(`${answers.join('\n')}\n`);
}

// Random play

const any = (list) => list[Math.floor(Math.random() * list.length)];
let decisions = 0;

/// One of the replies that are allowed; only among several is there anything to decide.
function decided(replies) {
  if (replies.length > 1) decisions++;
  return any(replies);
}

const discards = (list, riichi) => [
  ...list.map((tile) => ({ dapai: tile })),
  ...(riichi || []).map((tile) => ({ dapai: `${tile}*` })),
];

const calls = (...lists) => lists.flatMap((list) => (list || []).map((meld) => ({ fulou: meld })));

/// What may be done about a message, told by whoever knows: the game itself, or a player by what it has seen.
function replies(message, seat, knows) {
  const own = message.zimo || message.gangzimo;
  if (own && own.l === seat) {
    return [
      ...(knows.wins() ? [{ hule: '-' }] : []),
      ...(knows.draws() ? [{ daopai: '-' }] : []),
      ...(knows.kans() || []).map((meld) => ({ gang: meld })),
      ...discards(knows.discards(), knows.riichi()),
    ];
  }
  if (message.dapai && message.dapai.l !== seat) {
    return [{}, ...(knows.wins(message.dapai) ? [{ hule: '-' }] : []), ...calls(...knows.calls(message.dapai))];
  }
  if (message.fulou && message.fulou.l === seat && !/^[mpsz]\d{4}/.test(message.fulou.m)) {
    return discards(knows.discards());
  }
  const added = message.gang;
  return added && added.l !== seat && !/^[mpsz]\d{4}$/.test(added.m) && knows.wins({ l: added.l, p: added.m[0] + added.m.slice(-1) })
    ? [{}, { hule: '-' }]
    : [{}];
}

/// A player without a view of its own: it asks the game.
class Blind {
  constructor(id) {
    this.id = id;
  }

  action(message, reply) {
    if (!reply) return;
    const game = this.game;
    const seat = game.model.player_id.indexOf(this.id);
    reply(
      decided(
        replies(message, seat, {
          wins: (thrown) => game.allow_hule(thrown ? seat : null),
          draws: () => game.allow_pingju(),
          kans: () => game.get_gang_mianzi(),
          discards: () => game.get_dapai(),
          riichi: () => game.allow_lizhi(),
          calls: () => [
            game.get_gang_mianzi(seat),
            game.get_peng_mianzi(seat),
            (game.model.lunban + 1) % 4 === seat ? game.get_chi_mianzi(seat) : [],
          ],
        }),
      ),
    );
  }
}

/// A player that keeps its view, as those of the library do.
class Looking extends Majiang.Player {
  action(message, reply) {
    this.message = message;
    super.action(message, reply);
  }

  choose(gang) {
    const hand = this.shoupai;
    const seen = (thrown) => thrown.p.slice(0, 2) + '_+=-'[(4 + thrown.l - this._menfeng) % 4];
    this._callback(
      decided(
        replies(this.message, this._menfeng, {
          wins: (thrown) => this.allow_hule(hand, thrown ? seen(thrown) : null, gang),
          draws: () => this.allow_pingju(hand),
          kans: () => this.get_gang_mianzi(hand),
          discards: () => this.get_dapai(hand),
          riichi: () => this.allow_lizhi(hand),
          calls: (thrown) => [
            this.get_gang_mianzi(hand, seen(thrown)),
            this.get_peng_mianzi(hand, seen(thrown)),
            (thrown.l + 1) % 4 === this._menfeng ? this.get_chi_mianzi(hand, seen(thrown)) : [],
          ],
        }),
      ),
    );
  }

  action_kaiju() { this._callback(); }
  action_qipai() { this._callback(); }
  action_zimo(_, afterKan) { this.choose(Boolean(afterKan)); }
  action_dapai() { this.choose(false); }
  action_fulou() { this.choose(false); }
  action_gang() { this.choose(true); }
  action_hule() { this._callback(); }
  action_pingju() { this._callback(); }
  action_jieju() { this._callback(); }
}

/// Plays a round of hands; how much was decided in it.
function hand(seated) {
  decisions = 0;
  const players = [0, 1, 2, 3].map((id) => new seated(id));
  const game = new Majiang.Game(players, null, Majiang.rule({ 場数: 1, 連荘方式: 0, 延長戦方式: 0 }));
  players.forEach((player) => (player.game = game));
  game.do_sync();
  return decisions;
}

contend({
  distance: { make, answer: (hand) => Majiang.Util.xiangting(hand) },
  discards: { make, answer: accepted },
  score: { rows: win, answer: (each) => score(each).defen },
  play: { run: played(() => hand(Blind)) },
  views: { run: played(() => hand(Looking)) },
  batch: { run: batch },
  start: { run: () => console.log(Majiang.Util.xiangting(Majiang.Shoupai.fromString('m123p456s789z1122'))) },
});
