import Ajv2020 from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { applyEdits } from '../../../diagnostics/apply-edits.ts';
import { createCollector } from '../../../diagnostics/collector.ts';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { sourceFile } from '../../../diagnostics/source/file.ts';
import { sliceSpan } from '../../../diagnostics/source/span.ts';
import {
  anything,
  either,
  enumeration,
  expression,
  flag,
  formatPage,
  id,
  integer,
  lazy,
  list,
  mapOf,
  object,
  optional,
  required,
  rules,
  tagged,
  text,
  toId,
  toJsonSchema,
  validate,
  withDefault,
  type Schema,
  type ValueOf,
} from '../schema.ts';
import { parseYaml } from '../yaml.ts';
import { toPlain } from '../yaml/node.ts';

// Two made-up formats: a lamp, and a journey with steps inside steps.

const lamp = object('lamp', 'Something that shines.', {
  name: required(text({ lengthMax: 20 }), 'What it is called.', { example: 'Night light' }),
  watts: required(integer({ min: 1, max: 100 }), 'How much it takes.', { example: '40' }),
  hue: withDefault(enumeration({ warm: 'like a fire', cold: 'like the moon' }), 'warm', 'How it looks.'),
  dimmable: withDefault(flag(), false, 'Whether it can be turned down.'),
  room: optional(id('room'), 'Where it stands.'),
  tags: optional(list(id('tag'), { unique: true, countMin: 1, countMax: 3, orSingle: true }), 'What it belongs to.'),
  effect: optional(rules(), 'What it does.'),
  bonus: optional(expression(), 'What it adds.'),
  code: optional(text({ form: { pattern: /^[A-Z]{3}$/, words: 'three capital letters' } }), 'Its stamp.'),
  notes: optional(text({ allowEmpty: true }), 'For designers.'),
  extra: optional(anything(), 'Passed on.'),
  count: optional(
    either(integer({ min: 0 }), enumeration({ all: 'every one', none: 'not one' }), list(integer())),
    'How many.',
  ),
});

interface Step {
  readonly $case: string;
}
const walk = object('walk', 'Goes somewhere.', {
  do: required(enumeration({ walk: 'on foot' }), 'Which step it is.'),
  far: required(integer({ min: 0 }), 'How far, in miles.'),
});
const rest = object('rest', 'Stays somewhere.', {
  do: required(enumeration({ rest: 'asleep' }), 'Which step it is.'),
  after: optional(list(lazy<Step>((): Schema => step)), 'What comes after.'),
});
const step = tagged('step', 'One part of a journey.', 'do', { walk, rest });
const goal = object('goal', 'How a journey ends.', {
  reach: required(id('place'), 'Which place.'),
  by: optional(integer({ min: 0 }), 'Until which day.'),
});
const journey = object('journey', 'A way with steps.', {
  steps: required(list(step, { countMin: 1 }), 'In order.'),
  goals: optional(mapOf('goal', goal), 'Ways to end.'),
  words: optional(mapOf('word', text(), { idKeys: false }), 'Translations.'),
});

interface Checked<S extends Schema> {
  readonly value: ValueOf<S> | undefined;
  readonly found: readonly Diagnostic[];
  readonly file: ReturnType<typeof sourceFile>;
}

function checked<S extends Schema>(schema: S, source: string): Checked<S> {
  const file = sourceFile('a.yaml', source);
  const collector = createCollector();
  const { root, sound } = collector.take(parseYaml(file));
  const value = root === undefined || !sound ? undefined : validate(schema, root, file, collector.report, 'lamp');
  return { value, found: collector.list(), file };
}

const LAMP = 'name: Moon\nwatts: 4\n';

it('gives typed values with their places, when everything is right', () => {
  const { value, found, file } = checked(
    lamp,
    `${LAMP}hue: cold\ntags: [old, big]\neffect: |\n  shine 3\nbonus: 2\nextra: {a: 1}\ncount: all\n`,
  );

  expect(found).toEqual([]);
  expect(value?.name).toEqual({ value: 'Moon', span: { file: 'a.yaml', start: 6, end: 10 } });
  expect(value?.watts.value).toBe(4);
  expect(value?.hue.value).toBe('cold');
  expect(value?.dimmable.value).toBe(false);
  expect(value?.room).toBeUndefined();
  expect(value?.tags?.map((tag) => [tag.value, sliceSpan(file, tag.span)])).toEqual([
    ['old', 'old'],
    ['big', 'big'],
  ]);
  expect([value?.effect?.text, value?.effect?.scalar.style, value?.bonus?.text]).toEqual(['shine 3\n', 'literal', '2']);
  const count = value?.count;
  expect(count !== undefined && 'value' in count && count.value).toBe('all');
  const keyPlace = value?.$keys.get('watts');
  expect(keyPlace && sliceSpan(file, keyPlace)).toBe('watts');
});

