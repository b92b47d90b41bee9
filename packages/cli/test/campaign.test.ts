// Games in a row: what one leaves is what the next begins with, and nothing else.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compileGame } from '@undercroft/compiler';
import type { GameModule } from '@undercroft/contract';
import {
  carryOver,
  createGame,
  isLegacy,
  legacyOf,
  loadGame,
  nextLegacy,
  parseSave,
  Rng,
  thingsIn,
  type Game,
  type GameSetup,
  type Legacy,
} from '@undercroft/engine';
import { conformance } from '@undercroft/engine/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { moduleFromText } from '../src/module-from-text.ts';

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

const labels = (game: Game): string[] => (game.decision()?.options ?? []).map(({ label }) => label);

it('leaves what is kept, by name, at the end of a game and not before', () => {
  const game = createGame(module, { players: 1, seed: 1, options: { goal: 'south' } });
  const before = nextLegacy(module.meta, game.state);
  const [train = ''] = labels(game);

  answered(game, train);

  expect(before).toBeNull();
  expect(nextLegacy(module.meta, game.state)).toEqual({
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
  game = createGame(module, { players: 1, seed: 2, legacy: nextLegacy(module.meta, game.state)! });
  const buy = labels(game).find((label) => label !== 'Done') ?? '';
  answered(game, buy, buy);
  const pack = labels(game).find((label) => /compass|rope/i.test(label)) ?? '';
  answered(game, pack);
  return { legacy: nextLegacy(module.meta, game.state)!, game };
}

it('begins the next game with what was kept, and all else as every game begins', () => {
  const first = answered(createGame(module, { players: 1, seed: 1, options: { storms: true } }), 'Trade');

  const next = createGame(module, { players: 1, seed: 2, legacy: nextLegacy(module.meta, first.state)! });

  const { meta } = module;
  const valueOf = (name: string): number => next.state[meta.fields.find((field) => field.name === name)!.offset] ?? -1;
  expect([valueOf('voyages'), valueOf('gold'), valueOf('food')]).toEqual([2, 5, 2]);
  expect(labels(next)).toHaveLength(2);
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

it('leaves nothing when the rules have ended the campaign', () => {
  const { legacy } = third();

  const last = answered(createGame(module, { players: 1, seed: 3, legacy }), 'Trade');

  expect(last.over).toBe(true);
  expect(nextLegacy(module.meta, last.state)).toBeNull();
});

it('is whole in a save, and goes on after content has changed', async () => {
  const first = answered(createGame(module, { players: 1, seed: 1 }), 'Trade');
  const legacy = nextLegacy(module.meta, first.state)!;
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
        const left = legacyOf(module.meta, game.state);
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
  expect(nextLegacy(module.meta, createGame(module, { players: 1, seed: 3, legacy }).state)).toBeNull();
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
    const legacy: Legacy = { globals: {}, players: [{}], things: {}, zones: [], ...change };

    expect(() => createGame(module, { players: 1, seed: 1, legacy })).toThrow(message);
  });

  it.each([
    ['no record', null],
    ['a list for a record', { globals: [], players: [], things: {}, zones: [] }],
    ['more than it should', { globals: {}, players: [], things: {}, zones: [], more: 1 }],
    ['a value that is a record', { globals: { gold: {} }, players: [], things: {}, zones: [] }],
    ['a zone without things', { globals: {}, players: [], things: {}, zones: [{ zone: 'chest' }] }],
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

  const legacy: Legacy = { globals: {}, players: [{}], things: {}, zones: [] };
  expect(() => createGame(alone, { players: 1, seed: 1, legacy })).toThrow('Voyage has no campaign');
});
