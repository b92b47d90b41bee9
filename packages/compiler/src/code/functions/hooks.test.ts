import { expect, it } from 'vitest';
import { running } from '../testing/running.ts';

/** A beast with an effect, one for each player. */
const beast = (effect: string): string =>
  `count: 1 per player\nstarts: deck\nmight: 1\neffect: |\n${effect.replaceAll(/^/gm, '  ')}\n`;

it('tells those who hear an event after it, and only when it happened', async () => {
  const game = await running(
    'to poke beast b\n  increase day by 1\n\nwhen a beast is poked, increase day by 10\n\nto try beast b\n  poke b',
  );

  game.call('try', [game.things('moth')[0] ?? 0]);

  expect(game.get('day')).toBe(11);
});

it('runs what stands before an event first', async () => {
  const game = await running('to poke beast b\n  set day to day * 2\n\nbefore a beast is poked, increase day by 3');

  game.call('poke', [game.things('moth')[0] ?? 0]);

  expect(game.get('day')).toBe(6);
});

it('lets a replaced event go on with other arguments, each replacement once', async () => {
  const game = await running(
    'to tax player p for number n\n  as p, gain n embers\n\ninstead of a player being taxed\n  proceed for 3\n\nwhen a player is taxed, increase day by 1',
  );

  game.call('tax', [1, 9]);

  expect([game.get('embers', 1), game.get('day')]).toEqual([3, 1]);
});

it('lets a replacement do something else, and the event not happen', async () => {
  const game = await running('to poke beast b\n  increase day by 1\n\nwhen a beast is poked, increase day by 10', {
    'beasts/shell.yaml': beast(
      'instead of this being poked\n  if d6 >= 4\n    set this.tired to true\n  otherwise\n    proceed',
    ),
  });
  const [shell = 0] = game.things('shell');
  const [fern = 0] = game.things('fern');
  game.put(shell, 'dwellers', fern);

  game.dice(5).call('poke', [shell]);
  const replaced = [game.get('day'), game.get('tired', shell)];
  game.dice(2).call('poke', [shell]);

  expect(replaced).toEqual([0, 1]);
  expect(game.get('day')).toBe(11);
});

it('hears through a card only while the card is in force', async () => {
  const game = await running('to poke beast b\n  increase day by 1', {
    'beasts/ear.yaml': beast('when a beast is poked, gain 1 embers'),
  });
  const [ear = 0] = game.things('ear');

  game.call('poke', [ear]);
  const inDeck = game.get('embers');
  game.put(ear, 'dwellers', game.things('fern')[0]);
  game.call('poke', [ear]);

  expect([inDeck, game.get('embers')]).toEqual([0, 1]);
});

it('hears what is done to its own card, when the card is in force before it or after it', async () => {
  const rules = `to welcome beast b
  for each g in glades in your grove, move b to g.dwellers

to send-off (sent-off) beast b
  move b to your discard

to count-off beast b
  increase day by 1

to try beast b
  count-off b
  welcome b
  send-off b`;
  const game = await running(rules, {
    'beasts/guest.yaml': beast(
      ['welcomed', 'sent-off', 'counted-off']
        .map((verb, i) => `when this is ${verb}, gain ${10 ** i} embers`)
        .join('\n'),
    ),
  });
  const [guest = 0] = game.things('guest');

  game.call('try', [guest]);

  expect([game.get('day'), game.get('embers')]).toEqual([1, 11]);
});

it('hears only what its pattern names', async () => {
  const game = await running('to poke beast b because cause why by beast? other\n  increase day by 1', {
    'beasts/ear.yaml': beast('when a beast is poked because duel by this, gain 1 embers'),
  });
  const [ear = 0] = game.things('ear');
  const [moth = 0] = game.things('moth');
  game.put(ear, 'dwellers', game.things('fern')[0]);

  game.call('poke', [moth, 1, ear]);
  game.call('poke', [moth, 0, moth]);
  game.call('poke', [moth, 0, -1]);
  const none = game.get('embers');
  game.call('poke', [moth, 0, ear]);

  expect([none, game.get('embers')]).toEqual([0, 1]);
});

