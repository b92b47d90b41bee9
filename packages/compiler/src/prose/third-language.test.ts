import { localise, type GameMeta } from '@undercroft/contract';
import { expect, it } from 'vitest';
import { compileText } from '../testing/index.ts';
import { registerLanguage } from './index.ts';
import { en } from './wording/locale/en.ts';
import type { Locale } from './wording/locale/locale.ts';

/**
 * An invented language, as it would come out of a file: verbs stand last, nouns have three genders,
 * adjectives stand behind, and what is side by side melts together.
 */
const PACK = JSON.parse(
  JSON.stringify({
    ...en,
    lang: 'xx',
    readsNames: false,
    moods: { order: [['$', 'u']], one: [['$', 'i']], many: [['$', 'in']], participle: [['$', 'at']] },
    verbs: { be: { one: 'zi', many: 'zin' } },
    plurals: [['$', 'oj']],
    classes: ['a', 'o', 'e', '+'],
    agreement: { a: [['$', 'a']], o: [['$', 'o']] },
    beforeNoun: '^never$',
    finish: [['ku ma', 'kuma']],
    determiners: {
      a: [
        ['^a', 'la-'],
        ['', 'lo-'],
      ],
      the: [['', 'ma ']],
      this: [['', 'ki ']],
      that: [['', 'ko ']],
      those: [['', 'koj ']],
    },
    phrases: {
      ...en.phrases,
      gain: '{x} <take>',
      amount: '{counter} {n}',
      'amount-each': '{x} ku {counter} {n}',
      'has-more': '{x:subject} +{n} {attribute} <hav>',
      many: 'ma {nouns}',
      in: 'ku {x}',
      this: '{x:this}',
      'ask-choose': '{x} choosu',
    },
    engine: { ...en.engine, player: 'Ludanto {n}' },
    words: { nouns: { card: { one: 'karto', gender: 'o' } } },
  }),
) as Locale;

const FILE = `
draft: true
title: Lanterno
titles: {moth: Tineo, oil: oleo}
words:
  nouns:
    beast: {one: besto, gender: a}
    glade: {one: glado, gender: o}
    might: {one: forto, gender: o}
`;

function metaIn(lang: string): GameMeta {
  registerLanguage(PACK);
  const { module } = compileText({ 'locale/xx.yaml': FILE });
  if (module === null) throw new Error('does not compile');
  return localise(module.meta, lang);
}

it('tells a game in a language that is nothing but data, when it was registered', () => {
  const meta = metaIn('xx');
  const text = (name: string): string | undefined => meta.rows.find((row) => row.name === name)?.text;

  expect(meta.title).toBe('Lanterno');
  expect(meta.rows.find((row) => row.name === 'moth')?.title).toBe('Tineo');
  expect(text('fern')).toBe('Ma bestooj ku ki glado +1 forto havin.');
  expect(meta.words?.player).toBe('Ludanto {n}');
});

it('leaves English as it is, when another language is there', () => {
  const [english, other] = [metaIn('en'), metaIn('xx')];

  expect(english.rows.find((row) => row.name === 'fern')?.text).toBe('Beasts in this glade have +1 might.');
  expect(other.asks.length).toBe(english.asks.length);
  expect(other.reasons.length).toBe(english.reasons.length);
  expect(JSON.stringify(english)).not.toContain('\\u0000');
});
