import { expect, it } from 'vitest';
import { languagesOf, localise } from './localise.ts';
import type { GameMeta } from '../meta.ts';

const meta = {
  id: 'lantern',
  title: 'Lantern',
  rows: [
    { name: 'moth', title: 'Moth', text: 'Gain 1.' },
    { name: 'owl', title: 'Owl', text: '' },
  ],
  extras: { rulebook: { chapters: [{ id: 'a' }, { id: 'b' }] }, table: { title: 'Hand' } },
  languages: {
    fr: {
      title: 'Lanterne',
      rows: { 1: { title: 'Hibou' } },
      extras: { rulebook: { chapters: [{ id: 'c' }] }, table: { title: 'Main' } },
      words: { player: 'Joueur {n}' },
    },
  },
} as unknown as GameMeta;

it('gives the same game with other texts, when it has the language', () => {
  const french = localise(meta, 'fr');

  expect(french).toMatchObject({ id: 'lantern', title: 'Lanterne', lang: 'fr', words: { player: 'Joueur {n}' } });
  expect(french.rows).toEqual([meta.rows[0], { name: 'owl', title: 'Hibou', text: '' }]);
  expect(meta.rows[1]).toMatchObject({ title: 'Owl' });
});

it('merges a rulebook that is built alike, of which only the texts are there', () => {
  const rulebook = {
    chapters: [
      { id: 'a', title: 'Aim' },
      { id: 'b', title: 'End', rules: ['X-1'] },
    ],
  };
  const languages = { fr: { extras: { rulebook: { chapters: { 1: { title: 'Fin' } } } } } };
  const told = { ...meta, extras: { rulebook }, languages } as unknown as GameMeta;

  expect(localise(told, 'fr').extras['rulebook']).toEqual({
    chapters: [
      { id: 'a', title: 'Aim' },
      { id: 'b', title: 'Fin', rules: ['X-1'] },
    ],
  });
});

it('takes a rulebook as a whole and merges the table', () => {
  expect(localise(meta, 'fr').extras).toEqual({ rulebook: { chapters: [{ id: 'c' }] }, table: { title: 'Main' } });
});

it('gives the same object for the same language, also with a country', () => {
  expect(localise(meta, 'fr-CA')).toBe(localise(meta, 'FR'));
  expect(localise(localise(meta, 'fr'), 'fr')).toBe(localise(meta, 'fr'));
});

it('finds a language with its region, however its letters and its hyphen are written', () => {
  const both = { ...meta, languages: { fr: { title: 'A' }, 'pt-BR': { title: 'B' } } } as GameMeta;

  for (const tag of ['pt-BR', 'pt-br', 'pt_BR']) expect([tag, localise(both, tag).title]).toEqual([tag, 'B']);
  expect(localise(both, 'fr_CA').title).toBe('A');
  expect(localise(both, 'pt').title).toBe(both.title);
});

it('gives the game as it is, when it does not have the language', () => {
  expect(localise(meta, 'de')).toBe(meta);
  expect(localise(meta, 'en')).toBe(meta);
  expect(languagesOf(meta)).toEqual(['en', 'fr']);
});