it('hears that a period begins and ends', async () => {
  const game = await running(
    'to nap\n  set day to day * 2\n\nwhen nap begins, increase day by 3\n\nwhen nap ends, increase day by 100',
  );

  game.call('nap');

  expect(game.get('day')).toBe(106);
});

it('hears a change with the old value, and not when nothing changed', async () => {
  const game = await running(
    'to try beast b\n  set b.tired to true\n  set b.tired to true\n\nwhen tired of a beast changes, increase day by 1',
  );

  game.call('try', [game.things('moth')[0] ?? 0]);

  expect(game.get('day')).toBe(1);
});

it('hears that a thing lies elsewhere', async () => {
  const game = await running(
    'to try beast b\n  move b to first(your grove)\n  move b to last(your grove)\n  move b to your hand\n\nwhen place of a beast changes, increase day by 1',
  );

  game.call('try', [game.things('moth')[0] ?? 0]);

  expect(game.get('day')).toBe(3);
});

it('acts as soon as a condition becomes true, once each time', async () => {
  const game = await running(
    'to try\n  repeat 4 times\n    increase day by 1\n  set day to 0\n  set day to 3\n\nas soon as day >= 2, gain 1 embers',
  );

  game.call('try');

  expect(game.get('embers')).toBe(2);
});

it('ends what lasts when its period ends, and does then what waits', async () => {
  const game = await running(
    [
      'to try beast b',
      '  nap b',
      '  increase day by b.might * 100',
      '',
      'to nap beast b',
      '  let usual = b.might',
      '  until end of nap, b has +2 might',
      '  at end of nap, increase day by usual',
      '  increase day by b.might * 10',
    ].join('\n'),
  );

  game.call('try', [game.things('owl')[0] ?? 0]);

  expect(game.get('day')).toBe(40 + 2 + 200);
});

it('ends a lasting hook that expires, before its period is over', async () => {
  const game = await running(
    [
      'to poke beast b',
      '  increase day by 1',
      '',
      'to nap beast b',
      '  until end of nap',
      '    instead of a beast being poked',
      '      expire',
      '      increase day by 10',
      '  poke b',
      '  poke b',
    ].join('\n'),
  );

  game.call('nap', [game.things('moth')[0] ?? 0]);

  expect(game.get('day')).toBe(11);
});

const BLESSINGS = `to poke beast b
  increase day by 1

to bless beast b
  until b is poked, b has +3 might

to weigh beast b
  set day to b.might
`;

it('lasts until something happens to that thing, and only then', async () => {
  const game = await running(BLESSINGS);
  const [moth = 0, other = 0] = game.things('moth');
  const weight = (id: number): number => (game.call('weigh', [id]), game.get('day'));
  const keep = (name: string, id: number): void => {
    // A call from outside begins with nothing in force: what lasts is put back.
    const { lasting, lastingMax, lastingStride } = game.module.meta.layout;
    const records = game.state.slice(lasting, lasting + lastingMax * lastingStride);
    const count = game.state[19] ?? 0;
    game.module.call(
      game.state,
      game.module.meta.procedures.findIndex((one) => one.name === name),
      [id],
      0,
    );
    game.state.set(records, lasting);
    game.state[19] = count;
    game.module.run(game.state);
  };
  const plain = weight(moth);

  keep('bless', moth);
  keep('weigh', moth);
  expect(game.get('day')).toBe(plain + 3);

  keep('poke', other);
  keep('weigh', moth);
  expect(game.get('day')).toBe(plain + 3);

  keep('poke', moth);
  keep('weigh', moth);
  expect([game.get('day'), game.state[19]]).toEqual([plain, 0]);
});

it('stands for every player, when a rule of the game says you', async () => {
  const game = await running(
    'to try\n  as opponent, gain 3 embers\n  gain 1 embers\n\nas soon as your embers >= 3, gain 10 oil\n\nyou have +1 draws while your embers >= 3',
  );

  game.set('oil', 0, 0).set('oil', 0, 1).call('try');
  const draws = game.module.meta.attributes.findIndex(({ name }) => name === 'draws');

  expect([game.get('oil', 0), game.get('oil', 1)]).toEqual([0, 10]);
  expect([0, 1].map((player) => game.module.attribute(game.state, draws, player))).toEqual([1, 2]);
});
