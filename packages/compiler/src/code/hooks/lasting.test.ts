import { HEADER } from '@undercroft/contract';
import { expect, it } from 'vitest';
import { running, type Running } from '../testing/running.ts';

/** How many lasting effects there are. */
const lasting = (game: Running): number => game.state[HEADER.lasting] ?? -1;

it('watches a condition for as long as a period lasts, and acts each time that it becomes true', async () => {
  const game = await running(
    [
      'to nap',
      '  until end of nap, as soon as day >= 2, gain 1 embers',
      '  increase day by 1',
      '  increase day by 1',
      '  increase day by 1',
      '  set day to 0',
      '  set day to 5',
      '',
      'to try',
      '  nap',
      '  set day to 0',
      '  set day to 9',
    ].join('\n'),
  );

  game.call('try');

  expect([game.get('embers'), game.get('day'), lasting(game)]).toEqual([2, 9, 0]);
});

it('acts at once, when the condition holds already as the effect begins', async () => {
  const game = await running('to nap\n  until end of nap, as soon as day is 0, gain 1 embers\n  gain 10 embers');

  game.call('nap');

  expect(game.get('embers')).toBe(11);
});

it('remembers who watches and what was named, each time that an effect begins', async () => {
  const game = await running(
    [
      'to guard beast b for number n',
      '  until end of nap, as soon as b.tired, gain n embers',
      '',
      'to nap beast b with beast c',
      '  guard b for 1',
      '  as opponent, guard b for 10',
      '  guard c for 100',
      '  set b.tired to true',
    ].join('\n'),
  );
  const [moth = 0, other = 0] = game.things('moth');

  game.call('nap', [moth, other]);

  expect([game.get('embers', 0), game.get('embers', 1)]).toEqual([1, 10]);
});

it('ends a condition that is watched, when its own deed says so', async () => {
  const game = await running(
    [
      'to nap',
      '  until end of nap, as soon as day > 2',
      '    let gift = day',
      '    expire',
      '    gain gift embers',
      '  repeat 3 times',
      '    set day to 0',
      '    set day to 4',
    ].join('\n'),
  );

  game.call('nap');

  expect([game.get('embers'), lasting(game)]).toEqual([4, 0]);
});

it('watches until something happens, for a card in force too', async () => {
  const game = await running(
    'to poke beast b\n  increase day by 1\n\nto try beast b\n  until b is poked, as soon as day > 5, gain 1 embers\n  set day to 6\n  poke b\n  set day to 0\n  set day to 6',
  );

  game.call('try', [game.things('moth')[0] ?? 0]);

  expect([game.get('embers'), lasting(game)]).toEqual([1, 0]);
});

it('asks inside of what is done when a watched condition becomes true', async () => {
  const game = await running(
    'to nap number n\n  until end of nap, as soon as day > 5\n    let more = a number from 1 to 3\n    gain n + more embers\n  set day to 6\n  increase day by 1',
  );

  game.call('nap', [2]);
  game.answer(2);

  expect([game.get('embers'), game.get('day')]).toEqual([4, 7]);
});

/** Cards of the first player in the hand, and what they are worth by what is printed. */
function hand(game: Running, rows: readonly string[]): { cards: number[]; might: number } {
  const cards = rows.map((row) => game.things(row)[0] ?? -1);
  for (const card of cards) game.put(card, 'hand');
  const index = game.module.meta.attributes.findIndex(({ name }) => name === 'might');
  return { cards, might: cards.reduce((sum, card) => sum + game.module.attribute(game.state, index, card), 0) };
}

it('remembers a whole set as it was', async () => {
  const game = await running(
    [
      'to nap beast late',
      '  let napping = beasts in your hand',
      '  until end of nap, napping have +10 might',
      '  move late to your hand',
      '  increase day by sum(beasts in your hand, its might)',
    ].join('\n'),
  );
  const { might } = hand(game, ['moth', 'owl', 'wolf']);
  const late = game.things('moth')[1] ?? -1;
  game.put(late, 'discard');
  const [own = 0] = [game.things('wolf')[0]];
  game.put(own, 'discard');
  game.put(own, 'hand');

  game.call('nap', [late]);

  expect([game.get('day'), lasting(game)]).toEqual([might + 1 + 30, 0]);
});

