import { expect, it } from 'vitest';
import { compileGame } from '../compile.ts';
import { loadModule, Running } from './testing/running.ts';

const GAME = `title: Pantry
players: { min: 2, max: 2 }
start: play-game
counters: { points: { min: 0, max: 999 } }
globals: { seen: { type: number } }
kinds:
  card:
    printed: { worth: { type: number, default: 0 } }
    fields: { like: { type: card?, initial: none } }
    attributes: { worth: {} }
    copies: like
    play: play-card
  dish: { is: card, folder: dishes }
  spice: { is: card, folder: spices }
zones:
  pot: { holds: card, of: player, in-force: true }
  shelf: { holds: spice, of: player, in-force: true }
  box: { holds: card, of: player }
  hand: { holds: card, of: player, playable: true }
windows: { work: { asks: you, repeats: true } }
reasons: { done: Done. }
`;

const CARDS = {
  'dishes/soup.yaml': 'starts: pot\ncount: 1 per player\nworth: 5\n',
  'dishes/mimic.yaml': 'starts: pot\ncount: 1 per player\nworth: 1\n',
  'dishes/pie.yaml': 'starts: box\ncount: 1 per player\nworth: 7\n',
  'spices/salt.yaml': 'starts: shelf\ncount: 1 per player\nworth: 2\n',
};

/** A game with a procedure `probe`, at its first question or its end. */
async function probed(rules: string, cards: Readonly<Record<string, string>> = {}): Promise<Running> {
  const files = new Map([
    ['pantry/game.yaml', GAME],
    [
      'pantry/rules/play.rules',
      `to play-game\n  end-game because done\n\nto play-card card c\n  resolve c\n\nto day\n  offer work\n\n${rules}`,
    ],
    ...Object.entries({ ...CARDS, ...cards }).map(([path, text]) => [`pantry/${path}`, text] as const),
  ]);
  const { module, diagnostics } = compileGame(files, 'pantry');
  if (!module) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  const running = new Running(await loadModule(module.code));
  running.module.init(running.state, [], 2, 1);
  running.call('probe');
  return running;
}

/** What a probe counts, as the points of the first player. */
async function counted(lines: string, cards: Readonly<Record<string, string>> = {}): Promise<number> {
  const game = await probed(
    `to probe
  let m = first(mimics where its owner is first(players))
  let s = first(soups where its owner is first(players))
  let p = first(pies where its owner is first(players))
  let z = first(salts where its owner is first(players))
  if m is none or s is none or p is none or z is none, return
  as first(players)
${lines
  .trim()
  .split('\n')
  .map((line) => `    ${line}`)
  .join('\n')}
`,
    cards,
  );
  return game.get('points', 0);
}

it('has what is printed on the other card, as long as it is a copy', async () => {
  expect(await counted('set m.like to s\ngain m.worth points')).toBe(5);
  expect(await counted('set m.like to s\nset m.like to none\ngain m.worth points')).toBe(1);
});

it('is a card of the other row and sort, and no longer one of its own', async () => {
  expect(
    await counted('set m.like to z\ngain count(salts in your pot) * 100 + count(spices) * 10 + count(mimics) points'),
  ).toBe(100 + 30 + 1);
  expect(await counted('set z.like to s\ngain count(your soups) * 10 + count(soups in your shelf) points')).toBe(21);
  expect(await counted('set m.like to s\nif m is soup and m is not mimic and row-of(m) is soup, gain 3 points')).toBe(
    3,
  );
  expect(await counted('set m.like to z\nif m is spice and m is not dish and kind-of(m) is spice, gain 3 points')).toBe(
    3,
  );
});

