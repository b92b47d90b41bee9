/** The layout of files, for every file of the content. */
import { describe, expect, it } from 'vitest';
import { createCompileCache } from '../src/compile-cache.ts';
import { inspectGame } from '../src/compile.ts';
import { formatText } from '../src/tooling/format/format-text.ts';
import { CONTENT, gamesToTest, TIMES } from './content-games.ts';
import { mutate, seeded } from './mutate.ts';
import { readGames } from './tiny-game.ts';

/** Damaged files of each game that are compiled before and after they are laid out. */
const MUTANTS = 40 * TIMES;
/** Damaged files of each game that are laid out twice. */
const LAID_OUT = 150 * TIMES;
/** What a layout may mend. */
const OF_LAYOUT = new Set(['parse/indent', 'parse/tab', 'load/tab']);

describe.each(gamesToTest)('%s', (game) => {
  const files = [...readGames(CONTENT, game)].filter(([path]) => /\.(yaml|rules)$/.test(path));

  it('finds every file laid out', () => {
    expect(files.length).toBeGreaterThan(20);
    expect(files.filter(([path, text]) => formatText(path, text) !== text).map(([path]) => path)).toEqual([]);
  });

  it('brings files of rules back to their layout, when somebody has spaced them otherwise', () => {
    const random = seeded(3);
    const rules = files.filter(([path]) => path.endsWith('.rules'));
    const lost = rules.filter(([path, text]) => {
      const spaced = text.split('\n').map((line) => {
        const [, indent = '', rest = ''] = /^( *)(.*)$/.exec(line) ?? [];
        const wide = rest.startsWith('--') ? rest : rest.replaceAll(/ /g, () => (random() < 0.2 ? '  ' : ' '));
        return `${indent}${indent}${wide}${random() < 0.2 ? '  ' : ''}${line === '' && random() < 0.5 ? '\n' : ''}`;
      });
      return formatText(path, spaced.join('\n')) !== text;
    });

    expect(lost.map(([path]) => path)).toEqual([]);
  });

  it('stays as it is, when any mutant of a file is laid out twice', () => {
    const random = seeded(12);
    for (let round = 0; round < LAID_OUT; round++) {
      const [path, sound] = files[Math.floor(random() * files.length)]!;
      if (sound.length > 4000) continue;
      const laid = formatText(path, mutate(sound, random));
      expect(formatText(path, laid)).toBe(laid);
    }
  });

  it('means the same, when any mutant of a file is laid out', () => {
    const all = readGames(CONTENT, game);
    const cache = createCompileCache();
    const wrong = (path: string, text: string): string[] =>
      inspectGame(new Map(all).set(path, text), game, cache)
        .diagnostics.filter(({ code }) => !OF_LAYOUT.has(code))
        .map(({ code, message }) => (code.startsWith('parse/') ? 'a line that cannot be read' : `${code} ${message}`))
        .toSorted();
    const random = seeded(13);
    let laidOut = 0;
    for (let round = 0; round < MUTANTS; round++) {
      const [path, sound] = files[Math.floor(random() * files.length)]!;
      const before = mutate(sound, random);
      const after = formatText(path, before);
      if (after === before) continue;
      laidOut++;
      expect({ path, round, wrong: wrong(path, after) }).toEqual({ path, round, wrong: wrong(path, before) });
    }
    expect(laidOut).toBeGreaterThan(MUTANTS / 10);
  });
});
