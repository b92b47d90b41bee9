import { expect, it } from 'vitest';
import { running } from '../testing/running.ts';

it.each([
  ['-(-1)', 1],
  ['1 - -1', 2],
  ['-(day - 5)', 2],
  ['-(-(day))', 3],
  ['10 - (day - 1)', 8],
  ['10 - (day - (1 - day))', 5],
  ['(day + 1) * (day - 1) / -2', -4],
  ['-day * -2', 6],
  ['(if day > 2 then 1 else 2) * 10', 10],
  ['10 - (if day > 2 then 1 else 2)', 9],
])('counts as it is written: %s', async (written, found) => {
  const game = await running(`to tell\n  set day to ${written}\n`);
  game.set('day', 3);

  game.call('tell');
  expect(game.get('day')).toBe(found);
});

it.each([
  ['not (not (day is 3))', true],
  ['not (day is 3 and not (day is 4))', false],
  ['not (day is 4 or day is 5) and day is 3', true],
  ['(day < 4) is (day < 5)', true],
  ['(day < 3) is not (day < 4)', true],
  ['(day is 4 or day is 3) and (day is 2 or day is 1)', false],
  ['(if day is 3 then day < 4 else day > 4) and day is 3', true],
])('judges as it is written: %s', async (written, holds) => {
  const game = await running(`to tell\n  if ${written}, set day to 100\n`);
  game.set('day', 3);

  game.call('tell');
  expect(game.get('day') === 100).toBe(holds);
});
