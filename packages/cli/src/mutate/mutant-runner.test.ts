import { inspectGame, playedFiles } from '@undercroft/compiler';
import { readGame } from '@undercroft/content-files';
import { expect, it } from 'vitest';
import { findGames } from '../node-host.ts';
import { scenariosOf } from '../scenario-files.ts';
import { tinyFolder } from '../testing/tiny-folder.ts';
import { sharedLines } from './changed-lines.ts';
import { coverScenarios } from './line-coverage.ts';
import { MutantRunner } from './mutant-runner.ts';
import { mutantsOf } from './mutants.ts';

it('runs no scenario that comes by nothing of what was changed', async () => {
  using folder = { ...tinyFolder(), [Symbol.dispose]: (): void => folder.remove() };
  folder.write('content/lantern/rules/bell.rules', 'to hush\n  gain 1 embers\n\nto chime\n  gain 2 embers\n');
  folder.write(
    'content/lantern/scenarios/bell.yaml',
    '- {it: fails as it is, players: 2, as: player 1, start: chime, expect: {player 1.embers: 99}}\n',
  );
  const game = findGames(folder.cwd, 'lantern')[0]!;
  const files = playedFiles(readGame(game), game.id);
  const inspected = inspectGame(files, game.id);
  const { code } = inspected.emit().module!;
  const scenarios = scenariosOf(folder.cwd, game).scenarios.filter(({ it: name }) => name === 'fails as it is');
  const runs = await coverScenarios(code, scenarios);
  const generated = runs.map((run) => [...run.generated, ...run.loading]);
  const covered = { code, ran: sharedLines(generated, code.split('\n').length) };
  const runner = new MutantRunner({ game: game.id, files, scenarios, covered });
  const outcomeOf = (change: string): string => {
    const own = mutantsOf(inspected.model!, files, false).filter(({ path }) => path === 'rules/bell.rules');
    const { mutation } = own.find((one) => one.change === change)!;
    return runner.run({ mutation, scenarios: [0] }).status;
  };

  expect(outcomeOf('1 -> 2')).toBe('survived');
  expect(outcomeOf('2 -> 3')).toBe('caught');
});

it('tells what runs once for all scenarios', async () => {
  using folder = { ...tinyFolder(), [Symbol.dispose]: (): void => folder.remove() };
  const game = findGames(folder.cwd, 'lantern')[0]!;
  const { code } = inspectGame(readGame(game), game.id).emit().module!;
  const more = ['function early() {', '  return 1;', '}', 'function late() {', '  return 2;', '}'];
  const [run] = await coverScenarios(
    `${code}${more.join('\n')}\nconst EARLY = [early(), late];\n`,
    scenariosOf(folder.cwd, game).scenarios.slice(0, 1),
  );
  const first = code.split('\n').length - 1;

  expect([1, 4].map((line) => run!.loading.has(first + line))).toEqual([true, false]);
  const image = code.split('\n').findIndex((line) => /^ +image = /.test(line));
  expect(image).toBeGreaterThan(0);
  expect(run!.loading.has(image)).toBe(true);
});
