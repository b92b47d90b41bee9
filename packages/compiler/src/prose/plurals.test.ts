import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { localise, pluralBranch, pluralForm, type GameMeta, type PluralRules } from '@undercroft/contract';
import { expect, it } from 'vitest';
import { compileText } from '../testing/index.ts';
import { registerLanguage } from './index.ts';
import { de } from './wording/locale/de.ts';
import { en } from './wording/locale/en.ts';
import { fr } from './wording/locale/fr.ts';

const POLISH: PluralRules = [
  ['^1$', 'one'],
  ['(?:^|[^1])[234]$', 'few'],
  ['', 'many'],
];

const PAGE = fileURLToPath(new URL('../../../../docs/how-to/add-a-translation.md', import.meta.url));

/** The example of the page that says how to add a translation. */
function example(): string {
  const [, found] = /## Plural forms[^]*?```yaml\n([^]*?)```/.exec(readFileSync(PAGE, 'utf8')) ?? [];
  if (found === undefined) throw new Error('the page has no example');
  return found;
}

function inPolish(): GameMeta {
  const needs = { ...en.phrases, needs: 'potrzeba {n} {counter}, masz {have}', gain: '<zyskuje> {x}' };
  registerLanguage({
    ...en,
    lang: 'pl',
    engine: { ...en.engine, plurals: POLISH },
    readsNames: false,
    moods: {},
    phrases: needs,
  });
  const { module } = compileText({ 'locale/pl.yaml': example() });
  if (module === null) throw new Error('does not compile');
  return localise(module.meta, 'pl');
}

/** A sentence with a number in all of its slots, as it is filled in play. */
function filled(text: string, number: string): string {
  return text.replaceAll(/\{(\w+)(?:\|([^{}]*))?\}/g, (_, slot: string, branches: string | undefined) =>
    slot === 'you' ? 'Ola' : branches === undefined ? number : pluralBranch(branches.split('|'), number, POLISH),
  );
}

it('counts in the log as a language of four plural forms does, with the example of the page', () => {
  const texts = inPolish().events.map(({ text }) => text ?? '');
  const [drawn, gained] = ['dobiera', 'zyskuje'].map((word) => texts.find((text) => text.includes(word)) ?? '');

  expect(['1', '2', '5', '22'].map((n) => filled(drawn ?? '', n))).toEqual([
    'Ola dobiera 1 kartę.',
    'Ola dobiera 2 karty.',
    'Ola dobiera 5 kart.',
    'Ola dobiera 22 karty.',
  ]);
  expect(['1', '3', '12'].map((n) => filled(gained ?? '', n))).toEqual([
    'Ola zyskuje 1 kroplę.',
    'Ola zyskuje 3 krople.',
    'Ola zyskuje 12 kropli.',
  ]);
});

it.each([
  ['pl', POLISH],
  ['fr', fr.engine.plurals],
  ['de', de.engine.plurals],
  ['en', undefined],
])('has the plural forms in %s that the platform has', (lang, rules) => {
  const platform = new Intl.PluralRules(lang);
  const numbers = Array.from({ length: 1000 }, (_, n) => n);

  expect(numbers.filter((n) => pluralForm(String(n), rules) !== platform.select(n))).toEqual([]);
});

it('counts in a reason whose number is known beforehand', () => {
  const reasons = inPolish().reasons.map(({ text }) => text.toLowerCase());

  expect(reasons.filter((text) => text.includes('kropl'))[0]).toMatch(
    /potrzeba (?:1 kroplę|[2-4] krople|\d+ kropli), masz/,
  );
});
