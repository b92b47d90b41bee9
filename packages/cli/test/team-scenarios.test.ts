// Scenarios of questions to a side.
import { compileGame } from '@undercroft/compiler';
import { COUNCIL_ID, councilFiles } from '@undercroft/compiler/testing/council';
import type { GameModule } from '@undercroft/contract';
import { plainSource, readScenarios, runScenario } from '@undercroft/scenario';
import { beforeAll, expect, it } from 'vitest';

let module: GameModule;

beforeAll(async () => {
  const { module: compiled } = compileGame(councilFiles(), COUNCIL_ID);
  module = (await import(`data:text/javascript,${encodeURIComponent(compiled?.code ?? '')}`)) as GameModule;
});

function failures(scenario: Record<string, unknown>): string[] {
  const base = { it: 'an example', start: 'play-game', as: 'player 1', players: 4 };
  const { scenarios, problems } = readScenarios('council.yaml', plainSource([{ ...base, ...scenario }]));
  expect(problems).toEqual([]);
  return runScenario(module, scenarios[0]!).failures.map(({ message }) => message);
}

it('takes the answer of any of the side, with or without the name of the player', () => {
  const all = { 'waiting for': ['player 1', 'player 3'] };

  expect(
    failures({
      do: [all, { 'player 3': ['earn'] }, 'earn'],
      expect: { 'player 1.points': 1, 'player 2.points': 1, open: 'confer' },
    }),
  ).toEqual([]);
});

it('refuses the answer of a rival', () => {
  expect(failures({ do: [{ 'player 2': ['earn'] }], expect: { open: 'confer' } })).toEqual([
    'player 1 is asked, not player 2: What does your side do?',
  ]);
});
