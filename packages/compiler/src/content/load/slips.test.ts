// The slips that people make most often in YAML: one message each, at its place, and a fix after
// which the file says what was meant.

import { expect, it } from 'vitest';
import { applyEdits } from '../../diagnostics/apply-edits.ts';
import { createCollector } from '../../diagnostics/collector.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { sourceFile, type SourceFile } from '../../diagnostics/source/file.ts';
import { sliceSpan } from '../../diagnostics/source/span.ts';
import { flag, id, integer, list, mapOf, object, optional, rules, text, validate } from './schema.ts';
import { parseYaml } from './yaml.ts';
import { toPlain } from './yaml/node.ts';

const schema = object('imp', 'A thing with a value of each sort.', {
  title: optional(text(), 'Its name.'),
  note: optional(text(), 'A sentence.'),
  cost: optional(integer({ min: 0, max: 5000 }), 'What it costs.'),
  wild: optional(flag(), 'Whether it is wild.'),
  tags: optional(list(id('tag')), 'Words.'),
  lines: optional(list(text()), 'Sentences.'),
  ranks: optional(list(integer({ min: 0, max: 99 })), 'Numbers.'),
  effect: optional(rules(), 'What it does.'),
  words: optional(mapOf('word', text()), 'A sentence a word.'),
});

interface Checked {
  readonly file: SourceFile;
  readonly found: readonly Diagnostic[];
  readonly plain: unknown;
}

function check(written: string): Checked {
  const file = sourceFile('imp.yaml', written);
  const collector = createCollector();
  const { root, sound } = collector.take(parseYaml(file));
  if (sound && root !== undefined) validate(schema, root, file, collector.report, 'imp');
  return { file, found: collector.list(), plain: root === undefined ? undefined : toPlain(root) };
}

/**
 * What is wrong, the file, code, what is underlined, and what the file holds after the fix; null:
 * no fix is safe.
 */
