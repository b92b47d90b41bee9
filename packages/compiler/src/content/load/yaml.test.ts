import { TEXT_LENGTH_MAX } from '@undercroft/contract';
import { expect, it } from 'vitest';
import { applyEdits } from '../../diagnostics/apply-edits.ts';
import { createCollector } from '../../diagnostics/collector.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { sourceFile } from '../../diagnostics/source/file.ts';
import { sliceSpan } from '../../diagnostics/source/span.ts';
import { parseYaml } from './yaml.ts';
import { YAML_DEPTH_MAX, NODE_COUNT_MAX } from './yaml/limits.ts';
import { entryOfKey, toPlain, type YamlNode } from './yaml/node.ts';

interface Read {
  readonly root: YamlNode | undefined;
  readonly sound: boolean;
  readonly found: readonly Diagnostic[];
}

function read(text: string): Read {
  const collector = createCollector();
  const { root, sound } = collector.take(parseYaml(sourceFile('a.yaml', text)));
  return { root, sound, found: collector.list() };
}

function plain(text: string): unknown {
  const { root } = read(text);
  return root === undefined ? undefined : toPlain(root);
}

it('reads values as YAML 1.2 has them, when they are plain', () => {
  const text =
    'a: 1\nb: -2.5\nc: true\nd: False\ne: ~\nf: null\ng: yes\nh: 2024-01-05\ni: 0x1F\nj: 0o17\nk: 007\nl: .inf\nm: 1e3\nn: 1:30\no: x\n';

  const numbers = { a: 1, b: -2.5, i: 31, j: 15, k: 7, l: Number.POSITIVE_INFINITY, m: 1000 };
  const others = { c: true, d: false, e: null, f: null, g: 'yes', h: '2024-01-05', n: '1:30', o: 'x' };
  expect({ ...(plain(text) as object) }).toEqual({ ...numbers, ...others });
});

it('keeps the place of every key and value, when a file has maps and lists', () => {
  const text = 'name: Imp\n"big list":\n  - one\n  - {a: 1, b: [2, 3]}\nnote: |\n  two\n  lines\n\nend:\n';
  const file = sourceFile('a.yaml', text);
  const { root, found } = read(text);
  const places: string[] = [];
  const walk = (node: YamlNode): void => {
    places.push(`${node.kind} ${JSON.stringify(sliceSpan(file, node.span))}`);
    if (node.kind === 'seq') for (const item of node.items) walk(item);
    if (node.kind !== 'map') return;
    for (const { key, keySpan, value } of node.entries) {
      places.push(`key ${key} ${JSON.stringify(sliceSpan(file, keySpan))}`);
      walk(value);
    }
  };
  if (root !== undefined) walk(root);

  expect(found).toEqual([]);
  expect(places).toEqual([
    `map ${JSON.stringify(text.trimEnd())}`,
    'key name "name"',
    'scalar "Imp"',
    'key big list "\\"big list\\""',
    'seq "- one\\n  - {a: 1, b: [2, 3]}"',
    'scalar "one"',
    'map "{a: 1, b: [2, 3]}"',
    'key a "a"',
    'scalar "1"',
    'key b "b"',
    'seq "[2, 3]"',
    'scalar "2"',
    'scalar "3"',
    'key note "note"',
    'scalar "|\\n  two\\n  lines"',
    'key end "end"',
    'scalar ""',
  ]);
});

it('keeps dangerous keys as plain texts, when a file has them', () => {
  const { root, found } = read('__proto__: {polluted: true}\nconstructor: 1\ntoString: 2\n');

  expect(found).toEqual([]);
  expect(root?.kind === 'map' && root.entries.map(({ key }) => key)).toEqual(['__proto__', 'constructor', 'toString']);
  expect(Object.keys(toPlain(root as YamlNode) as object)).toEqual(['__proto__', 'constructor', 'toString']);
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});

it('takes keys as texts, when they look like numbers or flags', () => {
  const { root } = read('1: a\ntrue: b\n1.0: c\n');

  expect(root?.kind === 'map' && root.entries.map(({ key }) => key)).toEqual(['1', 'true', '1.0']);
});

