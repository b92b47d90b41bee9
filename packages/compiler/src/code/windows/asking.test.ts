import { HEADER, menuArgument, menuEntry, NONE, STATUS } from '@undercroft/contract';
import { expect, it } from 'vitest';
import { running, type Running } from '../testing/running.ts';

/** Puts the first n cards of the deck into the hand of player 0. */
function deal(game: Running, n: number): number[] {
  const cards = game.zone('deck').slice(0, n);
  for (const card of cards) game.put(card, 'hand');
  return cards;
}

it('asks for one, takes the only one without asking, and gives none when there is none', async () => {
  const game = await running('to try\n  let c = a card in your hand\n  move c to your discard\n  increase day by 1');

  expect([game.call('try'), game.get('day')]).toEqual([STATUS.over, 1]);
  const [only = 0] = deal(game, 1);
  expect([game.call('try'), game.zone('discard')]).toEqual([STATUS.over, [only]]);
  const cards = deal(game, 3);
  expect([game.call('try'), game.options]).toEqual([STATUS.decision, cards]);
  expect(game.answer(cards[1] ?? 0)).toBe(STATUS.over);
  expect(game.zone('discard')).toEqual([cards[1], only]);
});

it('lists the same answers again, when it runs without an answer', async () => {
  const game = await running('to try\n  move a card in your hand to your discard');
  const cards = deal(game, 3);
  game.call('try');
  const copy = game.state.slice();

  expect([game.module.run(game.state), game.options]).toEqual([STATUS.decision, cards]);
  expect(game.state).toEqual(copy);
});

it('goes on in a copy of the state, when it is copied in the middle of a question', async () => {
  const game = await running(
    'to try\n  let first-card = a card in your hand\n  let second-card = a card in your hand where it is not first-card\n  move second-card to your discard',
  );
  const cards = deal(game, 3);
  game.call('try');
  game.answer(cards[0] ?? 0);
  const copy = game.state.slice();
  game.answer(cards[1] ?? 0);

  game.state.set(copy);
  game.module.run(game.state);
  game.answer(cards[2] ?? 0);

  expect(game.zone('discard')).toEqual([cards[2]]);
});

it('takes exactly as many as there are, when not more exist than are asked for', async () => {
  const game = await running('to try\n  move 2 cards in your hand to your discard');
  deal(game, 2);

  expect([game.call('try'), game.zone('discard').length]).toEqual([STATUS.over, 2]);
});

it('asks for several one after the other, each only once', async () => {
  const game = await running('to try\n  move up to 2 cards in your hand to your discard');
  const cards = deal(game, 3);

  game.call('try');
  const first = game.options;
  game.answer(cards[0] ?? 0);
  const second = game.options;
  const bounds = [game.module.io.taken, game.module.io.min, game.module.io.max];
  game.answer(cards[2] ?? 0);

  expect([first, second, bounds]).toEqual([
    [...cards, NONE],
    [cards[1], cards[2], NONE],
    [1, 0, 2],
  ]);
  expect(game.zone('hand')).toEqual([cards[1]]);
});

it('asks for a number, for one of an enum, and for an order', async () => {
  const game = await running(
    'to try\n  increase day by a number from 2 to 4\n  let m = a mood\n  if m is wild, gain 1 embers\n  let line = an order of your hand\n  for each c in line\n    move c to your discard',
  );
  const cards = deal(game, 3);

  game.call('try');
  const numbers = game.options;
  game.answer(3);
  const moods = game.options;
  game.answer(1);
  game.answer(cards[2] ?? 0);
  game.answer(cards[0] ?? 0);

  expect([numbers, moods, game.get('day'), game.get('embers')]).toEqual([[2, 3, 4], [0, 1], 3, 1]);
  expect(game.zone('discard').toReversed()).toEqual([cards[2], cards[0], cards[1]]);
});

