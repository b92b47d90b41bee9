import { NONE, STATUS } from '@undercroft/contract';
import { expect, it } from 'vitest';
import { tinyGame } from '../../../test/tiny-game.ts';
import { running, type Running } from '../testing/running.ts';

const GAME = tinyGame().get('lantern/game.yaml') ?? '';

/**
 * The tiny game with pebbles and shells that lie on a beach and in purses, and with a procedure
 * `try`.
 */
async function strewn(steps: string, kind = ''): Promise<Running> {
  return running(`to try\n  ${steps.replaceAll('\n', '\n  ')}`, {
    'game.yaml': GAME.replace('\nzones:', `\n  stone: { folder: stones, alike: true${kind} }\nzones:`).replace(
      '\nsets:',
      '\n  beach: { holds: stone }\n  purse: { holds: stone, of: player }\nsets:',
    ),
    'stones/stones.table.yaml':
      'each: { count: 4, starts: beach }\nrows:\n  pebble: { title: Pebble }\n  shell: { title: Shell }\n',
  });
}

it('offers things that are all the same once, whether one is asked for or several', async () => {
  const game = await strewn('move a stone in beach to your purse\nmove up to 2 stones in beach to your purse');
  const [pebble = 0, nextPebble = 0, , lastPebble = 0] = game.things('pebble');
  const [shell = 0] = game.things('shell');

  game.call('try');
  expect(game.options).toEqual([pebble, shell]);
  game.answer(pebble);
  expect(game.options).toEqual([nextPebble, shell, NONE]);
  game.answer(nextPebble);
  expect(game.options).toEqual([game.things('pebble')[2], shell, NONE]);
  game.answer(NONE);
  expect(game.zone('purse')).toEqual([pebble, nextPebble]);
  expect(game.zone('beach')).toContain(lastPebble);
});

it('asks for several of two sorts until only one sort or only as many as needed are left', async () => {
  const game = await strewn('move 5 stones in beach to your purse');
  const [pebble = 0, ...pebbles] = game.things('pebble');

  game.call('try');
  game.answer(pebble);
  for (const next of pebbles) game.answer(next);
  expect(game.zone('purse')).toHaveLength(5);

  const few = await strewn('move 8 stones in beach to your purse');
  expect([few.call('try'), few.zone('purse').length]).toEqual([STATUS.over, 8]);
});

it('offers the rest, when the set leaves out the first of those that are the same', async () => {
  const game = await strewn(
    'let s = a stone in beach\nlet more = up to one stone in beach where it is not s\nif more is not none, move more to your purse',
  );
  const [pebble = 0, nextPebble = 0] = game.things('pebble');
  const [shell = 0] = game.things('shell');

  game.call('try');
  game.answer(pebble);

  expect(game.options).toEqual([nextPebble, shell, NONE]);
});

it('has no question for things of one row in one zone, when nothing tells them apart', async () => {
  const game = await strewn('move a pebble in beach to your purse\nmove 2 shells in beach to your purse');

  expect([game.call('try'), game.zone('purse').length]).toEqual([STATUS.over, 3]);
  expect(game.module.meta.asks.filter(({ within }) => within === 'try')).toEqual([]);
});

it('still asks when a field tells them apart', async () => {
  const game = await strewn('move a pebble in beach to your purse', ', fields: { wet: { type: flag } }');
  const [pebble = 0, nextPebble = 0] = game.things('pebble');
  game.set('wet', 1, pebble);

  expect([game.call('try'), game.options]).toEqual([STATUS.decision, [pebble, nextPebble]]);
});

it('offers those of a sort once that are all the same, among others that are not', async () => {
  const game = await running('to try\n  move a find in beach to your purse', {
    'game.yaml': GAME.replace(
      '\nzones:',
      '\n  find: {}\n  stone: { is: find, folder: stones, alike: true }\n  relic: { is: find, folder: relics }\nzones:',
    ).replace('\nsets:', '\n  beach: { holds: find }\n  purse: { holds: find, of: player }\nsets:'),
    'stones/stones.table.yaml':
      'each: { count: 2, starts: beach }\nrows:\n  pebble: { title: Pebble }\n  shell: { title: Shell }\n',
    'relics/relics.table.yaml': 'each: { count: 2, starts: beach }\nrows:\n  idol: { title: Idol }\n',
  });
  game.call('try');

  const [[pebble], [shell]] = [game.things('pebble'), game.things('shell')];
  expect(new Set(game.options)).toEqual(new Set([pebble, shell, ...game.things('idol')]));
  expect(game.options).toHaveLength(4);
});
