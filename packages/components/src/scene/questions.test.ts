import { expect, it } from 'vitest';
import { blankFace } from '../card/card-face.ts';
import { cellarMeta, squareAt } from '../testing/cellar.ts';
import { answer, decision, pantryMeta } from '../testing/pantry.ts';
import { questionOf } from './questions.ts';

const faces = new Map([[1, { ...blankFace, title: 'Plum', icon: 'plum', hue: 10 }]]);
const scene = { faces, hosts: new Map([[1, 'Oak']]), places: new Map() };
const groupsOf = (asked: ReturnType<typeof decision>) => {
  return questionOf(pantryMeta(), asked, scene).groups.map(({ label, answers }) => [
    label,
    ...answers.map((one) => one.label),
  ]);
};

it('puts answers under headings, when a menu has several entries', () => {
  const asked = decision({
    answers: [
      answer(0, 'Open Plum', { thing: 1, entry: 0 }),
      answer(1, 'Sell: Plum', { thing: 1, entry: 1 }),
      answer(2, 'Wait for rain', { entry: 2 }),
      answer(3, 'Done', { none: true }),
    ],
  });

  expect(groupsOf(asked)).toEqual([
    [null, 'Wait for rain'],
    ['Open', 'Plum'],
    ['Sell', 'Plum'],
    [null, 'Done'],
  ]);
});

it('leaves the heading out, when there is one entry only', () => {
  expect(groupsOf(decision({ answers: [answer(0, 'Open Plum', { thing: 1, entry: 0 })] }))).toEqual([[null, 'Plum']]);
});

it('keeps the reason with what cannot be chosen, when something is disabled', () => {
  const asked = decision({ disabled: [{ label: 'Open Plum', thing: 1, entry: 0, row: -1, reason: 'It is open.' }] });
  const [group] = questionOf(pantryMeta(), asked, scene).groups;

  expect(group?.answers).toEqual([
    {
      index: -1,
      label: 'Plum',
      icon: 'plum',
      hue: 10,
      thing: 1,
      where: 'Oak',
      ends: false,
      reason: 'It is open.',
      entry: 0,
    },
  ]);
});

it('says where things lie instead of numbering them, when they are called the same', () => {
  const asked = decision({ answers: [answer(0, 'Plum #2', { thing: 1 }), answer(1, 'Plum #3', { thing: 7 })] });
  const [group] = questionOf(pantryMeta(), asked, scene).groups;

  expect(group?.answers.map(({ label, where }) => [label, where])).toEqual([
    ['Plum', 'Oak'],
    ['Plum #3', null],
  ]);
});

it('takes the place out of what an answer is called, when it says the place beside it', () => {
  const asked = decision({ answers: [answer(0, 'Plum (Oak)', { thing: 1 }), answer(1, 'Plum (Shelf)', { thing: 7 })] });
  const [group] = questionOf(pantryMeta(), asked, scene).groups;

  expect(group?.answers.map(({ label, where }) => [label, where])).toEqual([
    ['Plum', 'Oak'],
    ['Plum (Shelf)', null],
  ]);
});

it('says how many were taken and what it is about, when several are asked for', () => {
  const question = questionOf(pantryMeta(), decision({ about: 1, taken: 1, min: 2, max: 3 }), scene);

  expect(question.detail).toBe('Plum · 1 chosen of 2 to 3');
});

it('leaves many squares of a map to the map, by what is done there, and lists a few', () => {
  const meta = cellarMeta();
  const squares = [1, 2, 3, 4, 5].map((column) => squareAt(2, column));
  const seen = new Map(squares.map((thing) => [thing, { ...blankFace, title: 'Row 2' }]));
  const answers = squares.map((thing, index) => answer(index, 'Open: Row 2', { thing, entry: 0 }));
  const ask = (given: typeof answers) =>
    questionOf(meta, decision({ answers: [...given, answer(9, 'Wait for rain', { entry: 2 })] }), {
      faces: seen,
      hosts: new Map(),
      places: new Map(),
    });

  const [waiting, open] = ask(answers).groups;
  expect([waiting?.label, waiting?.answers.length, waiting?.squares]).toEqual([null, 1, undefined]);
  expect([open?.label, open?.answers, open?.squares?.map(({ thing }) => thing)]).toEqual(['Open', [], squares]);
  expect(ask(answers.slice(0, 4)).groups.flatMap((group) => group.answers)).toHaveLength(5);
});
