import { HEADER } from '@undercroft/contract';
import {
  alwaysOf,
  evaluate,
  ExpressionError,
  positionAfterDo,
  prepareScenario,
  ScenarioProblem,
  type Scenario,
  type Situation,
} from '@undercroft/scenario';
import { summarise, wilson, type Histogram } from '@undercroft/simulator';
import { count, shareCells, summaryText } from '@undercroft/report';
import type { CliArguments, CliCommand } from '../command.ts';
import { loadGameFolder, printDiagnostics } from '../compiled.ts';
import { EXIT, FindingError, UsageError } from '../failure.ts';
import { findGame } from '../node-host.ts';
import { scenariosFrom } from '../scenario-files.ts';
import { tellExactOdds } from '../series/exact-odds.ts';
import { playRange } from '../series/playing.ts';
import { mergeParts, requireBot, type OddsJob, type PartResult } from '../series/series.ts';
import { jsonText, painter, table, type Terminal } from '../terminal.ts';

export const odds: CliCommand = {
  name: 'odds',
  summary: 'Plays a position of a scenario many times and tells how it comes out.',
  usage: '<game|folder> <scenario file> [options]',
  details:
    'It sets up `given`, runs `start` (or the whole game) to its end with bots answering, and counts what --show looks at then: anything\n' +
    'that may stand in `expect`, such as `count(grove)`, `player 1.oil`, `winner`. Scripted dice and picks are left out. With --do it gives the\n' +
    'answers of `do` first, with scripted dice and picks as far as they need them, and leaves the rest to chance and bots.\n' +
    'With --exact nothing is played: every way the dice can fall is gone through, and chances are fractions. Where players are asked, each\n' +
    'answer is as likely, unless --always gives one.',
  examples: [
    'undercroft odds {game} content/{game}/scenarios/FILE.yaml --it "A sentence" --runs 10000 --show winner',
    'undercroft odds {game} content/{game}/scenarios/FILE.yaml --it "A sentence" --exact --always yes',
  ],
  options: {
    runs: { type: 'string', value: 'n', text: 'How often; default 1000.' },
    it: { type: 'string', value: 'name', text: 'Which scenario of the file: a part of its name.' },
    show: { type: 'string', value: 'expr', many: true, text: 'What to count; several with commas, or given again.' },
    do: { type: 'boolean', text: 'Gives the answers of `do` first; without it they are left out.' },
    exact: {
      type: 'boolean',
      text: 'Goes through all throws of dice instead of playing; refused where something else is left to chance.',
    },
    always: {
      type: 'string',
      value: 'answer',
      many: true,
      text: 'With --exact: an answer that is given wherever it is offered; the first of several. Default: those of the scenario.',
    },
    bots: { type: 'string', value: 'a,b', text: 'Who answers for each player; default random.' },
    seed: { type: 'string', value: 'n', text: 'Decides all chance; default 1.' },
    answers: { type: 'string', value: 'n', text: 'A game with more answers is stopped; default 5000.' },
    jobs: { type: 'string', value: 'n', text: 'Threads; default one for each core.' },
    json: { type: 'boolean', text: 'Results as JSON.' },
  },
  words: [2, 2],
  run: async (terminal, args) => {
    const { module, code } = await loadGameFolder(terminal, findGame(terminal.cwd, args.words[0]));
    const scenario = chooseScenario(terminal, args.words[1]!, args.text('it'));
    const show = showOf(args, scenario);
    const afterDo = args.flag('do');
    const begun = begin(() =>
      afterDo ? positionAfterDo(module, scenario) : prepareScenario(module, scenario, { scripted: false }),
    );
    for (const text of show) tryExpression(begun, text);
    const always = args.texts('always');
    if (args.flag('exact')) {
      const given = always.length > 0 ? always : alwaysOf(scenario);
      tellExactOdds(terminal, { scenario, situation: begun, show, always: given }, args.flag('json'));
      return EXIT.clean;
    }
    if (always.length > 0) throw new UsageError('--always goes with --exact: bots answer as they like');

    const runs = args.number('runs', { min: 1, max: 1_000_000_000, otherwise: 1000 });
    const bots = (args.text('bots') ?? 'random').split(',').map((name) => name.trim());
    for (const name of bots) requireBot(name);
    const seed = args.number('seed', { min: -(2 ** 31), max: 2 ** 32 - 1, otherwise: 1 });
    const answers = args.number('answers', { min: 1, max: 1_000_000, otherwise: 5000 });
    const jobs = args.text('jobs') === undefined ? undefined : args.number('jobs', { min: 1, max: 1024, otherwise: 1 });
    const job = {
      code,
      players: begun.state[HEADER.players]!,
      options: [],
      seed,
      bots,
      answers,
      coverage: false,
      odds: { scenario, show, afterDo },
    };
    const { parts } = await playRange(terminal, job, { from: 0, to: runs, jobs, queue: null });
    const result = mergeParts(parts);

    if (args.flag('json')) terminal.out(jsonText(jsonOf(scenario, show, result), 2));
    else printOdds(terminal, { scenario, show, afterDo }, result);
    return result.shard.failed > 0 ? EXIT.findings : EXIT.clean;
  },
};

