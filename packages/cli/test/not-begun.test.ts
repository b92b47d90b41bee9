// A scenario begins in the middle of a game, so a period that a card counts on may not be running.
import { compileText } from '@undercroft/compiler/testing';
import type { GameModule } from '@undercroft/contract';
import { failureLines, plainSource, readScenarios, runScenario } from '@undercroft/scenario';
import { beforeAll, expect, it } from 'vitest';
import { moduleFromText } from '../src/module-from-text.ts';

const RULES = `to nap
  cheer

to cheer
  until end of nap, your beasts have +1 might
  at end of nap, gain 1 embers
`;
let game: GameModule;

beforeAll(async () => {
  const { module } = compileText({ 'rules/more.rules': RULES });
  game = await moduleFromText(module!.code);
});

const told = (start: string, embers: number): string => {
  const scenario = { it: 'an example', start, as: 'player 1', expect: { 'player 1.embers': embers } };
  const { scenarios } = readScenarios('lantern.yaml', plainSource([scenario]));
  return failureLines(runScenario(game, scenarios[0]!));
};

it('says at each line which period was not running, when a scenario fails', () => {
  const failed = told('cheer', 9);

  expect(failed).toContain('  lantern/rules/more.rules:5 `nap` was not running, so nothing was begun\n');
  expect(failed).toContain('  lantern/rules/more.rules:6 `nap` was not running, so nothing was begun');
});

it('says nothing of it, when the period runs or nothing failed', () => {
  expect(told('nap', 99)).not.toContain('was not running');
  expect(told('cheer', 0)).toBe('');
  expect(game.io.notBegun).toBeNull();
});
