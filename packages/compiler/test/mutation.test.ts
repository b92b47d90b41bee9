// Whatever an author writes: diagnostics, and never an exception. Files of sound games are damaged
// at random, with fixed seeds.

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compileGame } from '../src/compile.ts';
import { TINY_GAME_ID, tinyGame } from './tiny-game.ts';

const files = tinyGame();
const paths = [...files.keys()].filter((path) => !path.includes('scenarios'));

const SNIPPETS = [
  '', ' ', '\n', '\n  ', ':', ': ', ',', '{', '}', '[', ']', '(', ')', '"', "'", '|', '#', '- ', '--', '\t', '?', '.', '0', '-1',
  '99999999999', 'true', 'none', 'null', 'a', 'of', 'in', 'where', 'player', 'beast', 'deck', 'type: number', 'is: card', 'this', 'you',
  '\u{FEFF}', '\u200B', '\uE000', '😀', '__proto__', 'constructor: 1', 'toString',
]; // prettier-ignore

interface Change {
  readonly at: number;
  readonly length: number;
  readonly text: string;
}

const change: fc.Arbitrary<Change> = fc.record({
  at: fc.nat(100_000),
  length: fc.oneof(fc.constant(0), fc.nat(3), fc.nat(40)),
  text: fc.constantFrom(...SNIPPETS),
});

function damage(text: string, changes: readonly Change[]): string {
  return changes.reduce((damaged, { at, length, text: put }) => {
    const start = at % (damaged.length + 1);
    return damaged.slice(0, start) + put + damaged.slice(start + length);
  }, text);
}

function tryDamaged(path: string, changes: readonly Change[]): void {
  const damaged = new Map(files).set(path, damage(files.get(path) ?? '', changes));
  const { diagnostics, model, module } = compileGame(damaged, TINY_GAME_ID);

  expect(model === null && diagnostics.length === 0).toBe(false);
  expect(module !== null && diagnostics.some(({ severity }) => severity === 'error')).toBe(false);
  for (const { span, message } of diagnostics) {
    const length = damaged.get(span.file)?.length ?? 0;
    expect([
      message !== '',
      span.start >= 0,
      span.start <= span.end,
      span.end <= length,
      damaged.has(span.file),
    ]).toEqual([true, true, true, true, true]);
  }
}

it('gives diagnostics inside the files and never throws, when any file of a game is damaged', () => {
  fc.assert(fc.property(fc.constantFrom(...paths), fc.array(change, { minLength: 1, maxLength: 3 }), tryDamaged), {
    seed: 1,
    numRuns: 150,
  });
});

it('gives diagnostics and never throws, when a line of game.yaml is missing', () => {
  const path = `${TINY_GAME_ID}/game.yaml`;
  const lines = (files.get(path) ?? '').split('\n');
  for (const index of lines.keys()) {
    const text = lines.toSpliced(index, 1).join('\n');
    const { diagnostics, model } = compileGame(new Map(files).set(path, text), TINY_GAME_ID);

    expect(model === null && diagnostics.length === 0).toBe(false);
  }
});
