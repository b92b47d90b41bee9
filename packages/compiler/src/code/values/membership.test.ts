import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compileText } from '../../testing/compile-text.ts';
import { running, type Running } from '../testing/running.ts';

const RULES = `to tell-players
  each player
    set your strikes to 0
    if you is in most(players, its embers), increase your strikes by 1
    if you is in least(players, its embers), increase your strikes by 10
    if you is in most(others, its embers), increase your strikes by 100
to tell-beasts
  set day to 0
  for each x in your hand
    if x is in most(beasts in your hand, its might), increase day by 1
    if x is in least(beasts in your hand where its might > 1, its might), increase day by 10
    if first(beasts in your discard) is in most(beasts in your hand, its might), increase day by 100
`;

function notedOfPlayers(game: Running): number[] {
  game.call('tell-players');
  return [game.get('strikes', 0), game.get('strikes', 1)];
}

it('knows who has the most and who the least, several when they have equally much', async () => {
  const game = await running(RULES);

  game.set('embers', 3, 0).set('embers', 5, 1);
  expect(notedOfPlayers(game).map((noted) => noted % 100)).toEqual([10, 1]);
  game.set('embers', 5, 0);
  expect(notedOfPlayers(game).map((noted) => noted % 100)).toEqual([11, 11]);
});

it('knows which things of a set have the most and the least, none and things outside of it never', async () => {
  const game = await running(RULES);
  const [moth = 0] = game.things('moth');
  const [hare = 0] = game.things('hare');
  const [wolf = 0] = game.things('wolf');
  const [trick = 0] = game.things('nudge');
  for (const card of [moth, hare, wolf, trick]) game.put(card, 'hand', 0);

  game.call('tell-beasts');

  // The wolf is the strongest; of those stronger than the moth the hare is the weakest. Nothing
  // lies in the discard.
  expect(game.get('day')).toBe(11);
});

/** Sets that functions of the game give, one for each place in which a set can be looked for. */
const GIVEN = {
  'in-zone': 'beasts in your hand where its might > 1',
  'in-zones': 'beasts in hand',
  'of-kind': 'beasts where its mood is calm',
  'of-row': 'moths',
  together: 'beasts in your hand + beasts in your discard where its might < 3',
  without: 'beasts in your hand - moths',
  listed: '[first(beasts in your discard), first(moths)]',
  in: 'beasts in glades in your grove',
  greatest: 'most(beasts in your hand, its might)',
} as const;

it('finds a thing in a set without going through it exactly when going through it would', async () => {
  const names = Object.keys(GIVEN);
  const game =
    await running(`${names.map((name) => `define set-${name} as ${GIVEN[name as keyof typeof GIVEN]}`).join('\n')}
to compare beast? x
  set day to 0
  set your strikes to 0
${names.map((name, bit) => `  if x is in set-${name}, increase day by ${2 ** bit}`).join('\n')}
${names.map((name, bit) => `  if any set-${name} called member where member is x, increase your strikes by ${2 ** bit}`).join('\n')}
`);
  const things = ['moth', 'hare', 'wolf', 'owl'].flatMap((row) => game.things(row));
  const [glade = 0] = game.things('fern');
  const places = [
    ...[0, 1].flatMap((player) => ['hand', 'discard', 'deck'].map((zone) => ({ zone, of: player }))),
    { zone: 'dwellers', of: glade },
  ];
  const lies = fc.integer({ min: 0, max: places.length });
  const found = new Set<number>();
  fc.assert(
    fc.property(fc.array(lies, { minLength: things.length, maxLength: things.length }), (lie) => {
      game.reset(1);
      things.forEach((thing, i) => {
        const place = places[lie[i] ?? 0];
        if (place !== undefined) game.put(thing, place.zone, place.of);
      });
      for (const thing of [-1, ...things]) {
        game.call('compare', [thing]);
        expect(game.get('day')).toBe(game.get('strikes', 0));
        found.add(game.get('day'));
      }
    }),
    { seed: 11, numRuns: 60 },
  );
  const all = [...found].reduce((one, other) => one | other, 0);
  expect(all).toBe(2 ** names.length - 1);
});

const WITHOUT = `define strong(number least) giving set of beast
  return beasts in your hand where its might >= least
to compare
  set day to count(weak)
define weak giving set of beast
  return (beasts in your hand) - strong(6 / first(players).embers)
`;

it('leaves out of a set what a function lists, asked once and only when there is a member', async () => {
  const game = await running(WITHOUT);
  const [moth = 0] = game.things('moth');
  const [hare = 0] = game.things('hare');
  const [wolf = 0] = game.things('wolf');

  // The function would divide by nothing, and no member asks for it.
  game.set('embers', 0).call('compare');
  expect(game.get('day')).toBe(0);

  for (const card of [moth, hare, wolf]) game.put(card, 'hand', 0);
  game.set('embers', 3).call('compare');
  expect(game.get('day')).toBe(1);
  game.set('embers', 1).call('compare');
  expect(game.get('day')).toBe(3);
  expect(() => game.set('embers', 0).call('compare')).toThrow('zero-division');

  const code = compileText({ 'rules/more.rules': WITHOUT }).module?.code ?? '';
  expect(code).toMatch(/without < 0 \? \(without = d_strong\(/);
});

it('leaves out of a set what a function lists, also in a function that calls itself', async () => {
  const game = await running(`define just(number n) giving set of beast
  return beasts in your hand where its might is n
define left(number n) giving set of beast
  if n < 1, return beasts in your hand
  return (beasts in your hand where it is in left(n - 1)) - just(n)
to try
  set day to count(left(2))
`);
  for (const row of ['moth', 'hare', 'wolf', 'owl']) game.put(game.things(row)[0] ?? 0, 'hand');

  game.call('try');

  // Of might 1, 2, 4 and 2 the wolf is left.
  expect(game.get('day')).toBe(1);
});

it('goes through what a function lists, also where the function calls itself for each member', async () => {
  const game = await running(`define just(number n) giving set of beast
  return beasts in your hand where its might is n
define left(number n) giving set of beast
  if n < 1, return beasts in your hand
  return left(n - 1) where it is not first(just(n)) and count(left(n - 1)) > 0
to try number n
  set day to 0
  for each x in left(n)
    set day to day * 10 + x.might
`);
  for (const row of ['moth', 'hare', 'wolf', 'owl']) game.put(game.things(row)[0] ?? 0, 'hand');

  const mights = [0, 1, 2, 3, 4].map((n) => {
    game.call('try', [n]);
    return game.get('day');
  });

  expect(mights).toEqual([1242, 242, 42, 42, 2]);
});
