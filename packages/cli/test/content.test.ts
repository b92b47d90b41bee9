/**
 * Every game of `content`: it compiles, its scenarios hold, every rule has one, and what holds for all games holds for it.
 * A new game is tested from its first file on; nothing here knows which games there are.
 */
import { fileURLToPath } from 'node:url';
import { botNamed } from '@undercroft/bots';
import { conformance } from '@undercroft/engine/testing';
import type { GameModule } from '@undercroft/contract';
import { runScenario, tellFailure, type Scenario } from '@undercroft/scenario';
import { addReached, coverageOf, CoverageWatcher, setupsOf, simulate, type Reached } from '@undercroft/simulator';
import { checkViews } from '@undercroft/view';
import { viewConformance } from '@undercroft/view/testing';
import { expect, it } from 'vitest';
import { compileFolder } from '../src/compiled.ts';
import { moduleFromText } from '../src/module-from-text.ts';
import { gamesIn } from '@undercroft/content-files';
import { ruleCoverage } from '../src/rule-coverage.ts';
import { scenariosOf } from '../src/scenario-files.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const games = gamesIn(`${root}/content`);

/** Random games of each set-up; all must end by themselves. In the first of them everything is checked after every answer. */
const RANDOM_GAMES = 60;
const CHECKED_GAMES = 16;
/** Random games of each set-up in which it is counted what they reach. */
const COVERED_GAMES = 60;
const ANSWERS_MAX = 20_000;

const bots = [{ name: 'random', make: botNamed('random')! }];
const lookAtViews = (module: GameModule, state: Int32Array, answers: number): string | null =>
  checkViews(module, state, answers + 1);

it('there are games to test', () => {
  expect(games.length).toBeGreaterThan(0);
});

for (const game of games) {
  const compiled = compileFolder(root, game);

  it(`${game.id}: compiles without errors and warnings`, () => {
    expect(compiled.diagnostics.map(({ message, span }) => `${span.file}: ${message}`)).toEqual([]);
    expect(compiled.module).not.toBeNull();
  });

  if (compiled.module === null) continue;
  const module = await moduleFromText(compiled.module.code);
  const { scenarios, problems } = scenariosOf(root, game);

  it(`${game.id}: scenarios can be read`, () => {
    expect(problems.map(({ file, at, message }) => `${file}:${at.line} ${message}`)).toEqual([]);
    expect(scenarios.length).toBeGreaterThan(0);
  });

  it.for(scenarios.map((scenario) => [scenario.it, scenario] as const))(`${game.id}: %s`, ([, scenario]) => {
    expect(tellFailure(runScenario(module, scenario))).toBe('');
  });

  const counted = module.meta.fields.find(({ name, owner }) => name === 'turns' && owner === 'player');
  it.skipIf(counted === undefined)(`${game.id}: a simulation counts the turns that players count`, () => {
    for (const { setup, options } of setupsOf(module.meta).slice(0, 2)) {
      const series = { game: module, players: setup.players, options, seed: 5, bots, answers: ANSWERS_MAX };
      simulate(series, {
        to: RANDOM_GAMES,
        each: ({ index, state, turns }) => {
          const own = state.subarray(counted!.offset, counted!.offset + setup.players);
          expect([index, turns]).toEqual([index, own.reduce((sum, one) => sum + one, 0)]);
        },
      });
    }
  });

  it(`${game.id}: every rule has a scenario`, () => {
    const { missing, unknown, rules } = ruleCoverage(module.meta, scenarios);

    expect(rules.length).toBeGreaterThan(0);
    expect({ missing, unknown }).toEqual({ missing: [], unknown: [] });
  });

  for (const { name, run } of [...conformance(module), ...viewConformance(module)]) {
    it(`${game.id}: ${name}`, () => expect(run).not.toThrow());
  }

  it.for(setupsOf(module.meta).map((setup) => [setup.name, setup] as const))(
    `${game.id}, %s: random games end by themselves and keep all that must hold`,
    ([, { setup, options }]) => {
      const series = { game: module, players: setup.players, options, seed: 11, bots, answers: ANSWERS_MAX };
      const checked = simulate(series, { to: CHECKED_GAMES, check: { look: lookAtViews, lookEvery: 61 } });
      expect([checked.failures, checked.unfinished]).toEqual([[], 0]);

      const { failures, unfinished } = simulate(series, { from: CHECKED_GAMES, to: RANDOM_GAMES });
      expect([failures, unfinished]).toEqual([[], 0]);
    },
  );

  it(`${game.id}: every effect, hook, question, answer of a menu and event is reached by a scenario or a random game`, () => {
    const played = reachedByScenarios(module, scenarios);
    const random = setupsOf(module.meta).map(
      ({ setup, options }) =>
        simulate(
          { game: module, players: setup.players, options, seed: 5, bots, answers: 600 },
          { to: COVERED_GAMES, coverage: true },
        ).reached!,
    );
    // What is listed here is dead content, or needs a scenario.
    const { deadRows, deadAsks, deadEntries, deadEvents, deadSites } = coverageOf(
      module.meta,
      random.reduce(addReached, played),
    );
    expect({ deadRows, deadAsks, deadEntries, deadEvents, deadSites }).toEqual({
      deadRows: [],
      deadAsks: [],
      deadEntries: [],
      deadEvents: [],
      deadSites: [],
    });
  });
}

function reachedByScenarios(module: GameModule, scenarios: readonly Scenario[]): Reached {
  const watcher = new CoverageWatcher(module);
  watcher.start();
  const watched: GameModule = {
    ...module,
    call: (...args) => {
      watcher.begin();
      module.call(...args);
    },
    run: (state) => {
      const status = module.run(state);
      watcher.look(module, state);
      return status;
    },
  };
  for (const scenario of scenarios) runScenario(watched, scenario);
  return watcher.finish();
}
