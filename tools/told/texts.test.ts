// Texts that the compiler made of each game of `content`.
import { compiledGame, contentIds } from '@undercroft/games';
import { it } from 'vitest';
import { expectStoredTexts } from './said.ts';

/** All games, or the one that `UNDERCROFT_GAME` names. */
const ids = contentIds().filter((id) => [undefined, id].includes(process.env['UNDERCROFT_GAME']));

it.each(ids)('says of %s what its stored file says', async (id) => {
  await expectStoredTexts(id, compiledGame(id).meta);
});
