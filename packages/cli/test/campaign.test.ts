// Games in a row: what one leaves is what the next begins with, and nothing else.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { botNamed } from '@undercroft/bots';
import { compileGame } from '@undercroft/compiler';
import type { GameModule } from '@undercroft/contract';
import {
  carryOver,
  createGame,
  isLegacy,
  legacyOf,
  loadGame,
  nextSetup,
  parseSave,
  Rng,
  thingsIn,
  type Game,
  type GameSetup,
  type Legacy,
} from '@undercroft/engine';
import { conformance } from '@undercroft/engine/testing';
import { mergeShards, reportOf, simulateCampaigns, type Series } from '@undercroft/simulator';
import { beforeAll, describe, expect, it } from 'vitest';
import { moduleFromText } from '../src/module-from-text.ts';
import { nextGame } from '../src/play/next-game.ts';
import { recordedTerminal } from '../src/testing/terminal.ts';

const VOYAGE = new URL('../../compiler/test/corpus/voyage/', import.meta.url);
let module: GameModule;

beforeAll(async () => {
  module = await voyage((text) => text);
});

/** The game with changed files. */
async function voyage(change: (text: string) => string): Promise<GameModule> {
  const paths = readdirSync(VOYAGE, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.(?:yaml|rules)$/.test(path),
  );
  const files = paths.map(
    (path) => [`voyage/${path}`, change(readFileSync(fileURLToPath(new URL(path, VOYAGE)), 'utf8'))] as const,
  );
  const { module: made, diagnostics } = compileGame(new Map(files), 'voyage');
  if (made === null) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return moduleFromText(made.code);
}

/** Plays to the end at random. */
function played(setup: GameSetup, seed: number): Game {
  const game = createGame(module, setup);
  const rng = new Rng(seed);
  while (!game.over) game.answer(rng.below(game.decision()!.options.length));
  return game;
}

/** Gives the answers with these labels, in order. */
function answered(game: Game, ...labels: readonly string[]): Game {
  for (const label of labels) {
    const options = game.decision()?.options ?? [];
    const found = options.find((option) => option.label === label);
    if (found === undefined)
      throw new Error(`${label} is not among ${options.map((option) => option.label).join(', ')}`);
    game.answer(found.index);
  }
  return game;
}

/** What a game leaves; null when no other follows. */
const leftBy = (game: Game): Legacy | null => nextSetup(module, game.state, game.setup!)?.legacy ?? null;

const labels = (game: Game): string[] => (game.decision()?.options ?? []).map(({ label }) => label);

it('leaves what is kept, by name, at the end of a game and not before', () => {
  const game = createGame(module, { players: 1, seed: 1, options: { goal: 'south' } });
  const before = leftBy(game);
  const [train = ''] = labels(game);

  answered(game, train);

  expect(before).toBeNull();
  expect(leftBy(game)).toEqual({
    past: [{ seed: 1, options: { goal: 1 }, ending: 'home', winners: [] }],
    globals: { voyages: 1, settled: false, captain: 'rower#1', wind: 'south', 'first-home': 1 },
    players: [{ gold: 3 }],
    things: {
      mate: { skill: 2 },
      'rower#1': { skill: 2 },
      'rower#2': { skill: 1 },
      'rower#3': { skill: 1 },
      'rower#4': { skill: 1 },
    },
    zones: [],
  });
});

/** What a first game with a tool bought and packed leaves: three games of one player. */
function third(): { readonly legacy: Legacy; readonly game: Game } {
  let game = answered(createGame(module, { players: 1, seed: 1 }), 'Trade');
  game = createGame(module, { players: 1, seed: 2, legacy: leftBy(game)! });
  const buy = labels(game).find((label) => label !== 'Done') ?? '';
  answered(game, buy, buy);
  const pack = labels(game).find((label) => /compass|rope/i.test(label)) ?? '';
  answered(game, pack);
  return { legacy: leftBy(game)!, game };
}

it('begins the next game with what was kept, and all else as every game begins', () => {
  const first = answered(createGame(module, { players: 1, seed: 1, options: { storms: true } }), 'Trade');

  const next = createGame(module, { players: 1, seed: 2, legacy: leftBy(first)! });

  const { meta } = module;
  const valueOf = (name: string): number => next.state[meta.fields.find((field) => field.name === name)!.offset] ?? -1;
  expect([valueOf('voyages'), valueOf('gold'), valueOf('food')]).toEqual([2, 5, 2]);
  expect(labels(next)).toHaveLength(2);
});

