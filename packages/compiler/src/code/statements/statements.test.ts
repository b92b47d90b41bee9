import { expect, it } from 'vitest';
import { tinyGame } from '../../../test/tiny-game.ts';
import { running } from '../testing/running.ts';

it('takes a function without parameters that gives a set by its name alone, wherever a set may stand', async () => {
  const game = await running(`
define held as beasts in your hand + beasts in your discard

define kept giving set of beast
  return beasts in your hand

to tally
  set day to count(held)
  for each b in held
    increase day by 10
  if any held where its might > 0, increase day by 100
  for each b in beasts in held
    increase day by 1000
  for each b in kept
    increase day by 10000
  if first(held) is in kept, increase day by 100000
  if first(kept) is in held, increase day by 200000
  move held to your deck
`);
  const [owl = -1, moth = -1] = ['owl', 'moth'].map((row) => game.things(row)[0]);
  game.put(owl, 'hand').put(moth, 'discard');

  game.call('tally');
  expect([game.get('day'), game.zone('hand'), game.zone('discard')]).toEqual([312122, [], []]);
});

it('takes names that end in digits behind a hyphen, of rows and of whatever has a name', async () => {
  const game = await running(
    'to level-2\n  move first(moth-1s) to your hand\n  let n-2 = 1\n  increase day by n-2 + 2',
    {
      'beasts/moth-1.yaml': 'count: 1 per player\nstarts: deck\nmight: 2\neffect: your fighters have +1 might\n',
    },
  );

  game.call('level-2');
  expect([game.get('day'), game.zone('hand')]).toEqual([3, [game.things('moth-1')[0]]]);
});

it('gains up to the top of the scale, and loses down to its bottom', async () => {
  const game = await running('to try\n  gain 30 oil\n  lose 5 oil\n  lose 2 embers');

  game.call('try');

  expect([game.get('oil'), game.get('embers')]).toEqual([15, 0]);
});

it('stops with the line, when a payment in the middle of a procedure cannot be made', async () => {
  const game = await running('to try\n  set your oil to 1\n  pay 2 oil');

  expect(() => game.call('try')).toThrow('require');
});

it('takes the first arm that holds, when an if has several', async () => {
  const game = await running(
    'to try number n\n  if n > 2, gain 1 embers\n  otherwise if n > 1\n    gain 2 embers\n  otherwise, gain 3 embers',
  );

  const embers = [3, 2, 1].map((n) => (game.reset(1), game.call('try', [n]), game.get('embers')));

  expect(embers).toEqual([1, 2, 3]);
});

it('counts, leaves and skips, when it repeats', async () => {
  const game = await running(
    [
      'to try',
      '  let n = 0',
      '  repeat 5 times',
      '    increase n by 1',
      '    if n is 2, skip',
      '    if n is 4, stop',
      '    gain 1 embers',
      '  repeat while n < 10, increase n by 3',
      '  increase day by n',
    ].join('\n'),
  );

  game.call('try');

  expect([game.get('embers'), game.get('day')]).toEqual([2, 10]);
});

it('ends in an error that names the line, when rules go on for ever', async () => {
  const game = await running('to try\n  repeat\n    increase day by 1');

  expect(() => game.call('try')).toThrow(expect.objectContaining({ code: 'loop-limit', site: expect.any(Number) }));
});

it('counts what is moved, and begins anew after each answer', async () => {
  const game = await running(
    'to try\n  draw 100000000 from your deck to your deck\n\nto pause\n  repeat 2 times\n    repeat 900000 times\n      increase day by 0\n    let n = a number from 1 to 2\n    gain n oil\n',
  );

  expect(() => game.call('try')).toThrow(expect.objectContaining({ code: 'loop-limit', site: expect.any(Number) }));
  game.reset(1);
  expect(game.call('pause')).toBe(1);
  expect(game.answer(1)).toBe(1);
});

it('looks from outside as often as anybody wants, whatever the rules have used up', async () => {
  const game = await running('to try\n  gain 1 oil\n');
  const { meta } = game.module;
  const score = meta.attributes.findIndex(({ name }) => name === 'score');
  game.call('try');

  for (let i = 0; i < 1_200_000; i++) game.module.attribute(game.state, score, 0);
  expect(game.module.set(game.state, 0, -1, new Int32Array(200))).toBe(0);
});

it('ends in an error that names a place, when procedures call each other for ever', async () => {
  const game = await running('to try\n  increase day by 1\n  try');

  expect(() => game.call('try')).toThrow(expect.objectContaining({ code: 'stack-limit' }));
});

