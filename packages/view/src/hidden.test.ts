import { HEADER, STATUS, type GameMeta, type GameModule } from '@undercroft/contract';
import { Rng, createGame, createState, gameFromState, seesThing, type Game, type Viewer } from '@undercroft/engine';
import { tinyModule } from '@undercroft/engine/testing';
import { expect, it } from 'vitest';
import {
  HIDDEN,
  optionIndexOf,
  checkViews,
  determinise,
  previewAnswer,
  viewFor,
  viewHash,
  type GameView,
  type ZoneView,
} from './index.ts';
import { viewConformance } from './testing/index.ts';

for (const { name, run } of viewConformance(tinyModule(), { every: 1, games: 4 })) {
  it(`holds for the tiny game: ${name}`, () => {
    expect(run).not.toThrow();
  });
}

it('holds as well, when fruits lie face down on the table and are chosen blind', () => {
  const faceDown = withZone(tinyModule(), 'contents', { visible: 'none' });
  // If an open attribute counted hidden things, it would reveal what lies face down.
  const closed = { ...faceDown, attribute: () => 0 };

  for (const { run } of viewConformance(closed, { every: 1, games: 4 })) expect(run).not.toThrow();
});

it('does not hold, when an open attribute counts hidden things', () => {
  const faceDown = withZone(tinyModule(), 'contents', { visible: 'none' });

  const hidden = viewConformance(faceDown, { every: 1 })[0]!;

  expect(hidden.run).toThrow(/the view tells something hidden: .*harvest/);
});

it('does change the view of everything, when hidden things are determinised', () => {
  const module = tinyModule();
  const game = randomGame(module, 1, 3, 12);
  const other = createState(module);

  determinise(module, game.state, 0, new Rng(4), other);

  expect(viewHash(viewFor(module, other, 'all'))).not.toBe(viewHash(viewFor(module, game.state, 'all')));
});

it('names blind choices by their place and leads back to the answer of the engine', () => {
  const module = withZone(tinyModule(), 'contents', { visible: 'none' });
  const game = untilAsked(module, 'Bruise a fruit', 2);
  const view = viewFor(module, game.state, game.decision()!.player);

  const first = view.decision!.answers[0]!;

  expect(first).toMatchObject({ thing: HIDDEN, row: -1, place: 0, label: 'a hidden fruit (1)' });
  const { layout } = module.meta;
  const engineOption = game.decision()!.options[optionIndexOf(module, game.state, view.viewer, first.index)]!;
  expect(game.state[layout.head + first.zone]).toBe(engineOption.thing);
});

it('tells nothing of the cards of a pile that nobody sees, when the viewer is asked about them: they are chosen by place', () => {
  const module = withZone(tinyModule(), 'contents', { visible: 'none', order: 'pile' });
  const game = untilAsked(module, 'Bruise a fruit', 2);
  const view = viewFor(module, game.state, game.decision()!.player);

  expect(view.shown).toEqual([]);
  for (const [i, answer] of view.decision!.answers.slice(0, 2).entries())
    expect(answer).toMatchObject({ index: i, thing: HIDDEN, row: -1, label: `a hidden fruit (${answer.place + 1})` });
});

it('shows those of a pile that were revealed to whoever is asked about them, and only to that viewer', () => {
  const module = revealing(withZone(tinyModule(), 'contents', { visible: 'none', order: 'pile' }));
  const game = untilAsked(module, 'Bruise a fruit', 2);
  const asked = game.decision()!.player;
  const state = game.state.slice();
  const { thing } = game.decision()!.options[0]!;
  reveal(module, state, thing!, [asked]);

  const own = viewFor(module, state, asked);

  expect(own.shown.map(({ id }) => id)).toEqual([thing]);
  expect(own.decision!.answers.filter((answer) => answer.thing >= 0)).toMatchObject([
    { thing, row: module.meta.things[thing!] },
  ]);
  expect(viewFor(module, state, 1 - asked).shown).toEqual([]);
});

