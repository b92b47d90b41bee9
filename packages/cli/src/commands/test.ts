import { readGame, type GameFolder } from '@undercroft/content-files';
import type { GameModule, LessonMeta } from '@undercroft/contract';
import { isTaught, seedsFor, tryLesson, type LessonTrial } from '@undercroft/simulator';
import { runScenario, failureLines, type ScenarioResult } from '@undercroft/scenario';
import type { CliCommand } from '../command.ts';
import { loadGameFolder, printDiagnostics } from '../compiled.ts';
import { EXIT } from '../failure.ts';
import { findGame, findGames } from '../node-host.ts';
import { Seen, type SeenSort } from '../seen/seen.ts';
import { notRun, type BranchCoverage } from '../mutate/line-coverage.ts';
import { ruleCoverage, type RuleCoverage } from '../seen/rules.ts';
import { scenariosFrom, scenariosOf } from '../scenario-files.ts';
import { jsonText, painter, wrap, type Terminal } from '../terminal.ts';

interface LessonRun extends LessonTrial {
  /** how many seeds were tried when it failed, and those of them that work */
  readonly other?: { readonly tried: number; readonly seeds: readonly number[] };
}

interface GameTest {
  readonly game: string;
  readonly results: readonly ScenarioResult[];
  /** lessons, played by their recommendations; none with `--from` */
  readonly lessons: readonly LessonRun[];
  /** files that cannot be read as scenarios count as one failure each */
  readonly broken: number;
  readonly coverage: RuleCoverage | null;
  /** places of the content, and those that no scenario runs; null unless it was asked */
  readonly branches: BranchCoverage | null;
  /** what scenarios see of questions, answers, triggers and texts; null unless it was asked */
  readonly seen: readonly SeenSort[] | null;
}

export const test: CliCommand = {
  name: 'test',
  summary: 'Runs the scenarios of a game, and follows its lessons.',
  usage: '[game|folder] [options]',
  examples: [
    'undercroft test {game}',
    'undercroft test {game} --only lessons/',
    'undercroft test {game} --from ../my-scenarios',
    'undercroft test {game} --coverage',
  ],
  options: {
    from: { type: 'string', value: 'path', text: 'Scenarios of this file or folder instead of those of the game.' },
    only: {
      type: 'string',
      value: 'text',
      text: 'Scenarios whose name, file or rule has this text in it, and lessons whose title or file has.',
    },
    coverage: {
      type: 'boolean',
      text: 'Also list rules without a scenario, of which there must be none, and lines, conditions, answers and texts that none comes to.',
    },
    json: { type: 'boolean', text: 'Results as JSON.' },
  },
  words: [0, 1],
  run: async (terminal, args) => {
    const from = args.text('from');
    const games = from === undefined ? findGames(terminal.cwd, args.words[0]) : [findGame(terminal.cwd, args.words[0])];
    const json = args.flag('json');
    const tests: GameTest[] = [];
    for (const game of games) {
      const tested = await testGame(terminal, game, { from, only: args.text('only'), coverage: args.flag('coverage') });
      tests.push(tested);
      if (!json) printTests(terminal, tested);
    }
    if (json) terminal.out(jsonText({ version: 1, games: tests.map(jsonOf) }, 2));
    const found = tests.some(({ results, lessons, broken }) => results.length + lessons.length + broken > 0);
    if (!found) terminal.err(`${nothingFound(from, args.text('only'))}\n`);
    return found && tests.every(isClean) ? EXIT.clean : EXIT.findings;
  },
};

interface TestOptions {
  readonly from: string | undefined;
  readonly only: string | undefined;
  readonly coverage: boolean;
}

async function testGame(terminal: Terminal, game: GameFolder, options: TestOptions): Promise<GameTest> {
  const loaded = await loadGameFolder(terminal, game);
  const { module } = loaded;
  const set = options.from === undefined ? scenariosOf(terminal.cwd, game) : scenariosFrom(terminal.cwd, options.from);
  printDiagnostics(terminal, [set], 'pretty');
  for (const { file, at, message } of set.problems) terminal.err(`${file}:${at.line}:${at.column} ${message}\n`);
  const chosen = set.scenarios.filter(({ it, file, rules }) => hasText([it, file, ...rules], options.only));
  const watch = options.coverage ? new Seen(module) : null;
  const results = chosen.map((scenario) => runScenario(watch?.watched ?? module, scenario));
  const taught = options.from === undefined ? (module.meta.lessons ?? []) : [];
  const lessons = taught
    .filter(({ name, title }) => hasText([lessonFile(game.id, name), title], options.only))
    .map((lesson) => runLesson(module, lesson));
  const errors = set.diagnostics.filter(({ severity }) => severity === 'error');
  const coverage = options.coverage ? ruleCoverage(module.meta, set.scenarios) : null;
  const branches = options.coverage ? await notRun(game, loaded, set.scenarios) : null;
  const seen = watch?.sorts(readGame(game)) ?? null;
  return { game: game.id, results, lessons, broken: errors.length + set.problems.length, coverage, branches, seen };
}

function lessonFile(game: string, lesson: string): string {
  return `${game}/lessons/${lesson}.yaml`;
}

/** A lesson that fails is tried with other seeds: another deal is the usual cause. */
function runLesson(module: GameModule, lesson: LessonMeta): LessonRun {
  const trial = tryLesson(module, lesson);
  return isTaught(trial) ? trial : { ...trial, other: seedsFor(module, lesson) };
}

