// Hostile content: names of built-ins, bombs, huge numbers, markup and code wherever a text may
// stand. Each gives a diagnostic, or a game that loads, plays, and holds the text unchanged as
// data. What hangs runs out of the time of its test.

import type { GameModule } from '@undercroft/contract';
import { expect, it } from 'vitest';
import type { CompiledGame } from '../src/compile.ts';
import { loadModule } from '../src/code/testing/running.ts';
import { compileText } from '../src/testing/compile-text.ts';
import { TIMES } from './content-games.ts';
import { TINY_GAME_ID, tinyGame } from './tiny-game.ts';

const game = tinyGame().get(`${TINY_GAME_ID}/game.yaml`) ?? '';

/**
 * What is tried in one place: every so many of a list, others in the next place. `npm run
 * test:long` tries all of them in each place.
 */
function byTurns<T>(all: readonly T[], place: number, every: number): readonly T[] {
  return all.filter((_, i) => TIMES > 1 || (i + place) % every === 0);
}

/** Plays to the end, the first answer after the last one in turns. @returns answers given */
function play(module: GameModule): number {
  const { io, meta } = module;
  const state = new Int32Array(meta.layout.size);
  module.init(
    state,
    meta.options.map(({ initial }) => initial),
    meta.players.min,
    7,
  );
  io.log = true;
  let answers = 0;
  while (module.run(state) === 1 && answers < 2000) {
    state[10] = io.options[answers % io.count] ?? 0;
    state[9] = 1;
    answers++;
  }
  return answers;
}

