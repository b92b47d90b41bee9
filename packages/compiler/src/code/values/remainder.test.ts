import { HEADER, OUTCOME } from '@undercroft/contract';
import { expect, it } from 'vitest';
import { compileText } from '../../testing/compile-text.ts';
import { running } from '../testing/running.ts';

it.each([
  [7, 3, 1],
  [6, 3, 0],
  [-1, 3, 2],
  [-7, 3, 2],
  [7, -3, -2],
])('leaves what division leaves over: %i by %i gives %i', async (a, b, left) => {
  const game = await running('to try-it\n  set day to remainder(your strikes - 50, your embers - 50)\n');
  game
    .set('strikes', a + 50)
    .set('embers', b + 50)
    .call('try-it');

  expect(game.get('day')).toBe(left);
});

it('names the line, when nothing can be divided', async () => {
  const game = await running('to try-it\n  gain remainder(3, your embers) oil\n');

  expect(() => game.set('embers', 0).call('try-it')).toThrow(
    expect.objectContaining({ code: 'zero-division', site: expect.any(Number) }),
  );
});

it('knows who has neither won nor lost yet', async () => {
  const game = await running('to alms\n  for each p in players where still-in(it), increase p.strikes by 1\n');
  game.set('strikes', 0, 0).set('strikes', 0, 1);
  game.state[HEADER.outcome + 1] = OUTCOME.lost;
  game.call('alms');

  expect([game.get('strikes', 0), game.get('strikes', 1)]).toEqual([1, 0]);
});

it.each([
  ['gain remainder(3) oil', 'remainder(NUMBER, NUMBER)'],
  ['gain remainder(3, you) oil', 'a number'],
  ['if still-in(3), gain 1 oil', 'a player'],
  ['gain modulo(3, 2) oil', 'remainder'],
])('says what is wrong with `%s`', (line, said) => {
  const { diagnostics } = compileText({ 'rules/more.rules': `to try-it\n  ${line}\n` });

  expect(diagnostics.map(({ message, notes }) => `${message} ${notes.join(' ')}`).join('\n')).toContain(said);
});
