import { expect, it } from 'vitest';
import { TIMES } from '../../../test/content-games.ts';
import { createCollector } from '../../diagnostics/collector.ts';
import { printJson } from '../../diagnostics/print-json.ts';
import { printPretty } from '../../diagnostics/print-pretty.ts';
import { applyEdits } from '../../diagnostics/apply-edits.ts';
import { sourceFile, sourceLookup } from '../../diagnostics/source/file.ts';
import { mapScalar } from './scalar-map.ts';
import {
  enumeration,
  expression,
  flag,
  id,
  integer,
  list,
  mapOf,
  object,
  optional,
  required,
  rules,
  text,
  validate,
} from './schema.ts';
import { parseYaml } from './yaml.ts';
import type { YamlNode } from './yaml/node.ts';

const SAMPLE = `# A made-up file with every style.
name: "Old \\"owl\\" \\u00e9"
plural: 'It''s owls'
cost: 3
wild: true
mood: calm
tags: [night, 'small one', "x"]
places: {wood: {count: 2}, "old mill": {count: 1}}
effect: |
  when this is found, gain 2 oil
    and draw

  then rest
base: 1 + 2
flavour: >-
  Who
  knows?

    Nobody.
notes: nobody has
  seen it
list:
  - one
  - two: 3
    four: [5, {six: 7}]
  -
    - nested
`;

const place = object('place', 'Somewhere.', { count: required(integer({ min: 0 }), 'How many.') });
const schema = object('owl', 'A bird.', {
  name: required(text(), 'Its name.'),
  plural: optional(text(), 'Several of them.'),
  cost: required(integer({ min: 0, max: 20 }), 'What it costs.'),
  wild: optional(flag(), 'Whether it is wild.'),
  mood: optional(enumeration({ calm: 'at rest', wild: 'not at rest' }), 'How it is.'),
  tags: optional(list(id('tag'), { unique: true }), 'Words.'),
  places: optional(mapOf('place', place, { idKeys: false }), 'Where it lives.'),
  effect: optional(rules(), 'What it does.'),
  base: optional(expression(), 'A number.'),
  flavour: optional(text(), 'A sentence.'),
  notes: optional(text(), 'For designers.'),
});

/** Ten times what it takes: the machine may have other work. */
const TIMEOUT_MS = 60_000 * TIMES;

/** A small generator of pseudo-random numbers: the same damage on every machine. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const SIGNS = String.raw`: # - ? | > " ' \ { } [ ] , @ % ~`.split(' ');
const WORDS = [
  '&a ',
  '*a',
  '!b ',
  '!!str ',
  '---',
  '...',
  'null',
  'yes',
  '0x',
  '1e999',
  '-.inf',
  '<<: ',
  '|2',
  '>+',
  '\\u00',
  '\\xZZ',
];
const SPACES = [
  ' ',
  '  ',
  '\t',
  '\n',
  '\r',
  '\r\n',
  ': ',
  ' #',
  '- ',
  '? ',
  '\n---\n',
  '__proto__: 1\n',
  'constructor: {a: 1}\n',
];
const ODD = ['`', '\0', '\u0007', '\uFEFF', '\u00A0', '\u200B', '\u202E', '\u2028', '\uD800', '\uDC00', '😀', 'é'];
const PIECES = [...SIGNS, ...WORDS, ...SPACES, ...ODD];

function mangle(source: string, random: (below: number) => number): string {
  let mangled = source;
  for (let count = 1 + random(4); count > 0; count--) {
    const at = random(mangled.length + 1);
    const length = random(12);
    const piece = PIECES[random(PIECES.length)] ?? '';
    const cut = mangled.slice(0, at);
    const kind = random(6);
    if (kind === 0) mangled = cut + mangled.slice(at + length);
    else if (kind === 1) mangled = cut + mangled.slice(at, at + length).repeat(3) + mangled.slice(at);
    else if (kind === 2) mangled = cut;
    else if (kind === 3) mangled = cut + piece.repeat(1 + random(20)) + mangled.slice(at);
    else mangled = cut + piece + mangled.slice(at + random(3));
  }
  return mangled;
}

function scalarsOf(root: YamlNode): readonly YamlNode[] {
  if (root.kind === 'scalar') return [root];
  const inner = root.kind === 'seq' ? root.items : root.entries.map(({ value }) => value);
  return inner.flatMap(scalarsOf);
}

/** What went wrong with a text; nothing, as a rule. */
function faultOf(source: string): string | undefined {
  const file = sourceFile('a.yaml', source);
  const collector = createCollector();
  const { root, sound } = collector.take(parseYaml(file));
  if (sound === collector.hasErrors()) return 'sound and with errors, or neither';
  if (root !== undefined) validate(schema, root, file, collector.report, 'owl');
  const found = collector.list();
  if (root === undefined && found.length === 0) return 'neither a tree nor a diagnostic';
  const places = [
    ...found.map((one) => one.span),
    ...found.flatMap(({ fix }) => fix?.edits.map((edit) => edit.span) ?? []),
  ];
  if (places.some(({ start, end }) => start < 0 || start > end || end > source.length))
    return 'a place outside of the text';
  for (const scalar of root === undefined || !sound ? [] : scalarsOf(root)) {
    if (scalar.kind === 'scalar' && !mapScalar(file, scalar).exact) return `no exact places in ${scalar.style}`;
  }
  for (const { fix } of found) if (fix !== undefined) applyEdits(file, fix.edits);
  const lookup = sourceLookup([file]);
  return printPretty(found, lookup).includes('\0') || printJson(found, lookup).length === 0 ? 'bad output' : undefined;
}

it('has nothing against the sample, when it is whole', () => {
  const collector = createCollector();
  const { sound } = collector.take(parseYaml(sourceFile('a.yaml', SAMPLE)));

  expect([sound, collector.list()]).toEqual([true, []]);
});

it(
  'gives a tree or a diagnostic and never throws, when a file is damaged in any way',
  () => {
    const random = randomFrom(20_261);

    for (let count = 0; count < 800 * TIMES; count++) {
      const source = mangle(SAMPLE, random);
      expect([faultOf(source), source]).toEqual([undefined, source]);
    }
  },
  TIMEOUT_MS,
);

it(
  'gives a tree or a diagnostic and never throws, when a file is noise',
  () => {
    const random = randomFrom(7);

    for (let count = 0; count < 500 * TIMES; count++) {
      const source = Array.from({ length: random(30) }, () => PIECES[random(PIECES.length)] ?? '').join('');
      expect([faultOf(source), source]).toEqual([undefined, source]);
    }
  },
  TIMEOUT_MS,
);
