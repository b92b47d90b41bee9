import { literalOf } from '../code-text.ts';
import type { GameModule } from '../game-module.ts';
import type { EngineWords, GameMeta } from '../meta.ts';

/** What the engine says by itself, of a game that says nothing else. */
export const ENGLISH: EngineWords = {
  player: 'Player {n}',
  nobody: 'Nobody',
  nothing: 'nothing',
  none: 'none',
  yes: 'yes',
  no: 'no',
  away: 'out of the game',
  die: 'a die',
  shows: 'd{sides} showing {value}',
  unseen: 'something hidden',
  hidden: 'a hidden {kind}',
  of: '{zone} of {owner}',
  choose: 'Choose',
  done: 'Done',
  about: '{label}: {word}',
  over: 'The game is over.',
  rolls: '{you} rolls {values}.',
  dice: 'Dice: {values}.',
  impossible: 'Not possible now.',
  answersForTeam: '{you} answers for the team.',
};

/**
 * The language that a tag stands for, of those that there are. Letters may be large or small, and
 * `_` is a hyphen, as systems write it.
 *
 * @param tags  of languages that there are
 * @param lang  language tag, `fr-CA` finds `fr`
 * @returns     one of `tags`; undefined when there is none
 * @throws      never
 */
export function tagAmong(tags: readonly string[], lang: string): string | undefined {
  const plain = (tag: string): string => tag.toLowerCase().replaceAll('_', '-');
  const wanted = plain(lang);
  return tags.find((tag) => plain(tag) === wanted) ?? tags.find((tag) => plain(tag) === wanted.split('-')[0]);
}

const made = new WeakMap<GameMeta, Map<string, GameMeta>>();

/** Languages that a game is told in, English first. */
export function languagesOf(meta: GameMeta): readonly string[] {
  return ['en', ...Object.keys(meta.languages ?? {})];
}

/**
 * A game in another language: the same indexes and numbers, other texts. What is not translated
 * stays as it is.
 *
 * @param meta  as it was compiled; one that was localised already is given back as it is
 * @param lang language tag, `fr-CA` finds `fr`; a language that the game does not have gives the
 *   game as it is
 * @returns     the same object for the same game and language
 * @throws      never
 */
export function localise(meta: GameMeta, lang: string): GameMeta {
  const known = meta.languages ?? {};
  const found = tagAmong(Object.keys(known), lang);
  if (meta.lang !== undefined || found === undefined) return meta;
  let byLanguage = made.get(meta);
  if (byLanguage === undefined) made.set(meta, (byLanguage = new Map()));
  let localised = byLanguage.get(found);
  if (localised === undefined) {
    localised = { ...(merged(meta, known[found]) as GameMeta), lang: found };
    byLanguage.set(found, localised);
  }
  return localised;
}

/** How a name is set that may be `__proto__`. */
const PLAIN = { configurable: true, enumerable: true, writable: true } as const;

/**
 * A rulebook in another language may have other chapters: then all of it is there, as a list, and
 * taken as a whole.
 */
function merged(own: unknown, other: unknown, key = ''): unknown {
  if (other === undefined) return own;
  if (typeof other !== 'object' || other === null || typeof own !== 'object' || own === null) return other;
  if (key === 'rulebook' && Object.values(other).some(Array.isArray)) return other;
  const changes = other as Readonly<Record<string, unknown>>;
  if (Array.isArray(own)) return own.map((part, index) => merged(part, changes[String(index)]));
  const whole: Record<string, unknown> = { ...own };
  for (const [name, change] of Object.entries(changes))
    Object.defineProperty(whole, name, {
      ...PLAIN,
      value: merged(Object.hasOwn(own, name) ? whole[name] : undefined, change, name),
    });
  return whole;
}

/**
 * Code that brings the languages of its game along, as an export of their own. Code for players
 * leaves them out, because a page loads the one that it speaks; several people need all of them.
 */
export function codeWithLanguages(code: string, { languages }: GameMeta): string {
  return languages === undefined ? code : `${code}\nexport const languages = ${literalOf(languages)};\n`;
}

/** The game of code that was imported, with the languages that the code brings along. */
export function moduleWithLanguages(imported: GameModule & Pick<GameMeta, 'languages'>): GameModule {
  const { languages, ...module } = imported;
  return languages === undefined ? imported : { ...module, meta: { ...module.meta, languages } };
}
