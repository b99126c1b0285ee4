// The engine as a module: what a server answers, answered here. See README.md for its use as a library.
import { load } from './runtime.js';

/// Whether this browser can run it.
export function isSupported() {
  // A module with one type, a struct without fields: only what knows WebAssembly GC takes it.
  return typeof WebAssembly === 'object' && WebAssembly.validate(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 3, 1, 0x5f, 0]));
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export class Refusal extends Error {
  constructor(status, code, sentence) {
    super(sentence);
    this.status = status;
    this.code = code;
  }
}

export class Engine {
  #exports;
  #tables;
  #fetched = new Map();

  constructor(exports, tables) {
    this.#exports = exports;
    this.#tables = tables;
  }

  /// Loads the engine from where this file is, or from elsewhere, and what it needs for these games; for all, if none is named.
  static async open(address = new URL('./engine.wasm', import.meta.url).href, games = ['']) {
    if (!isSupported()) throw new Error('This browser has no WebAssembly GC; it takes one of 2024 or later.');
    const { exports } = await load(address);
    exports.main([]);
    const engine = new Engine(exports, new URL('./tables/', new URL(address, import.meta.url)));
    await Promise.all(games.map((game) => engine.need(game)));
    return engine;
  }

  /// Resolves when everything is there that a game needs, or all of them without a name. It must be there before the game is asked for.
  need(game = '') {
    return Promise.all(
      this.#exports
        .files(game)
        .split(',')
        .map((name) => {
          if (!this.#fetched.has(name)) {
            const there = this.#fetch(name);
            there.catch(() => this.#fetched.delete(name));
            this.#fetched.set(name, there);
          }
          return this.#fetched.get(name);
        }),
    );
  }

  async #fetch(name) {
    const answer = await fetch(new URL(name, this.#tables));
    if (!answer.ok) throw new Error(`The engine needs ${name}, which cannot be loaded (${answer.status}).`);
    this.#exports.fetched(name, new Int8Array(await answer.arrayBuffer()));
  }

  /// What is behind an address of docs/protocol.md, below /api/v1: its status, the name of a file if it is one, and bytes.
  ask(method, address, body = new Uint8Array(), secret = '') {
    const bytes = typeof body === 'string' ? encoder.encode(body) : body;
    const answered = this.#exports.ask(method, address, secret, new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    return { status: answered.status, file: answered.file, body: new Uint8Array(answered.body.buffer, answered.body.byteOffset, answered.body.byteLength) };
  }

  #json(method, address, body) {
    const answer = this.ask(method, address, body === undefined ? '' : JSON.stringify(body));
    const told = JSON.parse(decoder.decode(answer.body));
    if (answer.status >= 400) throw new Refusal(answer.status, told.error, told.message);
    return told;
  }

  /// Every game, with its rules, settings and levels.
  games() {
    return this.#json('GET', '/games').games;
  }

  /// All there is to say about a hand: a score if it has won, otherwise the distance and what each discard is worth.
  analyse(game, question) {
    return this.#json('POST', `/answers/${encodeURIComponent(game)}`, question);
  }

  /// The same, with the sheet that people read.
  sheet(game, question) {
    return this.#json('POST', `/answers/${encodeURIComponent(game)}/sheet`, question);
  }

  /// What a level would do after the events of a hand, as docs/protocol.md describes them, and why.
  advise(events, seat, level, after = events.length) {
    return this.#json('POST', '/replay/advice', { events, seat, level, after });
  }

  /// A hand played by bots: its events.
  play(game, { level = '', seed = 1, hand = 0 } = {}) {
    return this.#exports.play(game, level, String(seed), hand).split('\n').map((line) => JSON.parse(line));
  }

  // --- tables, for the worker of the page ---

  game(table) {
    return this.#exports.game(table);
  }

  keepIn(disk) {
    this.#exports.keepIn(disk);
  }

  stored(row, hands) {
    this.#exports.stored(row, hands);
  }

  wants(table) {
    return this.#exports.wants(table);
  }

  rows(table, lines) {
    this.#exports.rows(table, lines);
  }

  connect(table, socket) {
    return this.#exports.open(table, socket);
  }

  hear(connection, text) {
    this.#exports.hear(connection, text);
  }

  lost(connection) {
    this.#exports.lost(connection);
  }
}