it('tells no hook of what was kept: it was heard when it changed', async () => {
  const heard = await voyage((text) =>
    text
      .replace('food: { title: Food', 'told: { title: Told }\n  food: { title: Food')
      .replace('to go-out', 'when skill of a sailor changes, gain 1 told\n\nto go-out'),
  );
  const tellings = (game: Game): number => {
    const { offset } = game.module.meta.fields.find(({ name }) => name === 'told')!;
    return game.state[offset] ?? -1;
  };
  const first = createGame(heard, { players: 1, seed: 1 });
  answered(first, labels(first)[0] ?? '');
  const next = createGame(heard, { players: 1, seed: 2, legacy: nextSetup(heard, first.state, first.setup!)!.legacy });

  expect([tellings(first), tellings(next)]).toEqual([1, 0]);
  expect(leftBy(first)?.things['rower#1']).toEqual({ skill: 2 });
});

it('puts things where they were kept, in zones of players and of things, and nowhere else', () => {
  const { legacy, game } = third();

  const next = createGame(module, { players: 1, seed: 3, legacy });

  expect(legacy.zones.map(({ zone, of, things }) => [zone, of, things.length])).toEqual([
    ['chest', 1, 1],
    ['pack', 'rower#1', 1],
  ]);
  expect(next.hash()).not.toBe(game.hash());
  const market = module.meta.zones.find(({ name }) => name === 'market')!;
  expect(thingsIn(module.meta, next.state, market.first)).toHaveLength(2);
  const kept = legacyOf(module.meta, next.state);
  expect(kept.zones).toEqual(legacy.zones);
});

it('settles anew what the campaign says, and keeps the other options', () => {
  const first = answered(
    createGame(module, { players: 1, seed: 1, options: { goal: 'south', storms: true } }),
    'Trade',
  );

  const next = nextSetup(module, first.state, first.setup!)!;
  const second = createGame(module, { ...next, seed: 2 });

  expect(next.options).toEqual({ storms: 1 });
  expect(second.setup?.options).toEqual([0, 1]);
  expect(second.setup?.legacy?.past).toHaveLength(1);
});

it('leaves nothing when the rules have ended the campaign', () => {
  const { legacy } = third();

  const last = answered(createGame(module, { players: 1, seed: 3, legacy }), 'Trade');

  expect(last.over).toBe(true);
  expect(leftBy(last)).toBeNull();
});

it('is whole in a save, and goes on after content has changed', async () => {
  const first = answered(createGame(module, { players: 1, seed: 1 }), 'Trade');
  const legacy = leftBy(first)!;
  const game = answered(createGame(module, { players: 1, seed: 3, legacy }), 'Done');
  const changed = await voyage((text) => text.replace('Gold, tools', 'Tools, gold'));

  const loaded = loadGame(module, game.save());
  const carried = carryOver(game, changed);

  expect(loaded.ok && loaded.game.hash()).toBe(game.hash());
  expect(game.replayLine()).toBeNull();
  expect([carried.replayed, carried.stopped]).toEqual([1, null]);
  expect(legacyOf(changed.meta, carried.game.state)).toEqual(legacyOf(module.meta, game.state));
});

it('keeps every invariant through games in a row, for one and two players', () => {
  for (const players of [1, 2])
    for (let seed = 1; seed <= 30; seed++) {
      let legacy: Legacy | undefined;
      for (let number = 1; number <= 3; number++) {
        const game = played({ players, seed, legacy }, seed + number);
        const left: Legacy = leftBy(game) ?? { past: [], ...legacyOf(module.meta, game.state) };
        const again = createGame(module, { players, seed, legacy: left });
        expect(isLegacy(JSON.parse(JSON.stringify(left)))).toBe(true);
        expect(again.setup?.legacy).toEqual(left);
        legacy = left;
      }
    }
});

it('passes all that is asked of a game that goes on a campaign', () => {
  const { legacy } = third();

  for (const { run } of conformance(module, { setups: [{ players: 1, legacy }], games: 5 })) run();
  expect(leftBy(createGame(module, { players: 1, seed: 3, legacy }))).toBeNull();
});

