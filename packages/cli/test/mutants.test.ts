/** A sample of the changes of each game, small and the same in every run: scenarios catch each, or a mark says why nobody can. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { mutateGame } from '../src/mutate/mutate.ts';
import { survivorsOf } from '../src/mutate/report.ts';
import { scenariosOf } from '../src/scenario-files.ts';
import { gamesToTest } from './games-to-test.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Mutants of each game; `UNDERCROFT_MUTANTS` tries more, and other ones. */
const MUTANTS = Number(process.env['UNDERCROFT_MUTANTS'] ?? 12);

/** Games whose survivors are not all looked at yet: so many of a sample may be left. */
const MAY_SURVIVE: Readonly<Record<string, number>> = {};

it.each(gamesToTest)('%s: a scenario notices each change of a sample', async (id) => {
  const game = { id, folder: join(root, 'content', id) };
  const { scenarios } = scenariosOf(root, game);
  const options = { sample: MUTANTS, seed: 1, only: undefined, jobs: 1 };

  const result = await mutateGame(game, scenarios, options);
  const missed = survivorsOf(result).map(({ mutant: { path, line, change } }) => `${path}:${line} ${change}`);

  expect(result.marks).toEqual([]);
  expect(missed.length <= (MAY_SURVIVE[id] ?? 0) ? [] : missed).toEqual([]);
});
