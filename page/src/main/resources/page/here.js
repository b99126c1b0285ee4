// Loaded before the client: what it asks a server, a worker beside the page answers. The client knows nothing of that; its two
// ways to a server are `fetch` and `WebSocket`.
const API = '/api/v1';

// The client says it in words of its own.
document.documentElement.dataset.alone = '';

const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module', name: 'sparrow' });
const waiting = new Map();
const sockets = new Map();
let last = 0;
let broken;

worker.onmessage = ({ data }) => {
  if (data.socket !== undefined) sockets.get(data.socket)?.told(data);
  else if (data.id !== undefined) {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  } else if (data.broken) fail(data.broken);
  else if (data.unwritten) announce('The browser has no room left for this game; it will not be there when the page is closed.');
  else if (data.elsewhere) announce('Sparrow is open in another tab. This one goes on when that is closed.');
  else if (data.ready) {
    document.documentElement.dataset.engine = 'ready';
    document.querySelector('.here-note')?.remove();
    keepSite();
  }
};
worker.onerror = () => fail('The engine could not be loaded; load the page again.');

function fail(sentence) {
  broken = sentence;
  announce(sentence);
  for (const done of waiting.values()) done({ status: 503, file: '', body: new TextEncoder().encode(JSON.stringify({ error: 'broken', message: sentence })) });
  waiting.clear();
}

function call(message, transfer = []) {
  const id = ++last;
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    worker.postMessage({ id, ...message }, transfer);
    if (broken) fail(broken);
  });
}

// --- fetch ---

const elsewhere = globalThis.fetch.bind(globalThis);

globalThis.fetch = async (input, init = {}) => {
  const url = new URL(input instanceof Request ? input.url : String(input), location.href);
  if (url.origin !== location.origin || !url.pathname.startsWith(API + '/')) return elsewhere(input, init);
  // What the first page shows is there before the engine is.
  if (url.pathname === `${API}/games`) return elsewhere('./games.json', init);
  const request = new Request(url, input instanceof Request ? input : init);
  const body = new Uint8Array(await request.arrayBuffer());
  const secret = /^Bearer (.*)$/.exec(request.headers.get('Authorization') ?? '')?.[1] ?? '';
  const asked = call({ method: request.method, address: url.pathname.slice(API.length) + url.search, secret, body });
  const left = new Promise((_, reject) => {
    const end = () => reject(request.signal.reason);
    if (request.signal.aborted) end();
    request.signal.addEventListener('abort', end);
  });
  const reply = await Promise.race([asked, left]);
  const headers = reply.file
    ? { 'Content-Type': 'application/octet-stream', 'Content-Disposition': `attachment; filename="${reply.file}"` }
    : { 'Content-Type': 'application/json' };
  return new Response(reply.body, { status: reply.status, headers });
};

// --- WebSocket ---

const Elsewhere = globalThis.WebSocket;

class Socket extends EventTarget {
  static CONNECTING = 0;
  static OPEN = 1;
  static CLOSING = 2;
  static CLOSED = 3;

  readyState = Socket.CONNECTING;
  onopen = null;
  onmessage = null;
  onclose = null;
  onerror = null;
  #number = ++last;