/** Compiles, and when that gives a game, loads and plays it. */
async function survive(
  changes: Readonly<Record<string, string>>,
): Promise<{ compiled: CompiledGame; module: GameModule | null }> {
  const compiled = compileText(changes);
  const errors = compiled.diagnostics.filter(({ severity }) => severity === 'error');
  expect(compiled.module === null).toBe(errors.length > 0);
  for (const { message } of compiled.diagnostics) expect(message).not.toMatch(/undefined|\[object|NaN|TypeError/);
  if (compiled.module === null) return { compiled, module: null };
  const module = await loadModule(compiled.module.code);
  expect(module.meta).toEqual(JSON.parse(JSON.stringify(compiled.module.meta)));
  play(module);
  return { compiled, module };
}

function codes({ diagnostics }: CompiledGame): string[] {
  return diagnostics.filter(({ severity }) => severity === 'error').map(({ code }) => code);
}

const TEXTS = [
  '<script>window.pwned = 1</script>',
  '</script><img src=x onerror=pwned()>',
  ']]>',
  '${globalThis.pwned = 1}',
  '`+(globalThis.pwned = 1)+`',
  '*/ globalThis.pwned = 1; /*',
  "'); globalThis.pwned = 1; ('",
  '"); globalThis.pwned = 1; ("',
  '\\u0022; globalThis.pwned = 1',
  '\\',
  '\\n\\r\\0\\x00',
  '\u2028globalThis.pwned = 1\u2029',
  '\uD800 alone',
  'alone \uDFFF',
  '\u202Eturned\u202C',
  '// # sourceMappingURL=data:,x',
  '//# sourceMappingURL=data:,x',
  '{0} {1} {you} {nobody}',
  '__proto__',
  'constructor',
  "$& $1 $` $'",
  '😀'.repeat(40),
  '&lt;b&gt; &amp; [gold] **x** [[oil]]',
  'import(1)',
  'x'.repeat(100),
] as const;

/** Where players read a text that was written by hand. */
const PLACES: readonly (readonly [string, (quoted: string) => Readonly<Record<string, string>>])[] = [
  ['title of the game', (text) => ({ 'game.yaml': game.replace('title: Lantern', `title: ${text}`) })],
  ['title of a counter', (text) => ({ 'game.yaml': game.replace('title: Oil', `title: ${text}`) })],
  ['title of an option', (text) => ({ 'game.yaml': game.replace('title: Days', `title: ${text}`) })],
  [
    'text of an option',
    (text) => ({ 'game.yaml': game.replace('text: Everyone begins with three oil more.', `text: ${text}`) }),
  ],
  ['text of a variant', (text) => ({ 'game.yaml': game.replace('text: Two days only.', `text: ${text}`) })],
  ['reason', (text) => ({ 'game.yaml': game.replace('dusk: The last day is over.', `dusk: ${text}`) })],
  ['phrase', (text) => ({ 'game.yaml': game.replace("banish: '{b} is gone.'", `banish: ${text}`) })],
  ['prompt', (text) => ({ 'game.yaml': game.replace('summon: Call a beast', `summon: ${text}`) })],
  ['title of a card', (text) => ({ 'beasts/imp.yaml': `title: ${text}\ncount: 1\nstarts: none\nmight: 1\n` })],
  ['flavour', (text) => ({ 'beasts/imp.yaml': `count: 1\nflavour: ${text}\nmight: 1\n` })],
  ['text of a card', (text) => ({ 'beasts/imp.yaml': `count: 1\ntext: ${text}\nmight: 1\n` })],
  ['icon', (text) => ({ 'beasts/imp.yaml': `count: 1\nicon: ${text}\nmight: 1\n` })],
  ['tag', (text) => ({ 'beasts/imp.yaml': `count: 1\ntags: [${text}]\nmight: 1\n` })],
  ['rule', (text) => ({ 'beasts/imp.yaml': `count: 1\nrules: [${text}]\nmight: 1\n` })],
  ['zone of a card', (text) => ({ 'beasts/imp.yaml': `count: 1\nstarts: ${text}\nmight: 1\n` })],
  ['word', (text) => ({ 'game.yaml': `${game}\nwords: {nouns: {oil: ${text}}}\n` })],
  ['table', (text) => ({ 'table.yaml': `areas: [${text}]\nnote: ${text}\n` })],
  ['rulebook', (text) => ({ 'rulebook.yaml': `chapters: [{id: turn, title: ${text}, text: ${text}}]\n` })],
];

/** Words appear in a game only where a generated text needs them. */
const UNSEEN = new Set(['word']);

it.each(PLACES.map(([name, write], i) => [name, write, i] as const))(
  'keeps any text as it is, or says what is wrong with it, when it stands as %s',
  async (name, write, place) => {
    for (const text of byTurns(TEXTS, place, 5)) {
      const { compiled, module } = await survive(write(JSON.stringify(text)));

      if (module === null) expect(codes(compiled)).not.toEqual([]);
      else {
        const isThere = JSON.stringify(module.meta).includes(JSON.stringify(text).slice(1, -1));
        expect({ text, isThere: isThere || UNSEEN.has(name) }).toEqual({ text, isThere: true });
      }
      expect(/<\/?script/i.test(compiled.module?.code ?? '')).toBe(false);
    }
    expect(globalThis).not.toHaveProperty('pwned');
  },
  60_000,
);

const NUMBERS = [
  '0',
  '-1',
  '1e9',
  '1e999',
  '-1e999',
  '9007199254740992',
  '2147483648',
  '-2147483649',
  '.nan',
  '.inf',
  '0x7fffffff',
  '1.5',
  '"4"',
  '1_000',
];

const COUNTED: readonly (readonly [string, (number: string) => Readonly<Record<string, string>>])[] = [
  ['count of a card', (n) => ({ 'beasts/imp.yaml': `count: ${n}\nmight: 1\n` })],
  ['printed value', (n) => ({ 'beasts/imp.yaml': `count: 1\nmight: ${n}\nstarts: deck\n` })],
  ['least number of players', (n) => ({ 'game.yaml': game.replace('min: 2, max: 2', `min: ${n}, max: 8`) })],
  ['greatest number of players', (n) => ({ 'game.yaml': game.replace('min: 2, max: 2', `min: 2, max: ${n}`) })],
  ['number of dice', (n) => ({ 'game.yaml': game.replace('max-dice: 8', `max-dice: ${n}`) })],
  ['beginning of a counter', (n) => ({ 'game.yaml': game.replace('initial: 2', `initial: ${n}`) })],
  ['top of a counter', (n) => ({ 'game.yaml': game.replace('max: 20 }\n  embers', `max: ${n} }\n  embers`) })],
  ['default of an option', (n) => ({ 'game.yaml': game.replace('default: 6', `default: ${n}`) })],
  ['option of a variant', (n) => ({ 'game.yaml': game.replace('days: 2', `days: ${n}`) })],
  ['number in a rule', (n) => ({ 'rules/more.rules': `to more\n  repeat ${n} times\n    gain ${n} oil\n` })],
  ['number of dice in a rule', (n) => ({ 'rules/more.rules': `to more\n  gain (${n})d6 oil\n  gain d${n} oil\n` })],
];

it.each(COUNTED.map(([what, write], i) => [what, write, i] as const))(
  'takes a number or says what is wrong with it, when it is the %s',
  async (_, write, place) => {
    for (const number of byTurns(NUMBERS, place, 3)) {
      const { module } = await survive(write(number));
      if (module === null) continue;
      for (const cell of [...module.meta.fields, ...module.meta.options]) expect(cell.initial | 0).toBe(cell.initial);
    }
  },
  60_000,
);

const NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'then',
  'eval',
  'arguments',
  'await',
  'class',
  'null',
  'S',
  'io',
  'f',
  'run',
  'you',
  'this',
];

