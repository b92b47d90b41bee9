// Rows and kinds by name, in everything behind the compiler: answers, log, views, scenarios, bots,
// what is kept.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { randomBot, sensibleBot } from '@undercroft/bots';
import { compileGame } from '@undercroft/compiler';
import type { GameModule } from '@undercroft/contract';
import { createGame, eventText, valueLabel, type Game } from '@undercroft/engine';
import { conformance } from '@undercroft/engine/testing';
import { plainSource, readScenarios, runScenario } from '@undercroft/scenario';
import { simulate } from '@undercroft/simulator';
import { viewFor } from '@undercroft/view';
import { viewConformance } from '@undercroft/view/testing';
import { beforeAll, expect, it } from 'vitest';
import { moduleFromText } from '../src/module-from-text.ts';

const SEANCE = fileURLToPath(new URL('../../compiler/test/corpus/seance', import.meta.url));
let module: GameModule;

beforeAll(async () => {
  const files = readdirSync(SEANCE, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const texts = files.map(({ parentPath, name }) => {
    const path = `${parentPath}/${name}`.replaceAll('\\', '/');
    return [path.slice(path.lastIndexOf('/seance/') + 1), readFileSync(path, 'utf8')] as const;
  });
  const { module: made } = compileGame(new Map(texts), 'seance');
  module = await moduleFromText(made?.code ?? '');
});

/** A game in which both have named a player. */
function begun(): Game {
  const game = createGame(module, { players: 2, seed: 5 });
  for (const name of ['Hound', 'Captain'])
    game.answer(game.decision()!.options.find(({ label }) => label === name)!.index);
  return game;
}

it('has the names of rows as answers, with the row that each is, and no thing', () => {
  const decision = createGame(module, { players: 2, seed: 5 }).decision();

  expect(decision?.options.map(({ label, row, thing }) => [label, module.meta.rows[row ?? -1]?.name, thing])).toEqual([
    ['Widow', 'widow', null],
    ['Drummer', 'drummer', null],
    ['Hound', 'hound', null],
    ['Captain', 'captain', null],
  ]);
});

it('keeps a name that only its player may know, and shows the rows of the answers', () => {
  const game = begun();
  const hound = module.meta.rows.findIndex(({ name }) => name === 'hound');
  const foretold = (viewer: number): readonly unknown[] =>
    viewFor(module, game.state, viewer).players.map(({ fields }) => fields['foretold']);

  expect(foretold(0)[0]).toBe(hound);
  expect([foretold(0)[1], foretold(1)[0]]).not.toContain(hound);
  const view = viewFor(module, game.state, game.decision()!.player);
  const calls = view.decision!.answers.filter(({ row }) => row >= 0);
  expect(calls.length).toBeGreaterThan(0);
  for (const { label, row } of calls) expect(label).toContain(module.meta.rows[row]!.title);
});

it('tells in the log what was named, as a name in a sentence', () => {
  const game = begun();
  const call = game.decision()!.options.find(({ row }) => row !== null)!;
  game.answer(call.index);
  const title = module.meta.rows[call.row!]!.title;

  expect(game.events.map((event) => eventText(module.meta, event, 'spectator'))).toContain(
    `Player 1 calls the ${title}.`,
  );
});

it('is written in scenarios as it is called, and read back', () => {
  const source = plainSource([
    {
      it: 'is met',
      given: {
        'player 1': { hand: ['hound'], foretold: 'hound' },
        'player 2': { hand: ['hound#2', 'widow'] },
        deck: ['salt'],
        active: 'player 1',
      },
      start: 'take-turn',
      as: 'player 1',
      do: ['call hound'],
      expect: {
        awaited: 'hound',
        'player 1.foretold': 'Hound',
        'player 1.circle': ['hound#2'],
        'player 1.favour': 2,
        'player 2.foretold': 'none',
      },
    },
    { it: 'is no spirit', given: { awaited: 'salt' }, start: 'take-turn', as: 'player 1', expect: {} },
  ]);
  const { scenarios, problems } = readScenarios('seance.yaml', source);
  expect(problems).toEqual([]);

  expect(runScenario(module, scenarios[0]!).failures).toEqual([]);
  expect(runScenario(module, scenarios[1]!).failures.map(({ message }) => message)).toEqual([
    expect.stringContaining('`salt` is not the name of a row of spirit or none'),
  ]);
});

it('holds for everything that a game must, when it is played by bots of both sorts', () => {
  for (const make of [randomBot, sensibleBot]) {
    const bots = [{ name: 'one', make }];
    const series = { game: module, players: 2, options: [], seed: 3, bots, answers: 200 };
    const shard = simulate(series, { to: 12, check: {} });

    expect([shard.failures, shard.unfinished]).toEqual([[], 0]);
  }
});

it('passes what every module and every view is held to', () => {
  const checks = [...conformance(module, { games: 4 }), ...viewConformance(module, { games: 4 })];
  expect(checks.length).toBeGreaterThan(8);
  for (const { run } of checks) run();
});

it('says of a value that is none that there is none', () => {
  expect(valueLabel(module.meta, { is: 'row', of: 1, optional: true }, -1)).toBe('none');
  expect(valueLabel(module.meta, { is: 'kind', of: 2 }, 2)).toBe('Charm');
});