  constructor(address) {
    super();
    const path = new URL(address, location.href).pathname;
    const table = new RegExp(`^${API}/tables/([^/]+)/socket$`).exec(path)?.[1];
    if (!table) return new Elsewhere(address);
    sockets.set(this.#number, this);
    worker.postMessage({ socket: this.#number, table });
  }

  #emit(event) {
    this['on' + event.type]?.(event);
    this.dispatchEvent(event);
  }

  told({ opened, text, closed }) {
    if (this.readyState >= Socket.CLOSING) return;
    if (opened) {
      this.readyState = Socket.OPEN;
      this.#emit(new Event('open'));
    } else if (closed) this.#end(...closed);
    else this.#emit(new MessageEvent('message', { data: text }));
  }

  send(text) {
    if (this.readyState === Socket.OPEN) worker.postMessage({ socket: this.#number, text });
  }

  close(code = 1000, reason = '') {
    if (this.readyState < Socket.CLOSING) this.#end(code, reason);
  }

  #end(code, reason) {
    this.readyState = Socket.CLOSED;
    sockets.delete(this.#number);
    worker.postMessage({ socket: this.#number, lost: true });
    queueMicrotask(() => this.#emit(new CloseEvent('close', { code, reason, wasClean: true })));
  }
}

globalThis.WebSocket = Socket;

// --- what the page says itself ---

function announce(sentence, action, task) {
  const note = document.createElement('div');
  note.className = 'here-note';
  note.setAttribute('role', 'status');
  note.append(sentence);
  if (action) {
    const button = document.createElement('button');
    button.textContent = action;
    button.onclick = task;
    note.append(button);
  }
  document.body.append(note);
}

/// Keeps every file for use without a network, as soon as the engine is here: on a slow line the files would come in its way.
function keepSite() {
  if (!('serviceWorker' in navigator) || !location.protocol.startsWith('http')) return;
  const { serviceWorker } = navigator;
  const had = Boolean(serviceWorker.controller);
  serviceWorker
    .register('./service-worker.js')
    .then((registration) => {
      const offer = (fresh) =>
        announce('A newer edition of Sparrow is here.', 'Load it', () => {
          serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
          fresh.postMessage('take over');
        });
      if (registration.waiting && had) offer(registration.waiting);
      registration.addEventListener('updatefound', () => {
        const fresh = registration.installing;
        fresh?.addEventListener('statechange', () => fresh.state === 'installed' && serviceWorker.controller && offer(fresh));
      });
    })
    .catch((trouble) => console.warn('Sparrow is not kept for use without a network.', trouble));
}

// --- one's own games as one file, and friends: the corner of the first page ---

const corner = document.createElement('details');
corner.className = 'here-corner';
corner.innerHTML = `
  <summary>In this browser</summary>
  <p>Sparrow runs in this page alone: nothing is sent anywhere, and your games stay in this browser.</p>
  <p><button data-do="keep">Save everything to a file</button>
  <label class="here-file">Bring back a file <input type="file" accept=".json,application/json" /></label></p>`;

async function keep() {
  const { all } = await call({ keep: true });
  const settings = Object.fromEntries(Object.keys(localStorage).map((key) => [key, localStorage.getItem(key)]));
  const file = new Blob([JSON.stringify({ sparrow: 'everything', version: 1, settings, ...all })], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `sparrow-${new Date().toISOString().slice(0, 10)}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/// Lists of the client hold what both had; every other setting of the file takes the place of this browser's.
function combined(mine, brought) {
  try {
    const [one, other] = [JSON.parse(mine), JSON.parse(brought)];
    if (!Array.isArray(one) || !Array.isArray(other)) return brought;
    const known = new Set(one.map((each) => JSON.stringify(each)));
    return JSON.stringify([...one, ...other.filter((each) => !known.has(JSON.stringify(each)))]);
  } catch {
    return brought;
  }
}

async function bring(file) {
  try {
    const kept = JSON.parse(await file.text());
    if (kept.sparrow !== 'everything' || kept.version !== 1 || !Array.isArray(kept.tables) || !Array.isArray(kept.rows)) throw new Error('That is no such file of Sparrow.');
    const reply = await call({ bring: { tables: kept.tables, rows: kept.rows } });
    if (reply.brought === undefined) throw new Error('The browser could not keep what is in the file.');
    for (const [key, value] of Object.entries(kept.settings)) localStorage.setItem(key, key in localStorage ? combined(localStorage.getItem(key), value) : value);
    location.reload();
  } catch (trouble) {
    announce(trouble instanceof SyntaxError ? 'That file cannot be read.' : trouble.message);
  }
}

corner.addEventListener('click', (event) => event.target.dataset?.do === 'keep' && keep());
corner.addEventListener('change', (event) => event.target.files?.[0] && bring(event.target.files[0]));

const atHome = () => (corner.hidden = !['', '#', '#/'].includes(location.hash));
addEventListener('hashchange', atHome);
atHome();
document.body.append(corner);
