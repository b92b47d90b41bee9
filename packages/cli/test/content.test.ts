/**
 * Every game of `content`: it compiles, its scenarios hold, every rule has one, and what holds for all games holds for it.
 * A new game is tested from its first file on; nothing here knows which games there are.
 */
import { fileURLToPath } from 'node:url';
import { botNamed } from '@undercroft/bots';
import { conformance } from '@undercroft/engine/testing';
import { runScenario, tellFailure } from '@undercroft/scenario';
import { reportOf, simulate } from '@undercroft/simulator';
import { viewConformance } from '@undercroft/view/testing';
import { expect, it } from 'vitest';
import { compileFolder } from '../src/compiled.ts';
import { moduleFromText } from '../src/module-from-text.ts';
import { gamesIn } from '../src/node-host.ts';
import { ruleCoverage } from '../src/rule-coverage.ts';
import { scenariosOf } from '../src/scenario-files.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const games = gamesIn(`${root}/content`);

/** Random games of each game and number of players; all must end by themselves. */
const RANDOM_GAMES = 100;
const ANSWERS_MAX = 20_000;

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

  it(`${game.id}: every rule has a scenario`, () => {
    const { missing, unknown, rules } = ruleCoverage(module.meta, scenarios);

    expect(rules.length).toBeGreaterThan(0);
    expect({ missing, unknown }).toEqual({ missing: [], unknown: [] });
  });

  for (const { name, run } of [...conformance(module), ...viewConformance(module)]) {
    it(`${game.id}: ${name}`, () => expect(run).not.toThrow());
  }

  it(`${game.id}: random games end by themselves and break no limit`, () => {
    const bots = [{ name: 'random', make: botNamed('random')! }];
    const options = module.meta.options.map(({ initial }) => initial);
    for (let players = module.meta.players.min; players <= module.meta.players.max; players++) {
      const series = { game: module, players, options, seed: players, bots, answers: ANSWERS_MAX };
      const { failures, unfinished } = reportOf(module.meta, simulate(series, { to: RANDOM_GAMES }));
      expect({ players, failures, unfinished: unfinished.count }).toEqual({ players, failures: [], unfinished: 0 });
    }
  });
}