const NAMED: readonly (readonly [string, (name: string) => Readonly<Record<string, string>>])[] = [
  [
    'counter',
    (name) => ({
      'game.yaml': game.replace('counters:\n', `counters:\n  ${name}: { title: New, min: 0 }\n`),
      'rules/more.rules': `to more\n  gain 1 ${name}\n`,
    }),
  ],
  [
    'option',
    (name) => ({ 'game.yaml': game.replace('options:\n', `options:\n  ${name}: { type: flag, default: false }\n`) }),
  ],
  ['kind', (name) => ({ 'game.yaml': game.replace('kinds:\n', `kinds:\n  ${name}: {}\n`) })],
  ['zone', (name) => ({ 'game.yaml': game.replace('zones:\n  deck', `zones:\n  ${name}: { holds: card }\n  deck`) })],
  ['enum', (name) => ({ 'game.yaml': game.replace('enums:\n', `enums:\n  ${name}: [one, two]\n`) })],
  ['value of an enum', (name) => ({ 'game.yaml': game.replace('calm, wild', `calm, wild, ${name}`) })],
  ['field', (name) => ({ 'game.yaml': game.replace('globals:\n', `globals:\n  ${name}: { type: number }\n`) })],
  [
    'printed value',
    (name) => ({
      'game.yaml': game.replace('printed: { might', `printed: { ${name}: { type: number, default: 1 }, might`),
    }),
  ],
  ['reason', (name) => ({ 'game.yaml': game.replace('reasons: {', `reasons: { ${name}: Over.,`) })],
  ['phrase', (name) => ({ 'game.yaml': game.replace('phrases:\n', `phrases:\n  ${name}: Done.\n`) })],
  ['invariant', (name) => ({ 'game.yaml': `${game}invariants: { ${name}: your oil >= 0 }\n` })],
  ['unknown key', (name) => ({ 'game.yaml': `${game}${name}: { a: 1 }\n` })],
  ['card', (name) => ({ [`beasts/${name}.yaml`]: 'count: 1\nmight: 1\n' })],
  ['row of a table', (name) => ({ 'beasts/new.table.yaml': `rows:\n  ${name}: { count: 1, might: 1 }\n` })],
  ['procedure', (name) => ({ 'rules/more.rules': `to ${name}\n  gain 1 oil\n\nto more\n  ${name}\n` })],
  ['local name', (name) => ({ 'rules/more.rules': `to more\n  let ${name} = 2\n  gain ${name} oil\n` })],
  ['parameter', (name) => ({ 'rules/more.rules': `to more number ${name}\n  gain ${name} oil\n` })],
  ['area of the table', (name) => ({ 'table.yaml': `${name}: { ${name}: 1 }\n` })],
  ['word', (name) => ({ 'game.yaml': `${game}words: { nouns: { ${name}: x }, ${name}: { a: b } }\n` })],
  ['language', (name) => ({ [`locale/${name}.yaml`]: `titles: { ${name}: x, oil: y }\n` })],
];

it.each(NAMED.map(([what, write], i) => [what, write, i] as const))(
  'takes any name or says what is wrong with it, when it names: %s',
  async (_, write, place) => {
    // The first name in each place.
    for (const name of new Set([NAMES[0]!, ...byTurns(NAMES, place, 6)])) {
      const { module } = await survive(write(name));
      expect(Object.getPrototypeOf(module?.meta ?? {})).toBe(Object.prototype);
    }
    expect({}).not.toHaveProperty('a');
  },
  60_000,
);

const deep = (open: string, close: string, depth: number): string => open.repeat(depth) + close.repeat(depth);
const aliases = Array.from({ length: 30 }, (_, i) => `a${i + 1}: &a${i + 1} [${`*a${i},`.repeat(10)}]`).join('\n');

