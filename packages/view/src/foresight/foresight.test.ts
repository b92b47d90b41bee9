import { HEADER, RECORD, type GameModule } from '@undercroft/contract';
import { createGame, seesThing, type Game } from '@undercroft/engine';
import { tinyModule } from '@undercroft/engine/testing';
import { expect, it } from 'vitest';
import {
  HIDDEN,
  explainAttribute,
  optionIndexOf,
  previewAnswer,
  viewFor,
  type ThingView,
  type ZoneView,
} from '../index.ts';

const begin = (): Game => createGame(tinyModule(), { players: 2, seed: 5, options: { wishes: false } });
/** A fruit that the first player knows. */
const seenFruit = ({ meta }: GameModule, state: Int32Array): number =>
  meta.things.findIndex((_, thing) => thing < meta.kinds[0]!.end && seesThing(meta, state, 0, thing));
const named = ({ module, state }: Game, word: string): number =>
  viewFor(module, state, 0).decision!.answers.find(({ label }) => label.startsWith(word))!.index;

it('tells what happened after a position, hidden things taken out, when one is given', () => {
  const game = begin();
  game.answer(named(game, 'Store'));
  const { module, state, events } = game;

  expect(viewFor(module, state, 0, { events }).happened).toEqual([]);
  const mine = viewFor(module, state, 0, { events, since: 0 }).happened;
  expect(mine.map(({ name, step }) => [name, step])).toContainEqual(['store', 1]);
  expect(mine.find(({ name }) => name === 'store')!.text).toMatch(/^Player 1 stores /);
  expect(viewFor(module, state, 0, { events, since: 1 }).happened).toEqual([]);

  const dealt = viewFor(module, state, 1, { events, since: -1 }).happened.filter(({ name }) => name === 'pick');
  expect(dealt.some(({ args }) => args.includes(HIDDEN))).toBe(true);
});

it('says what an answer certainly brings, when somebody looks ahead', () => {
  const game = begin();
  const { module } = game;
  const index = named(game, 'Store');
  const state = game.snapshot();

  const preview = previewAnswer(module, state, 0, index)!;

  expect(state).toEqual(game.snapshot());
  game.answer(index);
  const player = viewFor(module, game.state, 0).players[0]!;
  expect(preview.counters.find(({ name, seat }) => name === 'points' && seat === 0)?.after).toBe(
    player.counters['points']!,
  );
  expect(preview.moves).toHaveLength(1);
  expect(preview.moves.map(({ row, thing }) => [row, thing])).toEqual(
    preview.moves.map(({ thing }) => [module.meta.things[thing], thing]),
  );
});

const lyingIn = ({ things }: ZoneView): ThingView[] =>
  (things ?? []).flatMap((thing) => [thing, ...thing.zones.flatMap(lyingIn)]);

it('tells which flags of things an answer certainly changes, as they are at the next question', () => {
  const module = tinyModule();
  let told = 0;
  let seed = 0;
  let game = begin();
  while (told < 3 && seed < 60) {
    if (game.over) game = createGame(module, { players: 2, seed: ++seed });
    const [{ player, options } = { player: 0, options: [] }] = game.decisions();
    const at = (game.position * 7 + seed) % options.length;
    const { index } = viewFor(module, game.state, player).decision!.answers[at]!;
    const flags = previewAnswer(module, game.state, player, index)?.flags ?? [];
    game.answer(optionIndexOf(module, game.state, player, index));
    const { zones } = viewFor(module, game.state, player);
    const things = zones.flatMap(lyingIn);
    for (const { after, name, thing } of flags) {
      const seen = things.find(({ id }) => id === thing);
      if (seen !== undefined) expect([name, seen.fields[name]]).toEqual([name, Number(after)]);
      told += seen === undefined ? 0 : 1;
    }
  }
  expect(told).toBeGreaterThan(0);
});

it('has nothing to say, when there is no such answer or somebody else is asked', () => {
  const { module, state } = begin();

  expect(previewAnswer(module, state, 0, 99)).toBeNull();
  expect(previewAnswer(module, state, 1, 0)).toBeNull();
});

