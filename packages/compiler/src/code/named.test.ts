import { STATUS } from '@undercroft/contract';
import { describe, expect, it } from 'vitest';
import { running, type Running } from './testing/running.ts';

const GAME = `
to guess
  let named = a row of beast
  set day to count(beasts in your hand where it is named)

to guess-dear
  let named = a row of beast where its cost > 1
  set day to named.cost

to sort-out
  let sort = a kind of card
  set day to count(cards in your hand where it is sort)

to several
  let named = up to 2 rows of beast
  set day to count(beasts in your hand where row-of(it) is in named)

to tell beast b
  let r = row-of(b)
  if r is moth, set day to 1
  otherwise if r is beast, set day to 2
  if kind-of(b) is beast, increase day by 10
  if kind-of(r) is card, increase day by 100

to known
  set day to count(rows of beast) * 100 + count(rows of card) + count(kinds of card) * 10000

to by-menu
  choose
    option call for each r in rows of beast called s where any beasts in your hand where it is s
      set day to r.might

to top
  set day to if row-of(first(your discard)) is none then 1 else 2

to chance
  let named = a random row of beast
  set day to count(beasts where it is named)

to hand-on
  take-name moth
  take-name owl for none

to take-name row of beast r for kind of card? k
  if r is moth and k is none, increase day by 1
  if r is owl, increase day by 10
`;

const rowsOf = (game: Running, kind: string): string[] =>
  game.options.map((value) => {
    const row = game.module.meta.rows[value];
    expect(game.module.meta.kinds[row!.kind]?.name).toBe(kind);
    return row!.name;
  });

const rowNamed = (game: Running, name: string): number => game.module.meta.rows.findIndex((row) => row.name === name);

describe('a row that is named', () => {
  it('is offered whatever lies where, and is a test of things', async () => {
    const game = await running(GAME);
    for (const thing of game.things('moth')) game.put(thing, 'hand', 0);
    expect(game.call('guess')).toBe(STATUS.decision);
    const declared = game.module.meta.rows.filter(({ kind }) => game.module.meta.kinds[kind]?.name === 'beast');
    expect(rowsOf(game, 'beast')).toEqual(declared.map(({ name }) => name));
    game.answer(rowNamed(game, 'moth'));
    expect(game.get('day')).toBe(game.things('moth').length);
  });

  it('is narrowed by what is printed on it, and gives that', async () => {
    const game = await running(GAME);
    game.call('guess-dear');
    const { rows } = game.module.meta;
    expect(game.options.every((row) => (rows[row]?.printed['cost'] ?? 0) > 1)).toBe(true);
    const [dear] = game.options;
    game.answer(dear!);
    expect(game.get('day')).toBe(rows[dear!]?.printed['cost']);
  });

  it('is the row of a thing, a name in the rules, and of a kind', async () => {
    const game = await running(GAME);
    const days = ['moth', 'owl'].map((row) => {
      game.reset(1);
      game.call('tell', [game.things(row)[0]!]);
      return game.get('day');
    });
    expect(days).toEqual([111, 112]);
  });

  it('can be one of several that were named one after the other', async () => {
    const game = await running(GAME);
    for (const thing of [...game.things('moth'), ...game.things('owl')]) game.put(thing, 'hand', 0);
    game.call('several');
    game.answer(rowNamed(game, 'owl'));
    expect(game.options).not.toContain(rowNamed(game, 'owl'));
    game.answer(rowNamed(game, 'moth'));
    expect(game.get('day')).toBe(game.things('moth').length + game.things('owl').length);
  });

  it('is an answer of a menu', async () => {
    const game = await running(GAME);
    for (const row of ['moth', 'owl']) game.put(game.things(row)[0]!, 'hand', 0);
    game.call('by-menu');
    expect(game.options).toHaveLength(2);
    game.answer(game.options[1]!);
    expect(game.get('day')).toBeGreaterThan(0);
  });

  it('can be picked by chance, and handed on by its name', async () => {
    const game = await running(GAME);
    game.call('chance');
    expect(game.get('day')).toBeGreaterThan(0);
    game.reset(1);
    game.set('day', 0);
    game.call('hand-on');
    expect(game.get('day')).toBe(11);
  });
});

it('is none, of a thing that there is not', async () => {
  const game = await running(GAME);
  game.call('top');
  expect(game.get('day')).toBe(1);
  game.put(game.things('moth')[0]!, 'discard', 0);
  game.call('top');
  expect(game.get('day')).toBe(2);
});

describe('a kind that is named', () => {
  it('is one of those that have things, and is a test of them', async () => {
    const game = await running(GAME);
    for (const thing of [...game.things('moth'), ...game.things('nudge')]) game.put(thing, 'hand', 0);
    game.call('sort-out');
    const { kinds } = game.module.meta;
    expect(game.options.map((kind) => kinds[kind]?.name)).toEqual(['beast', 'trick']);
    game.answer(kinds.findIndex(({ name }) => name === 'trick'));
    expect(game.get('day')).toBe(game.things('nudge').length);
  });

  it('is counted as rows are', async () => {
    const game = await running(GAME);
    game.call('known');
    const { kinds, rows } = game.module.meta;
    const beasts = rows.filter(({ kind }) => kinds[kind]?.name === 'beast').length;
    const cards = rows.filter(({ kind }) => ['beast', 'trick'].includes(kinds[kind]!.name)).length;
    expect(game.get('day')).toBe(beasts * 100 + cards + 20_000);
  });
});

it('is remembered in a field, which begins as none', async () => {
  const text = 'globals:\n  guessed: { type: row of beast? }\n';
  const { tinyGame } = await import('../../test/tiny-game.ts');
  const yaml = tinyGame().get('lantern/game.yaml')!.replace('globals:\n', text);
  const rules = `
to remember
  set day to if guessed is none then 1 else 0
  set guessed to a row of beast
to recall
  if guessed is not none, set day to count(beasts where it is guessed)
`;
  const game = await running(rules, { 'game.yaml': yaml });
  game.call('remember');
  expect(game.get('guessed')).toBe(-1);
  game.answer(rowNamed(game, 'owl'));
  expect([game.get('day'), game.get('guessed')]).toEqual([1, rowNamed(game, 'owl')]);
  game.call('recall');
  expect(game.get('day')).toBe(game.things('owl').length);
});

it('leaves out rows whose option is off', async () => {
  const rules = 'to guess\n  let named = a row of beast\n  set day to named.might\n';
  const beast = 'count: 1\nmight: 9\nif-option: windfall\n';
  const game = await running(rules, { 'beasts/rare.yaml': beast });
  game.call('guess');
  expect(game.options).not.toContain(rowNamed(game, 'rare'));
  game.state[game.module.meta.layout.options + 1] = 1;
  game.call('guess');
  expect(game.options).toContain(rowNamed(game, 'rare'));
});
