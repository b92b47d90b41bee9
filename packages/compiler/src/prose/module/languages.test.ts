import { localise } from '@undercroft/contract';
import { expect, it } from 'vitest';
import { compileText } from '../../testing/index.ts';
import { overlayOf } from './languages.ts';

const ENGLISH = { chapters: [{ id: 'aim', title: 'Aim', text: ['Win.', 'Play.'], rules: ['LT-A-01'] }] };

it('says of a rulebook in another language only the texts that differ, when both are built alike', () => {
  const french = { chapters: [{ ...ENGLISH.chapters[0], title: 'But', text: ['Gagnez.', 'Play.'] }] };

  expect(overlayOf(ENGLISH, french)).toEqual({ chapters: { 0: { title: 'But', text: { 0: 'Gagnez.' } } } });
  expect(overlayOf(ENGLISH, structuredClone(ENGLISH))).toBeUndefined();
});

it.each([
  { chapters: [] },
  { chapters: [{ id: 'aim', title: 'But', text: ['Gagnez.'], rules: ['LT-A-01'] }] },
  { chapters: [{ id: 'aim', title: 'But', text: ['Gagnez.', 'Jouez.'] }] },
  { chapters: [{ id: 'aim', title: 'But', text: ['Gagnez.', 7], rules: ['LT-A-01'] }] },
])('says all of a rulebook that is built otherwise: %j', (french) => {
  expect(overlayOf(ENGLISH, french)).toBe(french);
});

it('has rows behind an article in the languages whose log asks for it', () => {
  const { module } = compileText({
    'locale/fr.yaml': `draft: true
titles: { moth: Phalène }
phrases: { banish: 'Adieu à {b:the}.' }
words: { nouns: { moth: { one: phalène, gender: f } } }
`,
  });
  const { meta } = module!;
  const moth = meta.rows.findIndex(({ name }) => name === 'moth');

  expect(meta.rows[moth]?.forms).toEqual({ the: '' });
  expect(localise(meta, 'fr').rows[moth]?.forms).toEqual({ the: 'la phalène' });
});
