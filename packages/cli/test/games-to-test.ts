import { contentIds } from '@undercroft/games';

/**
 * How many times as many cases each property tries: 1, unless `npm run test:long` asks for more.
 */
export const TIMES = Number(process.env['UNDERCROFT_TIMES'] ?? 1);

/** Games of `content` that are tested in this run: all, or the one that `UNDERCROFT_GAME` names. */
export const gamesToTest: readonly string[] = contentIds().filter((id) => {
  const only = process.env['UNDERCROFT_GAME'];
  return only === undefined || id === only;
});