it('has the effects of the other card where it lies itself, and not its own', async () => {
  const cards = {
    'dishes/soup.yaml': `${CARDS['dishes/soup.yaml']}effect: your dishes have +10 worth\n`,
    'dishes/mimic.yaml': `${CARDS['dishes/mimic.yaml']}effect: your spices have +100 worth\n`,
    'dishes/pie.yaml': `${CARDS['dishes/pie.yaml']}effect: this has +3 worth\n`,
  };
  expect(await counted('gain z.worth + s.worth points', cards)).toBe(102 + 15);
  expect(await counted('set m.like to s\ngain z.worth + s.worth points', cards)).toBe(2 + 25);
  // A card that is not in force itself lends its effects all the same.
  expect(await counted('set m.like to p\ngain m.worth points', cards)).toBe(7 + 10 + 3);
  expect(await counted('set m.like to s\nmove m to your box\ngain s.worth points', cards)).toBe(15);
});

it('hears what the other card hears, and becomes true with it', async () => {
  const heard = {
    'dishes/soup.yaml': `${CARDS['dishes/soup.yaml']}effect: |\n  when a player is rung, set seen to seen + 1\n`,
  };
  const game = await probed(
    'to probe\n  each player\n    let m = first(mimics where its owner is you)\n    let s = first(soups where its owner is not you)\n    if m is not none, set m.like to s\n  ring first(players)\n\nto ring (rung) player p\n  as p, gain 1 points\n',
    heard,
  );
  expect(game.get('seen')).toBe(4);

  // No pie is in force, only a copy of one.
  const pie = { 'dishes/pie.yaml': `${CARDS['dishes/pie.yaml']}effect: when a player is rung, gain 3 points\n` };
  const alone = await probed(
    'to probe\n  let m = first(mimics where its owner is first(players))\n  if m is none, return\n  set m.like to first(pies)\n  ring first(players)\n\nto ring (rung) player p\n  as p, gain 1 points\n',
    pie,
  );
  expect(alone.get('points', 0)).toBe(4);

  const watched = {
    'dishes/soup.yaml': `${CARDS['dishes/soup.yaml']}effect: as soon as count(your dishes) >= 3, gain 10 points\n`,
  };
  expect(await counted('set m.like to s\nmove p to your pot', watched)).toBe(20);
});

it('copies what a copy copies, and is itself in a circle', async () => {
  expect(await counted('set m.like to p\nset s.like to m\ngain s.worth * 10 + m.worth points')).toBe(77);
  expect(await counted('set m.like to s\nset s.like to m\ngain s.worth * 10 + m.worth points')).toBe(51);
  expect(await counted('set m.like to m\ngain m.worth points')).toBe(1);
});

it('tells the page of what it is a copy', async () => {
  const { meta } = (await probed('to probe\n  end-game because done\n')).module;
  const dish = meta.kinds.find(({ name }) => name === 'dish');

  expect([dish?.copies, meta.fields[dish?.standsFor ?? -1]?.name]).toEqual([true, 'like']);
});

/** The first player is offered the window `work`, when the mimic is a copy of the soup. */
async function atWork(cards: Readonly<Record<string, string>>): Promise<Running> {
  return await probed(
    `to probe
  let m = first(mimics where its owner is first(players))
  let s = first(soups where its owner is first(players))
  if m is none, return
  set m.like to s
  as first(players), day
`,
    cards,
  );
}

it('may use what the other card offers, as often as that may', async () => {
  const soup = `${CARDS['dishes/soup.yaml']}effect: once per day, in work, you may gain 1 points\n`;
  const game = await atWork({ 'dishes/soup.yaml': soup });
  const counts = [game.options.length];
  for (let times = 0; times < 2; times++) {
    game.answer(Math.max(...game.options));
    counts.push(game.options.length);
  }

  expect(counts[0]! - counts[1]!).toBe(1);
  expect(game.get('points', 0)).toBe(2);
});

it('is played as the other card', async () => {
  const soup = `${CARDS['dishes/soup.yaml']}effect: play in work, gain 5 points\n`;
  const mimic = CARDS['dishes/mimic.yaml'].replace('pot', 'hand');
  const game = await atWork({ 'dishes/soup.yaml': soup, 'dishes/mimic.yaml': mimic });
  game.answer(Math.max(...game.options));

  expect(game.get('points', 0)).toBe(5);
});
