import { readFileSync, readdirSync } from 'node:fs';
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { faceOf } from '$lib/games/games';
import type { TableFace } from '$lib/games/face';
import type { Paid, ScoreLine, Seat } from '$lib/model/events';
import { fold } from '$lib/model/fold';
import { hands, readLog } from '$lib/model/log';
import { place, seats, type Table } from '$lib/model/table';
import type { Scene } from '$lib/table/scene';
import WinSheet from '$lib/table/WinSheet.svelte';
import { named, payments, told, wins } from '$lib/table/sheet/account';
import { complete, sets } from '$lib/table/sheet/sets';
import { sorted, tiles } from '$lib/tiles/tile';

/// Every finished hand of every game and preset in the recorded logs, as the sheet shows it.
const FILES = [...list('src/test/logs/every'), ...list('src/test/logs').filter((name) => !name.includes('-A.')), ...list('src/test/fair')];

function list(folder: string): string[] {
  return readdirSync(folder).filter((name) => name.endsWith('.jsonl')).map((name) => `${folder}/${name}`);
}

function finished(file: string): Table[] {
  const text = readFileSync(file, 'utf8');
  const start = text.indexOf('{"sparrow":"log"');
  return hands(readLog(start < 0 ? text : text.slice(start)))
    .map((events) => fold(events)!)
    .filter((table) => table.over);
}

afterEach(cleanup);

const NAMES = { A: 'Ann', B: 'Ben', C: 'Cleo', D: 'Dora' };
const people = Object.fromEntries(Object.entries(NAMES).map(([seat, name]) => [seat, { name, bot: false, away: false }]));

function show(table: Table, face: TableFace): void {
  const scene: Scene = { game: table.started.variant, face, table, viewer: 'A', own: false, people, pending: [], notes: [] };
  render(WinSheet, { scene, paused: false, last: false, onnext: () => {}, onclose: () => {} });
}

/// What the rows that tell payments change for a seat.
function rowsOf(seat: Seat): number {
  return [...document.querySelectorAll<HTMLElement>('[data-testid=pays] dt')].reduce((sum, row) => {
    const amount = Number(row.dataset['amount']);
    const from = row.dataset['from']!;
    const payers = from === 'pot' ? 1 : from.length;
    return sum + (row.dataset['to'] === seat ? amount * payers : 0) - (from !== 'pot' && from.includes(seat) ? amount : 0);
  }, 0);
}

const shownLine = (face: TableFace, line: ScoreLine) => (line.what === line.unit ? (face.sheet.units[line.unit] ?? line.unit) : face.sheet.lineName(line));

describe.each(FILES)('the sheets of %s', (file) => {
  it('agree in every number, show every line and every set', async () => {
    for (const table of finished(file)) {
      const face = await faceOf(table.started.variant).table();
      show(table, face);
      for (const seat of seats(table)) {
        const change = place(table, seat).points - table.started.points[seat]!;
        const row = document.querySelector(`.standing tr[data-seat=${seat}]`)!;
        expect(row.querySelector('.change')!.textContent, `row of ${seat}`).toBe(face.change(change));
        expect(row.querySelector('.number')!.textContent, `points of ${seat}`).toBe(face.points(place(table, seat).points));
        expect(rowsOf(seat), `payments of ${seat}`).toBe(change);
      }
      for (const win of wins(table)) {
        const paid = payments(table).find((payment) => payment.win === win)!.paid;
        const total = document.querySelector(`[data-testid=total][data-seat=${win.seat}]`)!;
        expect(total.textContent).toBe(face.change(place(table, win.seat).points - table.started.points[win.seat]!));
        expectLines(paid, face);
        if (table.started.variant === 'changchun') expect(document.querySelectorAll('[data-testid=musts] li').length).toBeGreaterThanOrEqual(2);
        const read = sets(table, win, paid);
        expect(sorted(read.flatMap((set) => set.tiles))).toEqual(sorted(complete(table, win)));
        if (paid.lines.some((line) => line.unit === 'reading')) expect(read.every((set) => set.read.length), `sets of ${win.seat} in ${JSON.stringify(paid)}`).toBe(true);
        if (win.from === undefined || table.offered) expect(read.filter((set) => set.won >= 0)).toHaveLength(1);
      }
      for (const seat of face.sheet.ready(table) ?? []) {
        const told = document.querySelector(`[data-testid=ready] [data-seat=${seat}]`)!;
        const waits = payments(table).map(({ paid }) => named(paid, `waits of ${seat}`)).find(Boolean);
        expect(told.querySelectorAll('.waits [role=img]').length).toBe(waits ? tiles(waits).length : 0);
      }
      cleanup();
    }
  });
});

it('whoever is ready at an exhaustive draw has waits, where anybody pays', () => {
  const drawn = FILES.flatMap(finished).flatMap((table) => payments(table).filter(({ paid }) => paid.reason === 'noten payment').map(({ paid }) => ({ table, paid })));
  expect(drawn.length).toBeGreaterThan(5);
  for (const { table, paid } of drawn) {
    const ready = seats(table).filter((seat) => (paid.points[seat] ?? 0) > 0);
    expect(ready.filter((seat) => named(paid, `waits of ${seat}`))).toEqual(ready);
  }
});

/// All that counts stands in a list by its name and amount, what only names something in words or in pictures.
function expectLines(paid: Paid, face: TableFace): void {
  const lines = told(paid.lines);
  const text = (selector: string) => [...document.querySelectorAll(selector)].map((each) => (each.firstChild?.textContent ?? '').trim() || each.textContent!.trim());
  const shown = text('.lines dt').map((each) => each.toLowerCase());
  expect([...lines.counted.flatMap((group) => [...group.lines, ...(group.sum ? [group.sum] : [])]), ...lines.named, ...lines.payers]).toHaveLength(paid.lines.length);
  for (const group of lines.counted) {
    for (const line of [...group.lines, ...(group.sum ? [group.sum] : [])]) {
      if (group.unit === 'fu') continue;
      expect(shown, JSON.stringify(line)).toContain(shownLine(face, line).toLowerCase());
    }
    if (group.unit === 'fu' && group.lines.length) expect(document.querySelectorAll('[data-testid=fu] dd:not(.words)').length).toBeGreaterThanOrEqual(group.lines.length + 1);
  }
  for (const line of lines.named.filter((each) => !face.sheet.pictured.includes(each.unit))) {
    expect(screen.getAllByTestId('sheet')[0]!.textContent!.toLowerCase()).toContain(line.what.toLowerCase());
  }
}

it('every kind of end is among them', () => {
  const tables = FILES.flatMap(finished);
  const games = new Set(tables.map((table) => table.started.variant));
  for (const game of games) {
    const own = tables.filter((table) => table.started.variant === game);
    expect(own.some((table) => wins(table).length > 0), `a win of ${game}`).toBe(true);
    expect(own.some((table) => wins(table).length === 0), `a draw of ${game}`).toBe(true);
  }
  expect([...games].toSorted()).toEqual(['american', 'changchun', 'filipino', 'hongkong', 'riichi']);
});