it('asks for no more than there is: all of an order, and of what may be taken at most all', async () => {
  const asked = async (choice: string): Promise<(number | undefined)[]> => {
    const game = await running(`to try\n  let line = ${choice}\n  for each c in line\n    move c to your discard`);
    const cards = deal(game, 3);
    game.call('try');
    const { min, max } = game.module.io;
    game.answer(cards[1] ?? 0);
    return [min, max, game.module.io.min, game.module.io.max];
  };

  expect(await asked('an order of your hand')).toEqual([3, 3, 3, 3]);
  expect(await asked('any number of cards in your hand')).toEqual([0, 3, 0, 3]);
  expect(await asked('up to 5 cards in your hand')).toEqual([0, 3, 0, 3]);
  expect(await asked('up to 2 cards in your hand')).toEqual([0, 2, 0, 2]);
  expect(await asked('2 cards in your hand')).toEqual([2, 2, 2, 2]);
});

it('asks somebody else, when the choice is theirs', async () => {
  const game = await running('to try\n  move a card in your hand chosen by opponent to your discard');
  deal(game, 2);

  game.call('try');

  expect(game.module.io.player).toBe(1);
});

it('offers an option only while its head can be met, and says why not', async () => {
  const game = await running(
    'to try\n  choose repeatedly\n    option buy if day < 2\n      pay 2 oil\n      increase day by 1\n    option look\n      move a card in your hand to your discard',
  );
  game.set('oil', 5).set('day', 0);
  deal(game, 1);

  game.call('try');
  const both = game.options.map((option) => (option === NONE ? 'done' : menuEntry(option)));
  game.answer(0);
  game.answer(0);
  game.module.io.explain = true;
  game.module.run(game.state);
  const { disabled, disabledCount } = game.module.io;
  const reasons = Array.from(
    { length: disabledCount },
    (_, i) => game.module.meta.reasons[disabled[i * 4 + 1] ?? -1]?.text ?? '',
  );

  expect(both).toEqual([0, 1, 'done']);
  expect(game.options.map((option) => menuEntry(option))).toEqual([1, -1]);
  expect(reasons).toHaveLength(1);
  expect(reasons[0]).toMatch(/day/i);
});

it('counts an option for each player, and for all its things together', async () => {
  const game = await running(`
to round
  repeat twice-over() times
    each player
      choose at most one
        option fetch for each b in beasts in your deck, once per round
          move b to your hand
        option rest, 9 times per round
          gain 1 oil

define twice-over as 2
`);
  const offered = (): number => new Set(game.options.map((option) => option >> 16)).size;
  game.call('round');
  const first = game.options[0] ?? -1;

  game.answer(first);
  expect([game.module.io.player, offered()]).toEqual([1, 3]);
  game.answer(game.options[0] ?? -1);
  expect([game.module.io.player, offered()]).toEqual([0, 2]);
  game.answer(-1);
  expect([game.module.io.player, offered()]).toEqual([1, 2]);
});

it('counts once per period, and again when the period begins anew', async () => {
  const game = await running('to try\n  choose repeatedly\n    option buy, twice per try\n      increase day by 1');

  const play = (): number => {
    for (
      game.call('try');
      game.options.some((option) => option !== NONE) && game.state[HEADER.status] === STATUS.decision;
    )
      game.answer(0);
    return game.get('day');
  };

  expect([play(), play()]).toEqual([2, 4]);
});

it('gives each thing of an option as its argument', async () => {
  const game = await running('to try\n  choose\n    option toss for each c in your hand\n      move c to your discard');
  const cards = deal(game, 2);

  game.call('try');

  expect(game.options.map((option) => menuArgument(option))).toEqual(cards);
});

it('does not ask whether to do what cannot be done', async () => {
  const game = await running('to try\n  you may pay 3 oil, then increase day by 1');

  const poor = game.set('oil', 2).call('try');
  const rich = game.set('oil', 3).call('try');
  const options = game.options;
  game.answer(1);

  expect([poor, rich, options, game.get('day'), game.get('oil')]).toEqual([STATUS.over, STATUS.decision, [1, 0], 1, 0]);
});