const SLIPS: readonly (readonly [string, string, string, string, unknown])[] = [
  ['a colon in a text', 'note: when played: gain 1\n', 'colon-in-text', ':', { note: 'when played: gain 1' }],
  ['a colon in an item', 'lines:\n  - when: gain 1\n', 'colon-in-text', ':', { lines: ['when: gain 1'] }],
  ['a colon at the end', 'note: as follows:\n', 'colon-in-text', ':', { note: 'as follows:' }],
  ['a number sign', 'note: gain #3 gold\n', 'comment-cuts-text', '#3 gold', { note: 'gain #3 gold' }],
  ['a number sign first', 'note: #3 is red\n', 'empty-value', '', { note: '#3 is red' }],
  ['a brace first', 'note: {squeak} it says\n', 'reserved-start', '{', { note: '{squeak} it says' }],
  ['a bracket first', 'note: [gold] +1\n', 'reserved-start', '[', { note: '[gold] +1' }],
  ['brackets around a text', 'title: [Imp]\n', 'wrong-type', '[Imp]', { title: '[Imp]' }],
  ['a star first', 'note: *hero* dies\n', 'alias', '*hero*', { note: '*hero* dies' }],
  ['an ampersand first', 'note: & more\n', 'anchor', '&', { note: '& more' }],
  ['an exclamation mark first', 'note: !stun it\n', 'tag', '!stun', { note: '!stun it' }],
  ['a percent sign first', 'note: % of all\n', 'reserved-start', '%', { note: '% of all' }],
  ['an at sign first', 'note: @home\n', 'reserved-start', '@', { note: '@home' }],
  ['a backtick first', 'note: `a` b\n', 'reserved-start', '`', { note: '`a` b' }],
  ['a greater sign first', 'note: >3 gold\n', 'reserved-start', '>', { note: '>3 gold' }],
  ['a tab on each line', 'words:\n\tone: a\n\ttwo: b\n', 'tab-indent', '\t', { words: { one: 'a', two: 'b' } }],
  ['a tab among spaces', 'words:\n  one: a\n\ttwo: b\n', 'tab-indent', '\t', { words: { one: 'a', two: 'b' } }],
  ['yes for a flag', 'wild: yes\n', 'yes-no-flag', 'yes', { wild: true }],
  ['off for a flag', 'wild: Off\n', 'yes-no-flag', 'Off', { wild: false }],
  ['no for a text', 'note: no\n', 'yes-no-text', 'no', { note: 'no' }],
  ['true for a text', 'note: true\n', 'flag-for-text', 'true', { note: 'true' }],
  ['a number for a text', 'note: 3\n', 'number-for-text', '3', { note: '3' }],
  ['a key twice', 'title: a\ncost: 2\ntitle: b\n', 'duplicate-key', 'title', null],
  ['no space behind a colon', 'title: Imp\ncost:2\n', 'missing-space-after-colon', 'cost:', { title: 'Imp', cost: 2 }],
  [
    'no spaces in braces',
    'words: {one:a, two:b}\n',
    'missing-space-after-colon',
    'one:',
    { words: { one: 'a', two: 'b' } },
  ],
  ['a dash too far left', 'lines:\n  - one\n - two\n', 'indent', ' ', { lines: ['one', 'two'] }],
  ['a dash too far right', 'lines:\n  - one\n    - two\n', 'list-in-text', '- two', { lines: ['one', 'two'] }],
  ['an item behind its key', 'lines: - one\n  - two\n', 'list-behind-key', '-', { lines: ['one', 'two'] }],
  [
    'a key too far right',
    'title: Imp\n  cost: 2\n  wild: true\n',
    'indent',
    '  ',
    { title: 'Imp', cost: 2, wild: true },
  ],
  ['keys that do not align', 'words:\n  one: a\n   two: b\n', 'indent', '   ', { words: { one: 'a', two: 'b' } }],
  ['a quote that stays open', 'note: "hello\ncost: 2\n', 'unclosed-quote', '"', { note: 'hello', cost: 2 }],
  ['a single quote that stays open', "note: 'hello\ncost: 2\n", 'unclosed-quote', "'", { note: 'hello', cost: 2 }],
  ['an apostrophe first', "note: 'tis so\ncost: 2\n", 'unclosed-quote', "'", { note: "'tis so", cost: 2 }],
  ['an apostrophe in single quotes', "note: 'it's fine'\n", 'text-after-quote', "s fine'", { note: "it's fine" }],
  [
    'double quotes in double quotes',
    'note: "say "hi" now"\n',
    'text-after-quote',
    'hi" now"',
    { note: 'say "hi" now' },
  ],
  ['two quoted texts', 'note: "one", "two"\n', 'text-after-quote', ', "two"', null],
  ['a comma as in JSON', '"title": "Imp",\n"cost": 2\n', 'text-after-quote', ',', { title: 'Imp', cost: 2 }],
  ['a comma behind a number', 'cost: 2,\ntitle: Imp\n', 'number-format', '2,', { cost: 2, title: 'Imp' }],
  ['smart quotes', 'note: “hello”\n', 'smart-quotes', '“hello”', { note: 'hello' }],
  ['a smart quote twice', 'lines: [”one”, two]\n', 'smart-quotes', '”one”', { lines: ['one', 'two'] }],
  ['dashes without a space', 'lines:\n  -one\n  -two\n', 'missing-space-after-dash', '-', { lines: ['one', 'two'] }],
  ['such dashes under their key', 'lines:\n-one\n-two\n', 'missing-space-after-dash', '-', { lines: ['one', 'two'] }],
  ['one such dash', 'lines:\n  - one\n  -two\n', 'missing-space-after-dash', '-', { lines: ['one', 'two'] }],
  ['a date', 'note: 2024-01-05\n', 'date-text', '2024-01-05', { note: '2024-01-05' }],
  ['a time', 'note: 12:30\n', 'sexagesimal-text', '12:30', { note: '12:30' }],
  ['zeros before a number', 'cost: 007\n', 'leading-zero', '007', { cost: 7 }],
  ['zeros in a text', 'note: 007\n', 'number-for-text', '007', { note: '007' }],
  ['a separator of thousands', 'cost: 1,000\n', 'number-format', '1,000', { cost: 1000 }],
  ['a number in quotes', "cost: '3'\n", 'quoted-value', "'3'", { cost: 3 }],
  [
    'an anchor with its alias',
    'words:\n  one: &a hello\n  two: *a\n',
    'anchor',
    '&a',
    { words: { one: 'hello', two: 'hello' } },
  ],
  ['a no-break space', 'words:\n  one:\u00A0a\n', 'odd-space', '\u00A0', { words: { one: 'a' } }],
  ['no-break spaces before a key', 'words:\n\u00A0 one: a\n', 'odd-space', '\u00A0', { words: { one: 'a' } }],
  ['a byte order mark', '\uFEFFtitle: Imp\n', 'byte-order-mark', '\uFEFF', { title: 'Imp' }],
  ['a list that is a text', 'tags: one, two\n', 'wrong-type', 'one, two', { tags: ['one', 'two'] }],
  ['a list in parentheses', 'ranks: (1, 2)\n', 'wrong-type', '(1, 2)', { ranks: [1, 2] }],
  ['a list without dashes', 'lines:\n  one\n  two\n', 'wrong-type', 'one', { lines: ['one', 'two'] }],
  [
    'a map with dashes',
    'words:\n  - one: a\n  - two: b\n',
    'wrong-type',
    '- one: a',
    { words: { one: 'a', two: 'b' } },
  ],
  [
    'a bracket that stays open',
    'tags: [one, two\ncost: 2\n',
    'unclosed-bracket',
    '[',
    { tags: ['one', 'two'], cost: 2 },
  ],
  ['a bracket too many', 'tags: [one, two]]\n', 'yaml-syntax', ']', { tags: ['one', 'two'] }],
  ['no comma in braces', 'words: { one: "a" two: b }\n', 'missing-comma', '"a"', { words: { one: 'a', two: 'b' } }],
  ['no comma before a line', 'words: { one: a\n  two: b }\n', 'missing-comma', 'a', { words: { one: 'a', two: 'b' } }],
  ['an equals sign', 'title = Imp\ncost: 2\n', 'missing-colon', 'title = Imp', { title: 'Imp', cost: 2 }],
  ['slashes for a comment', '// an imp\ntitle: Imp\n', 'missing-colon', '// an imp', { title: 'Imp' }],
  [
    'a block that is not indented',
    'note: |\ngain 1\nor 2\ncost: 2\n',
    'missing-colon',
    'gain 1',
    { note: 'gain 1\nor 2\n', cost: 2 },
  ],
  [
    'a text behind its block mark',
    'note: | gain 1\ncost: 2\n',
    'text-after-block-mark',
    'gain 1',
    { note: 'gain 1\n', cost: 2 },
  ],
  ['a backslash in double quotes', 'note: "a \\d b"\n', 'bad-escape', '\\d', { note: 'a \\d b' }],
  ['a mark of a template', 'note: {{ gold }}\n', 'reserved-start', '{', { note: '{{ gold }}' }],
  ['a comma in braces', 'words: { one: a, b }\n', 'unquoted-in-braces', ',', { words: { one: 'a, b' } }],
  ['a bracket in braces', 'words: { one: b[c] }\n', 'unquoted-in-braces', '[', { words: { one: 'b[c]' } }],
  ['a brace in braces', 'words: { one: on {x} }\n', 'unquoted-in-braces', '{', { words: { one: 'on {x}' } }],
  ['a brace that stays open', '{ title: Imp, cost: 2\n', 'unclosed-bracket', '{', { title: 'Imp', cost: 2 }],
  ['a quoted word first', 'note: "Gold" is found\n', 'text-after-quote', 'is found', { note: '"Gold" is found' }],
  ['two quoted words', 'note: "a" and "b"\n', 'text-after-quote', 'and "b"', { note: '"a" and "b"' }],
  ['no colon above its lines', 'words\n  one: a\n', 'missing-colon', 'words', { words: { one: 'a' } }],
  ['a comma for a colon', 'words:\n  one: a\n  two, b\n', 'missing-colon', 'two, b', null],
  ['a wide colon', 'title\uFF1AImp\ncost: 2\n', 'missing-colon', 'title\uFF1AImp', { title: 'Imp', cost: 2 }],
  ['an item without its dash', 'lines:\n  - one\n  two\n', 'list-beside-keys', 'two', { lines: ['one', 'two'] }],
  ['bullets for dashes', 'lines:\n  • one\n  • two\n', 'wrong-type', '• one', { lines: ['one', 'two'] }],
  ['long dashes', 'lines:\n  – one\n  – two\n', 'wrong-type', '– one', { lines: ['one', 'two'] }],
  [
    'lines that are not indented',
    'words:\none: a\ntwo: |\n  b\n\n  c\ncost: 2\n',
    'empty-value',
    '',
    { words: { one: 'a', two: 'b\n\nc\n' }, cost: 2 },
  ],
];

