import { expect, it } from 'vitest';
import { mutate, seeded } from '../../../test/mutate.ts';
import { TINY_GAME_ID, tinyGame } from '../../../test/tiny-game.ts';
import { inspectGame } from '../../compile.ts';
import { formatText } from './format-text.ts';

it.each([
  [
    'two spaces a level',
    'to go\n    gain 1 oil\n    if any hand\n        gain 2 oil\n',
    'to go\n  gain 1 oil\n  if any hand\n    gain 2 oil\n',
  ],
  ['one space between words', 'to  go\n  gain   1 oil   \n', 'to go\n  gain 1 oil\n'],
  [
    'commas and brackets',
    'define a(number b ,number c ) as step( b,[1->2] )\n',
    'define a(number b, number c) as step(b, [1 -> 2])\n',
  ],
  ['one blank line', '\n\nto go\n  stop\n\n\n\nto come\n  stop\n\n', 'to go\n  stop\n\nto come\n  stop\n'],
  ['a mark and a space before a comment', '--x\nto go --y\n  stop\n', '-- x\nto go -- y\n  stop\n'],
  ['a rule of hyphens', '-- ---- x\n------ y\n', '-- ---- x\n------ y\n'],
  [
    'comments at the depth of what follows',
    'to go\n    -- first\n    gain 1 oil\n    -- last\n-- next\nto come\n  stop\n',
    'to go\n  -- first\n  gain 1 oil\n  -- last\n-- next\nto come\n  stop\n',
  ],
  [
    'lines that go on, one level deeper',
    'to go\n  let x = a\n      + b\n  win you,\n        then stop\n',
    'to go\n  let x = a\n    + b\n  win you,\n    then stop\n',
  ],
  ['with its line ends and its mark', '\uFEFFto  go\r\n  stop\r\n', '\uFEFFto go\r\n  stop\r\n'],
  ['with line ends of Windows alone as no difference', 'to go\r\n  stop\r\n', 'to go\r\n  stop\r\n'],
  ['nothing', ' \n\n', ''],
])('lays rules out: %s', (_, before, after) => {
  expect(formatText('a.rules', before)).toBe(after);
});

it.each([
  ['braces without space', 'a: { b: 1,  c: [ 2,3 ] }\n', 'a: {b: 1, c: [2, 3]}\n'],
  ['two spaces a level', 'a:\n    b: 1\n', 'a:\n  b: 1\n'],
  ['with its line ends', 'a:\r\n    b: 1\r\n', 'a:\r\n  b: 1\r\n'],
  [
    'with line ends of Windows alone as no difference',
    '\uFEFFa:\r\n  b: |\r\n    c\r\n',
    '\uFEFFa:\r\n  b: |\r\n    c\r\n',
  ],
  ['numbers letter by letter', 'a: 007\nb: 1e3\nc: +1\n', 'a: 007\nb: 1e3\nc: +1\n'],
  ['quotes as they are', 'a: "b"\nc: \'d\'\n', 'a: "b"\nc: \'d\'\n'],
  ['comments', '# top\na: 1   # one\n# end\n', '# top\na: 1 # one\n\n# end\n'],
  [
    'rules in a block',
    'effect: |\n    play in main-window\n        gain  1 oil\n',
    'effect: |\n  play in main-window\n    gain 1 oil\n',
  ],
  ['braces over several lines by hand', 'a: {b: 1,\n   c: 2}\n', 'a: {b: 1,\n   c: 2}\n'],
  ['folded text by hand', 'a: >\n   b\n   c\n', 'a: >\n   b\n   c\n'],
  ['only a comment', '# x\n', '# x\n'],
  ['nothing', '', ''],
])('lays YAML out: %s', (_, before, after) => {
  expect(formatText('a.yaml', before)).toBe(after);
});

it.each([
  ['a brace that is not closed', 'a: {b: 1\nc:   2\n'],
  ['a colon without its space, whose line becomes text of the one before', 'a: one\n  b:2\nc:   3\n'],
  ['an alias without its anchor', 'a:   *b\n'],
  ['an item that becomes text of the one before', 'a:\n  - one\n   - two\n'],
])('leaves YAML alone, when it cannot be read: %s', (_, broken) => {
  expect(formatText('a.yaml', broken)).toBe(broken);
});

it.each([
  ['rules that are longer than the compiler takes', 'a.rules', `to  go\n  stop\n${'-- and so on  \n'.repeat(30_000)}`],
  ['rules with a letter that was no UTF-8', 'a.rules', 'to  go -- caf\uFFFD\n  stop\n'],
  ['YAML with a letter that was no UTF-8', 'a.yaml', 'title:   Caf\uFFFD\n'],
  ['a comment with a letter that was no UTF-8', 'a.yaml', 'title:   Cafe # caf\uFFFD\n'],
])('leaves a text alone, when it is not the whole text of its file: %s', (_, path, text) => {
  expect(formatText(path, text)).toBe(text);
});

/** What is wrong with the tiny game when one file is another. */
function codesOf(path: string, text: string): string[] {
  const { diagnostics } = inspectGame(tinyGame().set(path, text), TINY_GAME_ID);
  return diagnostics.map(({ code }) => code).filter((code) => !OF_LAYOUT.has(code));
}

/** What a layout may mend. */
const OF_LAYOUT = new Set(['parse/tab', 'load/tab']);

it('means the same and stays as it is, when a text with mistakes is laid out', () => {
  const random = seeded(11);
  const sources = [...tinyGame()].filter(([path]) => !path.includes('/scenarios/'));
  for (let round = 0; round < 120; round++) {
    const [path, sound] = sources[round % sources.length]!;
    const before = mutate(sound, random);
    const after = formatText(path, before);
    expect({ before, twice: formatText(path, after) }).toEqual({ before, twice: after });
    if (after === before) continue;
    expect({ before, codes: codesOf(path, after).toSorted() }).toEqual({
      before,
      codes: codesOf(path, before).toSorted(),
    });
  }
});