it('says where a missing value would stand, when a key has none', () => {
  const { root } = read('a:\nb: [x, ]\nc : {d: }\n');
  const place = (key: string): unknown => root?.kind === 'map' && entryOfKey(root, key)?.value.span;

  expect(place('a')).toEqual({ file: 'a.yaml', start: 2, end: 2 });
  expect(plain('c : {d: }\n')).toEqual(
    Object.assign(Object.create(null), { c: Object.assign(Object.create(null), { d: null }) }),
  );
});

/** Text, code, what is underlined, and the text after the fix (null: no fix is offered). */
const TRAPS: readonly (readonly [string, string, string, string | null])[] = [
  ['text: when played: gain 1\n', 'load/colon-in-text', ':', "text: 'when played: gain 1'\n"],
  ["text: it's: gain 1 # why\n", 'load/colon-in-text', ':', 'text: "it\'s: gain 1" # why\n'],
  ['text: a: b\n  and more\n', 'load/colon-in-text', ':', null],
  ['- text: a: b\n  cost: 1\n', 'load/colon-in-text', ':', "- text: 'a: b'\n  cost: 1\n"],
  ['name:Imp\ncost: 2\n', 'load/missing-space-after-colon', 'name:', 'name: Imp\ncost: 2\n'],
  ['name: Imp\ncost:2\n', 'load/missing-space-after-colon', 'cost:', 'name: Imp\ncost: 2\n'],
  ['a:\n  b:1\n', 'load/missing-space-after-colon', 'b:', 'a:\n  b: 1\n'],
  ['a: {b:1}\n', 'load/missing-space-after-colon', 'b:', 'a: {b: 1}\n'],
  ['a:\n  -b\n  -c\n', 'load/missing-space-after-dash', '-', 'a:\n  - b\n  - c\n'],
  ['name: Imp\ncost 2\n', 'load/missing-colon', 'cost 2', null],
  ['text: gain 1\nand draw\ncost: 2\n', 'load/missing-colon', 'and draw', null],
  ['a: {b: 1 c: 2}\n', 'load/missing-comma', '1', 'a: {b: 1, c: 2}\n'],
  ['a:\n\tb: 1\n', 'load/tab-indent', '\t', 'a:\n  b: 1\n'],
  ['a: |\n\tfoo\n', 'load/tab-indent', '\t', 'a: |\n  foo\n'],
  ['a:\n  b: 1\n c: 2\n', 'load/indent', ' ', null],
  ['a:\n  - x\n - y\n', 'load/indent', ' ', 'a:\n  - x\n  - y\n'],
  ['a: 1\n  b: 2\n', 'load/indent', '  ', 'a: 1\nb: 2\n'],
  ['a: |\n    x\n  y\n', 'load/indent', '  ', null],
  ['- a\nb: 1\n', 'load/list-beside-keys', 'b: 1', null],
  ['b: 1\n- a\n', 'load/list-beside-keys', '- a', null],
  ['x:\n  b: 1\n  - a\n', 'load/list-beside-keys', '- a', null],
  ['x:\n  - a\n  b: 1\n', 'load/list-beside-keys', 'b: 1', null],
  ['a: foo\n  - b\n  - c\n', 'load/list-in-text', '- b', null],
  ['text: @you gain\n', 'load/reserved-start', '@', "text: '@you gain'\n"],
  ['text: `a` b\n', 'load/reserved-start', '`', "text: '`a` b'\n"],
  ['text: %a b\n', 'load/reserved-start', '%', "text: '%a b'\n"],
  ['text: - 1 gold\n', 'load/reserved-start', '-', "text: '- 1 gold'\n"],
  ['text: ? what\n', 'load/reserved-start', '?', "text: '? what'\n"],
  ['text: [gold] +1\n', 'load/reserved-start', '[', "text: '[gold] +1'\n"],
  ['text: {1 gold}\n', 'load/reserved-start', '{', "text: '{1 gold}'\n"],
  ['text: {1 gold} more\n', 'load/reserved-start', '{', "text: '{1 gold} more'\n"],
  ['tags: [gold, @b ]\n', 'load/reserved-start', '@', "tags: [gold, '@b' ]\n"],
  ['a: "Imp" small\n', 'load/text-after-quote', 'small', 'a: \'"Imp" small\'\n'],
  ['text: | gain 1\ncost: 2\n', 'load/text-after-block-mark', 'gain 1', 'text: |\n  gain 1\ncost: 2\n'],
  ['- text: > 5 gold\n', 'load/text-after-block-mark', '5 gold', '- text: >\n    5 gold\n'],
  ['text: > 5 gold\n  more\n', 'load/text-after-block-mark', '5 gold', null],
  ['a: "foo\nb: 2\n', 'load/unclosed-quote', '"', 'a: "foo"\nb: 2\n'],
  ["a: 'tis so\nb: 2\n", 'load/unclosed-quote', "'", 'a: "\'tis so"\nb: 2\n'],
  ['a: [1, 2\nb: 3\n', 'load/unclosed-bracket', '[', 'a: [1, 2]\nb: 3\n'],
  ['a: {b: 1\n', 'load/unclosed-bracket', '{', 'a: {b: 1}\n'],
  ['a: "x\\q"\n', 'load/bad-escape', '\\q', 'a: "x\\\\q"\n'],
  ['a: 1\nb: 2\na: 3\n', 'load/duplicate-key', 'a', null],
  ['a: 1\n---\nb: 2\n', 'load/several-documents', '---', null],
  ['\uFEFFa: 1\n', 'load/byte-order-mark', '\uFEFF', 'a: 1\n'],
  ['', 'load/empty-file', '', null],
  ['# only a comment\n', 'load/empty-file', '# only a comment\n', null],
  ['text: *hero dies\n', 'load/alias', '*hero', "text: '*hero dies'\n"],
  ['text: &hero dies\n', 'load/anchor', '&hero', "text: '&hero dies'\n"],
  ['text: !stun it\n', 'load/tag', '!stun', "text: '!stun it'\n"],
  ['text: !!str 5\n', 'load/tag', '!!str', "text: '!!str 5'\n"],
  ['[a]: b\n', 'load/complex-key', '[a]', null],
  [': b\n', 'load/complex-key', ':', null],
  ['%YAML 1.1\n---\na: yes\n', 'load/directive', '%YAML 1.1', '---\na: yes\n'],
  ['a: 1\u200B\n', 'load/invisible-character', '\u200B', 'a: 1\n'],
  ['a: \u202Eevil\u202E\n', 'load/invisible-character', '\u202E', 'a: evil\n'],
  ['a: 1\rb: 2\r', 'load/invisible-character', '\r', 'a: 1\nb: 2\n'],
  ['a: "x\\Ly"\n', 'load/invisible-character', '\\L', 'a: "xy"\n'],
  ['a: "x\\u2029y"\n', 'load/invisible-character', '\\u2029', 'a: "xy"\n'],
  ['a: "\\e[31m"\n', 'load/invisible-character', '\\e', 'a: "[31m"\n'],
  ['a: "x\\ry"\n', 'load/invisible-character', '\\r', 'a: "xy"\n'],
  ['a: "x\\0y"\n', 'load/invisible-character', '\\0', 'a: "xy"\n'],
  ['a: "x\\x9by"\n', 'load/invisible-character', '\\x9b', 'a: "xy"\n'],
  ['a: "x\\u202Ey"\n', 'load/invisible-character', '\\u202E', 'a: "xy"\n'],
  ['a: "x\\uD800y"\n', 'load/invisible-character', '\\uD800', 'a: "xy"\n'],
  ['a: "x\n  \\u200By"\n', 'load/invisible-character', '\\u200B', 'a: "x\n  y"\n'],
  ['"a\\L": 1\n', 'load/invisible-character', '\\L', '"a": 1\n'],
  ['a: ["b", "\\P"]\n', 'load/invisible-character', '\\P', 'a: ["b", ""]\n'],
  ['a: {"b\\L": c}\n', 'load/invisible-character', '\\L', 'a: {"b": c}\n'],
  ['a: |\n  x\u2028y\n', 'load/invisible-character', '\u2028', 'a: |\n  xy\n'],
  ['a: >\n  x\u2029y\n', 'load/invisible-character', '\u2029', 'a: >\n  xy\n'],
  ["a: 'x\u2028y'\n", 'load/invisible-character', '\u2028', "a: 'xy'\n"],
  ['a: "x\u2028y"\n', 'load/invisible-character', '\u2028', 'a: "xy"\n'],
  ['a: "x\uFFFEy"\n', 'load/invisible-character', '\uFFFE', 'a: "xy"\n'],
  ['a:\n\u00A0 b: 1\n', 'load/odd-space', '\u00A0', 'a:\n  b: 1\n'],
  ['a:\u00A0b\nc: 1\n', 'load/odd-space', '\u00A0', 'a: b\nc: 1\n'],
  ['a: {b: 1},\n', 'load/yaml-syntax', ',', null],
];

