import { HEADER } from '@undercroft/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { running, type Running } from '../src/code/testing/running.ts';
import type { Node } from '../src/content/tree/node.ts';
import { walk } from '../src/content/tree/walk.ts';
import { compileGame } from '../src/compile.ts';
import type { Diagnostic } from '../src/diagnostics/diagnostic.ts';
import { compileText } from '../src/testing/compile-text.ts';
import { readMarks } from '../src/testing/marks.ts';
import { CORPUS } from './corpus-game.ts';
import { readGames, tinyGame } from './tiny-game.ts';

const GAME = tinyGame().get('lantern/game.yaml') ?? '';
/** Each of these throws one die, so what may use them can be counted. */
const LONER = { 'beasts/loner.yaml': 'count: 1\nmight: 1\n' };
const THROWS = `
to any-beast giving beast
  increase day by d6
  return loner

to anyone giving player
  increase day by d6
  return you

to lucky giving flag
  return d6 > 3

to wait number hours for number more
  increase day by hours + more

to tire beast b for number hours
  set b.tired to hours > 0

to doubled number n giving number
  return n + n

define tripled(number n) as n * 3
`;

/** Where an expression stands that is worked out once: dice fall as often as they are written. */
const ONCE: readonly [position: string, body: string, dice?: number][] = [
  ['let.value', 'let n = d6\nset day to n'],
  ['roll.dice', 'let m, n = roll d6 and d6\nset day to m + n', 2],
  ['assign.value', 'set day to d6'],
  ['assign.value', 'increase day by d6'],
  ['gain.amount', 'gain d6 oil'],
  ['gain.amount', 'lose d6 oil'],
  ['gain.amount', 'pay d6 oil'],
  ['command.object', 'draw d6 from your deck to your hand'],
  ['command.object', 'move any-beast() to your discard'],
  ['command.object', 'wait d6 for 1'],
  ['command.object', 'tire each [any-beast(), loner] for 1'],
  ['command.args', 'wait 1 for d6'],
  ['command.args', 'tire loner for d6'],
  ['if.arms', 'if d6 > 3, gain 1 oil'],
  ['if.arms', 'if day < 0\n  gain 1 oil\notherwise if d6 > 3, gain 2 oil'],
  ['for-each.set', 'for each b in [any-beast(), loner], gain 1 oil'],
  ['for-each.rolling', 'for each b in [any-beast()] rolling d6 called n, gain n oil', 2],
  ['repeat.times', 'repeat d6 times\n  gain 1 oil'],
  ['as.player', 'as anyone(), gain 1 oil'],
  ['return.value', 'set day to doubled(1)\nlet sure = lucky()\nif sure, gain 1 oil'],
  ['call.args', 'set day to doubled(d6)'],
  ['call.args', 'set day to tripled(d6)'],
  ['call.args', 'set day to max(d6, 2)'],
  ['call.args', 'set day to step(d6, [1 -> 2, 3 -> 4])'],
  ['call.args', 'set active to next-player(anyone())'],
  ['call.args', 'set day to count([d6, 2])'],
  ['list.entries', 'set day to sum([d6, 2])'],
  ['quantifier.set', 'if any [any-beast()], gain 1 oil'],
  ['query.base', 'for each b in [any-beast(), loner] where its might > 0, gain 1 oil'],
  ['field.of', 'set day to any-beast().might'],
  ['binary.left', 'set day to d6 + 1'],
  ['binary.right', 'set day to 1 + d6'],
  ['binary.left', 'if d6 is 3, gain 1 oil'],
  ['negative.value', 'set day to 9 + -(d6)'],
  ['not.value', 'if not (d6 > 3), gain 1 oil'],
  ['if-value.condition', 'set day to if d6 > 3 then 1 else 2'],
  ['dice.count', 'set day to (d6)d6', 4],
  ['dice.sides', 'set day to 1d(d6 + 2)', 2],
];

