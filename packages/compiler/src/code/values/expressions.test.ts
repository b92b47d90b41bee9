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

/** What two procedures set `day` to, `tell` and `tell-otherwise`. */
async function bothDays(rules: string): Promise<[number, number]> {
  const game = await running(rules);
  const dayOf = (procedure: string): number => {
    game.set('day', 0);
    game.call(procedure);
    return game.get('day');
  };
  return [dayOf('tell'), dayOf('tell-otherwise')];
}

it.each([
  ['sum(beasts called b, b.might)', 'sum(beasts, its might)'],
  ['max(beasts called b where b.might < 4, b.might)', 'max(beasts where its might < 4, its might)'],
  ['count(most(beasts called b, b.might))', 'count(most(beasts, its might))'],
])('knows in a value the name that a set gives: %s', async (named, unnamed) => {
  const [found, wanted] = await bothDays(
    `to tell\n  set day to ${named}\nto tell-otherwise\n  set day to ${unnamed}\n`,
  );

  expect(wanted).toBeGreaterThan(0);
  expect(found).toBe(wanted);
});

it('counts in one sum by what another one looks at', async () => {
  const [found, wanted] = await bothDays(`to tell
  set day to sum(beasts called b, count(beasts where its might > b.might))
to tell-otherwise
  let n = 0
  for each b in beasts
    increase n by count(beasts where its might > b.might)
  set day to n
`);

  expect(wanted).toBeGreaterThan(0);
  expect(found).toBe(wanted);
});
