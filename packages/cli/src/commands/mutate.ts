import type { CliCommand } from '../command.ts';
import { printDiagnostics } from '../compiled.ts';
import { EXIT, FindingError } from '../failure.ts';
import { onInterrupt } from '../interrupt.ts';
import { mutateGame, type MutationResult } from '../mutate/mutate.ts';
import { mutantsJson, survivorsOf, printMutants } from '../mutate/report.ts';
import { findGames } from '../node-host.ts';
import { Progress } from '../progress.ts';
import { scenariosOf } from '../scenario-files.ts';
import { jsonText, type Terminal } from '../terminal.ts';

export const mutate: CliCommand = {
  name: 'mutate',
  summary: 'Changes a game in small ways and tells which changes no scenario notices.',
  usage: '[game|folder] [options]',
  details:
    'Each number, comparison, condition, target, line and order of two lines is changed in turn, in rules, effects and values. Scenarios are\n' +
    'run until one fails, first those that run what is changed. What none of them notices is listed with its place and what would catch it. A change\n' +
    'that nobody can notice is marked in equivalents.yaml of the game, with the reason. Ctrl-C ends early and reports what was tried.',
  examples: [
    'undercroft mutate {game}',
    'undercroft mutate {game} --only rules/turn.rules',
    'undercroft mutate {game} --sample 100 --seed 7',
  ],
  options: {
    sample: { type: 'string', value: 'n', text: 'Tries so many that nobody marked, chosen by the seed; default all.' },
    seed: { type: 'string', value: 'n', text: 'Decides the sample; default 1.' },
    only: {
      type: 'string',
      value: 'text',
      text: 'Only files with this in their path, or what carries out the rule of this id.',
    },
    additions: {
      type: 'boolean',
      text: 'Other changes: a statement done twice, a condition with a part less, a smaller number, another duration.',
    },
    jobs: { type: 'string', value: 'n', text: 'Threads; default one for each core.' },
    json: { type: 'boolean', text: 'Every mutant that counts as JSON.' },
  },
  words: [0, 1],
  run: async (terminal, args) => {
    const sample =
      args.text('sample') === undefined ? null : args.number('sample', { min: 1, max: 1_000_000, otherwise: 1 });
    const seed = args.number('seed', { min: -(2 ** 31), max: 2 ** 32 - 1, otherwise: 1 });
    const jobs = args.text('jobs') === undefined ? undefined : args.number('jobs', { min: 1, max: 1024, otherwise: 1 });
    const only = args.text('only');
    const json = args.flag('json');
    const interrupt = onInterrupt();
    const results: MutationResult[] = [];
    try {
      for (const game of findGames(terminal.cwd, args.words[0])) {
        if (interrupt.signal.aborted) break;
        const scenarios = readScenarios(terminal, game);
        let progress: Progress | null = null;
        const result = await mutateGame(game, scenarios, {
          sample,
          seed,
          only,
          additions: args.flag('additions'),
          jobs,
          isStopped: () => interrupt.signal.aborted,
          progress: (done, total) => (progress ??= new Progress(terminal, total)).show(done),
        });
        const seconds = (progress as Progress | null)?.end() ?? 0;
        results.push(result);
        if (!json) printMutants(terminal, result, seconds);
      }
    } finally {
      interrupt.end();
    }
    if (json)
      terminal.out(jsonText({ version: 1, stopped: interrupt.signal.aborted, games: results.map(mutantsJson) }, 2));
    else if (interrupt.signal.aborted) terminal.out('stopped early: what was not tried yet is not counted\n');
    const clean = results.every((result) => survivorsOf(result).length + result.marks.length === 0);
    return clean ? EXIT.clean : EXIT.findings;
  },
};

function readScenarios(
  terminal: Terminal,
  game: Parameters<typeof scenariosOf>[1],
): ReturnType<typeof scenariosOf>['scenarios'] {
  const set = scenariosOf(terminal.cwd, game);
  printDiagnostics(terminal, [set], 'pretty');
  const [problem] = set.problems;
  if (problem !== undefined) throw new FindingError(`${problem.file}:${problem.at.line}: ${problem.message}`);
  if (set.scenarios.length > 0) return set.scenarios;
  throw new FindingError(`${game.id} has no scenarios, so nothing would notice any change`);
}