/** Where it may be computed more than once, or for a look: then it may not change anything. */
const LOOKS: readonly (readonly [position: string, text: string, where: string])[] = [
  ['choice.low', 'let n = a number from <<d6>> to 9\nset day to n', 'the bounds of a choice'],
  ['choice.high', 'let n = a number from 1 to <<d6>>\nset day to n', 'the bounds of a choice'],
  ['choice.high', 'let n = a number from 1 to (<<a number from 1 to 3>>)\nset day to n', 'the bounds of a choice'],
  ['choice.count', 'let s = (<<d6>>) cards in your hand\nset day to count(s)', 'the number of a choice'],
  ['choice.count', 'let s = up to (<<d6>>) cards in your hand\nset day to count(s)', 'the number of a choice'],
  ['choice.from', 'let b = a beast in (<<a glade in your grove>>)\nmove b to your hand', 'what is chosen from'],
  ['choice.from', 'let b = a beast where its might > <<d6>>\nmove b to your hand', 'what is chosen from'],
  ['choice.from', 'let b = a random beast where its might > <<d6>>\nmove b to your hand', 'what is chosen from'],
  ['choice.from', 'let n = an order of [<<any-beast()>>, loner]\nset day to count(n)', 'what is chosen from'],
  ['choice.by', 'let b = a beast chosen by <<anyone()>>\nmove b to your hand', 'whoever is asked'],
  ['choice.by', 'let b = a beast chosen by (<<a random player>>)\nmove b to your hand', 'whoever is asked'],
  ['assign.target', 'set <<any-beast()>>.tired to true', 'what is set'],
  ['assign.target', 'increase <<anyone()>>.strikes by 1', 'what is set'],
  ['menu.by', 'choose by <<anyone()>>\n  option go\n    gain 1 oil', 'whoever is asked'],
  ['option.each', 'choose\n  option go for each b in [<<any-beast()>>, loner]\n    tire b for 1', 'an option'],
  ['option.condition', 'choose\n  option go if <<d6>> > 3\n    gain 1 oil', 'the `if` of an option'],
  ['option.condition', 'choose\n  option go if <<lucky()>>\n    gain 1 oil', 'the `if` of an option'],
  [
    'option.risking',
    'choose\n  option go for each s in reach(loner, 1, 1), risking [<<any-beast()>>, loner]\n    gain 1 oil',
    'what a step provokes',
  ],
  ['option.showing', 'choose\n  option go, showing [<<any-beast()>>, loner]\n    gain 1 oil', 'what an option shows'],
  ['limit.times', 'choose\n  option go, (<<d6>>) times per take-turn\n    gain 1 oil', 'a limit'],
  ['include.of', 'choose\n  include rescue-window of <<any-beast()>>', 'what a window is about'],
  ['offer.of', 'offer rescue-window of <<any-beast()>>', 'what a window is about'],
  ['require.condition', 'require <<d6>> > 3\ngain 1 oil', '`require`'],
  ['query.where', 'for each b in beasts where its might > <<d6>>, gain 1 oil', 'a `where`'],
  ['query.owner', 'for each b in fighters of <<anyone()>>, gain 1 oil', 'the owner of a set'],
  ['query.places', 'for each b in beasts in (<<a random glade>>), gain 1 oil', 'the place of a set'],
  ['binary.right', 'if loner is in discard of <<anyone()>>, gain 1 oil', 'a test of where something is'],
  ['binary.left', 'if <<any-beast()>> is in your hand, gain 1 oil', 'a test of where something is'],
  ['binary.left', 'if <<any-beast()>> is loner, gain 1 oil', 'a test of what something is'],
  ['binary.right', 'for each b in (beasts - [<<any-beast()>>]), gain 1 oil', 'what is taken out of a set'],
  ['call.args', 'set day to count(most([<<any-beast()>>, loner], its might))', 'the set of `most`'],
  ['call.args', 'set day to count(rest([<<any-beast()>>, loner]))', 'the set of `rest`'],
  ['call.args', 'set day to sum(beasts, its might + <<d6>>)', 'the second part of `sum`'],
  ['table.entries', 'set day to step(3, [1 -> <<d6>>, 4 -> 9])', 'a table'],
  ['command.args', 'draw 2 from deck of <<anyone()>> to your hand', 'what is worked out for one thing after the other'],
  ['command.args', 'draw 2 from your deck to hand of <<anyone()>>', 'what is worked out for one thing after the other'],
  ['command.args', 'refill your hand to <<d6>> from your deck', 'what is worked out for one thing after the other'],
  [
    'command.args',
    'move cards in your hand to your deck at <<d6>>',
    'what is worked out for one thing after the other',
  ],
  [
    'command.object',
    'refill hand of <<anyone()>> to 3 from your deck',
    'what is worked out for one thing after the other',
  ],
  ['command.args', 'tire each beast in your hand for <<d6>>', 'what is said of `each`'],
];

