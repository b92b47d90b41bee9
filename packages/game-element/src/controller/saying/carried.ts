import type { Words } from '@undercroft/components';
import type { CarriedSave } from '@undercroft/engine';
import type { Loaded } from '../../session/session.ts';
import type { CarriedAnswers } from '../../session/session-reports.ts';

/** What is said when the content of a game in play has changed. */
export function carried({ replayed, of, stopped }: CarriedAnswers, words: Words): string {
  if (stopped === null) return words.say('game.content-changed', { n: replayed });
  return words.say('game.content-stopped', { n: replayed + 1, of, why: stopped });
}

/** What is said of a game that is only shown, because the rules have changed since it was saved. */
export function shownOnly({ replayed, of, stopped }: CarriedSave, words: Words): string {
  return words.say('saves.looking', { n: replayed, of, why: stopped ?? 'elsewhere' });
}

/**
 * Why a text was refused, in the language of the page: the engine gives its reasons in English.
 *
 * @throws never
 */
export function refusal({ message, code = '' }: Loaded & { readonly ok: false }, words: Words): string {
  return words.lang.startsWith('en') ? message : words.say('saves.refused', { code });
}
