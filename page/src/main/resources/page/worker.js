// The worker beside the page: the engine, and the tables in the browser's store.
import { Engine } from './engine.js';
import { Store } from './store.js';

const encoder = new TextEncoder();
const decoder = new TextDecoder();
const sockets = new Map();
let engine;
let store;
let outgoing = Promise.resolve();

/// Nothing is told before what it follows from is in the store.
function tell(message, transfer = []) {
  outgoing = outgoing.then(async () => {
    try {
      await store.written();
    } catch (unwritten) {
      console.error('The browser could not keep the game.', unwritten);
      self.postMessage({ unwritten: String(unwritten) });
    }
    self.postMessage(message, transfer);
  });
}

const refused = (status, error, message) => ({ status, file: '', body: encoder.encode(JSON.stringify({ error, message })) });

/// Only one page at a time plays: two would write the same games.
const alone = new Promise((resolve) => {
  if (!navigator.locks) {
    resolve();
    return;
  }
  const elsewhere = setTimeout(() => self.postMessage({ elsewhere: true }), 1500);
  navigator.locks.request('sparrow', () => {
    clearTimeout(elsewhere);
    resolve();
    return new Promise(() => undefined);
  });
});

const opened = (async () => {
  await alone;
  [engine, store] = await Promise.all([Engine.open(undefined, []), Store.open()]);
  for (const { row, hands } of await store.tables()) engine.stored(row, hands);
  engine.keepIn(store.disk());
  self.postMessage({ ready: true });
})();
opened.catch((trouble) => self.postMessage({ broken: String(trouble?.message ?? trouble) }));

/// The rows of the table that an address names, and the large files of its game, are fetched before it is asked.
async function fetchWanted(method, address, body) {
  const table = /^\/(?:tables|records)\/([^/?]+)/.exec(address)?.[1];
  if (table && engine.wants(table)) engine.rows(table, await store.rows(table));
  if (!LISTS.has(method + address.replace(/\?.*/, ''))) await engine.need(table ? engine.game(table) : gameOf(address, body));
}

/// Lists ask nothing of any game.
const LISTS = new Set(['GET/games', 'GET/tables', 'GET/records', 'POST/records/own']);

/// The game that a question is about, if it says so itself.
function gameOf(address, body) {
  const named = /^\/answers\/([^/?]+)/.exec(address)?.[1];
  if (named || !body?.length || body.length > LONG) return named ?? '';
  try {
    const { game, events } = JSON.parse(decoder.decode(body));
    return game ?? events?.[0]?.variant ?? '';
  } catch {
    return '';
  }
}

/// Files of records are no questions.
const LONG = 200_000;

async function answer({ id, method, address, secret, body }) {
  await opened;
  let reply;
  try {
    await fetchWanted(method, address, body);
  } catch (unreachable) {
    tell({ id, ...refused(503, 'unreachable', unreachable.message) });
    return;
  }
  try {
    reply = engine.ask(method, address, body, secret);
  } catch (bug) {
    console.error(bug);
    reply = refused(500, 'failed', 'The engine made a mistake; try again.');
  }
  tell({ id, ...reply });
}

async function open({ socket, table }) {
  await opened;
  await fetchWanted('GET', `/tables/${table}`);
  const connection = engine.connect(table, {
    send: (text) => tell({ socket, text }),
    close: (status, sentence) => tell({ socket, closed: [status, sentence] }),
  });
  sockets.set(socket, connection);
  tell({ socket, opened: true });
}

/// Everything happens in the order in which it was asked for.
let incoming = Promise.resolve();
self.onmessage = ({ data }) => {
  incoming = incoming.then(async () => {
    try {
      if (data.method) await answer(data);
      else if (data.table) await open(data);
      else if (data.text) engine?.hear(sockets.get(data.socket) ?? 0, data.text);
      else if (data.lost) engine?.lost(sockets.get(data.socket) ?? 0);
      else if (data.keep) tell({ id: data.id, all: await opened.then(() => store.all()) });
      else if (data.bring) tell({ id: data.id, brought: await opened.then(() => store.add(data.bring)) });
    } catch (trouble) {
      console.error(trouble);
      if (data.id !== undefined) tell({ id: data.id, ...refused(500, 'failed', String(trouble?.message ?? trouble)) });
    }
  });
};