it.each(TRAPS)(
  'reports one cause once and mends it where that is safe, when a file is %j',
  (text, code, underlined, fixed) => {
    const file = sourceFile('a.yaml', text);
    const { found } = read(text);
    const [first] = found;

    expect(found.map((diagnostic) => diagnostic.code)).toEqual([code]);
    expect(sliceSpan(file, first?.span ?? { file: '', start: 0, end: 0 })).toBe(underlined);
    expect(first?.fix === undefined ? null : applyEdits(file, first.fix.edits)).toBe(fixed);
    expect(fixed === null ? [] : read(fixed).found).toEqual([]);
  },
);

it('reports every mistake of a file, when they lie on different lines', () => {
  const { found } = read('a: b: c\nd: 1\ne: @f\ng:2\nh: 3\n');

  expect(found.map(({ code }) => code)).toEqual([
    'load/colon-in-text',
    'load/reserved-start',
    'load/missing-space-after-colon',
  ]);
});

it.each([
  ['a text with a colon inside a word', 'text: gain x:1 at 10:30\n'],
  ['a link', 'text:\n  https://example.org/a\n'],
  ['a text over several lines', 'text: gain 3 gold\n  and draw a card - or two\n'],
  ['no-break spaces inside a text', 'text: 10\u00A0% of\u00A0all\n'],
  ['emoji that are joined', 'text: 👩\u200D👩\u200D👧\n'],
  ['a list in brackets with spaces', 'tags: [small one, big one]\n'],
  ['a minus before a number', 'cost: -2\n'],
  ['a mark at the head of a file', '---\na: 1\n...\n'],
  ['windows line ends', 'a: 1\r\nb: |\r\n  x\r\n'],
])('has nothing against it, when a file holds %s', (_what, text) => {
  expect(read(text).found).toEqual([]);
});