it.each<readonly [string, Readonly<Record<string, string>>]>([
  ['aliases that double', { 'table.yaml': `a0: &a0 [x, x]\n${aliases}\n` }],
  ['an alias of itself', { 'table.yaml': 'a: &a [*a]\n' }],
  ['merge keys', { 'beasts/imp.yaml': 'base: &b { count: 1 }\n<<: *b\nmight: 1\n' }],
  ['deep lists', { 'table.yaml': `areas: ${deep('[', ']', 20_000)}\n` }],
  ['deep maps', { 'table.yaml': `areas: ${deep('{a: ', '}', 20_000)}\n` }],
  ['deep block maps', { 'table.yaml': Array.from({ length: 2000 }, (_, i) => `${' '.repeat(i)}a:`).join('\n') }],
  ['an open bracket', { 'game.yaml': `${game}words: ${'['.repeat(50_000)}` }],
  [
    'deep brackets in a rule',
    { 'rules/more.rules': `to more\n  gain ${deep('(', ')', 5000).replace('()', '(1)')} oil\n` },
  ],
  ['a long sum', { 'rules/more.rules': `to more\n  gain ${'1 + '.repeat(20_000)}1 oil\n` }],
  ['many conditions', { 'rules/more.rules': `to more\n  if ${'not '.repeat(5000)}windfall, gain 1 oil\n` }],
  [
    'a chain of otherwise',
    {
      'rules/more.rules': `to more\n  if windfall, gain 1 oil\n${'  otherwise if windfall, gain 1 oil\n'.repeat(3000)}`,
    },
  ],
  [
    'deep blocks',
    {
      'rules/more.rules': `to more\n${Array.from({ length: 500 }, (_, i) => `${'  '.repeat(i + 1)}if windfall`).join('\n')}\n${'  '.repeat(501)}gain 1 oil\n`,
    },
  ],
  ['fields of fields', { 'rules/more.rules': `to more\n  let x = first(your hand)${'.owner'.repeat(5000)}\n` }],
  ['many statements', { 'rules/more.rules': `to more\n${'  gain 1 oil\n'.repeat(3000)}` }],
  ['a long name', { 'rules/more.rules': `to ${'a'.repeat(100_000)}\n  gain 1 oil\n` }],
  ['a long line', { 'beasts/imp.yaml': `count: 1\nmight: 1\nflavour: ${'x'.repeat(1_000_000)}\n` }],
  [
    'many keys',
    { 'beasts/imp.yaml': `count: 1\nmight: 1\n${Array.from({ length: 5000 }, (_, i) => `k${i}: 1\n`).join('')}` },
  ],
  ['keys that stand twice', { 'beasts/imp.yaml': `count: 1\n${'might: 1\n'.repeat(500)}` }],
  ['tags', { 'beasts/imp.yaml': 'count: !!js/function "function () { globalThis.pwned = 1 }"\nmight: !<tag:x> 1\n' }],
  ['a binary file', { 'beasts/imp.yaml': '\u0000\u0001\u0002\uFFFD\uFFFE\u0000' }],
  ['several documents', { 'beasts/imp.yaml': 'count: 1\n---\ncount: 2\n...\n---\n' }],
  ['an empty file', { 'beasts/imp.yaml': '' }],
  ['a file of carriage returns', { 'beasts/imp.yaml': '\r'.repeat(10_000) }],
  ['many things', { 'game.yaml': game, 'beasts/imp.yaml': 'count: 59000\nmight: 1\n' }],
  [
    'procedures that expand',
    {
      'rules/more.rules':
        Array.from({ length: 200 }, (_, i) => `define d${i} as d${i + 1} + d${i + 1}\n`).join('\n') +
        '\ndefine d200 as 1\n',
    },
  ],
  [
    'a set of itself',
    {
      'game.yaml': game.replace(
        'sets:\n',
        'sets:\n  ones: { one: uno, is: twos where its might > 1 }\n  twos: { one: duo, is: ones where its might > 1 }\n',
      ),
    },
  ],
  ['a define of itself', { 'rules/more.rules': 'define round as round + 1\n\nto more\n  gain round oil\n' }],
])(
  'ends soon with a diagnostic or a game, when there are %s',
  async (_, changes) => {
    const { compiled } = await survive(changes);
    expect(compiled.diagnostics.length).toBeLessThan(20_000);
    expect(globalThis).not.toHaveProperty('pwned');
  },
  60_000,
);
