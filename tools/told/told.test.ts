// What tables tell of random games of `content`.
import { compiledGame, contentIds, loadCompiled } from '@undercroft/games';
import { it } from 'vitest';
import { expectNamesInLog, expectNamesOnBoards } from './place-names.ts';

it.each(contentIds())('names places in the log of %s, and nothing by the name of another thing', async (id) => {
  expectNamesInLog(await loadCompiled(compiledGame(id)));
});

it.each(contentIds())(
  'names places of %s in questions, lists and on boards, and no two of a room alike',
  async (id) => {
    expectNamesOnBoards(await loadCompiled(compiledGame(id)));
  },
);