function chooseScenario(terminal: Terminal, path: string, it: string | undefined): Scenario {
  const set = scenariosFrom(terminal.cwd, path);
  printDiagnostics(terminal, [set], 'pretty');
  const fits = set.scenarios.filter(
    (scenario) => it === undefined || scenario.it.toLowerCase().includes(it.toLowerCase()),
  );
  if (fits.length === 1) return fits[0]!;
  const problem = set.problems[0];
  if (problem !== undefined) throw new FindingError(`${problem.file}:${problem.at.line}: ${problem.message}`);
  const names = (fits.length === 0 ? set.scenarios : fits).map((scenario) => `\n  ${scenario.it}`).join('');
  throw new UsageError(`name one scenario with --it; ${path} has${names === '' ? ' none' : names}`);
}

/** Without --show: what the scenario itself looks at. */
function showOf(args: CliArguments, { node }: Scenario): string[] {
  const asked = args.texts('show').flatMap(splitExpressions);
  if (asked.length > 0) return asked;
  const expect = node.entries.find(({ key }) => key === 'expect')?.value;
  const told = expect?.is === 'map' ? expect.entries.find(({ key }) => key === 'chances')?.value : undefined;
  if (told?.is === 'map') return told.entries.map(({ key }) => key);
  const special = new Set(['events', 'no events', 'no-events', 'unchanged', 'open', 'outcomes', 'chances', 'sees']);
  const keys = expect?.is === 'map' ? expect.entries.map(({ key }) => key).filter((key) => !special.has(key)) : [];
  return keys.length > 0 ? keys : ['winner'];
}

/** Commas part expressions, but not those inside brackets. */
function splitExpressions(text: string): string[] {
  const parts = text.split(/,(?![^(]*\))/);
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

function begin(action: () => Situation): Situation {
  try {
    return action();
  } catch (error) {
    if (error instanceof ScenarioProblem) throw new FindingError(`line ${error.at.line}: ${error.message}`);
    throw error;
  }
}

function tryExpression(situation: Situation, text: string): void {
  try {
    evaluate(situation, text);
  } catch (error) {
    if (error instanceof ExpressionError) throw new UsageError(`--show \`${text}\`: ${error.message}`);
    throw error;
  }
}

/** Values as numbers, when all of them are. */
function numbersOf(values: PartResult['odds'][number]): Histogram | null {
  const numbers = values.map(([value, times]) => [Number(value), times] as const);
  return numbers.every(([value]) => Number.isInteger(value)) ? numbers.toSorted(([a], [b]) => a - b) : null;
}

function sorted(values: PartResult['odds'][number]): readonly (readonly [string, number])[] {
  const numbers = numbersOf(values);
  if (numbers !== null) return numbers.map(([value, times]) => [String(value), times] as const);
  return values.toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
}

/** Rows that are printed for one expression. */
const ROWS_MAX = 30;

function printOdds(
  terminal: Terminal,
  { scenario, show, afterDo }: OddsJob,
  { shard, odds: counted }: PartResult,
): void {
  const paint = painter(terminal.outColour);
  terminal.out(
    `${paint('bold', scenario.it)}\n${count(shard.games)} runs, ${shard.bots.join(' and ')}, seed ${shard.seed}\n`,
  );
  const { node } = scenario;
  if (node.entries.some(({ key }) => key === 'do'))
    terminal.out(`${afterDo ? 'from where `do` leads' : 'from `given`; its `do` is left out, --do gives it first'}\n`);
  const total = shard.games - shard.failed;
  for (const [i, text] of show.entries()) {
    const values = counted[i]!;
    terminal.out(`\n${paint('bold', text)}\n`);
    const numbers = numbersOf(values);
    if (numbers !== null) terminal.out(`${summaryText(summarise(numbers))}\n`);
    const rows = sorted(values).map(([value, times]) => [`  ${value}`, ...shareCells(wilson(times, total))]);
    terminal.out(
      table([['', 'runs', 'share', '95 % interval'], ...rows.slice(0, ROWS_MAX)], [true, false, false, false]),
    );
    if (rows.length > ROWS_MAX) terminal.out(`  and ${rows.length - ROWS_MAX} more values\n`);
  }
  if (shard.unfinished > 0) terminal.out(`\n${count(shard.unfinished)} runs were stopped at the limit of answers\n`);
  if (shard.failed > 0) terminal.out(`\n${count(shard.failed)} runs failed and are not counted\n`);
  for (const { message, index } of shard.failures)
    terminal.out(`\n${paint('red', 'failed')} run ${index}: ${message}\n`);
}

function jsonOf(scenario: Scenario, show: readonly string[], { shard, odds: counted }: PartResult): unknown {
  const total = shard.games - shard.failed;
  const expressions = show.map((text, i) => {
    const values = counted[i]!;
    const numbers = numbersOf(values);
    const shares = sorted(values).map(([value, times]) => ({ value, ...wilson(times, total) }));
    return { show: text, values: shares, summary: numbers === null ? null : summarise(numbers) };
  });
  const { games, failed, unfinished, seed, bots } = shard;
  return {
    version: 1,
    game: shard.game,
    hash: shard.hash,
    it: scenario.it,
    runs: games,
    failed,
    unfinished,
    seed,
    bots,
    expressions,
  };
}