/** Ten times what it takes: the machine may have other work. */
const TIMEOUT_MS = 60_000;

it(
  'refuses a file, when it exceeds a limit',
  () => {
    const codes = (text: string): readonly string[] => read(text).found.map(({ code }) => code);

    expect(codes(`a: ${'x'.repeat(TEXT_LENGTH_MAX)}`)).toEqual(['load/file-too-large']);
    expect(codes('['.repeat(YAML_DEPTH_MAX + 1) + ']'.repeat(YAML_DEPTH_MAX + 1))).toEqual(['load/too-deep']);
    expect(codes('['.repeat(YAML_DEPTH_MAX) + ']'.repeat(YAML_DEPTH_MAX))).toEqual([]);
    expect(codes(`[${'1,'.repeat(NODE_COUNT_MAX)}]`)).toEqual(['load/too-many-nodes']);
  },
  TIMEOUT_MS,
);

it(
  'reports and returns in good time, when a file is made to hurt',
  () => {
    const count = 4000;
    const hostile = [
      '[',
      '{a: ',
      '- ',
      '? ',
      '[{',
      'a: ',
      '"\n',
      '&a ',
      '!a ',
      '*a ',
      '---\n',
      '|\n',
      '\t',
      '\r',
      'a: 1\n',
      '%a\n',
    ];

    for (const piece of hostile) {
      const { root, found } = read(piece.repeat(count));
      expect([piece, root !== undefined || found.length > 0]).toEqual([piece, true]);
    }
  },
  TIMEOUT_MS,
);

it('keeps what an escape may say, when it is a line, a tab, a letter or a pair of halves', () => {
  const { found, root } = read('a: "x\\n\\t\\u00e9\\uD83D\\uDE00\\_"\n');

  expect(found).toEqual([]);
  expect(root === undefined ? null : toPlain(root)).toEqual({ a: 'x\n\té\u{1F600}\u00A0' });
});
