import { menuOption } from '@undercroft/contract';
import { expect, it } from 'vitest';
import { canPass, FEW, fewOf } from './answer-sorts.ts';

const at = menuOption;

const tried = (answers: Int32Array, isMenu = true): Int32Array =>
  answers.slice(0, fewOf(answers, answers.length, isMenu));

it('takes one answer of each menu entry before a second one of any', () => {
  const answers = Int32Array.of(at(0, 1), at(0, 2), at(0, 3), at(1, 1), at(2, 1));

  expect(tried(answers)).toEqual(Int32Array.of(at(0, 1), at(1, 1), at(2, 1), at(0, 2), at(0, 3)));
});

it('takes four of an entry at most, where there are more than it tries', () => {
  const answers = Int32Array.from({ length: FEW + 6 }, (_, i) => at(0, i));

  expect(tried(answers)).toHaveLength(4);
});

it('tries the answer that takes nothing as the second one, wherever it stands', () => {
  expect(tried(Int32Array.of(at(0, 1), at(1, 1), at(2, 1), -1))[1]).toBe(-1);
  expect(
    tried(
      Int32Array.from({ length: 40 }, (_, i) => (i === 39 ? -1 : i)),
      false,
    )[1],
  ).toBe(-1);
});

it('loses no answer but those beyond its limit', () => {
  const answers = Int32Array.of(-1, at(0, 1), at(1, 1), at(1, 2));

  expect(new Set(tried(answers))).toEqual(new Set([-1, at(0, 1), at(1, 1), at(1, 2)]));
});

it('knows a question that can be passed', () => {
  expect(canPass({ options: Int32Array.of(3, -1, 5), count: 2 })).toBe(true);
  expect(canPass({ options: Int32Array.of(3, 4, -1), count: 2 })).toBe(false);
});
