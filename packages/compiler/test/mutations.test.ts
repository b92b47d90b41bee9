// Rules with one to three random mistakes: nothing throws or hangs, and what is not told is sound.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { applyEdits } from '../src/diagnostics/apply-edits.ts';
import { parseProgram } from '../src/language/parse/parse.ts';
import { checkFarm, EFFECT_PATH, FARM_RULES, RULES_PATH } from '../src/testing/farm.ts';
import { sourceFile } from '../src/diagnostics/source/file.ts';
import { treesOf } from '../src/core/all-trees.ts';
import { gapsOf, KINDS } from './typed-tree.ts';
import { walk } from '../src/content/tree/walk.ts';
import { mutate, seeded } from './mutate.ts';
import { TIMES } from './content-games.ts';

/** Changed texts of each seed, and of the rules of whole games. */
const ROUNDS = 40 * TIMES;
const WHOLE_ROUNDS = 100 * TIMES;

const EFFECT = readFileSync(new URL('mutations/effect.rules', import.meta.url), 'utf8');
const RULES = `${FARM_RULES}${readFileSync(new URL('mutations/farm.rules', import.meta.url), 'utf8')}`;
const CORPUS = fileURLToPath(new URL('corpus', import.meta.url));

it('starts from rules that have everything and no mistake', () => {
  const { diagnostics, game } = checkFarm(RULES, EFFECT);
  const kinds = new Set<string>();
  for (const tree of treesOf(game)) walk(tree, ({ kind }) => void kinds.add(kind));

  expect(diagnostics.map(({ code, message }) => `${code}: ${message}`)).toEqual([]);
  expect([...KINDS].filter((kind) => !kinds.has(kind))).toEqual([]);
});

it.each([1, 2, 3, 4])(
  'tells something or makes a sound tree, when rules are changed at random (seed %i)',
  (seed) => {
    const random = seeded(seed);
    for (let round = 0; round < ROUNDS; round++) {
      const inEffect = random() < 0.6;
      const rules = inEffect ? RULES : mutate(RULES, random);
      const effect = inEffect ? mutate(EFFECT, random) : EFFECT;
      const { diagnostics, game } = checkFarm(rules, effect);
      const texts: Record<string, string> = { [RULES_PATH]: rules, [EFFECT_PATH]: effect };
      for (const { span, message, fix } of diagnostics) {
        const text = texts[span.file] ?? '';
        expect(span.start >= 0 && span.end <= text.length, `${message} lies outside`).toBe(true);
        expect(message).not.toMatch(/undefined|\[object|NaN|``/);
        if (fix !== undefined) expect(applyEdits(sourceFile(span.file, text), fix.edits)).not.toBe(text);
      }
      if (!diagnostics.some(({ severity }) => severity === 'error'))
        expect({ text: inEffect ? effect : rules, gaps: gapsOf(game, ({ at }) => `${at.start}`).gaps }).toMatchObject({
          gaps: [],
        });
    }
  },
  60_000 * TIMES,
);

it('never throws and stays in the text, when the rules of whole games are changed at random', () => {
  const random = seeded(99);
  const texts = readdirSync(CORPUS, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.rules'))
    .toSorted()
    .map((path) => readFileSync(join(CORPUS, path), 'utf8'));
  let reported = 0;
  for (let round = 0; round < WHOLE_ROUNDS; round++) {
    const text = mutate(texts[round % texts.length] ?? '', random);
    const { value, diagnostics } = parseProgram({ text, file: 'a.rules' });
    for (const { start, end } of diagnostics.map(({ span }) => span))
      if (start < 0 || end > text.length || start > end) throw new Error(`${start}-${end} of ${text.length}`);
    reported += diagnostics.length;
    expect(value.kind).toBe('program');
  }

  expect(reported).toBeGreaterThan(WHOLE_ROUNDS / 2);
});