describe('a legacy that does not fit', () => {
  const wrong: readonly (readonly [string, Partial<Legacy>, string])[] = [
    ['has a thing that the game has not', { things: { cook: { skill: 1 } } }, '`cook`'],
    ['has more of a row than there are', { zones: [{ zone: 'chest', of: 1, things: ['rope#4'] }] }, '`rope#4`'],
    ['has a field that is not kept', { players: [{ food: 9 }] }, 'a kept value `food`'],
    ['has a zone that is not kept', { zones: [{ zone: 'crew', of: 1, things: [] }] }, 'a kept zone `crew`'],
    ['has a zone of nobody', { zones: [{ zone: 'chest', of: 2, things: [] }] }, 'a kept zone `chest` of 2'],
    [
      'has a zone of a thing that has none',
      { zones: [{ zone: 'pack', of: 'rope#1', things: [] }] },
      'a kept zone `pack`',
    ],
    [
      'lays a thing where it cannot lie',
      { zones: [{ zone: 'chest', of: 1, things: ['mate'] }] },
      '`mate` cannot lie in `chest`',
    ],
    ['has a word that is none', { globals: { wind: 'east' } }, '`wind` of the campaign cannot be "east"'],
    ['has a number for a flag', { globals: { settled: 2 } }, '`settled` of the campaign cannot be 2'],
    ['has less than the least', { players: [{ gold: -1 }] }, '`gold` of the campaign cannot be -1'],
    [
      'has a thing of another kind',
      { globals: { captain: 'compass' } },
      '`captain` of the campaign cannot be "compass"',
    ],
    [
      'has none where there must be one',
      { globals: { 'first-home': null } },
      '`first-home` of the campaign cannot be null',
    ],
    ['has another number of players', { players: [{}, {}] }, 'played by 2 players, not 1'],
  ];

  it.each(wrong)('%s', (_name, change, message) => {
    const legacy: Legacy = { past: [], globals: {}, players: [{}], things: {}, zones: [], ...change };

    expect(() => createGame(module, { players: 1, seed: 1, legacy })).toThrow(message);
  });

  it.each([
    ['no record', null],
    ['a list for a record', { past: [], globals: [], players: [], things: {}, zones: [] }],
    ['more than it should', { past: [], globals: {}, players: [], things: {}, zones: [], more: 1 }],
    ['a value that is a record', { past: [], globals: { gold: {} }, players: [], things: {}, zones: [] }],
    ['a past that is no game', { past: [{ seed: 1 }], globals: {}, players: [], things: {}, zones: [] }],
    ['a zone without things', { past: [], globals: {}, players: [], things: {}, zones: [{ zone: 'chest' }] }],
  ])('is refused in a save as damaged when it is %s', (_name, legacy) => {
    const save = JSON.parse(createGame(module, { players: 1, seed: 1 }).save()) as object;

    expect(parseSave(JSON.stringify({ ...save, legacy }))).toMatchObject({ ok: false, code: 'damaged' });
  });
});

it('is refused by a game whose games stand alone', async () => {
  const alone = await voyage((text) =>
    text
      .replace(/campaign:\n(?: {2}.*\n)+/, '')
      .replaceAll(', kept: true', '')
      .replaceAll(/^(.*)kept: true/gm, '$1'),
  );

  const legacy: Legacy = { past: [], globals: {}, players: [{}], things: {}, zones: [] };
  expect(() => createGame(alone, { players: 1, seed: 1, legacy })).toThrow('Voyage has no campaign');
});

describe('on a terminal', () => {
  const first = (): Game => answered(createGame(module, { players: 1, seed: 1, options: { storms: true } }), 'Trade');

  it('begins the next game when somebody wants it, and asks again for an option that has no such value', async () => {
    const terminal = recordedTerminal('.', ['y', 'west', 'south']);

    const next = await nextGame(terminal, first(), 'en');

    expect(terminal.outText()).toContain('option "goal" has no value "west"');
    expect(next?.setup?.options).toEqual([1, 1]);
    expect(next?.setup?.legacy?.past).toHaveLength(1);
  });

  it.each([
    ['nobody wants it', first, ['n']],
    ['there is no more input', first, []],
    ['the game goes on', () => createGame(module, { players: 1, seed: 1 }), ['y']],
  ])('begins none, when %s', async (_name, game, typed) => {
    expect(await nextGame(recordedTerminal('.', typed), game(), 'en')).toBeNull();
  });
});

describe('in number', () => {
  const series = (): Series => ({
    game: module,
    players: 2,
    options: module.meta.options.map(({ initial }) => initial),
    seed: 5,
    bots: [{ name: 'random', make: botNamed('random')! }],
    answers: 100,
  });

  it('counts first games, second games and so on, and none after the rules have ended the campaign', () => {
    const shards = simulateCampaigns(series(), { from: 0, to: 20 }, 4);

    expect(shards.map(({ games, failed, number }) => [games, failed, number])).toEqual([
      [20, 0, undefined],
      [20, 0, 2],
      [20, 0, 3],
      [0, 0, 4],
    ]);
    // There is a market from the second game on.
    expect(reportOf(module.meta, shards[1]!).answers.mean).toBeGreaterThan(
      reportOf(module.meta, shards[0]!).answers.mean,
    );
  });

  it('gives the same in parts as in one run', () => {
    const whole = simulateCampaigns(series(), { from: 0, to: 20 }, 3);
    const parts = [
      simulateCampaigns(series(), { from: 0, to: 7 }, 3),
      simulateCampaigns(series(), { from: 7, to: 20 }, 3),
    ];

    expect(whole.map((_, i) => mergeShards(parts.map((part) => part[i]!)))).toEqual(whole);
  });
});