/** The slips that people ask about most, each with a place where one of them does. */
const ASKED: readonly (readonly [string, string])[] = [
  ['a tab on each line', 'moraes/config#1'],
  ['no space behind a colon', 'kouhan.cn, mapping values not allowed here'],
  ['a colon in a text', 'wagtail/docker-wagtail-develop#33'],
  ['a colon at the end', 'how.dev, mapping values are not allowed here'],
  ['no colon above its lines', 'how.dev, mapping values are not allowed here'],
  ['a comma for a colon', 'how.dev, mapping values are not allowed here'],
  ['an item without its dash', 'how.dev, mapping values are not allowed here'],
  ['lines that are not indented', 'thecitrusreport.com, mapping values are not allowed here'],
  ['keys that do not align', 'guidedevops, common pitfalls of YAML'],
  ['a mark of a template', 'kislyuk/yq#115'],
  ['a comma in braces', 'adrienverge/yamllint#309; a designer, four times in an hour'],
  ['a bracket in braces', 'yaml/pyyaml#530'],
  ['no for a text', 'spring-projects/spring-boot#9186'],
  ['a key twice', 'docker/compose#5267'],
  ['a star first', 'redcanaryco/atomic-red-team#141'],
  ['a percent sign first', 'yaml/pyyaml#644'],
  ['a backtick first', 'jqlang/jq#473'],
  ['a number sign first', 'Aider-AI/aider#3742'],
  ['a backslash in double quotes', 'nodeca/js-yaml#374'],
  ['zeros in a text', 'adrienverge/yamllint#271'],
];