it('knows the types of values, when a schema is written down', () => {
  type Lamp = ValueOf<typeof lamp>;
  const make = (value: Lamp): [string, number, 'warm' | 'cold', boolean, string | undefined] => [
    value.name.value,
    value.watts.value,
    value.hue.value,
    value.dimmable.value,
    value.room?.value,
  ];
  const { value } = checked(lamp, LAMP);

  expect(value && make(value)).toEqual(['Moon', 4, 'warm', false, undefined]);
});

it('says which case it is, when objects are told apart by a tag', () => {
  const { value, found } = checked(
    journey,
    'steps:\n  - do: walk\n    far: 3\n  - do: rest\n    after:\n      - {do: walk, far: 1}\ngoals:\n  rich: {reach: town, by: 2}\nwords:\n  Two words: zwei\n',
  );

  expect(found).toEqual([]);
  expect(value?.steps.map(({ $case }) => $case)).toEqual(['walk', 'rest']);
  expect(value?.goals?.map(({ key, value: one }) => [key.value, one.by?.value])).toEqual([['rich', 2]]);
  expect(value?.words?.map(({ key, value: one }) => [key.value, one.value])).toEqual([['Two words', 'zwei']]);
});

/**
 * Lines added to a sound lamp (or a whole file when they hold a name), code, what is underlined,
 * the text after the fix.
 */
const LAMP_MISTAKES: readonly (readonly [string, string, string, string | null])[] = [
  ['dimable: true', 'load/unknown-key', 'dimable', 'dimmable: true'],
  ['banana: 1', 'load/unknown-key', 'banana', null],
  ['room: [a]', 'load/wrong-type', '[a]', null],
  ['room:', 'load/empty-value', '', null],
  ['room: ~', 'load/empty-value', '~', null],
  ['room: Big Hall', 'load/bad-id', 'Big Hall', 'room: big-hall'],
  ['room: 7', 'load/number-for-text', '7', "room: '7'"],
  ['hue: wram', 'load/not-one-of', 'wram', 'hue: warm'],
  ['hue: blue', 'load/not-one-of', 'blue', null],
  ['hue: true', 'load/not-one-of', 'true', null],
  ['dimmable: yes', 'load/yes-no-flag', 'yes', 'dimmable: true'],
  ['dimmable: "Off"', 'load/yes-no-flag', '"Off"', 'dimmable: false'],
  ["dimmable: 'true'", 'load/quoted-value', "'true'", 'dimmable: true'],
  ['dimmable: 1', 'load/wrong-type', '1', null],
  ['tags: []', 'load/too-few', '[]', null],
  ['tags: [a, b, c, d]', 'load/too-many', '[a, b, c, d]', null],
  ['tags: [a, b, a]', 'load/duplicate-entry', 'a', null],
  ['tags:', 'load/empty-value', '', null],
  ['effect: >\n  shine', 'load/folded-rule', '>', 'effect: |\n  shine'],
  ['effect: shine # 3 times', 'load/comment-after-rule', '# 3 times', null],
  ['effect: ""', 'load/empty-text', '""', null],
  ['effect: {a: 1}', 'load/wrong-type', '{a: 1}', null],
  ['effect: 3', 'load/number-for-text', '3', "effect: '3'"],
  ['bonus: [1]', 'load/wrong-type', '[1]', null],
  ['code: abc', 'load/wrong-type', 'abc', null],
  ['notes: no', 'load/yes-no-text', 'no', "notes: 'no'"],
  ['notes: 2024-01-05', 'load/date-text', '2024-01-05', "notes: '2024-01-05'"],
  ['notes: 1:30', 'load/sexagesimal-text', '1:30', "notes: '1:30'"],
  ['notes: 3.10', 'load/number-for-text', '3.10', "notes: '3.10'"],
  ['notes: True', 'load/flag-for-text', 'True', "notes: 'True'"],
  ['notes: “Hello there”', 'load/smart-quotes', '“Hello there”', "notes: 'Hello there'"],
  ['notes: The Pit #3', 'load/comment-cuts-text', '#3', "notes: 'The Pit #3'"],
  ['count: -1', 'load/out-of-range', '-1', null],
  ['count: {a: 1}', 'load/wrong-type', '{a: 1}', null],
  ['count: alll', 'load/not-one-of', 'alll', 'count: all'],
];

