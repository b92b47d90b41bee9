// Boards whose squares a map makes, in everything behind the compiler: what is sound, seen,
// determinised, told and set up.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compileGame } from '@undercroft/compiler';
import { NONE, type GameModule } from '@undercroft/contract';
import {
  checkInvariants,
  createGame,
  createState,
  determinise,
  dump,
  isInPlay,
  ownerOf,
  Rng,
  seesThing,
  thingLabel,
  zoneOf,
  type Game,
  type Viewer,
} from '@undercroft/engine';
import { conformance } from '@undercroft/engine/testing';
import { plainSource, readScenarios, runScenario, failureLines } from '@undercroft/scenario';
import { viewFor } from '@undercroft/view';
import { viewConformance } from '@undercroft/view/testing';
import { beforeAll, expect, it } from 'vitest';
import { boardText } from '../src/play/board.ts';
import { playWords } from '../src/play/words.ts';
import { moduleFromText } from '../src/module-from-text.ts';

const CORPUS = new URL('../../compiler/test/corpus/', import.meta.url);
let module: GameModule;

beforeAll(async () => {
  const paths = readdirSync(new URL('warrens', CORPUS), { recursive: true, encoding: 'utf8' });
  const files = paths
    .filter((path) => /\.(?:yaml|rules)$/.test(path))
    .map(
      (path) => [`warrens/${path}`, readFileSync(fileURLToPath(new URL(`warrens/${path}`, CORPUS)), 'utf8')] as const,
    );
  const compiled = compileGame(new Map(files), 'warrens');
  if (compiled.module === null) throw new Error(compiled.diagnostics.map(({ message }) => message).join('\n'));
  module = await moduleFromText(compiled.module.code);
});

function cell(row: number, column: number, player = 0): number {
  return module.meta.rows.find(({ name }) => name === `cell-r${row}c${column}`)!.first + player;
}

function trap(player: number): number {
  return module.meta.rows.find(({ name }) => name === 'pitfall')!.first + player;
}

/** The game at its first question, with a trap of the first player laid in the second row. */
function withTrap(players = 2): Game {
  const game = createGame(module, { players, seed: 5 });
  const { first, owner } = module.meta.zones.find(({ name }) => name === 'laid')!;
  module.place(game.state, trap(0), first + cell(2, 3) - module.meta.kinds[owner as number]!.first);
  return game;
}

it('keeps every state sound, and every view to what its viewer may know', () => {
  const checks = [...conformance(module, { games: 3 }), ...viewConformance(module, { every: 3, games: 3 })];
  for (const { run } of checks) expect(run).not.toThrow();
});

it('has squares for everybody who plays', () => {
  const { state } = withTrap(2);

  expect([cell(2, 3, 0), cell(2, 3, 1), cell(2, 3, 2)].map((at) => isInPlay(module.meta, state, at))).toEqual([
    true,
    true,
    false,
  ]);
  expect([ownerOf(module.meta, state, cell(2, 3, 1)), zoneOf(module.meta, state, cell(2, 3, 1))]).toEqual([1, NONE]);
  expect(ownerOf(module.meta, state, trap(0))).toBe(0);
});

it('calls a square by its place, and tells of what lies there', () => {
  const { state } = withTrap();

  expect(thingLabel(module.meta, cell(2, 3))).toBe('Row 2, column 3');
  expect(dump(module, state)).toContain('Laid of Row 2, column 3 (1): Pitfall');
  expect(checkInvariants(module, state)).toEqual([]);
});

it('hides what lies on a square from all but its owner', () => {
  const { state } = withTrap();
  const viewers = [0, 1, 'spectator', 'all'] as const;

  expect(viewers.map((viewer) => seesThing(module.meta, state, viewer, trap(0)))).toEqual([true, false, false, true]);
  expect(viewers.map((viewer) => seesThing(module.meta, state, viewer, cell(2, 3)))).toEqual([true, true, true, true]);
  const laid = (viewer: Viewer): (number | undefined)[] =>
    viewFor(module, state, viewer)
      .boards.filter(({ owner }) => owner === 0)
      .flatMap(({ squares }) => squares.flatMap(({ zones }) => zones.filter(({ count }) => count > 0)))
      .map(({ things }) => things?.[0]?.id);
  expect(viewers.map(laid)).toEqual([[trap(0)], [undefined], [undefined], [trap(0)]]);
});

it('shows the boards of all who play, row by row', () => {
  const { boards } = viewFor(module, withTrap(2).state, 'all');
  const spots = boards.map(({ owner, squares }) => [owner, squares.length, squares[5]?.id]);
  const vault = module.meta.rows.find(({ name }) => name === 'vault-r2c2')!.first;
  const square = module.meta.rows.find(({ name }) => name === 'square-r2c3')!.first;

  expect(spots).toEqual([
    [0, 20, cell(2, 1, 0)],
    [1, 20, cell(2, 1, 1)],
    [-1, 9, square],
    [-1, 12, vault],
  ]);
  expect(module.meta.kinds[boards[0]!.kind]!.board).toMatchObject({
    name: 'warren',
    columns: 5,
    rows: 4,
    of: 'player',
    walls: [],
  });
});

it('tells in the terminal of squares that are not as they began', () => {
  const { state } = withTrap(2);
  const style = { meta: module.meta, paint: (_: unknown, text: string) => text, words: playWords('en'), width: 80 };

  const text = boardText(style, viewFor(module, state, 0));
  expect(text).toContain('\n     2 . . A . .\n');
  expect(text).toContain('\n     A  Pitfall\n');
});

it('determinises what lies hidden on squares, and stays sound', () => {
  const { state } = withTrap();
  const dealt = createState(module);
  const found = new Set<number>();
  for (let seed = 1; seed <= 20; seed++) {
    determinise(module, state, 1, new Rng(seed), dealt);
    expect(checkInvariants(module, dealt)).toEqual([]);
    found.add(zoneOf(module.meta, dealt, trap(0)));
  }

  expect(found.size).toBe(2);
});

it('is set up and asked about in scenarios by the names of squares', () => {
  const example = {
    it: 'digs beside what is dug',
    given: {
      active: 'player 1',
      'cell-r1c3#1': { dug: true, chamber: ['watch-room'] },
      'cell-r2c3#1': { dug: true, laid: ['net'] },
    },
    start: 'take-turn',
    as: 'player 1',
    do: ['dig cell-r2c2', 'none'],
    expect: {
      'cell-r2c2#1.dug': true,
      'cell-r2c2#2.dug': false,
      'cell-r1c3#1.safety': 11,
      'cell-r1c3#1.owner': 'player 1',
      'cell-r1c3#1.row': 1,
    },
  };
  const { scenarios, problems } = readScenarios('board.yaml', plainSource([example]));

  expect(problems).toEqual([]);
  expect(scenarios.map((scenario) => failureLines(runScenario(module, scenario)))).toEqual(['']);
});
