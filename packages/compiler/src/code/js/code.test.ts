import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as js from './code.ts';
import type { Js, JsStatement, Operator } from './code.ts';
import { Writer } from './writer.ts';

const [a, b, c] = [js.name('a'), js.name('b'), js.name('c')];
const plus = (left: js.Operand, right: js.Operand): Js => js.binary('+', left, right);
const minus = (left: js.Operand, right: js.Operand): Js => js.binary('-', left, right);

it.each<readonly [expression: Js, printed: string]>([
  [js.negative(js.negative(a)), '-(-a)'],
  [js.negative(js.number(-1)), '1'],
  [minus(1, -1), '1 - -1'],
  [js.negative(plus(a, b)), '-(a + b)'],
  [minus(a, minus(b, c)), 'a - (b - c)'],
  [minus(minus(a, b), c), 'a - b - c'],
  [js.binary('*', plus(a, 1), js.binary('*', b, c)), '(a + 1) * (b * c)'],
  [js.equal(js.binary('<', a, b), js.binary('<', b, c)), 'a < b === b < c'],
  [js.binary('<', js.binary('<', a, b), js.equal(b, c)), 'a < b < (b === c)'],
  [js.not(js.and(a, js.not(b))), '!(a && !b)'],
  [js.not(js.not(a)), 'a'],
  [js.not(js.equal(a, b)), 'a !== b'],
  [js.and(js.or(a, b), js.and(b, c)), '(a || b) && b && c'],
  [js.and(js.TRUE, a, js.TRUE), 'a'],
  [js.or(js.FALSE, js.TRUE), 'true'],
  [js.conditional(js.conditional(a, b, c), 1, js.conditional(b, 2, 3)), '(a ? b : c) ? 1 : b ? 2 : 3'],
  [plus(js.conditional(a, 1, 0), 1), '(a ? 1 : 0) + 1'],
  [js.at(plus(a, b), plus(a, b)), '(a + b)[a + b]'],
  [js.call('f', js.conditional(a, 1, 2), js.raw('{"x": 1}')), 'f(a ? 1 : 2, {"x": 1})'],
  [plus(js.raw('1 + 2'), 3), '(1 + 2) + 3'],
  [js.sum(4, js.sum(3, a)), '7 + a'],
  [js.sum(-3, js.sum(3, a)), 'a'],
  [js.equal(js.less(a), 0), '--a === 0'],
  [js.binary('>=', js.assigned(a, b), 0), '(a = b) >= 0'],
  [js.text('a"</script>'), String.raw`"a\"\u003c/script>"`],
])('puts brackets where they are needed and nowhere else: %#', (expression, printed) => {
  expect(expression.text).toBe(printed);
});

it.each<readonly [statement: JsStatement, printed: string]>([
  [js.when(a, js.give(1)), 'if (a) return 1;'],
  [js.when(js.TRUE, js.give(1)), 'return 1;'],
  [js.when(a, js.when(b, js.give(1)), js.give(2)), 'if (a) { if (b) return 1; } else return 2;'],
  [js.when(a, js.group(js.increment(b), js.skip('top'))), 'if (a) { b++; continue top; }'],
  [js.loop(js.counting(a, 0, 3), js.assign(b, a, ' += ')), 'for (let a = 0; a < 3; a++) b += a;'],
])('ends statements, and gives each `else` to its own `if`: %#', (statement, printed) => {
  expect(statement.whole).toBe(printed);
});

it('takes no text for a name, an expression or a statement', () => {
  const mistakes: readonly (() => unknown)[] = [
    // @ts-expect-error text is no statement
    () => new Writer().line('return 1;'),
    // @ts-expect-error text is no expression
    () => js.negative('1'),
    // @ts-expect-error and nothing that looks like one is
    () => js.negative({ text: '1', constant: null, shift: undefined, within: () => '1', negated: () => js.TRUE }),
  ];
  expect(mistakes).toHaveLength(3);
  expect(() => js.name('a + b')).toThrow('not a name');
});