it.each(LAMP_MISTAKES)(
  'reports one cause once and mends it where that is safe, when a lamp has %j',
  (line, code, underlined, fixed) => {
    const { found, file } = checked(lamp, `${LAMP}${line}\n`);
    const [first] = found;
    const place = first === undefined ? '' : sliceSpan(file, first.span);

    expect(found.map((diagnostic) => diagnostic.code)).toEqual([code]);
    expect(place).toBe(underlined);
    expect(first?.fix === undefined ? null : applyEdits(file, first.fix.edits)).toBe(
      fixed === null ? null : `${LAMP}${fixed}\n`,
    );
  },
);

it.each([
  ['watts: 101', 'load/out-of-range', '`watts` must be from 1 to 100, but it is 101'],
  ['watts: 0', 'load/out-of-range', '`watts` must be from 1 to 100, but it is 0'],
  ['watts: 007', 'load/leading-zero', '`007` is read as 7 here, and as something else by other YAML tools; write `7`'],
  ['watts: "40"', 'load/quoted-value', '`watts` must be a whole number from 1 to 100, but `40` in quotes is a text'],
  ['watts: 1_000', 'load/number-format', '`watts` must be a number, but `1_000` is a text: numbers have no separators'],
  ['watts: 2.5', 'load/wrong-type', '`watts` must be a whole number from 1 to 100, but this is the number 2.5'],
  ['watts: many', 'load/wrong-type', '`watts` must be a whole number from 1 to 100, but this is a text'],
  ['watts:', 'load/empty-value', '`watts` has no value; expected a whole number from 1 to 100'],
  ['watt: 3', 'load/unknown-key', '`watt` is not a key of a lamp'],
  ['hue: cold', 'load/missing-key', 'This lamp has no `watts`'],
])('reports one cause once in plain words, when a number is written as %j', (line, code, message) => {
  const { found } = checked(lamp, `name: Moon\n${line}\n`);

  expect(found.map((diagnostic) => [diagnostic.code, diagnostic.message])).toEqual([[code, message]]);
});

it('names all missing keys at once, when several are missing', () => {
  const { found, value } = checked(lamp, 'hue: cold\n');

  expect(value).toBeUndefined();
  expect(found.map(({ message, notes }) => [message, notes])).toEqual([
    [
      'This lamp has no `name` or `watts`',
      [
        '`name` is required: a text, for example `name: Night light`.',
        '`watts` is required: a whole number from 1 to 100, for example `watts: 40`.',
      ],
    ],
  ]);
});

it('keeps what is sound, when something optional is broken', () => {
  const { value } = checked(lamp, `${LAMP}room: Big Hall\ntags: [ok, Not ok]\n`);

  expect(value?.name.value).toBe('Moon');
  expect(value?.room).toBeUndefined();
  expect(value?.tags?.map((tag) => tag.value)).toEqual(['ok']);
});

it.each([
  ['steps:\n  - far: 1\n', ['load/missing-key']],
  ['steps:\n  - do: wlak\n    far: 1\n', ['load/not-one-of']],
  ['steps:\n  - do: walk\n', ['load/missing-key']],
  ['steps:\n  - do: rest\n    far: 1\n', ['load/unknown-key']],
  ['steps:\n  - walk\n', ['load/wrong-type']],
  ['steps: [{do: rest}]\ngoals: {x: {}}\n', ['load/missing-key']],
  ['steps: [{do: rest}]\ngoals: {x: {raech: town}}\n', ['load/unknown-key']],
  ['steps: [{do: rest}]\ngoals: {Big One: {reach: town}}\n', ['load/bad-id']],
  ['steps: [{do: rest}]\ngoals: [1]\n', ['load/wrong-type']],
  ['- 1\n', ['load/wrong-type']],
])('reports one cause once, when a journey is %j', (source, codes) => {
  expect(checked(journey, source).found.map(({ code }) => code)).toEqual(codes);
});

it('makes an id of any words, when there are letters in them', () => {
  expect(['Iron Gate', 'ironGate', "Troll's  Club!", 'Élan vital', '3 Imps', '漢字'].map(toId)).toEqual([
    'iron-gate',
    'iron-gate',
    'trolls-club',
    'elan-vital',
    'imps',
    undefined,
  ]);
});

