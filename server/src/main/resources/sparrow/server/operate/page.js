'use strict';

/// How often the page looks again, in milliseconds.
const OFTEN = 10_000;
const part = (id) => document.getElementById(id);

async function ask(path, body) {
  const answer = await fetch(path, {
    method: body ? 'POST' : 'GET',
    headers: { Authorization: 'Bearer ' + part('key').value.trim() },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const said = await answer.json();
  if (!answer.ok) throw new Error(said.message);
  return said;
}

/// Fills a table; each row is its cells and, if something can be done about it, a word and a deed.
function fill(id, headings, rows) {
  const table = part(id);
  table.replaceChildren();
  if (rows.length === 0) {
    const cell = table.insertRow().insertCell();
    cell.className = 'none';
    cell.textContent = 'None.';
    return;
  }
  const head = table.createTHead().insertRow();
  for (const heading of headings) {
    const cell = document.createElement('th');
    cell.scope = 'col';
    cell.textContent = heading;
    head.append(cell);
  }
  const body = table.createTBody();
  for (const { cells, word, deed } of rows) {
    const line = body.insertRow();
    for (const text of cells) line.insertCell().textContent = text || '–';
    if (word) {
      const button = document.createElement('button');
      button.textContent = word;
      button.addEventListener('click', () => confirm(`${word}: ${cells[0]}?`) && act(deed));
      line.insertCell().append(button);
    }
  }
}

function complain(text) {
  part('said').textContent = text;
  part('said').hidden = text === '';
}

async function act(deed) {
  try {
    await deed();
    await look();
  } catch (problem) {
    complain(problem instanceof TypeError ? 'The server does not answer; is it running?' : problem.message);
  }
}

const counted = (number, one, many) => `${number} ${number === 1 ? one : many}`;

async function look() {
  const [status, tables, people, bans, damage] = await Promise.all(
    ['status', 'tables', 'people', 'bans', 'damage'].map((name) => ask('/v1/' + name)));
  complain('');
  part('enter').hidden = true;
  part('all').hidden = false;
  part('status').classList.toggle('ill', !status.healthy);
  part('status').textContent = (status.healthy ? 'Healthy' : status.complaints.join(' '))
    + (status.draining ? ', makes no new tables' : '') + ' · ' + counted(status.tables, 'table', 'tables') + ', '
    + `${status.playing} played at` + (status.damaged ? `, ${status.damaged} damaged` : '');
  part('drain').hidden = status.draining;
  part('refill').hidden = !status.draining;
  fill('tables', ['Table', 'Game', 'Phase', 'Players', ''], tables.tables.map((table) => ({
    cells: [table.table, table.game, table.phase, Object.values(table.seats).map((seat) => seat.name ?? 'open').join(', ')],
    word: 'Close',
    deed: () => ask('/v1/close', { table: table.table }),
  })));
  fill('people', ['Address', 'Name', 'Table', ''], people.people.map((person) => ({
    cells: [person.address, person.name, person.table],
    word: 'Keep out for a day',
    deed: () => ask('/v1/ban', { address: person.address, hours: 24 }),
  })));
  fill('bans', ['Address', 'Until', 'Reason', ''], bans.bans.map((ban) => ({
    cells: [ban.address, ban.until, ban.reason],
    word: 'Let in',
    deed: () => ask('/v1/unban', { address: ban.address }),
  })));
  fill('damage', ['Table', 'Why'], damage.damage.map((each) => ({ cells: [each.table, each.why] })));
}

const message = () => (part('message').value.trim() ? { message: part('message').value.trim() } : {});
part('enter').addEventListener('submit', (event) => {
  event.preventDefault();
  act(async () => {});
});
part('tell').addEventListener('submit', (event) => {
  event.preventDefault();
  act(async () => {
    await ask('/v1/announce', message());
    part('message').value = '';
  });
});
part('drain').addEventListener('click', () => confirm('Make no new tables?') && act(() => ask('/v1/drain', message())));
part('refill').addEventListener('click', () => act(() => ask('/v1/refill', {})));
setInterval(() => part('all').hidden || document.hidden || act(async () => {}), OFTEN);
