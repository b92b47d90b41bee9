import { expect, it } from 'vitest';
import { widthOf } from './answer-width.ts';

const answersOf = (more: object, count = 8) =>
  Array.from({ length: count }, () => ({ icon: 'jar', label: 'A pickled plum', reason: null, where: null, ...more }));

it.each([
  ['stand in narrow columns, when they are many', {}, 'many'],
  ['have a line for a long name in a large table', { label: 'Deploy a pickled plum' }, 'many some'],
  ['do so with a short place beside them', { where: 'Cellar' }, 'many'],
  ['have a line for a long place', { where: 'Cellar, inner south-east' }, ''],
  ['have a line for a chance', { odds: { percent: 5 } }, ''],
  ['are as wide as sentences, when they say some', { says: 'It keeps.', where: 'Cellar, inner south-east' }, 'told'],
])('answers %s', (_, more, expected) => {
  expect(widthOf(answersOf(more))).toBe(expected);
});

it('stand in narrow columns, however long their names, when they are very many', () => {
  expect(widthOf(answersOf({ label: 'Deploy a pickled plum' }, 11))).toBe('many');
});