function ajvAccepts(schema: Schema): (source: string) => boolean {
  const ajv = new Ajv2020.default({ strict: true, strictTuples: false, strictRequired: false, allowUnionTypes: true });
  for (const word of ['enumDescriptions', 'markdownEnumDescriptions', 'markdownDescription']) ajv.addKeyword(word);
  const json = toJsonSchema(schema, { id: 'test.json', title: 'Test', description: 'A test.' });
  const validator = ajv.compile(JSON.parse(JSON.stringify(json)) as object);
  return (source) => {
    const { root } = parseYaml(sourceFile('a.yaml', source)).value;
    const data: unknown = root === undefined ? undefined : JSON.parse(JSON.stringify(toPlain(root)));
    return validator(data);
  };
}

const LAMP_SAMPLES = [LAMP, 'name: Moon\n', ...LAMP_MISTAKES.map(([line]) => `${LAMP}${line}\n`)].concat(
  ['count: 3', 'count: [1, 2]', 'tags: one', 'bonus: true', 'bonus: 2 + it', 'notes: ""', 'code: ABC'].map(
    (line) => `${LAMP}${line}\n`,
  ),
);
const JOURNEY_SAMPLES = [
  'steps: [{do: rest}]\n',
  'steps: [{do: rest, after: [{do: walk, far: 1}]}]\n',
  'steps: [{do: rest, after: [{do: walk}]}]\n',
  'steps: [{do: walk, far: -1}]\n',
  'steps: []\n',
  'steps: [{far: 1}]\n',
  'steps: [{do: run}]\n',
  'steps: [{do: rest, far: 1}]\n',
  'steps: [{do: rest}]\ngoals: {x: {by: 1, reach: town}, y: {reach: home}}\n',
  'steps: [{do: rest}]\ngoals: {x: {earn: 1, reach: home}}\n',
  'steps: [{do: rest}]\ngoals: {x: {}}\n',
  'steps: [{do: rest}]\ngoals: {Big One: {reach: town}}\n',
  'steps: [{do: rest}]\nwords: {Big One: x}\n',
  'steps: [{do: rest}]\nwords: {a: 1}\n',
  '[]\n',
];

it.each([
  ['lamp', lamp as Schema, LAMP_SAMPLES],
  ['journey', journey as Schema, JOURNEY_SAMPLES],
])('accepts and rejects what the JSON Schema does, when a file is a %s', (_name, schema, samples) => {
  const accepts = ajvAccepts(schema);

  const ours = samples.map((source) => [
    source,
    !checked(schema, source).found.some(({ severity }) => severity === 'error'),
  ]);

  expect(ours).toEqual(samples.map((source) => [source, accepts(source)]));
  expect(new Set(ours.map(([, accepted]) => accepted))).toEqual(new Set([true, false]));
});

it('carries titles, descriptions, defaults and examples, when turned into JSON Schema', () => {
  const json = toJsonSchema(lamp, { id: 'lamp.json', title: 'Lamp', description: 'A lamp.' });

  expect(json['$schema']).toBe('https://json-schema.org/draft/2020-12/schema');
  expect(json).toMatchObject({
    $ref: '#/$defs/lamp',
    $defs: {
      lamp: {
        title: 'lamp',
        required: ['name', 'watts'],
        additionalProperties: false,
        properties: {
          name: { type: 'string', description: 'What it is called.', examples: ['Night light'] },
          hue: { enum: ['warm', 'cold'], enumDescriptions: ['like a fire', 'like the moon'], default: 'warm' },
        },
      },
    },
  });
});

it('lists every key of every object, when turned into a page', () => {
  const page = formatPage(journey, {
    title: 'Journeys',
    description: 'Where to go.',
    files: 'content/<game>/journey.yaml',
  });
  const other = formatPage(lamp, { title: 'Lamps', description: 'Light.', files: 'lamps/*.yaml' });

  expect(page.match(/^## .*$/gm)).toEqual(['## journey', '## step', '## goal', '## walk', '## rest']);
  expect(page).toContain('| `steps` | list of: [step](#step) | yes | In order. |');
  expect(page).toContain('- `walk`: [walk](#walk). Goes somewhere.');
  expect(other).toContain(
    '| `hue` | `warm` or `cold` | no, else `warm` | How it looks. `warm`: like a fire; `cold`: like the moon. |',
  );
  expect(other).toContain('| `watts` | whole number from 1 to 100 | yes | How much it takes. Example: `40` |');
});
