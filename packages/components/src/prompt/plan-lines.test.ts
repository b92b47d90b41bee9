import { expect, it } from 'vitest';
import { answer, decision, pantryMeta, pantryView } from '../testing/pantry.ts';
import { wordsFor } from '../words/words.ts';
import { planLines, type PlanLines } from './plan-lines.ts';

type Changes = Parameters<typeof planLines>[0]['changes'];

function told(changes: Changes, given = -1): PlanLines {
  const plain = pantryMeta();
  const meta = { ...plain, things: [0, 1, 1, 2, 3, 1] };
  const view = pantryView(decision({ answers: [answer(0, 'Open the lemon')] }));
  const place = (zone: number): string | null => (zone === 9 ? 'Cellar' : null);
  return planLines({ answer: given, changes }, { meta, view, words: wordsFor('en'), place });
}

it('says flags, places and numbers of what lies with whoever plans', () => {
  const { sure, perhaps } = told([
    { fact: { is: 'counter', seat: 0, name: 'points' }, before: 4, after: [-1] },
    { fact: { is: 'field', thing: 3, name: 'open' }, before: 1, after: [0] },
    { fact: { is: 'field', thing: 1, name: 'open' }, before: 0, after: [1] },
    { fact: { is: 'field', thing: 2, name: 'open' }, before: 0, after: [1] },
    { fact: { is: 'place', thing: 3 }, before: 1, after: [9] },
  ]);

  expect(sure).toEqual(['Not Open: Lemon', 'Open: Plum; Plum', 'Points: 4 › −1', 'Lemon › Cellar']);
  expect(perhaps).toEqual([]);
});

it('keeps apart what is open, from the least to the greatest', () => {
  const { sure, perhaps } = told([
    { fact: { is: 'counter', seat: 0, name: 'points' }, before: 4, after: [4, 5, 7] },
    { fact: { is: 'place', thing: 3 }, before: 1, after: [1, 9] },
  ]);

  expect(sure).toEqual([]);
  expect(perhaps).toEqual(['Points: 4 › 4 to 7', 'Lemon › Cellar']);
});

it('leaves out what others have, and what has no name', () => {
  const { sure } = told([
    { fact: { is: 'counter', seat: 1, name: 'points' }, before: 4, after: [5] },
    { fact: { is: 'field', thing: 5, name: 'open' }, before: 0, after: [1] },
    { fact: { is: 'place', thing: 3 }, before: 1, after: [12] },
  ]);

  expect(sure).toEqual([]);
});

it('says with which answer it comes to that', () => {
  expect(told([], 0).title).toContain('Open the lemon');
  expect(told([]).title).not.toContain('lemon');
});
