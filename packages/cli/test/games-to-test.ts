import { contentIds } from '@undercroft/games';

/** Games of `content` that are tested in this run: all, or the one that `UNDERCROFT_GAME` names. */
export const gamesToTest: readonly string[] = contentIds().filter((id) => {
  const only = process.env['UNDERCROFT_GAME'];
  return only === undefined || id === only;
});