it('previews a blind choice without knowing what lies there', () => {
  const module = withZone(tinyModule(), 'contents', { visible: 'none' });
  const game = untilAsked(module, 'Bruise a fruit', 2);
  const viewer = game.decision()!.player;
  const other = createState(module);
  const { answers } = viewFor(module, game.state, viewer).decision!;

  for (let seed = 0; seed < 10; seed++) {
    determinise(module, game.state, viewer, new Rng(seed), other);
    for (const { index } of answers)
      expect(previewAnswer(module, other, viewer, index)).toEqual(previewAnswer(module, game.state, viewer, index));
  }
});

/**
 * The tiny game, whose baskets lie face down: no player knows whose basket is whose, nor what lies
 * in them.
 */
function hiddenBaskets(): GameModule {
  const module = withZone(tinyModule(), 'yard', { visible: 'none' });
  const thingPlayer = module.meta.thingPlayer.map(() => -1);
  return revealing({ ...module, meta: { ...module.meta, thingPlayer }, attribute: () => 0 });
}

it.each([
  ['nothing was revealed', 0],
  ['some of it was revealed to some', 1],
])('holds as well, when things lie in hidden things and %s', (_, share) => {
  const module = hiddenBaskets();
  const rng = new Rng(8);
  let inside = 0;
  for (let seed = 1; seed <= 40; seed++) {
    const game = randomGame(module, seed, 2 + (seed % 2), 24);
    // The rules of the tiny game know whose basket is whose; a question about what lies in them
    // tells it.
    while (game.decision()?.prompt === 'Bruise a fruit') game.answer(0);
    const state = game.state.slice();
    for (let fruit = 0; fruit < module.meta.kinds[0]!.end; fruit++)
      if (rng.below(3) < share) reveal(module, state, fruit, [rng.below(3)]);
    expect(checkViews(module, state, seed)).toBeNull();
    const revealed = viewFor(module, state, 0).zones.flatMap((zone) => zone.revealed ?? []);
    inside += revealed.filter((one) => one.inside !== undefined).length;
  }
  expect(inside > 5).toBe(share > 0);
});

it('shows what was revealed in a hidden thing at its place, and not what it lies in', () => {
  const module = hiddenBaskets();
  const { state } = fullBasket(module);
  const { layout } = module.meta;
  const inside = module.meta.zones.findIndex(({ name }) => name === 'contents');
  const basket = module.meta.kinds[1]!.first;
  const fruit = state[layout.head + module.meta.zones[inside]!.first]!;
  reveal(module, state, fruit, [1]);
  const yard = (viewer: Viewer): ZoneView | undefined =>
    viewFor(module, state, viewer).zones.find(({ id }) => id === state[layout.zoneOf + basket]);

  expect(seesThing(module.meta, state, 1, fruit)).toBe(true);
  expect(seesThing(module.meta, state, 1, basket)).toBe(false);
  expect(yard(1)).toMatchObject({ things: null, revealed: [{ place: 0, inside, thing: { id: fruit } }] });
  expect(yard(0)).not.toHaveProperty('revealed');
});

function fullBasket(module: GameModule): Game {
  const { head } = module.meta.layout;
  const { first } = module.meta.zones.find(({ name }) => name === 'contents')!;
  for (let seed = 1; seed < 50; seed++) {
    const game = randomGame(module, seed, 2, 20);
    if (game.state[head + first]! >= 0) return game;
  }
  throw new Error('no game stores a fruit of the first player');
}

/** The same game with marks for what rules reveal. */
function revealing(module: GameModule): GameModule {
  const { layout } = module.meta;
  const marked = { ...layout, shown: layout.size, size: layout.size + layout.things };
  return { ...module, meta: { ...module.meta, layout: marked } };
}

function reveal({ meta }: GameModule, state: Int32Array, thing: number, to: readonly number[]): void {
  for (const player of to) state[meta.layout.shown! + thing]! |= 1 << player;
}

