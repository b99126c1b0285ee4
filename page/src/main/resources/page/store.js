// The browser's own store: tables, and the rows of their journals. Without one everything lasts as long as the page.

const done = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

export class Store {
  #database;
  #waiting = [];
  #writing = Promise.resolve();

  static async open() {
    const store = new Store();
    try {
      const opening = indexedDB.open('sparrow', 1);
      opening.onupgradeneeded = () => {
        opening.result.createObjectStore('tables');
        opening.result.createObjectStore('rows');
      };
      store.#database = await done(opening);
    } catch {
      console.warn('This browser keeps nothing for this page: games end with it.');
    }
    return store;
  }

  /// What the engine writes, in its order; `written` tells when it is there.
  disk() {
    const write = (change) => {
      if (!this.#database) return;
      this.#waiting.push(change);
      if (this.#waiting.length === 1) this.#writing = this.#writing.then(() => this.#flush());
    };
    return {
      save: (table, row, hands) => write((tables) => tables.put({ row, hands }, table)),
      append: (table, number, lines) => write((_, rows) => rows.put(lines, [table, number])),
      erase: (table) =>
        write((tables, rows) => {
          tables.delete(table);
          rows.delete(IDBKeyRange.bound([table], [table, []]));
        }),
    };
  }

  async #flush() {
    const changes = this.#waiting;
    this.#waiting = [];
    const transaction = this.#database.transaction(['tables', 'rows'], 'readwrite');
    for (const change of changes) change(transaction.objectStore('tables'), transaction.objectStore('rows'));
    await new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onabort = () => reject(transaction.error);
    });
  }

  /// Resolves when all that was written so far is there; rejects if it could not be.
  written() {
    return this.#writing;
  }

  async tables() {
    if (!this.#database) return [];
    return done(this.#database.transaction('tables').objectStore('tables').getAll());
  }

  /// The rows of a table's journal, a line each.
  async rows(table) {
    if (!this.#database) return '';
    const parts = await done(this.#database.transaction('rows').objectStore('rows').getAll(IDBKeyRange.bound([table], [table, []])));
    return parts.join('\n');
  }

  // --- as one file ---

  async all() {
    if (!this.#database) return { tables: [], rows: [] };
    const transaction = this.#database.transaction(['tables', 'rows']);
    const [names, tables, keys, rows] = await Promise.all([
      done(transaction.objectStore('tables').getAllKeys()),
      done(transaction.objectStore('tables').getAll()),
      done(transaction.objectStore('rows').getAllKeys()),
      done(transaction.objectStore('rows').getAll()),
    ]);
    return { tables: names.map((name, at) => [name, tables[at]]), rows: keys.map((key, at) => [key, rows[at]]) };
  }

  /// Adds what a file holds; tables that are here already stay as they are.
  async add({ tables, rows }) {
    if (!this.#database) throw new Error('This browser keeps nothing for this page.');
    const transaction = this.#database.transaction(['tables', 'rows'], 'readwrite');
    const known = new Set(await done(transaction.objectStore('tables').getAllKeys()));
    for (const [name, table] of tables) if (!known.has(name)) transaction.objectStore('tables').put(table, name);
    for (const [key, lines] of rows) if (!known.has(key[0])) transaction.objectStore('rows').put(lines, key);
    await new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onabort = () => reject(transaction.error);
    });
    return tables.filter(([name]) => !known.has(name)).length;
  }
}
