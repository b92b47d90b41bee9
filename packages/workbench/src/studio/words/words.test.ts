import { expect, it } from 'vitest';
import { galleryPacks } from '../../gallery/packs.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

const slotsOf = (text: string): string => [...text.matchAll(/\{\w+\}/g)].flat().toSorted().join();

it.each([
  ['studio', { en, de, fr }],
  ['gallery', galleryPacks],
])('has the same keys and slots in each language of the %s', (_, packs) => {
  const english: Readonly<Record<string, string>> = packs['en'];
  expect(Object.keys(packs).toSorted()).toEqual(['de', 'en', 'fr']);
  for (const [lang, pack] of Object.entries<Readonly<Record<string, string>>>(packs)) {
    expect([lang, Object.keys(pack).toSorted()]).toEqual([lang, Object.keys(english).toSorted()]);
    const unlike = Object.keys(english).filter((key) => slotsOf(english[key]!) !== slotsOf(pack[key]!));
    expect([lang, unlike]).toEqual([lang, []]);
  }
});

it.each([
  ['studio', de],
  ['gallery', galleryPacks['de']!],
])('quotes in German with low and high marks in the %s', (_, pack) => {
  const wrong = Object.values(pack).filter((text) => /["”«»\u202f]|„[^“]*$/.test(text));
  expect(wrong).toEqual([]);
});
