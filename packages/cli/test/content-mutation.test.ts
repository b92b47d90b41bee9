// The files of every game of `content`, damaged at random with fixed seeds: diagnostics or a game,
// and never an exception.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileGame, createCompileCache } from '@undercroft/compiler';
import { createGame, GameError, Rng } from '@undercroft/engine';
import { expect, it } from 'vitest';
import { moduleFromText } from '../src/module-from-text.ts';
import { readGame } from '@undercroft/content-files';
import { gamesToTest, TIMES } from './games-to-test.ts';

const content = fileURLToPath(new URL('../../../content', import.meta.url));

/**
 * Damaged games of each game of `content`, three of each sort of damage; all are compiled, and
 * whatever compiles is played. `tools/fuzz` looks for rare mistakes.
 */
const MUTATIONS = 27 * TIMES;

/** For all of them, in milliseconds: far above what is usual, far below a hang. */
const PATIENCE = 600_000 * TIMES;

type Damage = (text: string, rng: Rng) => string;

const SNIPPETS = [
  '',
  ' ',
  '\n',
  ':',
  '"',
  '{',
  ']',
  '#',
  '\t',
  '- ',
  '0',
  '-1',
  '99999999999',
  'none',
  '__proto__',
  '\u2028',
  '</script>',
];

const damages: readonly Damage[] = [
  (text, rng) => cut(text, rng, 0, SNIPPETS[rng.below(SNIPPETS.length)]!),
  (text, rng) => cut(text, rng, 1 + rng.below(40), ''),
  (text, rng) => changeLines(text, rng, (lines, at) => lines.toSpliced(at, 1)),
  (text, rng) => changeLines(text, rng, (lines, at) => lines.toSpliced(at, 0, lines[at]!)),
  (text, rng) => changeLines(text, rng, (lines, at) => lines.with(at, lines[rng.below(lines.length)]!)),
  (text, rng) => changeLines(text, rng, (lines, at) => lines.with(at, `  ${lines[at]!}`)),
  // Another word of the same file: often sound grammar with another meaning, so that it goes far.
  (text, rng) => changeWord(text, rng, (words) => words[rng.below(words.length)]!),
  (text, rng) => changeWord(text, rng, (words) => words[rng.below(words.length)]!),
  (text, rng) => text.replaceAll(/\d+/g, (number) => (rng.below(4) === 0 ? String(rng.below(30)) : number)),
];

function cut(text: string, rng: Rng, length: number, put: string): string {
  const at = rng.below(text.length + 1);
  return text.slice(0, at) + put + text.slice(at + length);
}

function changeLines(
  text: string,
  rng: Rng,
  change: (lines: readonly string[], at: number) => readonly string[],
): string {
  const lines = text.split('\n');
  return change(lines, rng.below(lines.length)).join('\n');
}

function changeWord(text: string, rng: Rng, other: (words: readonly string[]) => string): string {
  const words = text.match(/[\w-]+/g) ?? ['x'];
  let left = rng.below(words.length);
  return text.replaceAll(/[\w-]+/g, (word) => (left-- === 0 ? other(words) : word));
}

for (const id of gamesToTest) {
  const files = readGame({ id, folder: join(content, id) });
  const paths = [...files.keys()].filter((path) => !path.includes('/scenarios/')).toSorted();

  it(
    `${id}: gives diagnostics or a game that plays, when a file is damaged`,
    async () => {
      const rng = new Rng(MUTATIONS);
      // As in an editor: what is not damaged is known from the compile before.
      const cache = createCompileCache();
      let sound = 0;
      for (let i = 0; i < MUTATIONS; i++) {
        const path = paths[rng.below(paths.length)]!;
        const text = damages[i % damages.length]!(files.get(path)!, rng);
        const { diagnostics, module } = compileGame(new Map(files).set(path, text), id, cache);

        expect(module === null).toBe(diagnostics.some(({ severity }) => severity === 'error'));
        for (const { span, message } of diagnostics) expect([message, span.start <= span.end]).not.toContain(false);
        if (module === null) continue;
        sound++;
        await playSome(module.code, `mutation ${i} of ${path}`);
      }
      expect(sound).toBeGreaterThan(0);
      expect(sound).toBeLessThan(MUTATIONS);
    },
    PATIENCE,
  );
}

/**
 * Rules that were changed may break a limit, and say so; anything else is a mistake of the
 * compiler.
 */
async function playSome(code: string, what: string): Promise<void> {
  const module = await moduleFromText(code);
  try {
    const game = createGame(module, { players: module.meta.players.min, seed: 3, log: false });
    for (let i = 0; i < 60 && !game.over; i++) game.answer(i % game.decision()!.options.length);
  } catch (error) {
    const failure = error instanceof GameError ? error.code : String(error);
    expect({ what, failure }).not.toEqual({ what, failure: 'internal' });
    if (!(error instanceof GameError)) throw error;
  }
}
