// Boards of tiles in everything behind the compiler: what is sound, seen, determinised and set up.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compileGame } from '@undercroft/compiler';
import type { GameModule } from '@undercroft/contract';
import { createGame, thingLabel, type Game, type Viewer } from '@undercroft/engine';
import { conformance } from '@undercroft/engine/testing';
import { plainSource, readScenarios, runScenario, failureLines } from '@undercroft/scenario';
import { optionIndexOf, previewLays, viewFor } from '@undercroft/view';
import { viewConformance } from '@undercroft/view/testing';
import { beforeAll, expect, it } from 'vitest';
import { moduleFromText } from '../src/module-from-text.ts';

const CORPUS = new URL('../../compiler/test/corpus/', import.meta.url);
let module: GameModule;

beforeAll(async () => {
  const paths = readdirSync(new URL('delve', CORPUS), { recursive: true, encoding: 'utf8' });
  const files = paths
    .filter((path) => /\.(?:yaml|rules)$/.test(path))
    .map((path) => [`delve/${path}`, readFileSync(fileURLToPath(new URL(`delve/${path}`, CORPUS)), 'utf8')] as const);
  const compiled = compileGame(new Map(files), 'delve');
  if (compiled.module === null) throw new Error(compiled.diagnostics.map(({ message }) => message).join('\n'));
  module = await moduleFromText(compiled.module.code);
});

const thing = (row: string): number => module.meta.rows.find(({ name }) => name === row)?.first ?? -1;

/**
 * A game at its first question, with a bridge turned on the second plot and a tile face down on the
 * third.
 */
function laid(): Game {
  const game = createGame(module, { players: 2, seed: 3 });
  const put = (row: string, zone: string, on: string): void => {
    const { first, owner } = module.meta.zones.find(({ name }) => name === zone)!;
    module.place(game.state, thing(row), first + thing(on) - module.meta.kinds[owner as number]!.first);
  };
  for (const row of ['entry', 'bridge-room', 'cells']) module.place(game.state, thing(row), -1);
  put('entry', 'explored', 'plot-r1c1');
  put('bridge-room', 'explored', 'plot-r1c2');
  put('cells', 'unexplored', 'plot-r1c3');
  const turn = module.meta.fields.find(({ name }) => name === 'turn')!;
  game.state[turn.offset + thing('bridge-room')] = 1;
  put('cutpurse', 'standing', 'space-bridge-room-above-r1c2');
  return game;
}

const drawn = (viewer: Viewer): NonNullable<ReturnType<typeof viewFor>['boards'][number]['drawn']> =>
  viewFor(module, laid().state, viewer).boards.flatMap((board) => board.drawn ?? [])[0]!;

it('keeps every state sound, and every view to what its viewer may know', () => {
  const checks = [...conformance(module, { games: 2 }), ...viewConformance(module, { every: 17, games: 2 })];
  for (const { run } of checks) expect(run).not.toThrow();
});

it('shows what is drawn on tiles that lie face up, turned as they are', () => {
  const { signs } = drawn(0);
  const { board } = module.meta.kinds.find(({ name }) => name === 'space')!;
  const written = (row: number): string =>
    Array.from({ length: 12 }, (_, column) => board!.tiles!.signs[signs[row * 12 + column] ?? -1]?.sign ?? ' ').join(
      '',
    );

  expect([0, 1, 2, 3].map(written)).toEqual(['SS..#..#    ', 'S.......    ', '........    ', '#..##..#    ']);
  expect(drawn('spectator').signs).toEqual(signs);
});

it('shows squares above others at their place, with those who stand there', () => {
  const { above } = drawn(0);

  expect(above.map(({ square }) => square)).toEqual([16, 17, 18, 19, 28, 29, 30, 31]);
  const on = above.filter(({ thing: space }) => space.zones.some(({ count }) => count > 0));
  expect(on.map(({ square, thing: { id } }) => [square, thingLabel(module.meta, id)])).toEqual([
    [19, 'Bridge room, above row 1, column 2'],
  ]);
});

it('shows walls, and gates with the squares between which they stand', () => {
  const { gates, walls } = drawn(0);
  const named = gates.map(({ thing: gate, border, between }) => [thingLabel(module.meta, gate.id), border, between]);

  expect(named).toEqual([
    [
      'Between plot in row 1, column 1 and plot in row 1, column 2',
      'door',
      [
        [15, 16],
        [27, 28],
      ],
    ],
    [
      'Between plot in row 1, column 2 and plot in row 1, column 3',
      'door',
      [
        [19, 20],
        [31, 32],
      ],
    ],
  ]);
  expect(walls).toContainEqual([3, 4]);
  expect(walls).not.toContainEqual([15, 16]);
});

/** A game at the question how a tile is laid. */
function laying(): Game {
  const game = createGame(module, { players: 2, seed: 3 });
  for (let n = 0; !game.over && game.decision()?.ask.within !== 'explore'; n++) {
    const { options = [] } = game.decision() ?? {};
    const doing = options.filter(({ value }) => value >= 0);
    game.answer((doing.length > 0 ? doing : options)[n % (doing.length || options.length)]!.index);
  }
  return game;
}

it('shows how a tile would lie after each answer, as it lies when the answer is given', () => {
  const game = laying();
  const { player, options } = game.decision()!;

  const lays = previewLays(module, game.state, player);

  expect(lays.map(({ answer }) => answer)).toEqual(options.map((_, i) => i));
  expect(previewLays(module, game.state, 1 - player)).toEqual([]);
  for (const { answer, drawn: shown, squares } of lays) {
    const { position } = game;
    game.answer(optionIndexOf(module, game.state, player, answer));
    const [board] = viewFor(module, game.state, player).boards.filter((one) => one.drawn !== undefined);
    game.goTo(position);
    expect(shown.signs).toEqual(board!.drawn!.signs);
    expect(shown.walls).toEqual(board!.drawn!.walls);
    expect(squares).toHaveLength(16);
    expect(squares.every((square) => shown.signs[square]! >= 0)).toBe(true);
  }
  expect(lays.length).toBeGreaterThan(1);
});

it('shows nothing of the kind for other questions, and leaves the position as it was', () => {
  const game = createGame(module, { players: 2, seed: 3 });

  for (let n = 0; n < 60 && !game.over; n++) {
    const { ask, options, player } = game.decision()!;
    const before = Int32Array.from(game.state);
    const lays = previewLays(module, game.state, player);
    if (ask.within !== 'explore' && ask.within !== 'rotate-room') expect(lays).toEqual([]);
    expect(game.state).toEqual(before);
    game.answer(options[(n * 7) % options.length]!.index);
  }
});

it('is set up in scenarios by the names of plots, tiles and spaces', () => {
  const example = {
    it: 'walks over a bridge and through its door',
    given: {
      'plot-r1c1': { explored: ['entry'] },
      'plot-r2c1': { explored: ['bridge-room'] },
      'gate-r1c1-r2c1': { state: 'ajar' },
      'space-r4c2': { standing: ['cutpurse'] },
      cutpurse: { 'steps-left': 1 },
    },
    start: 'walk cutpurse',
    as: 'player 2',
    do: ['Bridge room, above row 1, column 2'],
    expect: { 'space-bridge-room-above-r1c2.standing': ['cutpurse'] },
  };
  const { scenarios, problems } = readScenarios('tiles.yaml', plainSource([example]));

  expect(problems).toEqual([]);
  expect(scenarios.map((scenario) => failureLines(runScenario(module, scenario)))).toEqual(['']);
});
