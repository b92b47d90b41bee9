import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sourceFile } from '../../../diagnostics/source/file.ts';
import { mapScalar } from '../scalar-map.ts';
import { parseYamlSlowly } from '../yaml.ts';
import type { YamlNode } from './node.ts';
import { readQuick } from './quick.ts';

const PLAIN = `# How it looks
title: Old owl
count: 2 per player
cost: 3
wild: true
none: ~
tags: [night, small one, -2, 'it''s', "x"]
places: {wood: {count: 2}, old mill: {count: 1, of: []}} # two of them
empty:
effect: |
  when this is found, gain 2 oil

    and draw

chapters:
  - id: one
    text: First
    more:
    - a
    - b
  # and then
  - id: two
    deep: {a: [{b: 1}]}
  - three
  - [four]
scenario:
  player 1: {oil: 2}
base: |-
  1 + 2
`;

/**
 * What the quick reader reads must be what the library reads, without any diagnostic. Gives 1 when
 * it read something.
 */
function expectEqual(text: string): 0 | 1 {
  const quick = readQuick('a.yaml', text);
  if (quick === undefined) return 0;
  const { value, diagnostics } = parseYamlSlowly(sourceFile('a.yaml', text));
  expect([text, diagnostics.map(({ code }) => code)]).toEqual([text, []]);
  expect([text, quick]).toEqual([text, value.root]);
  return 1;
}

it('reads what the library reads, when a file is plain', () => {
  expect(expectEqual(PLAIN)).toBe(1);
});

it('keeps what is needed to find every character, when a file is plain', () => {
  const file = sourceFile('a.yaml', PLAIN);
  const open: YamlNode[] = [readQuick('a.yaml', PLAIN) as YamlNode];
  const inexact: YamlNode[] = [];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node.kind === 'map') open.push(...node.entries.map(({ value }) => value));
    else if (node.kind === 'seq') open.push(...node.items);
    else if (!mapScalar(file, node).exact) inexact.push(node);
  }

  expect(inexact).toEqual([]);
});

it.each([
  'a: b: c\n',
  'a: "x\\n"\n',
  'a: >\n  b\n',
  'a: b\n  c\n',
  'a:\n  b\n',
  'a: 1\na: 2\n',
  'a: *b\n',
  'a: {b}\n',
  '- a:b\n',
  'a: 3.10\n',
  '--- \na: 1\n',
  'a: 1\n b: 2\n',
  'a:\n  - b\n - c\n',
  'a: 1\n- b\n',
  'a: [1,\n  2]\n',
  'a: |\n  b\n c\n',
  'a: |2\n  b\n',
  "'a': 1\n",
  'a\n',
  '',
])('gives up, when a file is %j', (text) => {
  expect(readQuick('a.yaml', text)).toBeUndefined();
});

const plainWord = fc.constantFrom('a', 'Old owl', '3', '-2', 'true', '~', "it's", '2 per player', 'a-b', '0', '(a)');
const oddWord = fc.constantFrom(
  '007',
  'x:y',
  '1.5',
  'a: b',
  '""',
  "'a: b'",
  '"a # b"',
  "'it''s'",
  '-',
  '- a',
  '#',
  '&a',
  '"\\n"',
);
const plainFlow = fc.constantFrom(
  '[a, b]',
  '[]',
  '{}',
  '{a: 1, b c: x}',
  '[{a: [1, 2]}, c]',
  '[\'a\', "b"]',
  '{a: {b: []}}',
);
const oddFlow = fc.constantFrom('{a: }', '[a,b]', '[a, ]', '{a: 1,}', '[a: 1]', '{a}', '[a', '[a] b', '{a: 1, a: 2}');
const value = fc.oneof({ arbitrary: plainWord, weight: 8 }, { arbitrary: plainFlow, weight: 4 }, oddWord, oddFlow);
const end = fc.oneof({ arbitrary: fc.constant(''), weight: 6 }, fc.constantFrom(' ', ' # why', '# x', '  #y', ' #'));
const blockText = fc.array(fc.constantFrom('a', 'b: c', '- d ', '', '  e', '# f', '    ', ' g'), {
  minLength: 1,
  maxLength: 4,
});
const mark = fc.oneof({ arbitrary: fc.constant('|'), weight: 4 }, fc.constantFrom('|-', '|+', '>', '| # c', '|2'));

/** Lines of a map or a list, indented by so many columns; now and then with something odd. */
function blockLines(indent: number): fc.Arbitrary<string> {
  const margin = ' '.repeat(indent);
  const inner = indent >= 6 ? fc.constant(`${margin}  x: y`) : fc.oneof(blockLines(indent + 2), blockLines(indent + 4));
  const part = fc.oneof(
    { arbitrary: fc.tuple(value, end).map(([text, rest]) => ` ${text}${rest}`), weight: 6 },
    { arbitrary: fc.tuple(end, inner).map(([rest, lines]) => `${rest}\n${lines}`), weight: 2 },
    {
      arbitrary: fc
        .tuple(mark, blockText)
        .map(([head, lines]) => ` ${head}\n${lines.map((line) => `${margin}  ${line}`).join('\n')}`),
      weight: 2,
    },
    end,
  );
  const between = fc.oneof(
    { arbitrary: fc.constant(''), weight: 10 },
    fc.constantFrom('\n', '\n# c', '\n  # c', '\n   ', '\n---', '\n b', '\n  b: 1', '\n- b'),
  );
  const parts = fc.array(fc.tuple(part, between), { minLength: 1, maxLength: 4 });
  const key = fc.oneof(
    { arbitrary: fc.constant('key'), weight: 9 },
    fc.constantFrom('player 1', '"q"', 'same', '1', 'fern#2', 'count(a b).c', 'a #b', 'x.y'),
  );
  const map = fc
    .tuple(parts, key)
    .map(([all, name]) =>
      all.map(([text, gap], index) => `${margin}${name}${name === 'same' ? '' : index}:${text}${gap}`),
    );
  const list = fc
    .tuple(parts, fc.constantFrom('-', '-', '- -', '- k:'))
    .map(([all, dash]) => all.map(([text, gap]) => `${margin}${dash}${text}${gap}`));
  return fc.oneof({ arbitrary: map, weight: 2 }, list).map((lines) => lines.join('\n'));
}

it('reads what the library reads or gives up, when a file is put together by chance', () => {
  let readCount = 0;
  fc.assert(
    fc.property(blockLines(0), fc.constantFrom('\n', '', '\n\n', ' '), (text, last) => {
      readCount += expectEqual(text + last);
    }),
    { seed: 5, numRuns: 3000 },
  );
  expect(readCount).toBeGreaterThan(700);
});

it('reads what the library reads or gives up, when a plain file is damaged', () => {
  let readCount = 0;
  fc.assert(
    fc.property(
      fc.nat(PLAIN.length),
      fc.nat(3),
      fc.constantFrom(
        '',
        ' ',
        '  ',
        '\n',
        ':',
        ': ',
        '#',
        ' #',
        '-',
        '- ',
        '|',
        '"',
        "'",
        '[',
        ']',
        '{',
        '}',
        ',',
        '0',
        '.',
        '&',
        '*',
        '!',
        '@',
        '~',
        '\\',
        '?',
        '%',
      ),
      (at, cut, piece) => {
        readCount += expectEqual(PLAIN.slice(0, at) + piece + PLAIN.slice(at + cut));
      },
    ),
    { seed: 6, numRuns: 2500 },
  );
  expect(readCount).toBeGreaterThan(800);
});