/** Why a run without a scenario is no success. */
function nothingFound(from: string | undefined, only: string | undefined): string {
  if (only !== undefined)
    return `no scenario has \`${only}\` in its name, file or rules, and no lesson in its title or file; nothing was tested`;
  if (from !== undefined) return `\`${from}\` holds no scenario; nothing was tested`;
  return 'there is no scenario: write one in a .yaml file in the folder `scenarios` of the game; nothing was tested';
}

function hasText(texts: readonly string[], only: string | undefined): boolean {
  return only === undefined || texts.some((text) => text.toLowerCase().includes(only.toLowerCase()));
}

function isClean({ results, lessons, broken, coverage }: GameTest): boolean {
  const covered = coverage === null || coverage.missing.length + coverage.unknown.length === 0;
  return broken === 0 && covered && results.every(({ passed }) => passed) && lessons.every(isTaught);
}

function printTests(terminal: Terminal, { game, results, lessons, broken, coverage, branches, seen }: GameTest): void {
  const paint = painter(terminal.outColour);
  const files = Map.groupBy(results, ({ scenario }) => scenario.file);
  for (const [file, ran] of files) {
    const failed = ran.filter(({ passed }) => !passed).length;
    const mark = failed === 0 ? paint('green', 'ok ') : paint('red', 'bad');
    terminal.out(`${mark} ${file}  ${ran.length - failed} of ${ran.length}\n`);
  }
  for (const lesson of lessons) printLesson(terminal, game, lesson);
  for (const result of results) if (!result.passed) terminal.err(`\n${failureLines(result)}\n`);
  const passed = results.filter((result) => result.passed).length + lessons.filter(isTaught).length;
  const failed = results.length + lessons.length - passed + broken;
  terminal.out(`${game}: ${passed} passed, ${failed === 0 ? '0 failed' : paint('red', `${failed} failed`)}\n`);
  if (coverage !== null) printCoverage(terminal, coverage);
  if (branches !== null) printBranches(terminal, branches);
  if (seen !== null) printSeen(terminal, seen);
}

function printLesson(terminal: Terminal, game: string, lesson: LessonRun): void {
  const paint = painter(terminal.outColour);
  const { said, of, answers, missing, unoffered, other } = lesson;
  const mark = isTaught(lesson) ? paint('green', 'ok ') : paint('red', 'bad');
  const file = lessonFile(game, lesson.lesson);
  terminal.out(`${mark} ${file}  ${said} of ${of} moments in ${answers} answers\n`);
  if (missing.length > 0) terminal.err(`${file}: never said, to a player who follows it: ${missing.join(', ')}\n`);
  if (unoffered.length > 0) terminal.err(`${file}: recommends what is not offered: ${unoffered.join(', ')}\n`);
  if (other !== undefined) terminal.err(`${file}: ${otherSeeds(other)}\n`);
}

function otherSeeds({ tried, seeds }: NonNullable<LessonRun['other']>): string {
  if (seeds.length > 0) return `with another deal it goes through; write \`seed: ${seeds.join('` or `')}\``;
  return `no seed from 1 to ${tried} goes through, so the deal is hardly the cause`;
}

function printCoverage(terminal: Terminal, { rules, missing, unknown }: RuleCoverage): void {
  const paint = painter(terminal.outColour);
  terminal.out(`${rules.length - missing.length} of ${rules.length} rules have a scenario\n`);
  const list = (words: string, ids: readonly string[]): void => {
    if (ids.length > 0) terminal.out(`${paint('red', words)}\n  ${wrap(ids.join(' '), terminal.width - 2, '  ')}\n`);
  };
  list('Rules without a scenario:', missing);
  list('Ids in scenarios that no rule has:', unknown);
}

function printBranches(terminal: Terminal, { places, missing, ifs, oneWay }: BranchCoverage): void {
  const paint = painter(terminal.outColour);
  terminal.out(`${places - missing.length} of ${places} lines and branches are run by a scenario\n`);
  if (missing.length > 0) terminal.out(`${paint('yellow', 'Run by none:')}\n`);
  for (const { place, text } of missing) terminal.out(`  ${place} ${paint('dim', text)}\n`);
  terminal.out(
    `${ifs - oneWay.length} of ${ifs} conditions hold in a scenario and fail in another, or are listed above\n`,
  );
  if (oneWay.length > 0) terminal.out(`${paint('yellow', 'Always the same way:')}\n`);
  for (const { place, text } of oneWay) terminal.out(`  ${place} ${paint('dim', text)}\n`);
}

/** What scenarios see of questions, answers, triggers and texts, and what of them they never do. */
function printSeen(terminal: Terminal, seen: readonly SeenSort[]): void {
  const paint = painter(terminal.outColour);
  for (const { sort, of, missing } of seen) {
    terminal.out(`${of - missing.length} of ${of} ${sort} are seen in a scenario\n`);
    for (const { place, text } of missing) terminal.out(`  ${place === '' ? '' : `${place} `}${paint('dim', text)}\n`);
  }
}

function jsonOf({ game, results, lessons, broken, coverage, branches, seen }: GameTest): unknown {
  const scenarios = results.map(({ scenario, passed, failures, changes }) => ({
    it: scenario.it,
    file: scenario.file,
    line: scenario.at.line,
    rules: scenario.rules,
    passed,
    failures,
    ...(passed ? {} : { changes }),
  }));
  const passed = results.filter((result) => result.passed).length;
  return { game, passed, broken, scenarios, lessons, coverage, branches, seen };
}
