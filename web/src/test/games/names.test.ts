import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { faces } from '$lib/games/games';

const ROOT = 'src/main';
const GAMES = join(ROOT, 'games');
/// Where what all games share lies beside the games' own folders.
const SHARED = new Set(['plain']);
const FOLDERS = readdirSync(GAMES, { withFileTypes: true }).filter((entry) => entry.isDirectory() && !SHARED.has(entry.name)).map((entry) => entry.name);

const sources = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|svelte|css|html)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

const offences = (files: string[], pattern: RegExp): string[] =>
  files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, at) => (pattern.test(line) ? [`${relative(ROOT, file)}:${at + 1}: ${line.trim()}`] : [])),
  );

const isInFolder = (file: string) => FOLDERS.some((name) => file.startsWith(join(GAMES, name) + '/'));
const isList = (file: string) => file === join(GAMES, 'list.ts');
/// A game compared with a word, in either order, or looked up by one.
const COMPARED = /\b(game|games|game\.name|variant)\b\s*(===?|!==?)\s*['"`]|['"`]\s*(===?|!==?)\s*[\w.]*\bgame\b|switch \([\w.]*\bgame\b|\[data-game=/;

describe('a game', () => {
  it('is named only in its own folder and in the list', () => {
    const elsewhere = sources(ROOT).filter((file) => !isInFolder(file) && !isList(file));
    expect(offences(elsewhere, new RegExp(`(${FOLDERS.join('|')})`, 'i'))).toEqual([]);
  });
  it('is nowhere told apart by its name', () => {
    expect(offences(sources(ROOT).filter((file) => !file.endsWith('.css') || !isInFolder(file)), COMPARED)).toEqual([]);
  });
  it('does not reach into the folder of another', () => {
    for (const name of FOLDERS) {
      const others = FOLDERS.filter((other) => other !== name);
      expect(offences(sources(join(GAMES, name)), new RegExp(`from '[^']*/(${others.join('|')})(/|')`))).toEqual([]);
    }
  });
  it('with a folder stands in the list under its own name, and no other', () => {
    expect(faces.map((face) => face.name).sort()).toEqual([...FOLDERS].sort());
  });
  it('has all its parts', async () => {
    for (const face of faces) {
      expect(face.blurb, face.name).not.toBe('');
      expect(face.fan, face.name).toHaveLength(5);
      expect((await face.guide()).length, face.name).toBeGreaterThan(2);
      expect((await face.table()).words, face.name).toBeDefined();
      expect((await face.analysis()).headline({ complete: true, lines: [] }), face.name).not.toBe('');
    }
  });
});

describe('the search for names', () => {
  it.each(["if (game === 'x') {", "{#if scene.game !== 'x'}", "'x' === play.game", 'switch (game) {', "[data-game='x'] { color: red }", "game.name === 'x'"])('finds %s', (line) => {
    expect(COMPARED.test(line)).toBe(true);
  });
  it.each(['answered?.game === game', "each.name === game ? 'page' : ''", 'data-game={game}'])('lets %s be', (line) => {
    expect(COMPARED.test(line)).toBe(false);
  });
});
