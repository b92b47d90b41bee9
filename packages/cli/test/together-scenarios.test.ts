// Scenarios of players who are asked at the same time.
import { compileGame } from '@undercroft/compiler';
import { AUCTION_ID, auctionFiles } from '@undercroft/compiler/testing/auction';
import type { GameModule } from '@undercroft/contract';
import { plainSource, readScenarios, runScenario } from '@undercroft/scenario';
import { beforeAll, expect, it } from 'vitest';

let module: GameModule;

beforeAll(async () => {
  const { module: compiled } = compileGame(auctionFiles(), AUCTION_ID);
  module = (await import(`data:text/javascript,${encodeURIComponent(compiled?.code ?? '')}`)) as GameModule;
});

const base = { it: 'an example', start: 'auction', as: 'player 1', players: 3 };

function failures(scenario: Record<string, unknown>): string[] {
  const { scenarios, problems } = readScenarios('auction.yaml', plainSource([{ ...base, ...scenario }]));
  expect(problems).toEqual([]);
  return runScenario(module, scenarios[0]!).failures.map(({ message, expected, found }) =>
    [message, expected, found].filter(Boolean).join(' | '),
  );
}

const won = { 'player 1.wins': 0, 'player 2.wins': 1, 'player 3.wins': 2, open: 'coin' };

it('takes answers in the order of the rules, as before', () => {
  expect(
    failures({ do: ['one', 'two', 3, 'one', 'five', 9, 'five', 'four', 9, 'none'], expect: { 'player 3.wins': 2 } }),
  ).toEqual([]);
});

it('takes answers of players in any order, and knows who is waited for', () => {
  expect(
    failures({
      do: [
        { 'waiting for': ['player 1', 'player 2', 'player 3'] },
        { 'player 3': ['five', 'four'] },
        { by: 'player 2', 'only offered': ['one', 'two', 'three', 'four', 'five'], answer: 'one' },
        { 'player 3': 9 },
        { 'waiting for': ['player 1', 'player 2'] },
        { by: 'player 1', offered: ['one'] },
        { 'player 2': ['five', 9] },
        'one',
        { expect: { 'player 1.wins': 0 } },
        { 'player 1': ['two', 3] },
        { 'waiting for': 'player 1' },
      ],
      expect: { ...won, open: 'up-to-one' },
    }),
  ).toEqual([]);
});

it('says who is waited for, when that is not who it says', () => {
  expect(
    failures({ do: [{ 'player 2': ['one', 'two', 3] }, { 'waiting for': 'player 1' }], expect: { open: 'auction' } }),
  ).toEqual(['who is waited for | player 1 | player 1 and player 3']);
});

it('refuses answers of somebody who has answered, and answers that are not offered', () => {
  expect(failures({ do: [{ 'player 2': ['one', 'two', 3, 'four'] }] })[0]).toContain('not player 2');
  expect(failures({ do: [{ 'player 2': ['one', 'one'] }] })[0]).toContain('`one` is not offered to player 2');
});

it('shows each seat its own question', () => {
  expect(
    failures({
      do: [
        { 'player 2': 'three' },
        {
          expect: {
            sees: {
              'player 2': { answers: ['One', 'Two', 'Four', 'Five'] },
              'player 3': { answers: ['One', 'Two', 'Three', 'Four', 'Five'] },
            },
          },
        },
      ],
      expect: { open: 'auction' },
    }),
  ).toEqual([]);
});