it('takes a value apart without touching the game', () => {
  const { module, state } = begin();
  const before = Int32Array.from(state);

  const seen = seenFruit(module, state);

  expect(explainAttribute(module, state, 0, seen, 0)).toEqual([
    { from: 'base', row: -1, amount: module.attribute(state, 0, seen) },
  ]);
  expect(state).toEqual(before);
});

it('takes no value apart of a thing that the viewer does not know, or that has no such attribute', () => {
  const { module, state } = begin();
  const { meta } = module;
  const unseen = meta.things.findIndex((_, thing) => !seesThing(meta, state, 0, thing));
  const [fruit] = meta.kinds;
  const worth = meta.attributes.findIndex(({ name }) => name === 'worth');
  const harvest = meta.attributes.findIndex(({ name }) => name === 'harvest');

  expect(unseen).toBeLessThan(fruit!.end);
  expect(explainAttribute(module, state, 'all', unseen, worth)).toHaveLength(1);
  for (const [thing, attribute] of [
    [unseen, worth],
    [fruit!.end, worth],
    [-1, worth],
    [2, harvest],
    [0, 99],
  ] as const)
    expect(explainAttribute(module, state, 0, thing, attribute)).toEqual([]);
});

it('names the card that an effect comes from which lasts for a while, unless it may not be known', () => {
  const tiny = begin();
  const { meta } = tiny.module;
  const at = tiny.state.length;
  const state = new Int32Array(at + 20);
  state.set(tiny.state);
  const zoneOf = (thing: number): number => state[meta.layout.zoneOf + thing]!;
  const things = meta.things.flatMap((row, thing) => (row >= 0 && zoneOf(thing) >= 0 ? [thing] : []));
  const seen = things.find((thing) => seesThing(meta, state, 0, thing))!;
  const unseen = things.find((thing) =>
    things.every((other) => meta.things[other] !== meta.things[thing] || !seesThing(meta, state, 0, other)),
  )!;
  const module = {
    ...tiny.module,
    meta: { ...meta, layout: { ...meta.layout, lasting: at, lastingMax: 4, lastingStride: 5 } },
    attribute: (cells: Int32Array): number => 10 - 3 * cells[HEADER.lasting]!,
  };
  state[HEADER.lasting] = 3;
  [seen, -1, unseen].forEach((thing, index) => (state[at + index * 5 + RECORD.this] = thing));

  expect(explainAttribute(module, state, 0, seen, 0)).toEqual([
    { from: 'base', row: -1, amount: 10 },
    { from: 'lasting', row: HIDDEN, amount: -3 },
    { from: 'lasting', row: -1, amount: -3 },
    { from: 'lasting', row: meta.things[seen], amount: -3 },
  ]);
});

it('says that the rest is open where chance decides about a number of a thing', () => {
  const game = begin();
  const { module: tiny } = game;
  const like = tiny.meta.fields.find(({ name }) => name === 'bruised')!;
  const { first, end } = tiny.meta.kinds[like.owner as number]!;
  // A field that no rule reads, in cells that nothing else uses here.
  const offset = tiny.meta.layout.pickScript - first;
  const fields = [...tiny.meta.fields, { ...like, name: 'worn', type: { is: 'number' } as const, offset }];
  const told = (chance: boolean): boolean | undefined => {
    const kinds = tiny.meta.kinds.map((kind, n) =>
      n === like.owner ? { ...kind, fields: [...kind.fields, fields.length - 1] } : kind,
    );
    const meta = { ...tiny.meta, fields, kinds };
    const run: typeof tiny.run = (state) => {
      // Of eight worlds two throw alike once in a billion times, all eight never.
      state.fill(chance ? state[HEADER.rng]! & 1023 : 3, offset + first, offset + end);
      return tiny.run(state);
    };
    const index = named(game, 'Store');
    return previewAnswer({ ...tiny, meta, run }, game.snapshot(), 0, index)?.uncertain;
  };

  expect([told(false), told(true)]).toEqual([false, true]);
});
