import { expect, it } from 'vitest';
import { applyEdits } from '../../../diagnostics/apply-edits.ts';
import { sourceFile } from '../../../diagnostics/source/file.ts';
import { sliceSpan } from '../../../diagnostics/source/span.ts';
import { parseYaml } from '../yaml.ts';

/**
 * Text, code, what is underlined, and the text after the fix (null: no fix is offered). Each is
 * told once.
 */
const SLIPS: readonly (readonly [string, string, string, string | null])[] = [
  ['a: { b: c, d: on {x} }\ne: 1\n', 'unquoted-in-braces', '{', "a: { b: c, d: 'on {x}' }\ne: 1\n"],
  ['a: { b: min(c, 6), d: 20 }\n', 'unquoted-in-braces', ',', "a: { b: 'min(c, 6)', d: 20 }\n"],
  ['a: { b: x(1, (2, 3)), c: 4 }\n', 'unquoted-in-braces', ',', "a: { b: 'x(1, (2, 3))', c: 4 }\n"],
  ['a: [min(b, 6), 2]\n', 'unquoted-in-braces', ',', "a: ['min(b, 6)', 2]\n"],
  [
    '- { a: [b], c: scores 1, 3 }\n- { a: [d], c: e }\n',
    'unquoted-in-braces',
    ',',
    "- { a: [b], c: 'scores 1, 3' }\n- { a: [d], c: e }\n",
  ],
  [
    '- { a: b {x} c }\n- { a: d }\n- { a: e }\n',
    'unquoted-in-braces',
    '{',
    "- { a: 'b {x} c' }\n- { a: d }\n- { a: e }\n",
  ],
  ['- { a: b [x] c }\n- { a: d }\n', 'unquoted-in-braces', '[', "- { a: 'b [x] c' }\n- { a: d }\n"],
  ['- { a: b } c }\n- { a: d }\n', 'unquoted-in-braces', '}', "- { a: 'b } c' }\n- { a: d }\n"],
  ['a: { b: gain #3, c: 2 }\nd: 1\n', 'unquoted-in-braces', '#', "a: { b: 'gain #3', c: 2 }\nd: 1\n"],
  ['a: { b: {n} and {m}, c: "x, y" }\nd: 1\n', 'reserved-start', '{', 'a: { b: \'{n} and {m}\', c: "x, y" }\nd: 1\n'],
  ['a: { b: {n}, c: 1 }\n', 'reserved-start', '{', "a: { b: '{n}', c: 1 }\n"],
  ['a: { b: -, c: 2 }\n', 'reserved-start', '-', "a: { b: '-', c: 2 }\n"],
  ['a: [x, {n} b]\n', 'reserved-start', '{', "a: [x, '{n} b']\n"],
  ['a: { b: *x y, c: 2 }\n', 'alias', '*x', "a: { b: '*x y', c: 2 }\n"],
  ['a: { b: !x y, c: 2 }\n', 'tag', '!x', "a: { b: '!x y', c: 2 }\n"],
  ["a: { b: 'don't go', c: 2 }\nd: 1\n", 'text-after-quote', "t go'", 'a: { b: "don\'t go", c: 2 }\nd: 1\n'],
  ['a: {\n  b: gain 1, then 2,\n  c: 2\n}\n', 'unquoted-in-braces', ',', "a: {\n  b: 'gain 1, then 2',\n  c: 2\n}\n"],
  ['a: { b, c: 2 }\n', 'missing-colon', 'b', null],
  ['a: { b: when played: gain 1, c: 2 }\n', 'missing-comma', 'when played: gain 1', null],
  ['a: { b: c } }\n', 'yaml-syntax', '}', 'a: { b: c } \n'],
];

it.each(SLIPS)(
  'tells once that a text in brackets needs quotes, and quotes it alone, when a file is %j',
  (text, code, underlined, fixed) => {
    const file = sourceFile('a.yaml', text);
    const { diagnostics } = parseYaml(file);
    const [first] = diagnostics;

    expect(diagnostics.map((found) => found.code)).toEqual([`load/${code}`]);
    expect(first && sliceSpan(file, first.span)).toBe(underlined);
    expect(first?.fix === undefined ? null : applyEdits(file, first.fix.edits)).toBe(fixed);
    expect(fixed === null ? [] : parseYaml(sourceFile('a.yaml', fixed)).diagnostics).toEqual([]);
  },
);

it('takes a sign # inside of a key for a part of it, on the same line and on a later one', () => {
  for (const text of ['a: { b: open, c#1.d: [x], e: y }\n', 'a: {\n  b: open, c#1: 2,\n  d#2: 3 }\n'])
    expect(parseYaml(sourceFile('a.yaml', text)).diagnostics).toEqual([]);
});

it('says what to write, when a brace or a comma stands in a text in braces', () => {
  const messages = (text: string): readonly string[] =>
    parseYaml(sourceFile('a.yaml', text)).diagnostics.map(({ message }) => message);

  expect(messages('a: { in: on {x} }\n')).toEqual([
    "An unquoted text cannot hold `{` inside `{ }`, so quote `on {x}`: `'on {x}'`",
  ]);
  expect(messages('a: { is: min(b, 6) }\n')).toEqual([
    "A comma ends a text inside `{ }`, so quote `min(b, 6)`: `'min(b, 6)'`",
  ]);
});
