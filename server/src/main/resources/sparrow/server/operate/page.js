'use strict';

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

function row(cells, word, action) {
  const line = document.createElement('tr');
  for (const text of cells) line.insertCell().textContent = text;
  if (word) {
    const button = document.createElement('button');
    button.textContent = word;
    button.addEventListener('click', () => act(action));
    line.insertCell().append(button);
  }
  return line;
}

async function act(action) {
  try {
    await action();
    await look();
  } catch (problem) {
    part('said').textContent = problem.message;
  }
}

async function look() {
  const [status, tables, people, bans, damage] = await Promise.all(
    ['status', 'tables', 'people', 'bans', 'damage'].map((name) => ask('/v1/' + name)));
  part('said').textContent = '';
  part('all').hidden = false;
  part('status').textContent = (status.healthy ? 'Healthy' : status.complaints.join(' '))
    + (status.draining ? ', draining' : '') + '. ' + status.tables + ' tables, ' + status.playing + ' played at, '
    + status.damaged + ' damaged.';
  part('tables').replaceChildren(...tables.tables.map((table) => row(
    [table.table, table.game, table.phase, Object.values(table.seats).map((seat) => seat.name ?? 'open').join(', ')],
    'Close', () => ask('/v1/close', { table: table.table }))));
  part('people').replaceChildren(...people.people.map((person) => row(
    [person.address, person.name, person.table],
    'Keep out for a day', () => ask('/v1/ban', { address: person.address, hours: 24 }))));
  part('bans').replaceChildren(...bans.bans.map((ban) => row(
    [ban.address, ban.until, ban.reason], 'Let in', () => ask('/v1/unban', { address: ban.address }))));
  part('damage').replaceChildren(...damage.damage.map((each) => row([each.table, each.why])));
}

const message = () => (part('message').value.trim() ? { message: part('message').value.trim() } : {});
part('look').addEventListener('click', () => act(async () => {}));
part('announce').addEventListener('click', () => act(() => ask('/v1/announce', message())));
part('drain').addEventListener('click', () => act(() => ask('/v1/drain', message())));
part('refill').addEventListener('click', () => act(() => ask('/v1/refill', {})));