it('hides a thing that a visible field names, when the thing is hidden', () => {
  const module = tinyModule();
  const fields = module.meta.fields.map((field) =>
    field.name === 'turns' ? { ...field, type: { is: 'thing' as const, of: 0 } } : field,
  );
  const changed: GameModule = { ...module, meta: { ...module.meta, fields } };
  const game = randomGame(changed, 3, 2, 6);

  const named = game.state[fields[4]!.offset]!;
  const seen = (viewer: Viewer): number => viewFor(changed, game.state, viewer).globals['turns']!;

  expect(seesThing(changed.meta, game.state, 'spectator', named)).toBe(false);
  expect(seen('all')).toBe(named);
  expect(seen('spectator')).toBe(HIDDEN);
});

it('leaves out fields that only their owner may read', () => {
  const module = tinyModule();
  const { state } = randomGame(module, 1, 2, 4);

  const view = viewFor(module, state, 0);

  expect(view.players[0]!.fields['wish']).toBeGreaterThan(0);
  expect(view.players[1]!.fields).not.toHaveProperty('wish');
});

it('says what somebody picked to that player alone, and never which line of a hidden card did something', () => {
  const module = tinyModule();
  const game = createGame(module, { players: 2, seed: 3 });
  const log = (viewer: Viewer): string[] =>
    viewFor(module, game.state, viewer, { events: game.events }).log.map((line) => line.text);

  expect(log(0).slice(2)).toEqual(['Player 2 picks a hidden fruit.', 'Player 2 picks a hidden fruit.']);
  expect(log(1).slice(0, 2)).toEqual(['Player 1 picks a hidden fruit.', 'Player 1 picks a hidden fruit.']);
  expect(log(0)[0]).toMatch(/^Player 1 picks (Plum|Pear|Quince|Fig)\.$/);
  expect(log('spectator').join()).not.toMatch(/Plum|Pear|Quince|Fig/);
});

it('says nothing of the line of content, when that line stands in the file of a hidden card', () => {
  const module = tinyModule();
  const game = createGame(module, { players: 2, seed: 3 });
  const event = game.events[0]!;
  const hidden = { ...event, file: 'fruits/fig.yaml', line: 4, siteSeenBy: 1 };

  const line = (viewer: Viewer) => viewFor(module, game.state, viewer, { events: [hidden] }).log[0];

  expect(line(0)).toMatchObject({ file: 'fruits/fig.yaml', line: 4 });
  expect(line(1)).toMatchObject({ file: null, line: null });
});

function randomGame(module: GameModule, seed: number, players: number, limit: number): Game {
  const game = createGame(module, { players, seed, log: false });
  const rng = new Rng(seed);
  while (!game.over && game.position < limit) game.answer(rng.below(game.decision()!.options.length));
  return game;
}

function untilAsked(module: GameModule, prompt: string, options: number): Game {
  for (let seed = 1; seed < 200; seed++) {
    const game = createGame(module, { players: 2, seed, log: false });
    const rng = new Rng(seed);
    while (!game.over) {
      const decision = game.decision()!;
      if (decision.prompt === prompt && decision.options.length > options) return gameFromState(module, game.state);
      game.answer(rng.below(decision.options.length));
    }
  }
  throw new Error(`no game asks "${prompt}" with more than ${options} answers`);
}

function withZone(module: GameModule, name: string, change: Partial<GameMeta['zones'][number]>): GameModule {
  const zones = module.meta.zones.map((zone) => (zone.name === name ? { ...zone, ...change } : zone));
  return { ...module, meta: { ...module.meta, zones } };
}

it('counts what lies in a hidden zone and shows its backs, and nothing of what they are', () => {
  const module = tinyModule();
  const { state } = randomGame(module, 2, 2, 4);

  const deck = zoneNamed(module, viewFor(module, state, 0), 'deck');

  expect(deck).toEqual({ id: 0, zone: 0, owner: -1, count: state[module.meta.layout.count], things: null, back: 0 });
  expect(state[HEADER.status]).toBe(STATUS.decision);
});

function zoneNamed({ meta }: GameModule, view: GameView, name: string): ZoneView {
  return view.zones.find((zone) => meta.zones[zone.zone]!.name === name)!;
}
