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

/** The French text of a card that hears a verb of the game. */
function heard(verbs: string): { readonly english: string | null; readonly french: string | null } {
  const { module } = compileText({
    'beasts/newt.yaml':
      'count: 1 per player\nstarts: deck\nmight: 1\ncost: 1\neffect: when a beast is banished, gain 1 oil\n',
    'locale/fr.yaml': `draft: true\ntitles: { beast: bête }\nwords: { nouns: { beast: { gender: f } }${verbs} }\n`,
  });
  const { meta } = module!;
  const at = meta.rows.findIndex(({ name }) => name === 'newt');
  return { english: meta.rows[at]?.text ?? null, french: localise(meta, 'fr').rows[at]?.text ?? null };
}

it('says a whole text in English, where a verb of the game is missing in the other language', () => {
  const { english, french } = heard('');
  expect(english).toContain('banished');
  expect(french).toBe(english);
});

it('says a text in the other language, where only titles and genders are missing', () => {
  expect(heard(", verbs: { banish: { done: '{x} <être> bannie' } }").french).toContain('bête est bannie');
});
