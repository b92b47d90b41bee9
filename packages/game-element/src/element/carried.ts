import type { Words } from '@undercroft/components';
import type { Carried } from '../session/session.ts';

/** What is said when the content of a game in play has changed. */
export function carried({ replayed, of, stopped }: Carried, words: Words): string {
  if (stopped === null) return words.say('game.content-changed', { n: replayed });
  return words.say('game.content-stopped', { n: replayed + 1, of, why: stopped });
}
