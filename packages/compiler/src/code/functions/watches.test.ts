// When watched conditions are looked at: after every step that may change what they speak of.

import { expect, it } from 'vitest';
import { tinyGame } from '../../../test/tiny-game.ts';
import { running, type Running } from '../testing/running.ts';

const textOf = (path: string): string => tinyGame().get(`lantern/${path}`) ?? '';

/** The tiny game without its own watched condition, which makes all moves be looked at. */
const play = (rules: string, files: Readonly<Record<string, string | null>> = {}): Promise<Running> =>
  running(rules, { 'rules/play.rules': textOf('rules/play.rules').replace(/as soon as[^]*/, ''), ...files });

/** A moth in a glade of the first player. */
async function withMoth(rules: string): Promise<{ game: Running; moth: number }> {
  const game = await play(rules);
  const [moth = 0] = game.things('moth');
  const [glade = 0] = game.things('fern');
  game.put(glade, 'grove').put(moth, 'dwellers', glade);
  return { game, moth };
}

it('looks at values that an effect changes when it begins', async () => {
  const { game } = await withMoth(
    [
      'to nap',
      '  until end of nap, your fighters have +9 might',
      '  set day to your embers',
      '',
      'as soon as any fighters where its might >= 9, gain 1 embers',
    ].join('\n'),
  );

  game.call('nap');

  expect(game.get('day')).toBe(1);
});

it.each([
  ['its period ends', 'to nap beast b\n  until end of nap, your fighters have +9 might\n  increase day by 1'],
  [
    'its event happens',
    'to nap beast b\n  until b is poked, your fighters have +9 might\n  increase day by 1\n  poke b',
  ],
  [
    'it expires',
    'to nap beast b\n  until end of nap\n    your fighters have +9 might\n    when b is poked, expire\n  increase day by 1\n  poke b',
  ],
])('looks at values that an effect changed when %s', async (_when, nap) => {
  const weak = 'as soon as day > 0 and no fighters where its might >= 9, gain 1 embers';
  const { game, moth } = await withMoth(
    `${nap}\n\nto poke beast b\n  gain 0 oil\n\nto try beast b\n  nap b\n\n${weak}`,
  );

  game.call('try', [moth]);

  expect(game.get('embers')).toBe(1);
});

it('looks at values of players when a card comes into force and when it goes', async () => {
  const game = await play(
    [
      'to come glade g',
      '  move nymph to g',
      '',
      'to go',
      '  move nymph to your hand',
      '',
      'as soon as your draws >= 2, gain 1 embers',
      '',
      'as soon as your draws <= 1 and day > 0, gain 10 embers',
    ].join('\n'),
    { 'beasts/nymph.yaml': 'count: 1\nmight: 1\neffect: you have +1 draws\n' },
  );
  const [nymph = 0] = game.things('nymph');
  const [glade = 0] = game.things('fern');
  game.put(glade, 'grove').put(nymph, 'hand');

  game.call('come', [glade]);
  const come = game.get('embers');
  game.set('day', 1).call('go');

  expect([come, game.get('embers')]).toEqual([1, 11]);
});

it('looks at who still plays when a player is out', async () => {
  const forThree = (path: string): string => textOf(path).replaceAll('opponent', 'next-player(you)');
  const game = await running(
    'to try\n  eliminate next-player(you) because dusk\n  set day to 5\n\nas soon as day is 0 and not still-in(last(players)), gain 1 embers',
    {
      'game.yaml': textOf('game.yaml').replace('players: { min: 2, max: 2 }', 'players: { min: 3, max: 3 }'),
      'rules/play.rules': forThree('rules/play.rules'),
      'tricks/tricks.table.yaml': forThree('tricks/tricks.table.yaml'),
    },
  );
  game.module.init(
    game.state,
    game.module.meta.options.map(({ initial }) => initial),
    3,
    1,
  );

  game.call('try', [], 1);

  expect([game.get('day'), game.get('embers', 0), game.get('embers', 1)]).toEqual([5, 0, 1]);
});

it('knows whose rules ask, when a watched condition of a card leads to a question', async () => {
  const game = await play('to nap\n  increase day by 1', {
    'beasts/ear.yaml': 'count: 1\nmight: 1\neffect: as soon as day >= 1, let n = a number from 1 to 3\n',
  });
  const [ear = 0] = game.things('ear');
  game.put(ear, 'dwellers', game.things('fern')[0]);

  game.call('nap');

  const { asks, io } = { asks: game.module.meta.asks, io: game.module.io };
  expect(asks[io.ask]?.within).toBe('ear');
});
