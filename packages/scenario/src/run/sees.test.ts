import { tinyModule } from '@undercroft/engine/testing';
import { expect, it } from 'vitest';
import { failureLines, type ScenarioResult } from './result.ts';
import { runScenario } from './run.ts';
import { readScenarios } from '../language/scenario.ts';
import { plainSource } from '../language/source.ts';

function run(sees: Record<string, unknown>, more: Record<string, unknown> = {}): ScenarioResult {
  const scenario = {
    it: 'an example',
    given: { 'player 1': { points: 2, hand: ['pear', 'plum'], wish: 3 }, 'player 2.hand': ['fig'] },
    start: 'turn',
    as: 'player 1',
    expect: { open: 'any', sees },
    ...more,
  };
  const { scenarios, problems } = readScenarios('orchard.yaml', plainSource([scenario]));
  expect(problems).toEqual([]);
  return runScenario(tinyModule(), scenarios[0]!);
}

function messages(result: ScenarioResult): string[] {
  return result.failures.map(({ message, expected, found }) => [message, expected, found].filter(Boolean).join(' | '));
}

it('passes, when each seat sees what it may: zones, things, fields, and nothing else', () => {
  const result = run({
    'player 1': { 'player 1.hand': ['pear', 'plum'], 'player 2.hand': 'hidden', 'player 1.wish': 3, pear: 'open' },
    'player 2': { 'player 1.hand': '2 hidden', 'player 1.wish': 'hidden', pear: 'hidden', 'player 1.points': 2 },
    spectator: { deck: 'hidden', 'player 2.hand': ['hidden'], 'player 2.wish': 'hidden' },
  });

  expect(failureLines(result)).toBe('');
});

it('says who sees what, and what was expected instead', () => {
  const result = run({
    'player 1': { 'player 1.hand': 'hidden', 'player 2.hand': ['fig'], 'player 2.wish': 0, pear: 'hidden' },
    'player 2': { pear: 'pear', 'player 1.hand': ['hidden'], 'player 1.points': 'hidden' },
  });

  expect(messages(result)).toEqual([
    'player 1 sees player 1.hand | hidden | [pear, plum]',
    'player 1 sees player 2.hand | [fig] | [hidden]',
    'player 1 sees player 2.wish | 0 | hidden',
    'player 1 sees pear | hidden | pear#1',
    'player 2 sees pear | pear | hidden',
    'player 2 sees player 1.hand | [1 hidden] | [2 hidden]',
    'player 2 sees player 1.points | hidden | 2',
  ]);
});

it('looks into the log and the answers of a seat, as that seat reads them', () => {
  const sees = {
    'player 1': { log: ['Player 1 picks Fig'], 'no answers': ['Fig'] },
    'player 2': { log: ['Player 1 picks a hidden fruit'], 'no log': ['Fig'], answers: ['Pick a fruit'] },
  };
  const found = run(sees, { given: { deck: ['fig', '...'] }, do: ['Pick a fruit'], expect: { sees } });

  expect(messages(found)).toEqual(['player 2 sees answers | "Pick a fruit" | nothing']);
  const wrong = { 'player 2': { 'no log': 'hidden fruit' } };
  expect(messages(run(wrong, { do: ['Pick a fruit'], expect: { sees: wrong } }))).toEqual([
    'player 2 sees no log | no "hidden fruit" | "Player 1 picks a hidden fruit."',
  ]);
});

it('says what makes no sense', () => {
  expect(messages(run({ 'player 9': {} }))).toEqual(['`player 9` is no seat: player 1, player 2 ... or spectator']);
  expect(messages(run({ 'player 1': { heap: 'hidden' } }))).toEqual([
    'nothing lies in `heap`, so nothing there is hidden',
  ]);
  expect(messages(run({ 'player 1': { heep: 'hidden' } }))[0]).toMatch(/nothing called `heep`/);
  expect(messages(run({ 'player 1': 'hidden' }))[0]).toMatch(/is a map/);
});

it('refuses a `no log` that no sentence of the game can hold, with what may be meant', () => {
  const [told] = messages(run({ 'player 2': { 'no log': ['Player 1 piks'] } }));

  expect(told).toBe('no sentence of the log ever holds `piks`, so this says nothing; did you mean `picks`?');
});

it('says which answer may be meant, when one is not offered', () => {
  const [told] = messages(run({}, { do: ['Pick a frut'] }));

  expect(told).toContain('did you mean `Pick a fruit`?');
});
