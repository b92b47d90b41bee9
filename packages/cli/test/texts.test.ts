/**
 * Every game of `content` as an editor reads it: no text that players see reads like a rule of the
 * language.
 */
import { languagesOf, localise, type GameMeta } from '@undercroft/contract';
import { compiledGame, loadCompiled } from '@undercroft/games';
import { BROKEN_PHRASES } from '@undercroft/compiler/testing';
import { expect, it } from 'vitest';
import { gamesToTest } from './games-to-test.ts';

/** What is left where the generator knew no better, or said it in the order of the code. */
const LIKE_CODE = [
  /\b(?:something happens|the answer is|the former value|it is not so that|holds\b|does not hold)/i,
  /\b(?:where it is|gives minus|donnent? moins)\b/i,
  /\b(?:quelque chose se passe|la réponse est|est vrai|n’est pas vrai)\b/i,
  /\b(\p{L}{2,}) \1\b/iu,
  /\b1 (?:\p{L}+ )?(?:coins|points|rooms|cards|creatures|counters|salles|cartes)\b/iu,
  /[{}<>]|\( | \)|\.\.|,,| [,.]/,
];

/**
 * Words for people who make games, a range in place of what it counts, and one of something with
 * the words of several.
 */
const FOR_AUTHORS = [
  /\b(?:as written|comme écrit|telle? qu’écrite?)\b/i,
  /\b(?:1 to \d|de 1 à \d)\b/i,
  /\|[^|{}]*\}[^.{}]*\b(?:their|leurs?)\b/iu,
  /\bcomes first\b|\bpasse d’abord\b/iu,
  /\b(?:buy|acheter) (?:a|un) (?:\p{L}+ )?(?:counter|pion)\b/iu,
];

/** What is asked, told and chosen from before a game begins. */
function toldToPlayers(meta: GameMeta): string[] {
  return [
    ...meta.asks.flatMap(({ prompt, entries }) => [prompt, ...entries.map(({ label }) => label)]),
    ...meta.events.flatMap(({ text }) => text ?? []),
    ...meta.variants.map(({ title }) => title),
    ...meta.reasons.map(({ text }) => text),
  ];
}

function readByPlayers(meta: GameMeta): string[] {
  return [
    ...meta.rows.map(({ text }) => text),
    ...meta.asks.flatMap(({ prompt, entries }) => [prompt, ...entries.map(({ label }) => label)]),
    ...meta.reasons.map(({ text }) => text),
  ].map((text) => text.replaceAll(/\{[^}]*\}/g, 'X'));
}

for (const id of gamesToTest) {
  const { meta } = await loadCompiled(compiledGame(id));

  for (const lang of languagesOf(meta)) {
    it(`${id}: speaks to players, not to people who make games, in ${lang}`, () => {
      const texts = toldToPlayers(localise(meta, lang));

      expect(texts.filter((text) => FOR_AUTHORS.some((pattern) => pattern.test(text)))).toEqual([]);
    });

    it(`${id}: says nothing like code in ${lang}`, () => {
      const texts = readByPlayers(localise(meta, lang));

      expect(texts.length).toBeGreaterThan(0);
      expect(texts.filter((text) => [...LIKE_CODE, ...BROKEN_PHRASES].some((pattern) => pattern.test(text)))).toEqual(
        [],
      );
    });
  }
}