it('lists the set before the loop begins, when the body moves things', async () => {
  const game = await running('to try\n  for each c in your deck\n    move c to your hand\n    increase day by 1');
  const before = game.zone('deck');

  game.call('try');

  expect([game.zone('deck'), game.zone('hand'), game.get('day')]).toEqual([[], before, before.length]);
});

it('lets another player act, when it says as', async () => {
  const game = await running(
    'to try\n  as opponent, gain 1 embers\n  each other player, gain 2 embers\n  each player, gain 4 embers',
  );

  game.call('try', [], 1);

  expect([game.get('embers', 0), game.get('embers', 1)]).toEqual([7, 4]);
});

it('draws from the top and shuffles the discard in, when the deck runs out', async () => {
  const game = await running('to try\n  draw 3 from your deck to your hand');
  const deck = game.zone('deck');
  for (const card of deck.slice(1)) game.put(card, 'discard');

  game.call('try');

  expect(game.zone('hand')[0]).toBe(deck[0]);
  expect(game.zone('hand')).toHaveLength(3);
  expect(game.zone('discard')).toEqual([]);
});

it('does nothing, when a command is given none', async () => {
  const game = await running(
    'to try\n  move first(your hand) to your discard\n  tire first(fighters of you)\n\nto tire beast b\n  increase day by 1',
  );

  game.call('try');

  expect([game.zone('discard'), game.get('day')]).toEqual([[], 0]);
});

it('keeps the order of arrival in a set and puts on top of a pile', async () => {
  const game = await running('to try\n  for each c in your hand\n    move c to your discard');
  const cards = game.zone('deck').slice(0, 2);
  for (const card of cards) game.put(card, 'hand');

  game.call('try');

  expect(game.zone('discard')).toEqual(cards.toReversed());
});

it('throws no more dice than there are, when many are gained by', async () => {
  const game = await running('to roll-many\n  set day to 1000000\n  gain (day * 2000)d6 oil');

  expect(() => game.call('roll-many')).toThrow(expect.objectContaining({ code: 'dice-limit' }));
});

it.each([
  ['gain 1 embers\n  gain 2147483647 embers', 'overflow'],
  ['increase day by 2147483647\n  increase day by 1', 'overflow'],
  ['decrease day by 2147483647\n  decrease day by 2', 'overflow'],
  ['set day to 65536\n  set day to day * day', 'overflow'],
  ['set day to 2147483647\n  set day to day + day - day', 'none'],
  ['set day to 2147483647\n  if day + 1 > 5, gain 1 oil', 'overflow'],
  ['gain 7 / day oil', 'zero-division'],
  ['gain 1d(day) oil', 'dice-sides'],
  ['gain 1d(day - 5) oil', 'dice-sides'],
  ['pay day - 5 oil', 'negative-amount'],
  ['lose day - 5 oil', 'negative-amount'],
  ['gain day - 5 oil', 'negative-amount'],
  ['draw day - 5 from your deck to your hand', 'none'],
  ['repeat day - 5 times\n    gain 1 oil', 'none'],
  ['gain (day - 5)d6 oil', 'none'],
  ['set day to day - 7 / 2', 'none'],
])('says so instead of going on with another number: %j is %s', async (rules, code) => {
  const game = await running(`to try\n  ${rules}\n`);
  const oil = game.get('oil');

  if (code === 'none') {
    expect(game.call('try')).toBe(2);
    expect(game.get('oil')).toBe(oil);
  } else {
    expect(() => game.call('try')).toThrow(expect.objectContaining({ code, site: expect.any(Number) }));
  }
});

it.each([
  ['decrease', 'decrease night by -(n)', 'night', 9],
  ['increase', 'increase night by -(n)', 'night', 1],
  ['set', 'set night to n', 'night', 9],
])('keeps a field in its bounds, also where %s adds less than nothing', async (_how, statement, field, bound) => {
  const game = await running(`to try number n\n  ${statement}`, {
    'game.yaml': (tinyGame().get('lantern/game.yaml') ?? '').replace(
      'globals:',
      'globals:\n  night: { type: number, initial: 7, min: 1, max: 9 }',
    ),
  });

  game.call('try', [1000]);

  expect(game.get(field)).toBe(bound);
});

it('moves a set to the place that is found before the first thing goes, when the move is heard', async () => {
  const game = await running(
    'to try\n  move beasts in your hand to first(glades where count(its dwellers) is 0)\n\nwhen place of a beast changes, increase day by 1',
  );
  const [moth = -1, owl = -1, fern = -1] = ['moth', 'owl', 'fern'].map((row) => game.things(row)[0]);
  game.put(moth, 'hand').put(owl, 'hand');

  game.call('try');

  expect([game.zone('dwellers', fern), game.get('day')]).toEqual([[moth, owl], 2]);
});
