import { Rng, createGame, dump, seesThing, type Game } from '@undercroft/engine';
import { answerTowardsDice, tinyModule } from '@undercroft/engine/testing';
import { expect, it } from 'vitest';
import { EVERYTHING, SPECTATOR, optionIndexOf, viewFor, viewHash } from './index.ts';

it('shows zones with their things, things with their zones, and attributes as they are now', () => {
  const module = tinyModule();
  const game = played(7, 30);
  const { layout } = module.meta;

  const view = viewFor(module, game.state, 0);

  expect(view.zones.map(({ zone, owner }) => [module.meta.zones[zone]!.name, owner])).toEqual([
    ['deck', -1],
    ['heap', -1],
    ['hand', 0],
    ['hand', 1],
    ['yard', 0],
    ['yard', 1],
  ]);
  const basket = view.zones[4]!.things![0]!;
  const contents = basket.zones[0]!;
  expect(contents.owner).toBe(basket.id);
  expect(contents.count).toBe(game.state[layout.count + contents.id]);
  expect(contents.things!.length).toBeGreaterThan(0);
  for (const { attributes, id } of contents.things!)
    expect(attributes['worth']).toBe(module.attribute(game.state, 0, id));
  expect(view.players[0]!.attributes['harvest']).toBe(module.attribute(game.state, 1, 0));
});

it('numbers the viewer, and tells whose turn it is and what everybody has', () => {
  const game = played(7, 10);

  const view = viewFor(game.module, game.state, 'spectator', { names: ['Ann', 'Bob'] });

  expect(view.viewer).toBe(SPECTATOR);
  expect(viewFor(game.module, game.state, 'all').viewer).toBe(EVERYTHING);
  expect(view.position).toBe(10);
  expect(view.turn).toBe(view.globals['active']);
  expect(view.players.map(({ counters, name }) => [name, Object.keys(counters)])).toEqual([
    ['Ann', ['points']],
    ['Bob', ['points']],
  ]);
});

it('gives the asked player every answer, with the thing it points at, and what is disabled with the reason', () => {
  const game = createGame(tinyModule(), { players: 2, seed: 5, options: { wishes: false } });

  const { answers, disabled, prompt } = viewFor(game.module, game.state, 0).decision!;

  expect(prompt).toBe('Your turn');
  expect(answers.map(({ label }) => label)).toEqual(game.decision()!.options.map(({ label }) => label));
  expect(answers.find(({ label }) => label.startsWith('Store'))!.thing).toBeGreaterThanOrEqual(0);
  expect(answers.at(-1)).toMatchObject({ label: 'Rest', none: true, thing: -1 });
  expect(disabled).toEqual([{ label: 'Gamble', thing: -1, entry: 2, row: -1, reason: 'Needs 1 point, you have 0.' }]);
});

it('tells the other players who is asked and what, without any answer', () => {
  const game = createGame(tinyModule(), { players: 2, seed: 5, options: { wishes: false } });

  const view = viewFor(game.module, game.state, 1);

  expect(view.decision).toMatchObject({ player: 0, prompt: 'Your turn', answers: [], disabled: [] });
  expect(optionIndexOf(game.module, game.state, 1, 0)).toBe(-1);
});

it('keeps the prompt to itself, when the question stands on a card that the viewer does not see', () => {
  const module = tinyModule();
  const asks = module.meta.asks.map((ask) => ({ ...ask, site: 2 }));
  const secret = { ...module, meta: { ...module.meta, asks } };
  const game = createGame(secret, { players: 2, seed: 5, options: { wishes: false } });
  const onTable = game.state.slice();
  for (let quince = 8; quince < 11; quince++) module.place(onTable, quince, 1);

  expect(viewFor(secret, game.state, 1).decision).toMatchObject({ prompt: 'Choose', ask: -1 });
  expect(viewFor(secret, game.state, 0).decision).toMatchObject({ prompt: 'Your turn' });
  expect(viewFor(secret, onTable, 1).decision).toMatchObject({ prompt: 'Your turn' });
});

it('has a type for each thing that an answer can be, so that none stands for another', () => {
  const game = createGame(tinyModule(), { players: 2, seed: 5, options: { wishes: false } });
  const seen = viewFor(game.module, game.state, 0).decision!.answers.at(-1)!;
  const at = optionIndexOf(game.module, game.state, 0, seen.index);
  const option = game.decision()!.options[at]!;
  const refused = (): void => {
    // @ts-expect-error a position in a view is none in the list of the engine
    game.answer(seen.index);
    // @ts-expect-error a value is no position
    game.answer(option.value);
    // @ts-expect-error a position is no value
    game.answer({ value: option.index });
    // @ts-expect-error a position in the list of the engine is none in a view
    optionIndexOf(game.module, game.state, 0, option.index);
  };

  expect(refused).toBeTypeOf('function');
  expect([option.index, option.label]).toEqual([at, seen.label]);
});

it('shows the dice on the table', () => {
  const game = createGame(tinyModule(), { players: 2, seed: 1, options: { wishes: false }, script: { dice: [4] } });
  while (game.state[18] === 0) answerTowardsDice(game);

  expect(viewFor(game.module, game.state, 1).dice).toEqual([{ id: 17, value: 4, sides: 6, thrower: -1 }]);
});

