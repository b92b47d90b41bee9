// What is told of each starter: its texts, and names of places while it is played.
import { readdirSync } from 'node:fs';
import { compileGame } from '@undercroft/compiler';
import { contentIds, loadCompiled } from '@undercroft/games';
import { allTexts } from '@undercroft/starters';
import { expect, it } from 'vitest';
import { expectNamesInLog, expectNamesOnBoards } from './place-names.ts';
import { expectStoredTexts, STORED } from './said.ts';

const starters = Object.entries(allTexts()).map(([id, texts]) => {
  const files = new Map(Object.entries(texts).map(([path, text]) => [`${id}/${path}`, text]));
  const { module } = compileGame(files, id);
  if (module === null) throw new Error(`the starter ${id} does not compile`);
  return { id, module };
});

it.each(starters)('says of $id what its stored file says', async ({ id, module }) => {
  await expectStoredTexts(`starter-${id}`, module.meta);
});

it.each(starters)('names places in the log of $id, and nothing by the name of another thing', async ({ module }) => {
  expectNamesInLog(await loadCompiled(module));
});

it.each(starters)('names places of $id in questions and on boards, and no two of a room alike', async ({ module }) => {
  expectNamesOnBoards(await loadCompiled(module));
});

it('stores texts of no game that is gone', () => {
  const stored = readdirSync(STORED).map((name) => name.replace('.golden.txt', ''));
  const known = [...contentIds(), ...starters.map(({ id }) => `starter-${id}`)];

  expect(stored.toSorted()).toEqual(known.toSorted());
});
