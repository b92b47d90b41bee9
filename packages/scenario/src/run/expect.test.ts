import { tinyModule } from '@undercroft/engine/testing';
import { expect, it } from 'vitest';
import { runScenario } from './run.ts';
import { readScenarios } from '../language/scenario.ts';
import { plainSource } from '../language/source.ts';

const TURN = {
  given: { 'player 1': { points: 1, wish: 6, hand: ['fig'] }, 'player 2.hand': ['plum', 'pear', 'quince'] },
  start: 'turn',
  as: 'player 1',
  dice: [6],
  picks: ['pear'],
  do: ['gamble', 'store fig', 'yes'],
};

function failuresOf(scenario: Record<string, unknown>): string[] {
  const { scenarios } = readScenarios('orchard.yaml', plainSource([{ it: 'an example', ...scenario }]));
  const { failures } = runScenario(tinyModule(), scenarios[0]!);
  return failures.map(({ message, expected, found }) => [message, expected, found].join(' | '));
}

it('expects sentences of the log one after the other', () => {
  const expecting = (...events: string[]): string[] => failuresOf({ ...TURN, expect: { events } });

  const log = '"Player 1 rolls 6.", "Player 1 stores Fig for 2." and "Player 2 loses Pear."';

  expect(expecting('Player 1 rolls 6.', 'loses Pear')).toEqual([]);
  expect(expecting('loses Pear', 'Player 1 rolls 6.')).toEqual([
    `events | "Player 1 rolls 6." after "loses Pear" | ${log}`,
  ]);
  expect(expecting('rolls 6', 'Player 1 rolls 6.')).toEqual([`events | "Player 1 rolls 6." after "rolls 6" | ${log}`]);
});
