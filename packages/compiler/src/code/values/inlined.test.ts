import fc from 'fast-check';
import { expect, it } from 'vitest';
import { tinyGame } from '../../../test/tiny-game.ts';
import { compileText } from '../../testing/compile-text.ts';
import { running } from '../testing/running.ts';

/** Names of the functions of the game that a procedure calls. */
function calledBy(procedure: string, changes: Readonly<Record<string, string>>): string[] {
  const { diagnostics, module } = compileText(changes);
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const body = new RegExp(String.raw`\nfunction p_${procedure}\([\s\S]*?\n}`).exec(module?.code ?? '')?.[0] ?? '';
  expect(body).not.toBe('');
  return [...body.matchAll(/\b([ad]_\w+)\(/g)].map(([, name = '']) => name);
}

const ASK = 'to ask with beast b\n  set day to asked(b)\n';

it.each([
  ['is one expression', 'define asked(beast b) as b.cost + 1'],
  [
    'tells case by case',
    'define asked(beast b) giving number\n  if day > 3\n    if b.tired, return 1\n    return 2\n  return 3',
  ],
  ['asks another one', 'define asked(beast b) as twice(b) + 1\ndefine twice(beast b) as 2 * b.cost'],
  ['asks for the last player', 'define asked(beast b) as last(players).oil + b.cost'],
  ['asks for whoever acts', 'define asked(beast b) as your oil + b.cost'],
])('is written where it is asked, when a function %s', (_, define) => {
  expect(calledBy('ask', { 'rules/more.rules': `${define}\n${ASK}` })).toEqual([]);
});

it.each([
  ['cites a rule, for that is noted', 'define asked(beast b) giving number\n  rule LT-TURN-01\n  return b.cost'],
  ['goes through a set', 'define asked(beast b) as count(beasts in your hand where its cost < b.cost)'],
  ['remembers something', 'define asked(beast b) giving number\n  let n = b.cost\n  return n * n'],
  ['is long', `define asked(beast b) as ${Array.from({ length: 12 }, (_, i) => `b.cost * ${i}`).join(' + ')}`],
  ['comes back to itself', 'define asked(beast b) giving number\n  if b.tired, return 0\n  return asked(b)'],
])('stays a function, when it %s', (_, define) => {
  expect(calledBy('ask', { 'rules/more.rules': `${define}\n${ASK}` })).toEqual(['d_asked']);
});

it('works nothing out more often than it is written', () => {
  const rules = 'define asked(number n) as n * n\nto ask with beast b\n  set day to asked(b.cost + 1)\n';

  expect(calledBy('ask', { 'rules/more.rules': rules })).toEqual(['d_asked']);
});

/** The tiny game in which a beast has a worth. @param bounds further keys of it */
function withWorth(rules: string, bounds = ''): Readonly<Record<string, string>> {
  const worth = `worth: { title: Worth, base: its cost + 1${bounds} }`;
  const yaml = tinyGame().get('lantern/game.yaml') ?? '';
  return { 'game.yaml': yaml.replace('{ might: { title', `{ ${worth}, might: { title`), 'rules/more.rules': rules };
}

it.each([
  ['is written where it is asked, when nothing changes it', '', '', []],
  ['is called, when effects change it', '\nbeasts have +1 worth', '', ['a_beast_worth']],
  ['is called, when it has a bound', '', ', max: 3', ['a_beast_worth']],
])('is an attribute that %s', (_, effect, bounds, called) => {
  const rules = `to ask with beast b\n  set day to b.worth${effect}\n`;

  expect(calledBy('ask', withWorth(rules, bounds))).toEqual(called);
});

const CASES = `define grade(beast b, number n) giving number
  if b.tired
    if n > 3 or b is wolf, return 7
    return 8
  if n is 0, return tripled(n + 1)
  otherwise if fresh(b, n), return b.cost
  return 0

define tripled(number n) as 3 * n

define fresh(beast b, number n) giving flag
  if b.tired, return false
  if n < 0, return true
  return n is 2 and not weary(b) or n is 5

define weary(beast b) as (if b.tired then true else your oil < 3)

to note beast b with number n
  set day to grade(b, n)
  if fresh(b, n), increase day by 100
  if not fresh(b, n), increase day by 200
  if weary(b) is fresh(b, n), increase day by 1000
`;

it('gives what the function gives, whatever it is asked about', async () => {
  const game = await running(CASES);
  const { functions = [] } = game.module.meta;
  const asked = (name: string, args: readonly number[]): number | undefined =>
    game.module.evaluate?.(
      game.state,
      functions.findIndex((one) => one.name === name),
      args,
      0,
      new Int32Array(0),
    );
  const beasts = ['wolf', 'hare'].map((row) => game.things(row)[0] ?? -1);
  const seen = new Set<number>();
  fc.assert(
    fc.property(
      fc.constantFrom(...beasts),
      fc.integer({ min: -1, max: 5 }),
      fc.boolean(),
      fc.integer({ min: 2, max: 3 }),
      (beast, n, tired, oil) => {
        game.set('tired', Number(tired), beast).set('oil', oil);
        const [grade = 0, fresh, weary] = [
          asked('grade', [beast, n]),
          asked('fresh', [beast, n]),
          asked('weary', [beast]),
        ];
        game.call('note', [beast, n]);
        seen.add(grade);

        expect(game.get('day')).toBe(grade + (fresh === 1 ? 100 : 200) + (weary === fresh ? 1000 : 0));
      },
    ),
    { numRuns: 300 },
  );
  expect([...seen].toSorted((a, b) => a - b)).toEqual([0, 1, 3, 7, 8]);
});

it.each([
  ['itself', 'define deep(number n) giving number\n  if n < 0, return 0\n  return deep(n)'],
  [
    'one another',
    'define deep(number n) giving number\n  return other(n) + 1\ndefine other(number n) giving number\n  return deep(n) + 1',
  ],
])('ends in an error that names a place, when small functions ask %s for ever', async (_, defines) => {
  const game = await running(`${defines}\nto ask\n  set day to deep(1)\n`);

  expect(() => game.call('ask')).toThrow(expect.objectContaining({ site: expect.any(Number) }));
});

it('counts the work of a small function that asks for much', async () => {
  const levels = Array.from(
    { length: 40 },
    (_, i) => `define level-${i}(number n) as level-${i + 1}(n) + level-${i + 1}(n)`,
  );
  const game = await running(`${levels.join('\n')}\ndefine level-40(number n) as n\nto ask\n  set day to level-0(1)\n`);

  expect(() => game.call('ask')).toThrow(expect.objectContaining({ code: 'loop-limit' }));
});
