// What can come of something in a position, and positions written down; on a compiled game.
import { compileGame } from '@undercroft/compiler';
import { tinyGame } from '@undercroft/compiler/testing';
import type { GameModule } from '@undercroft/contract';
import {
  branchesOf,
  dumpState,
  plainSource,
  positionAsGiven,
  positionReached,
  prepareScenario,
  readScenarios,
  type Branches,
} from '@undercroft/scenario';
import { beforeAll, expect, it } from 'vitest';
import { moduleFromText } from '../src/module-from-text.ts';

let game: GameModule;
beforeAll(async () => {
  game = await moduleFromText(compileGame(tinyGame(), 'lantern').module!.code);
});

const given = {
  'player 1.oil': 2,
  'player 2.hand': ['hare', 'gust'],
  'fern#1': { dwellers: ['moth'] },
  'fern#2': { dwellers: ['hare#2'] },
  active: 'player 1',
};
const scenarioOf = (more: object) =>
  readScenarios('lantern.yaml', plainSource([{ it: 'Tried', given, as: 'player 1', ...more }])).scenarios[0]!;
const tried = (start: string, runs?: number): Branches =>
  branchesOf(prepareScenario(game, scenarioOf({ start })), runs);

it('tells every throw of dice with its odds', () => {
  const { list, more } = tried('duel moth with hare');
  const ends = list.map(({ changes, odds }) => [changes[0]?.name, Math.round(odds * 36)]);

  expect(more).toBe(false);
  expect(list.reduce((sum, { odds }) => sum + odds, 0)).toBeCloseTo(1);
  // Both have the same might: either wins with the greater number, and both go when the numbers are
  // the same.
  expect(ends.toSorted(([, one], [, other]) => Number(one) - Number(other)).map(([, n]) => n)).toEqual([6, 15, 15]);
  expect(list.every(({ about, failed }) => !about && failed === null)).toBe(true);
});

it('tells every answer apart, each with odds of its own', () => {
  const { list } = tried('strike moth');
  const answers = new Set(
    list.map(({ steps }) => steps.flatMap((one) => (one.is === 'answer' ? one.label : [])).join()),
  );

  expect(answers.size).toBe(2);
  expect(list.reduce((sum, { odds }) => sum + odds, 0)).toBeCloseTo(2);
});

it('says so, when it has left ways out', () => {
  expect(tried('duel moth with hare', 20)).toMatchObject({ more: true });
  expect(tried('duel moth with hare', 20).list.length).toBeGreaterThan(0);
});

it('counts tries, where more than dice is left to chance', () => {
  const { list } = tried('set-up');

  expect(list.every(({ about }) => about)).toBe(true);
  expect(list.reduce((sum, { odds }) => sum + odds, 0)).toBeCloseTo(1);
});

it('writes a position down as given, from which the same position comes again', () => {
  const { situation } = positionReached(game, scenarioOf({ start: 'take-turn', seed: 4 }));
  const written = positionAsGiven(game, situation.state);
  const again = prepareScenario(
    game,
    readScenarios('lantern.yaml', plainSource([{ it: 'Again', ...written }])).scenarios[0]!,
  );

  expect(written.given).toMatchObject({ 'fern#1.dwellers': ['moth#1'] });
  expect([...dumpState(again)]).toEqual([...dumpState(situation)]);
});

it('leads a scenario to where it fails, and says why it goes no further', () => {
  const { situation, stopped } = positionReached(game, scenarioOf({ start: 'take-turn', do: ['fly away'] }));

  expect(stopped).toContain('`fly away` is not offered');
  expect(dumpState(situation).get('fern#1.dwellers')).toBe('[moth]');
});