it('tells how the game ended, and asks nothing any more', () => {
  const game = played(2, 10_000);

  const view = viewFor(game.module, game.state, 'spectator', { events: game.events });

  expect(view.decision).toBeNull();
  expect(view.result).toEqual({
    ending: 'full',
    text: 'A basket is full.',
    winners: [view.players.findIndex(({ outcome }) => outcome === 'won')],
  });
  expect(view.log.at(-1)!.text).toMatch(/stores/);
  expect(view.log.at(-1)!.step).toBe(game.position);
});

it('is frozen to the last object and survives being written as JSON', () => {
  const game = played(7, 20);
  const view = viewFor(game.module, game.state, 0, { events: game.events });

  expect(unfrozen(view, 'view')).toEqual([]);
  expect(JSON.parse(JSON.stringify(view))).toEqual(view);
});

it('has the same hash for equal views and another one after an answer that shows', () => {
  const game = played(7, 20);
  const before = viewHash(viewFor(game.module, game.state, 0));

  expect(viewHash(viewFor(game.module, game.state.slice(), 0))).toBe(before);
  game.answer(0);
  expect(viewHash(viewFor(game.module, game.state, 0))).not.toBe(before);
});

it('leaves the state as it was', () => {
  const game = played(7, 20);
  const before = dump(game.module, game.state);

  viewFor(game.module, game.state, 'all');

  expect(dump(game.module, game.state)).toBe(before);
});

function played(seed: number, limit: number): Game {
  const game = createGame(tinyModule(), { players: 2, seed });
  const rng = new Rng(seed);
  while (!game.over && game.position < limit) game.answer(rng.below(game.decision()!.options.length));
  return game;
}

function unfrozen(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([name, child]) => unfrozen(child, `${path}.${name}`));
  return Object.isFrozen(value) ? inner : [path, ...inner];
}

it('shows the way to a space that is offered, without things that the viewer may not know', () => {
  const game = played(7, 30);
  const { io } = game.module;
  const { player } = game.decision()!;
  viewFor(game.module, game.state, player);
  const option = io.options[0]!;
  const unknown = game.module.meta.things.findIndex(
    (_, thing) => !seesThing(game.module.meta, game.state, player, thing),
  );
  const known = game.module.meta.things.findIndex((_, thing) => seesThing(game.module.meta, game.state, player, thing));
  const walks = Int32Array.of(13, option, known, 4, 3, 5, 1, 0, 6, 2, 2, unknown, known);
  Object.assign(io, { walks, walkLength: walks.length });

  const { answers } = viewFor(game.module, game.state, player).decision!;

  expect(answers[0]!.walk).toEqual({
    walker: known,
    from: 4,
    cost: 3,
    steps: [
      { space: 5, cost: 1, risks: [] },
      { space: 6, cost: 2, risks: [known] },
    ],
  });
  expect(answers.slice(1).some((answer) => 'walk' in answer)).toBe(false);
});

it('shows what an answer would strike or concern, without things that the viewer may not know', () => {
  const game = played(7, 30);
  const { io, meta } = game.module;
  const { player } = game.decision()!;
  viewFor(game.module, game.state, player);
  const option = io.options[0]!;
  const unknown = meta.things.findIndex((_, thing) => !seesThing(meta, game.state, player, thing));
  const known = meta.things.findIndex((_, thing) => seesThing(meta, game.state, player, thing));
  const shows = Int32Array.of(4, option, unknown, known);
  Object.assign(io, { shows, showLength: shows.length });

  const { answers } = viewFor(game.module, game.state, player).decision!;

  expect(unknown).toBeGreaterThanOrEqual(0);
  expect(answers[0]!.shows).toEqual([known]);
  expect(answers.slice(1).some((answer) => 'shows' in answer)).toBe(false);
});

it('keeps what an event was called with in the log, where the table shows two who meet', () => {
  const { meta, ...rest } = tinyModule();
  const game = played(7, 30);
  const [first] = viewFor(game.module, game.state, 0, { events: game.events }).log;
  const duel = { drama: { [first!.event]: { sides: [] } } };
  const module = { ...rest, meta: { ...meta, extras: { table: duel } } };

  const { log } = viewFor(module, game.state, 0, { events: game.events });

  expect(log.filter(({ event }) => event === first!.event).every(({ args }) => Array.isArray(args))).toBe(true);
  expect(log.filter(({ event }) => event !== first!.event).every(({ args }) => args === undefined)).toBe(true);
});

it('says which card a gain comes from, unless a line of the same answer names it', () => {
  const { meta, ...rest } = tinyModule();
  const fig = meta.rows.find(({ name }) => name === 'fig')!;
  const sites = [...meta.sites, { ...meta.sites[0]!, file: fig.file, line: 4 }];
  const game = played(7, 30);
  const told = viewFor(game.module, game.state, 0, { events: game.events }).log[0]!;
  const from = game.events.find(({ text }) => text !== null)!;
  const gain = { ...from, name: 'gain oil', site: meta.sites.length, siteSeenBy: -1, file: 'fig.yaml', line: 4 };
  const lines = (events: readonly (typeof gain)[]): string[] =>
    viewFor({ ...rest, meta: { ...meta, sites } }, game.state, 0, { events }).log.map(({ text }) => text);

  expect(lines([gain, gain])).toEqual([told.text.replace(/\.$/, ` (${fig.title}).`), told.text]);
  expect(lines([{ ...gain, siteSeenBy: 0 }])).toEqual([told.text]);
  expect(lines([{ ...gain, site: -1 }])).toEqual([told.text]);
});