/** The same in what stands in force, which is computed at each look. */
const IN_FORCE: readonly (readonly [position: string, item: string, where: string])[] = [
  ['hook.condition', 'when take-turn begins if <<d6>> > 3, gain 1 oil', 'the `if` of a hook'],
  ['pattern.test', 'when <<any-beast()>> is banished, gain 1 oil', 'a pattern'],
  ['as-soon-as.condition', 'as soon as <<d6>> > 3, gain 1 oil', '`as soon as`'],
  ['continuous.subject', '[<<any-beast()>>] have +1 might', 'a lasting effect'],
  ['continuous.amount', 'beasts have +<<d6>> might', 'a lasting effect'],
  ['continuous.condition', 'beasts have +1 might while <<lucky()>>', 'a lasting effect'],
  ['define.value', 'define luck as <<d6>>', 'a `define`'],
  ['define.body', 'define luck giving number\n  <<set day to 3>>\n  return 1', 'a `define`'],
  ['define.body', 'define luck giving number\n  <<gain 1 oil>>\n  return 1', 'a `define`'],
  ['define.body', 'define luck giving number\n  <<shuffle your deck>>\n  return 1', 'a `define`'],
  ['define.body', 'define luck giving number\n  <<offer main-window>>\n  return 1', 'a `define`'],
  ['define.body', 'define luck giving number\n  <<choose\n    option go\n      return 2>>\n  return 1', 'a `define`'],
  ['define.body', 'define luck giving number\n  <<at end of take-turn, return>>\n  return 1', 'a `define`'],
];

/** And in effects of cards, and in the values of YAML files. */
const ON_CARDS: readonly (readonly [position: string, effect: string, where: string])[] = [
  ['ability.condition', 'in main-window if <<d6>> > 3, you may gain 1 oil', 'the `if` of an ability'],
  ['play.condition', 'play in main-window if <<d6>> > 3, gain 1 oil', 'the `if` of an ability'],
  ['limit.times', '(<<d6>>) times per take-turn, in main-window, you may gain 1 oil', 'a limit'],
];
const IN_YAML: readonly (readonly [position: string, line: string, instead: string, where: string])[] = [
  ['set.is', 'is: beasts in glades in grove', 'is: beasts where its might > <<d6>>', 'the query of a set'],
  ['attribute.base', '{ title: Draws, base: 1 }', '{ title: Draws, base: <<d6>> }', 'the base of an attribute'],
  ['score.is', 'light: your embers * 3', 'light: <<d6>> * 3', 'a line of the score'],
  ['score.each', 'each: fighters of you,', 'each: fighters of <<anyone()>>,', 'a line of the score'],
  ['invariant', 'reasons:', 'invariants: { sane: <<d6>> > 3 }\nreasons:', 'an invariant'],
];

/** Worked out anew each time round, as the words say; or lazily, which another check refuses. */
const OTHERWISE = [
  'repeat.condition',
  'if-value.yes',
  'if-value.no',
  'proceed.object',
  'proceed.args',
  'field.args',
  'procedure.body',
];

const sum = (all: readonly number[]): number => all.reduce((one, other) => one + other, 0);

function indented(body: string): string {
  return body.replaceAll(/^/gm, '  ');
}

/** What is wrong in a text of the game. */
function errorsIn(path: string, text: string): readonly Diagnostic[] {
  return compileText({ ...LONER, 'rules/more.rules': THROWS, [path]: text }).diagnostics.filter(
    ({ span, severity }) => span.file.endsWith(path) && severity === 'error',
  );
}

/** A mistake with what it underlines. */
function describeError({ code, span, message }: Diagnostic, text: string): string {
  return `${code} ${text.slice(span.start, span.end)}: ${message}`;
}

/** What is told of a text with one mark: codes with what they underline and say. */
function reportedIn(path: string, marked: string): { reported: string[]; expected: string } {
  const { text, ranges } = readMarks(marked);
  const reported = errorsIn(path, text).map((error) => describeError(error, text));
  const [range] = ranges;
  return { reported, expected: range === undefined ? '' : text.slice(range.start, range.end) };
}

function expectRefused(path: string, marked: string, where: string): void {
  const { reported, expected } = reportedIn(path, marked);
  expectImpure(reported, expected, where);
}

function expectImpure(reported: readonly string[], expected: string, where: string): void {
  expect(reported).toEqual([expect.stringMatching(/^check\/impure /)]);
  expect(reported[0]).toContain(expected);
  expect(reported[0]).toContain(`but ${where} may only look`);
}