it('remembers sets of several effects, whichever of them ends first', async () => {
  const game = await running(
    [
      'to poke beast b',
      '  increase day by 1',
      '',
      'to nap beast b for beast c to beast d',
      '  let only-one = beasts in your hand where it is b',
      '  until b is poked, only-one have +10 might',
      '  let every-one = beasts in your hand',
      '  until c is poked, every-one have +10 might',
      '  let two = beasts in your hand where not it is b',
      '  until d is poked, two have +10 might',
      '  poke b',
      '  set day to sum(beasts in your hand, its might) * 1000',
      '  poke d',
      '  increase day by sum(beasts in your hand, its might)',
      '  poke c',
    ].join('\n'),
  );
  const { cards, might } = hand(game, ['moth', 'owl', 'wolf']);

  game.call('nap', cards);

  expect([game.get('day'), lasting(game)]).toEqual([(might + 50) * 1000 + 1 + might + 30 + 1, 0]);
});

it('does at the end what was to be done with a set as it was', async () => {
  const game = await running(
    [
      'to nap beast late',
      '  let napping = beasts in your hand',
      '  at end of nap',
      '    until end of play-game, napping have +1 might',
      '    for each b in napping',
      '      increase day by b.printed-might',
      '      set b.tired to true',
      '  move late to your hand',
    ].join('\n'),
  );
  const { cards, might } = hand(game, ['moth', 'owl']);
  const late = game.things('wolf')[0] ?? -1;

  game.call('nap', [late]);

  expect(game.get('day')).toBe(might);
  expect([...cards, late].map((card) => game.get('tired', card))).toEqual([1, 1, 0]);
});

it('hears with the set that it remembers, although its effect ends through what it hears', async () => {
  const game = await running(
    [
      'to poke beast b',
      '  increase day by 1',
      '',
      'to nap',
      '  let first-ones = beasts in your hand',
      '  until end of nap',
      '    when a beast called b is poked if count(first-ones where it is b) is 1',
      '      expire',
      '      until end of nap, beasts have +1 might',
      '      increase day by 100 * count(first-ones)',
      '    when a beast is poked, increase day by 1000 * count(first-ones)',
      '  for each b in first-ones',
      '    poke b',
    ].join('\n'),
  );
  hand(game, ['moth', 'owl']);

  game.call('nap');

  expect([game.get('day'), lasting(game)]).toEqual([2 + 200 + 4000, 0]);
});

it('remembers as many names as are used', async () => {
  const names = Array.from({ length: 20 }, (_, i) => `name-${String.fromCodePoint(97 + i)}`);
  const game = await running(
    [
      'to poke beast b',
      '  increase day by 1',
      '',
      'to nap beast b',
      ...names.map((name, i) => `  let ${name} = day + ${i + 1}`),
      '  until end of nap',
      `    when a beast is poked, increase day by ${names.join(' + ')}`,
      '  poke b',
    ].join('\n'),
  );

  game.call('nap', [game.things('moth')[0] ?? 0]);

  expect(game.get('day')).toBe(1 + 210);
});

it('finds room for the next effect, when each begins before the one before it ends', async () => {
  const game = await running(
    [
      'to poke number n',
      '  gain 0 oil',
      '',
      'to nap',
      '  repeat 200 times',
      '    increase day by 1',
      '    let n = day',
      '    until end of nap, when a number called m is poked if m > n, expire',
      '    poke n',
    ].join('\n'),
  );

  game.call('nap');

  expect([game.get('day'), lasting(game)]).toEqual([200, 0]);
});

it('begins nothing when the period is not running, however often', async () => {
  const game = await running(
    [
      'to nap',
      '  increase day by 1',
      '',
      'to try',
      '  repeat 100 times',
      '    until end of nap, fighters have +1 might',
      '  increase day by 5',
    ].join('\n'),
  );

  game.call('try');

  expect([game.get('day'), lasting(game)]).toEqual([5, 0]);
});

it('hears a change through an effect that a rule of the game began', async () => {
  const game = await running(
    [
      'to poke',
      '  increase day by 1',
      '',
      'when poke ends',
      '  until end of try, when oil of a player changes, increase day by 10',
      '',
      'to try',
      '  poke',
      '  gain 1 oil',
    ].join('\n'),
  );

  game.call('try');

  expect(game.get('day')).toBe(11);
});

it('acts at once, when a card comes into force while its condition holds already', async () => {
  const game = await running('to plant beast b to glade g\n  move b to g', {
    'beasts/eager.yaml': [
      'count: 1 per player',
      'starts: deck',
      'might: 1',
      'effect: |',
      '  as soon as day is 0, gain 2 embers',
      '',
    ].join('\n'),
  });
  const [eager = 0] = game.things('eager');

  game.call('plant', [eager, game.things('fern')[0] ?? 0]);

  expect(game.get('embers')).toBe(2);
});
