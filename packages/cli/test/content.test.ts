/**
 * Every game of `content`: it compiles, its scenarios hold, every rule has one, and what holds for
 * all games holds for it. A new game is tested from its first file on; nothing here knows which
 * games there are.
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { botNamed } from '@undercroft/bots';
import { conformance } from '@undercroft/engine/testing';
import type { GameModule } from '@undercroft/contract';
import { compiledGame, loadCompiled } from '@undercroft/games';
import { runScenario, failureLines, type Scenario } from '@undercroft/scenario';
import {
  addCoverage,
  coverageOf,
  CoverageWatcher,
  setupsOf,
  simulate,
  type CoverageCounts,
} from '@undercroft/simulator';
import { checkViews } from '@undercroft/view';
import { viewConformance } from '@undercroft/view/testing';
import { expect, it } from 'vitest';
import { ruleCoverage } from '../src/seen/rules.ts';
import { scenariosOf } from '../src/scenario-files.ts';
import { gamesToTest, TIMES } from './games-to-test.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Random games of each set-up; all must end by themselves. In the first of them everything is
 * checked after every answer. A set-up that differs from another in one option alone is played in a
 * tenth as many: nearly all that happens in it happens in the other, too, and each option comes
 * with every number of players.
 */
const RANDOM_GAMES = { played: 40 * TIMES, checked: 4 * TIMES };
const ONE_OPTION = { played: 6 * TIMES, checked: 2 * TIMES };
/** Random games of each set-up in which it is counted what they reach. */
const COVERED_GAMES = 60;
const ANSWERS_MAX = 20_000;

const bots = [{ name: 'random', make: botNamed('random')! }];
const lookAtViews = (module: GameModule, state: Int32Array, answers: number): string | null =>
  checkViews(module, state, answers + 1);

/**
 * Ids of the rules that a game was made from, which its content cannot lose without notice; null
 * for a game without such a list.
 */
function ledgerOf(id: string): string[] | null {
  const path = join(root, 'content', id, 'ledger.txt');
  if (!existsSync(path)) return null;
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
}

it('there are games to test', () => {
  expect(gamesToTest.length).toBeGreaterThan(0);
});

for (const id of gamesToTest) {
  const compiled = compiledGame(id);

  it(`${id}: compiles without errors and warnings`, () => {
    expect(compiled.findings.map(({ printed }) => printed)).toEqual([]);
  });

  const module = await loadCompiled(compiled);
  const { scenarios, problems } = scenariosOf(root, { id, folder: join(root, 'content', id) });

  it(`${id}: scenarios can be read`, () => {
    expect(problems.map(({ file, at, message }) => `${file}:${at.line} ${message}`)).toEqual([]);
    expect(scenarios.length).toBeGreaterThan(0);
  });

  it.for(scenarios.map((scenario) => [scenario.it, scenario] as const))(`${id}: %s`, ([, scenario]) => {
    expect(failureLines(runScenario(module, scenario))).toBe('');
  });

  const counted = module.meta.fields.find(({ name, owner }) => name === 'turns' && owner === 'player');
  it.skipIf(counted === undefined)(`${id}: a simulation counts the turns that players count`, () => {
    for (const { setup, options } of setupsOf(module.meta).slice(0, 2)) {
      const series = { game: module, players: setup.players, options, seed: 5, bots, answers: ANSWERS_MAX };
      simulate(series, {
        to: RANDOM_GAMES.played,
        each: ({ index, state, turns }) => {
          const own = state.subarray(counted!.offset, counted!.offset + setup.players);
          expect([index, turns]).toEqual([index, own.reduce((sum, one) => sum + one, 0)]);
        },
      });
    }
  });

  it(`${id}: every rule has a scenario`, () => {
    const { missing, unknown, rules } = ruleCoverage(module.meta, scenarios);

    expect(rules.length).toBeGreaterThan(0);
    expect({ missing, unknown }).toEqual({ missing: [], unknown: [] });
  });

  it(`${id}: every id of its ledger is cited by a scenario, and no other`, () => {
    const cited = new Set(scenarios.flatMap(({ rules }) => rules));
    const ids = ledgerOf(id) ?? [...cited];

    expect([...new Set(ids)].toSorted()).toEqual([...cited].toSorted());
  });

  for (const { name, run } of [...conformance(module), ...viewConformance(module)]) {
    it(`${id}: ${name}`, () => expect(run).not.toThrow());
  }

  it.for(setupsOf(module.meta).map((setup) => [setup.name, setup] as const))(
    `${id}, %s: random games end by themselves and keep all that must hold`,
    ([, { setup, options }]) => {
      const series = { game: module, players: setup.players, options, seed: 11, bots, answers: ANSWERS_MAX };
      const { played, checked } = Object.keys(setup.options ?? {}).length === 1 ? ONE_OPTION : RANDOM_GAMES;
      const looked = simulate(series, { to: checked, check: { look: lookAtViews, lookEvery: 61 } });
      expect([looked.failures, looked.unfinished]).toEqual([[], 0]);

      const { failures, unfinished } = simulate(series, { from: checked, to: played });
      expect([failures, unfinished]).toEqual([[], 0]);
    },
  );

  it(`${id}: every effect, hook, question, answer of a menu and event is reached by a scenario or a random game`, () => {
    let reached = reachedByScenarios(module, scenarios);
    // Games are played only as long as something is missing.
    for (const { setup, options } of setupsOf(module.meta)) {
      if (isAllReached(module, reached)) break;
      const series = { game: module, players: setup.players, options, seed: 5, bots, answers: 600 };
      reached = addCoverage(reached, simulate(series, { to: COVERED_GAMES, coverage: true }).reached!);
    }
    // What is listed here is dead content, or needs a scenario.
    const { deadRows, deadAsks, deadEntries, deadEvents, deadSites } = coverageOf(module.meta, reached);
    expect({ deadRows, deadAsks, deadEntries, deadEvents, deadSites }).toEqual({
      deadRows: [],
      deadAsks: [],
      deadEntries: [],
      deadEvents: [],
      deadSites: [],
    });
  });
}

function isAllReached(module: GameModule, reached: CoverageCounts): boolean {
  const { deadRows, deadAsks, deadEntries, deadEvents, deadSites } = coverageOf(module.meta, reached);
  return [deadRows, deadAsks, deadEntries, deadEvents, deadSites].every(({ length }) => length === 0);
}

function reachedByScenarios(module: GameModule, scenarios: readonly Scenario[]): CoverageCounts {
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