describe('dice, chance, questions and changes', () => {
  // One text with all of them, because compiling takes far longer than looking at what it says.
  const parts = LOOKS.map(([, body], n) => readMarks(`to probe-${n}\n${indented(body)}\n`));
  const starts = parts.map((_, n) => THROWS.length + 1 + sum(parts.slice(0, n).map(({ text }) => text.length)));
  const whole = `${THROWS}\n${parts.map((part) => part.text).join('')}`;
  let errors: readonly Diagnostic[];
  beforeAll(() => {
    errors = errorsIn('rules/more.rules', whole);
  });

  it.each(LOOKS.map((look, n) => [...look, n] as const))(
    'are refused in %s, when it says %j',
    (_position, _body, where, n) => {
      const [{ text, ranges }, start] = [parts[n]!, starts[n]!];
      const own = errors.filter(({ span }) => span.start >= start && span.start < start + text.length);
      const [range] = ranges;
      expectImpure(
        own.map((error) => describeError(error, whole)),
        text.slice(range!.start, range!.end),
        where,
      );
    },
  );

  it.each(IN_FORCE)('are refused in %s, when it says %j', (_position, item, where) => {
    expectRefused('rules/more.rules', `${THROWS}\n${item}\n`, where);
  });

  it.each(ON_CARDS)('are refused in %s of a card, when it says %j', (_position, effect, where) => {
    const kind = effect.startsWith('play') ? 'trick' : 'beast';
    const might = kind === 'beast' ? 'might: 1\n' : 'cost: 1\n';
    expectRefused(`${kind}s/subject.yaml`, `count: 1\n${might}effect: ${effect}\n`, where);
  });

  it.each(IN_YAML)('are refused in %s of a file, when %j reads %j', (_position, line, instead, where) => {
    expect(GAME).toContain(line);
    expectRefused('game.yaml', GAME.replace(line, instead), where);
  });
});

describe.each([
  ['that players may answer', (text: string) => text],
  ['that falls on the spot', (text: string) => text.replace('after-roll: roll-window\n', '')],
])('a throw of dice %s', (_name, change) => {
  const files = { ...LONER, 'game.yaml': change(GAME) };
  // One game with all of them, for the same reason.
  const probes = ONCE.map(([, body], n) => `to probe-${n}\n${indented(body)}\n`).join('\n');
  let game: Running;
  beforeAll(async () => {
    game = await running(`${THROWS}\n${probes}`, files);
  });

  it.each(ONCE.map(([position, body, dice = 1], n) => [position, body, dice, n] as const))(
    'falls as often as it is written in %s, when it says %j',
    (_position, _body, dice, n) => {
      game.reset(1);
      game.set('oil', 20).dice(...Array.from({ length: 12 }, () => 3));

      game.call(`probe-${n}`);

      expect(game.state[HEADER.diceUsed]).toBe(dice);
    },
  );
});

it('knows every place of the grammar where an expression stands', () => {
  const known = new Set([...ONCE, ...LOOKS, ...IN_FORCE, ...ON_CARDS].map(([position]) => position));
  for (const position of OTHERWISE) known.add(position);
  const found = new Set<string>();
  const games = readGames(CORPUS);
  for (const id of new Set([...games.keys()].map((path) => path.split('/')[0] ?? ''))) {
    const { model } = compileGame(games, id);
    const trees: Node[] = (model?.programs ?? []).map(({ program }) => program);
    for (const row of model?.rows ?? []) if (row.effect) trees.push(row.effect);
    for (const tree of trees) walk(tree, (node) => positionsOf(node, found));
  }
  expect(found.size).toBeGreaterThan(50);
  expect([...found].filter((position) => !known.has(position))).toEqual([]);
});

/** Kinds of the nodes that are expressions. */
const VALUES: ReadonlySet<string> = new Set([
  'number',
  'flag',
  'none',
  'name',
  'here',
  'field',
  'your',
  'call',
  'binary',
  'not',
  'negative',
  'quantifier',
  'query',
  'choice',
  'dice',
  'roll',
  'if-value',
  'list',
  'table',
]);

/** The fields of a node in which expressions stand, as `kind.field`. */
function positionsOf(node: Node, found: Set<string>): void {
  for (const [field, value] of Object.entries(node)) {
    if (['ref', 'local', 'type', 'procedure', 'old', 'at'].includes(field)) continue;
    if (holdsValue(value)) found.add(`${node.kind}.${field}`);
  }
}

function holdsValue(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some(holdsValue);
  if ('kind' in value) return VALUES.has(String(value.kind));
  return Object.entries(value).some(([key, inner]) => key !== 'local' && holdsValue(inner));
}