it('knows the twenty slips that people ask about most', () => {
  const known = new Set(SLIPS.map(([what]) => what));

  expect(ASKED.filter(([what]) => !known.has(what))).toEqual([]);
  expect(new Set(ASKED.map(([what]) => what)).size).toBe(20);
});

it.each(SLIPS)('tells %s once, and its fix gives what was meant', (_what, written, code, underlined, meant) => {
  const { file, found } = check(written);
  const [first] = found;
  expect(found.map((diagnostic) => diagnostic.code)).toEqual([`load/${code}`]);
  expect(first && sliceSpan(file, first.span)).toBe(underlined);
  expect(first?.fix === undefined).toBe(meant === null);

  const mended = check(applyEdits(file, first?.fix?.edits ?? []));
  expect(meant === null ? [] : mended.found).toEqual([]);
  expect(meant === null ? null : JSON.parse(JSON.stringify(mended.plain))).toEqual(meant);
});

it.each(SLIPS)('tells %s in the same way, when lines end as on Windows', (_what, written, code, underlined, meant) => {
  const { file, found } = check(written.replaceAll('\n', '\r\n'));
  const [first] = found;
  expect(found.map((diagnostic) => diagnostic.code)).toEqual([`load/${code}`]);
  expect(first && sliceSpan(file, first.span)).toBe(underlined);

  const mended = check(applyEdits(file, first?.fix?.edits ?? []));
  expect(meant === null ? [] : mended.found).toEqual([]);
  expect(meant === null ? null : JSON.parse(JSON.stringify(mended.plain))).toEqual(meant);
});

it.each([
  ['a tab behind a colon', 'title:\tImp\n', { title: 'Imp' }],
  ['a tab behind a dash', 'lines:\n-\tone\n-\ttwo\n', { lines: ['one', 'two'] }],
  ['a tab before a comment', 'title: Imp\t# why\n', { title: 'Imp' }],
  ['a comment behind a text', 'note: gain 3 # gold\n', { note: 'gain 3' }],
  ['a colon inside a word', 'note: at https://example.org/a\n', { note: 'at https://example.org/a' }],
  ['an apostrophe inside a text', "note: it's fine\n", { note: "it's fine" }],
  ['a long dash in a list', 'lines:\n  - – one\n', { lines: ['– one'] }],
  ['dashes under their key', 'lines:\n- one\n- two\n', { lines: ['one', 'two'] }],
])('reads %s, which is no slip', (_what, written, plain) => {
  const checked = check(written);
  expect(checked.found).toEqual([]);
  expect(JSON.parse(JSON.stringify(checked.plain))).toEqual(plain);
});
