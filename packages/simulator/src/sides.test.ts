import { expect, it } from 'vitest';
import { sharedWins, sizeOfSides } from './sides.ts';

it('counts one side in a cooperative game, also when it never won or had one player', () => {
  const never = sharedWins([], 0, 20, true);
  const alone = sharedWins([], 15, 20, true);

  expect([never.always, never.share.count, never.sides]).toEqual([true, 0, []]);
  expect([alone.always, alone.share.count, alone.share.of]).toEqual([true, 15, 20]);
});

it('learns from the games whether players win as sides, where the game does not say so', () => {
  const teams = sharedWins(
    [
      [[0, 2], 6],
      [[1, 3], 4],
    ],
    10,
    12,
  );

  expect([teams.always, sizeOfSides(teams)]).toEqual([true, 2]);
  expect(sharedWins([[[0, 1], 3]], 10, 12).always).toBe(false);
  expect(sharedWins([], 0, 12).always).toBe(false);
});
