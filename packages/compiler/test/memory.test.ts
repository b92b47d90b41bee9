// A memory never changes what comes out: one edit after the other, at random, compiled with and
// without it.

import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { compileGame, inspectGame, type CompiledGame } from '../src/compile.ts';
import { createCompileCache } from '../src/compile-cache.ts';
import { TIMES } from './content-games.ts';
import { mutate, seeded } from './mutate.ts';
import { TINY_GAME_ID, tinyGame } from './tiny-game.ts';

/** Series of edits. */
const SEEDS = 2 * TIMES;

type Files = Map<string, string>;
type Edit = (files: Files, random: () => number) => string;

/**
 * With a second language that says hardly anything: what it misses is noted while texts are made.
 */
const sound = tinyGame().set(
  `${TINY_GAME_ID}/locale/fr.yaml`,
  'title: Lanterne\nwords: { nouns: { beast: { one: bête, gender: f } } }\n',
);

function pickPath(files: Files, random: () => number): string {
  const paths = [...files.keys()].filter((path) => !path.includes('scenarios'));
  return paths[Math.floor(random() * paths.length)] ?? '';
}

/**
 * Another digit in place of one, so that nothing moves: most often a sound game with another rule.
 */
function countOtherwise(text: string, random: () => number): string {
  const digits = [...text.matchAll(/(?<![\w-])[1-4](?!\w)/g)];
  const digit = digits[Math.floor(random() * digits.length)];
  if (digit === undefined) return text;
  return `${text.slice(0, digit.index)}${Number(digit[0]) + 1}${text.slice(digit.index + 1)}`;
}

function change(files: Files, path: string, how: (text: string) => string): string {
  files.set(path, how(files.get(path) ?? ''));
  return path;
}

/** What happens to files in an editor: sound edits and mistakes, files that come, go and move. */
const EDITS: readonly Edit[] = [
  (files, random) => change(files, pickPath(files, random), (text) => mutate(text, random)),
  (files, random) => change(files, pickPath(files, random), (text) => countOtherwise(text, random)),
  (files, random) => change(files, pickPath(files, random), (text) => countOtherwise(text, random)),
  (files, random) => change(files, pickPath(files, random), (text) => `${text}\n`),
  (files, random) => {
    const path = pickPath(files, random);
    return change(files, path, (text) => `${path.endsWith('.rules') ? '--' : '#'} moved\n${text}`);
  },
  (files) =>
    change(files, `${TINY_GAME_ID}/game.yaml`, (text) =>
      text.replace(/title: (\w+)/, (_, title) => `title: ${title}s`),
    ),
  (files, random) => {
    const path = pickPath(files, random);
    files.delete(path);
    return `no ${path}`;
  },
  (files, random) => {
    const path = pickPath(files, random);
    files.set(path.replace(/(\w+)(\.\w+)$/, '$1-too$2'), files.get(path) ?? '');
    return `copy of ${path}`;
  },
  (files, random) => {
    // What is remembered about one row must not be told of the other.
    const withEffects = [...files].filter(([, text]) => text.includes('effect:'));
    const pick = (): readonly [string, string] => withEffects[Math.floor(random() * withEffects.length)] ?? ['', ''];
    const [[path], [other, text]] = [pick(), pick()];
    if (path === '') return 'no effects';
    files.set(path, text);
    return `${path} becomes what ${other} was`;
  },
];

/**
 * Undoing comes most often: then much is known, and most edits begin with a game that can be made.
 */
function editOnce(files: Files, random: () => number): string {
  if (random() < 0.4) {
    files.clear();
    for (const [path, text] of sound) files.set(path, text);
  }
  return EDITS[Math.floor(random() * EDITS.length)]?.(files, random) ?? '';
}

function outcome({ diagnostics, hash, module }: CompiledGame): string {
  return JSON.stringify({ diagnostics, hash, module });
}

it('gives what a compile without memory gives, whatever is edited', () => {
  let made = 0;
  for (let seed = 1; seed <= SEEDS; seed++) {
    const random = seeded(seed);
    const files = new Map(sound);
    const memory = createCompileCache();
    for (let step = 0; step < 30; step++) {
      const what = editOnce(files, random);
      const fresh = compileGame(files, TINY_GAME_ID);
      // What is inspected first, and then makes its code, is no other than what is compiled at
      // once.
      const again = inspectGame(files, TINY_GAME_ID, memory).emit();
      if (fresh.module !== null) made++;
      // Compared as a whole: what differs would be a page of code.
      expect([seed, step, what, again.diagnostics]).toEqual([seed, step, what, fresh.diagnostics]);
      expect([seed, step, what, outcome(again) === outcome(fresh)]).toEqual([seed, step, what, true]);
    }
  }
  expect(made).toBeGreaterThan(5 * SEEDS);
});

it('knows texts again in a game on tiles, whose doors and squares belong to tiles', () => {
  const folder = new URL('./corpus/delve/', import.meta.url);
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.(?:yaml|rules)$/.test(path),
  );
  const files = new Map(paths.map((path) => [`delve/${path}`, readFileSync(new URL(path, folder), 'utf8')]));
  const memory = createCompileCache();

  const [first, again] = [1, 2].map(() => compileGame(files, 'delve', memory));

  expect(first?.module?.code).toBe(compileGame(files, 'delve').module?.code);
  expect(again?.module?.code).toBe(first?.module?.code);
});