/** A tree with its value: what JavaScript must find when it reads what was printed. */
interface Tree {
  readonly printed: Js;
  readonly value: number | boolean;
}

const ARITHMETIC: Readonly<Record<string, (left: number, right: number) => number>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '%': (left, right) => left % right,
  '<<': (left, right) => left << right,
  '>>': (left, right) => left >> right,
  '&': (left, right) => left & right,
  '|': (left, right) => left | right,
};

const COMPARISONS: Readonly<Record<string, (left: number | boolean, right: number | boolean) => boolean>> = {
  '<': (left, right) => left < right,
  '<=': (left, right) => left <= right,
  '>': (left, right) => left > right,
  '>=': (left, right) => left >= right,
  '===': (left, right) => left === right,
  '!==': (left, right) => left !== right,
};

const { tree } = fc.letrec<{ tree: Tree; amount: Tree; truth: Tree }>((tie) => {
  const [amount, truth] = [tie('amount'), tie('truth')];
  const pair = (of: fc.Arbitrary<Tree>) => fc.tuple(of, of);
  const binary = (table: Readonly<Record<string, (left: never, right: never) => number | boolean>>, of = amount) =>
    fc.tuple(fc.constantFrom(...Object.entries(table)), pair(of)).map(([[operator, apply], [left, right]]) => ({
      printed: js.binary(operator as Operator, left.printed, right.printed),
      value: apply(left.value as never, right.value as never),
    }));
  const choice = (of: fc.Arbitrary<Tree>) =>
    fc.tuple(truth, pair(of)).map(([test, [yes, no]]) => ({
      printed: js.conditional(test.printed, yes.printed, no.printed),
      value: test.value === true ? yes.value : no.value,
    }));
  return {
    tree: fc.oneof(amount, truth),
    amount: fc.oneof(
      { maxDepth: 5, depthSize: 'large' },
      fc.integer({ min: -3, max: 3 }).map((value) => ({ printed: js.number(value), value })),
      fc.integer({ min: -3, max: 3 }).map((value) => ({ printed: js.at('given', value + 3), value })),
      binary(ARITHMETIC),
      pair(amount).map(([left, right]) => ({
        printed: js.sum(left.printed, right.printed),
        value: Number(left.value) + Number(right.value),
      })),
      amount.map(({ printed, value }) => ({ printed: js.negative(printed), value: -Number(value) })),
      truth.map(({ printed, value }) => ({ printed: js.flag(printed), value: Number(value) })),
      choice(amount),
    ),
    truth: fc.oneof(
      { maxDepth: 5, depthSize: 'large' },
      fc.boolean().map((value) => ({ printed: value ? js.TRUE : js.FALSE, value })),
      binary(COMPARISONS),
      binary({ '===': COMPARISONS['===']!, '!==': COMPARISONS['!==']! }, truth),
      truth.map(({ printed, value }) => ({ printed: js.not(printed), value: value === false })),
      pair(truth).map(([left, right]) => ({
        printed: js.and(left.printed, right.printed),
        value: left.value === true && right.value === true,
      })),
      pair(truth).map(([left, right]) => ({
        printed: js.or(left.printed, right.printed),
        value: left.value === true || right.value === true,
      })),
      choice(truth),
    ),
  };
});

/** Zero below zero is zero, in the state as here. */
function plain(value: number | boolean): number | boolean {
  return value === 0 ? 0 : value;
}

it('is read by JavaScript as it was built: random expressions', async () => {
  const trees = fc.sample(tree, { numRuns: 2000, seed: 7 });
  const values = js.list(trees.map(({ printed }) => printed));
  const code = `const given = [-3, -2, -1, 0, 1, 2, 3]; export default ${values.text};`;
  const read = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)) as {
    default: (number | boolean)[];
  };

  expect(read.default.map((value) => plain(value))).toEqual(trees.map(({ value }) => plain(value)));
  expect(trees.filter(({ printed }) => printed.text.length > 40).length).toBeGreaterThan(200);
});
