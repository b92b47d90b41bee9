import { expect, it } from 'vitest';
import * as js from './code.ts';
import type { Js } from './code.ts';
import { chosen, truth } from './truths.ts';

const [a, b, c] = [js.name('a'), js.name('b'), js.name('c')];

it.each<readonly [expression: Js, printed: string]>([
  [truth(a), 'a !== 0'],
  [truth(js.flag(js.equal(a, b))), 'a === b'],
  [truth(js.number(1)), 'true'],
  [chosen(a, js.number(2), js.number(3)), 'a ? 2 : 3'],
  [chosen(a, b, js.number(0)), 'a ? b : 0'],
  [chosen(a, js.flag(b), js.number(0)), 'a && b ? 1 : 0'],
  [chosen(a, js.number(0), js.flag(b)), '!a && b ? 1 : 0'],
  [chosen(a, js.number(1), js.flag(b)), 'a || b ? 1 : 0'],
  [chosen(a, js.flag(b), js.number(1)), '!a || b ? 1 : 0'],
  [chosen(a, js.number(1), js.number(0)), 'a ? 1 : 0'],
  [chosen(a, js.number(0), js.number(1)), '!a ? 1 : 0'],
  [chosen(a, js.flag(b), js.flag(c)), '(a ? b : c) ? 1 : 0'],
])('says a truth that was written as a number as a truth again: %#', (expression, printed) => {
  expect(expression.text).toBe(printed);
});
