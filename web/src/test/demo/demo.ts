import riichi from '../logs/riichi-A.jsonl?raw';
import filipino from '../logs/filipino-A.jsonl?raw';
import changchun from '../logs/changchun-A.jsonl?raw';
import full from '../logs/riichi.jsonl?raw';
import { american, charleston } from './american';
import { DemoSocket, answer, setRecord } from './server';

/// The client against recorded games: demo/?game=riichi&hand=0&from=60#/table/DEMO
const query = new URLSearchParams(location.search);
const game = query.get('game') ?? 'riichi';
const log = { riichi, filipino, changchun, american: query.has('pass') ? charleston : american }[game] ?? riichi;
setRecord(full);
localStorage.setItem('sparrow.tables', JSON.stringify([{ table: 'DEMO', game, token: 'demo', seat: 'A' }]));
localStorage.setItem('sparrow.settings', JSON.stringify({ name: 'Anna', assistant: query.get('assistant') ?? 'always', theme: query.get('theme') ?? 'light' }));

class FakeSocket extends DemoSocket {
  constructor() {
    super({ game, log, hand: Number(query.get('hand') ?? 0), from: Number(query.get('from') ?? 60) });
  }
}
Object.assign(window, {
  WebSocket: FakeSocket,
  fetch: async (address: string) => {
    const path = address.replace('/api/v1', '');
    const body = answer(path);
    return new Response(JSON.stringify(body ?? { error: 'missing', message: 'The demo knows nothing of this.' }), { status: body ? 200 : 404 });
  },
});
await import('$lib/app');
