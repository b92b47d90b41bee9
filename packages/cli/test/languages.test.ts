/**
 * Every game of `content` in every language that it has a file for: all of it is told, and none of
 * it in English.
 */
import { languagesOf, localise, type GameMeta, type GameModule } from '@undercroft/contract';
import { createGame, type Game } from '@undercroft/engine';
import { compiledGame, loadCompiled } from '@undercroft/games';
import { viewFor } from '@undercroft/view';
import { expect, it } from 'vitest';
import { gamesToTest } from './games-to-test.ts';

/** Words of English that other languages do not have, and that few sentences can do without. */
const ENGLISH =
  /\b(?:the|of|with|your|from|and|each|this|that|these|those|whose|gains?|moves?|draws?|chooses?|take|takes|puts?|is|are|has|have|may|when|until|card|cards|players?|monsters?|rooms?|turn|dies|starts?|begins?)\b/i;

/** Answers of a random game whose log is read. */
const ANSWERS = 600;

/** Everything of a game that players read. */
function textsOf(meta: GameMeta): string[] {
  return [
    meta.title,
    ...meta.kinds.map(({ title }) => title),
    ...meta.rows.flatMap(({ title, pluralTitle, text, tags, flavour }) => [
      title,
      pluralTitle,
      text,
      flavour ?? '',
      ...tags,
    ]),
    ...[...meta.fields, ...meta.attributes, ...meta.zones].map(({ title }) => title),
    ...[...meta.options, ...meta.variants].flatMap(({ title, text }) => [title, text]),
    ...meta.asks.flatMap(({ prompt, none, entries }) => [prompt, none ?? '', ...entries.map(({ label }) => label)]),
    ...[...meta.reasons, ...meta.endings].map(({ text }) => text),
    ...meta.events.map(({ text }) => text ?? ''),
    ...meta.enums.flatMap(({ titles }) => titles ?? []),
    ...(meta.score?.lines ?? []).map(({ title }) => title),
    JSON.stringify(meta.extras.rulebook ?? '').replaceAll(
      /"(?:chapters|id|title|text|rules)":|"[A-Z]{2}-[A-Z]+-\d+"/g,
      '',
    ),
  ];
}

/** What is left when icons and slots are taken out. */
function bare(text: string): string {
  return text.replaceAll(/\[[\w-]+\]|\{[^}]*\}/g, '');
}

/** Most letters of what stands on cards and beside zones and numbers as a name. */
const NAME_MOST = 40;
/**
 * Most letters of a sentence: short ones may be as long as this, others this many times what they
 * are in English.
 */
const SENTENCE = { short: 48, times: 2.2 };

/** What a player reads of a text: marks are a letter, numbers that are not known are four. */
function lengthOf(text: string): number {
  return text
    .replaceAll(/\[[\w-]+\]/g, 'X')
    .replaceAll(/\*\*/g, '')
    .replaceAll(/\{[^{}|]*\|[^{}|]*\|([^{}]*)\}/g, '$1')
    .replaceAll(/\{[^}]*\}/g, '1234').length;
}

/**
 * Names, and sentences with what they are in another language under the same index. A place of a
 * board is no name that stands somewhere but is said in words, such as "Between row 1, column 1 and
 * row 1, column 2": a sentence.
 */
function namesOf({ rows, zones, fields, attributes, kinds }: GameMeta): string[] {
  const named = rows.filter(({ spot }) => spot === undefined);
  return [...named, ...zones, ...fields, ...attributes, ...kinds].map(({ title }) => title);
}

function sentencesOf({ rows, asks, reasons, events }: GameMeta): string[] {
  return [
    ...rows.filter(({ spot }) => spot !== undefined).map(({ title }) => title),
    ...rows.map(({ text }) => text),
    ...asks.flatMap(({ prompt, entries }) => [prompt, ...entries.map(({ label }) => label)]),
    ...reasons.map(({ text }) => text),
    ...events.map(({ text }) => text ?? ''),
  ];
}

function played(module: GameModule, seed: number): Game {
  const game = createGame(module, { players: module.meta.players.max, seed });
  for (let count = 0; count < ANSWERS && !game.over; count++) {
    const options = game.decision()?.options.length ?? 0;
    game.answer((seed * 31 + count * 17) % options);
  }
  return game;
}

for (const id of gamesToTest) {
  const compiled = compiledGame(id);
  const module = await loadCompiled(compiled);

  for (const lang of languagesOf(module.meta).filter((tag) => tag !== 'en')) {
    it(`${id}: has every word in ${lang}`, () => {
      const missing = compiled.findings.filter(({ code }) => code === 'explain/untranslated');
      expect(missing.map(({ printed }) => printed)).toEqual([]);
    });

    it(`${id}: has no word of English left in ${lang}`, () => {
      const english = textsOf(localise(module.meta, lang)).filter((text) => ENGLISH.test(bare(text)));
      expect(english).toEqual([]);
    });

    it(`${id}: has no word left in ${lang} that waits for its form`, () => {
      const meta = localise(module.meta, lang);
      const names = [
        ...meta.rows.flatMap((row) => [row.title, row.pluralTitle]),
        ...meta.kinds.map(({ title }) => title),
      ];
      const values = meta.enums.flatMap(({ titles }) => titles ?? []);
      const counters = meta.fields.map(({ one }) => one ?? '');

      expect(textsOf(meta).filter((text) => /[⟨⟩⟪⟫~]/.test(text))).toEqual([]);
      expect([...names, ...values, ...counters].filter((name) => /[{}]|\/.*\/.*\//.test(name))).toEqual([]);
    });

    it(`${id}: has names that fit, and sentences that are not much longer than in English, in ${lang}`, () => {
      const meta = localise(module.meta, lang);
      const own = sentencesOf(module.meta).map(lengthOf);
      const long = sentencesOf(meta).filter(
        (text, index) => lengthOf(text) > Math.max(SENTENCE.short, SENTENCE.times * (own[index] ?? 0)),
      );

      expect(namesOf(meta).filter((name) => name.length > NAME_MOST)).toEqual([]);
      expect(long).toEqual([]);
    });

    it(`${id}: tells log, question and answers in ${lang}, also what is past`, () => {
      const { state, events } = played(module, 7);
      const [own, other] = ['en', lang].map((tag) => viewFor(module, state, 'all', { events, lang: tag }));
      const lines = [
        ...(other?.log ?? []).map(({ text }) => text),
        ...(other?.decision?.answers ?? []).map(({ label }) => label),
        other?.decision?.prompt ?? other?.result?.text ?? '',
      ];

      expect(lines.filter((line) => ENGLISH.test(line) || /[{}<>]/.test(line))).toEqual([]);
      expect(other?.log.length).toBe(own?.log.length);
      expect(other?.log.map(({ text }) => text)).not.toEqual(own?.log.map(({ text }) => text));
    });
  }
}

it('looks at languages at all', () => {
  expect(ENGLISH.test('Move the card')).toBe(true);
  expect(ENGLISH.test('Déplacez la carte dans votre main')).toBe(false);
});
