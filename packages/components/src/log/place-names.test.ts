import { expect, it } from 'vitest';
import type { LogEntry } from './log.ts';
import { wordsFor } from '../words/words.ts';
import { withPlaceNames } from './place-names.ts';

const entry = (text: string, ...places: { thing: number; said: string }[]): LogEntry => ({
  text,
  things: [],
  ...(places.length > 0 ? { places } : {}),
  step: 1,
  player: 0,
  source: null,
});
const first = { thing: 0, said: 'row 1, column 1' };
const tenth = { thing: 9, said: 'row 1, column 10' };
const named = (sentence: LogEntry, ...spots: (readonly [number, string])[]): string =>
  withPlaceNames([sentence], new Map(spots), wordsFor('en'))[0]!.text;

it('calls places what players call them, in the middle of a sentence and at its beginning', () => {
  const spots = [0, 'the space east of Cellar'] as const;

  expect(named(entry('Ann looks at row 1, column 1.', first), spots)).toBe('Ann looks at the space east of Cellar.');
  expect(named(entry('Row 1, column 1: Ann waits.', first), spots)).toBe('The space east of Cellar: Ann waits.');
});

it('names each place of a sentence, also where one name begins like another', () => {
  const sentence = entry('Ann goes from row 1, column 10 to row 1, column 1.', tenth, first);

  expect(named(sentence, [0, 'Kitchen'], [9, 'Cellar'])).toBe('Ann goes from Cellar to Kitchen.');
  expect(named(sentence, [0, 'Kitchen'])).toBe('Ann goes from row 1, column 10 to Kitchen.');
});

it('leaves its name to everything that is no place, and players their small letters', () => {
  const sentence = entry('ann sees Row and Cellar at row 1, column 1.', first);

  expect(named(sentence, [0, 'Kitchen'])).toBe('ann sees Row and Cellar at Kitchen.');
  expect(named(entry('Ann waits.'), [0, 'Kitchen'])).toBe('Ann waits.');
});

it('says one article where the sentence and the name have one each', () => {
  const plot = entry('Ann explored the plot in row 1, column 1.', { thing: 0, said: 'plot in row 1, column 1' });

  expect(named(plot, [0, 'the space east of Cellar'])).toBe('Ann explored the space east of Cellar.');
  expect(named(plot, [0, 'Loft'])).toBe('Ann explored the Loft.');
});