it('asks everybody again from the first after a reroll, and reads the numbers only then', async () => {
  const game = await running('to try\n  increase day by d6');
  for (const player of [0, 1]) {
    game.put(game.things('nudge')[player * 2] ?? 0, 'hand', player);
    game.set('oil', 1, player);
  }

  game.dice(2, 6, 3).call('try');
  const first = game.module.io.player;
  game.answer(NONE);
  const second = game.module.io.player;
  game.answer(game.options[0] ?? NONE);
  const third = game.module.io.player;
  game.answer(game.options[0] ?? NONE);

  expect([first, second, third, game.get('day')]).toEqual([0, 1, 0, 3]);
});

it('makes one throw of all dice of a loop', async () => {
  const game = await running('to try\n  for each c in your hand rolling 2d6 called n\n    increase day by n');
  deal(game, 2);
  game.put(game.things('nudge')[2] ?? 0, 'hand', 1);
  game.set('oil', 1, 1);

  game.dice(1, 2, 3, 4).call('try');
  const thrown = game.state[HEADER.dice];
  game.answer(NONE);

  expect([thrown, game.get('day'), game.state[HEADER.dice]]).toEqual([4, 10, 0]);
});

it('keeps the highest, the lowest, or all of the dice', async () => {
  const game = await running(
    'to try\n  let a-die, b-die = roll highest of 2d6 and lowest of 2d6\n  increase day by a-die * 10 + b-die + (3)d6',
  );

  game.dice(2, 5, 4, 1, 1, 1, 1).call('try');

  expect(game.get('day')).toBe(54);
});

it('ends the game at once, when somebody wins', async () => {
  const game = await running('to try\n  try-win\n  increase day by 1\n\nto try-win\n  win opponent because bright');

  expect(game.call('try')).toBe(STATUS.over);
  expect([game.get('day'), game.state[HEADER.outcome], game.state[HEADER.outcome + 1]]).toEqual([0, 2, 1]);
});

it('asks all players in secret, and goes on when all have chosen', async () => {
  const game = await running(
    'to try\n  each player secretly\n    move a card in your hand to your deck\n  increase day by 1',
  );
  for (const player of [0, 1]) for (const card of game.zone('deck', player).slice(0, 2)) game.put(card, 'hand', player);

  game.call('try');
  const asked = [game.module.io.player];
  game.answer(game.options[0] ?? NONE);
  asked.push(game.module.io.player);
  const open = game.get('day');
  game.answer(game.options[1] ?? NONE);

  expect([asked, open, game.get('day')]).toEqual([[0, 1], 0, 1]);
});

it('leaves nothing behind when its answers are listed again, though sets are listed for them', async () => {
  const game = await running(`define strong-of(set of beast some, number least) giving set of beast
  return some where its might >= least
define are-many(set of beast some) giving flag
  return count(some) > 1
to choose-strong
  let found = a beast in strong-of(beasts in your hand, 2)
  move found to your discard
to choose-by-menu
  choose
    option go for each b in strong-of(beasts in your hand, 2) if are-many(beasts in your hand)
      move b to your discard
    option stay if are-many(beasts in your hand)
      set day to 1
`);
  const beasts = ['hare', 'wolf'].map((row) => game.things(row)[0] ?? 0);
  for (const procedure of ['choose-strong', 'choose-by-menu']) {
    game.reset(1);
    for (const beast of beasts) game.put(beast, 'hand', 0);
    game.call(procedure);
    const listed = game.options;
    const before = game.state.slice();

    game.module.run(game.state);

    expect(game.options).toEqual(listed);
    expect(listed.length).toBeGreaterThan(1);
    expect(game.state).toEqual(before);
  }
});
