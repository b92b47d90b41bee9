import type { GameMeta } from '@undercroft/contract';
import { expect, it } from 'vitest';
import { explainedIn, meaningOf, NOTHING_EXPLAINED, termsIn, wordsOf } from './explained.ts';

const meta = (words: unknown, more: Partial<GameMeta> = {}): GameMeta =>
  ({ kinds: [], attributes: [], fields: [], extras: { rulebook: { words } }, ...more }) as unknown as GameMeta;

const explained = explainedIn(
  meta([
    { word: ['duel', 'duels'], means: 'Both throw.' },
    { word: 'Last Duel', means: 'The one at the end.' },
    { word: ['point (of fame)', 'Points'], means: 'What wins.' },
  ]),
);

const marked = (text: string): string =>
  termsIn(text, explained)
    .map((piece) => (piece.word === null ? piece.text : `<${piece.text}=${piece.word.title}>`))
    .join('');

it('finds words in any of their forms, the longest first, each where it stands first, and only whole ones', () => {
  expect(marked('Duels are fought; a duel is short.')).toBe('<Duels=duel> are fought; a duel is short.');
  expect(marked('The last duel and each duel: dueling')).toBe(
    'The <last duel=Last Duel> and each <duel=duel>: dueling',
  );
  expect(marked('One point (of fame).')).toBe('One <point (of fame)=point (of fame)>.');
  expect(marked('')).toBe('');
});

it('gives the text back, whatever stands in it', () => {
  for (const text of ['<b>duel</b> [duel] **duels**', 'duel', 'xx duel yy', 'Ⅻ éduel'])
    expect(
      termsIn(text, explained)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
});

it('knows a picture in a card text by the word that it stands for', () => {
  const points = { name: 'fame', title: 'Points', icon: 'gem' };
  const game = meta([{ word: 'points', means: 'What wins.' }], { fields: [points] as unknown as GameMeta['fields'] });

  expect(wordsOf(['Gain 2 [fame].', 'points'], explainedIn(game))).toEqual([{ title: 'points', means: 'What wins.' }]);
  expect(meaningOf('POINTS', explainedIn(game))?.means).toBe('What wins.');
});

it.each([undefined, 7, [null, 3, {}, { word: [], means: 'x' }, { word: 'x' }]])('explains nothing by %j', (words) => {
  expect(explainedIn(meta(words)).words.size).toBe(0);
  expect(termsIn('x', explainedIn(meta(words)))).toEqual([{ text: 'x', word: null }]);
  expect(wordsOf(['x'], NOTHING_EXPLAINED)).toEqual([]);
});
