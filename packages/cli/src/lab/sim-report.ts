/** The report of `sim` in words and tables. */
import type { GameMeta } from '@undercroft/contract';
import { decodeAnswers, replayLine } from '@undercroft/engine';
import type { CoverageReport, ScoreReport, SimulationReport } from '@undercroft/simulator';
import {
  choosersText,
  count,
  counted,
  isBetweenGames,
  NOTHING_ENDED,
  noWinnerText,
  percent,
  resultUnit,
  shareCells,
  summaryText,
  turnsSentences,
  winnerRows,
} from '@undercroft/report';
import { painter, table, type Terminal } from '../terminal.ts';

export interface PrintOptions {
  /** of the game, as ints */
  readonly options: readonly number[];
  /** most rows of what players chose */
  readonly rows: number;
  /** procedures and cards; empty = what was chosen anywhere is told */
  readonly within: readonly string[];
  /** what the game was called on the command line */
  readonly called?: string | undefined;
}

/** Tells who won, how long games were, what was scored and what was chosen. */
export function printSimulation(
  terminal: Terminal,
  meta: GameMeta,
  report: SimulationReport,
  { options, rows: most, within, called }: PrintOptions,
): void {
  const paint = painter(terminal.outColour);
  const nth = report.number === 1 ? '' : `, game ${report.number} of a campaign`;
  const head = `${meta.title}${nth}: ${counted(report.games, 'game')}, ${counted(report.players, 'player')}, ${report.bots.join(' and ')}, seed ${report.seed}`;
  const isTelling = report.finished > 0;
  const over = isTelling ? [...wonRows(report), ...notWonRows(report)] : [];
  const rows = [['', 'games', 'share', '95 % interval'], ...over, ['unfinished', ...shareCells(report.unfinished)]];
  terminal.out(`${paint('bold', head)}\n\n${table(rows, [true, false, false, false])}\n`);
  for (const { message, index } of report.endless.slice(0, 1)) terminal.out(`unfinished: ${message} (game ${index})\n`);
  if (isTelling) printFinished(terminal, report, { most, within });
  else {
    terminal.out(`${NOTHING_ENDED}\n`);
    if (report.times !== null) printTimes(terminal, report.bots, report.times);
  }
  if (report.coverage !== null) printCoverage(terminal, report.coverage);
  if (report.failed === 0) return;
  terminal.out(`\n${paint('red', `${counted(report.failed, 'game')} failed`)}\n`);
  for (const { message, seed, answers, index } of report.failures) {
    const setup = { players: report.players, seed, options, script: null, legacy: null };
    const line = report.number === 1 ? replayLine(meta, setup, decodeAnswers(answers) ?? [], called) : null;
    terminal.out(`  game ${index}: ${message}\n${line === null ? '' : `    ${line}\n`}`);
  }
}

/** What only games that ended tell. */
function printFinished(
  terminal: Terminal,
  report: SimulationReport,
  { most, within }: { readonly most: number; readonly within: readonly string[] },
): void {
  for (const { name, text, share } of report.endings) if (share.count > 0) terminal.out(`${name}: ${text}\n`);
  const together = report.players === 1 ? '' : ', all players together';
  terminal.out(`\nof a game${together}\n  answers  ${summaryText(report.answers)}\n`);
  if (report.turns.max > 0) terminal.out(turnsText('  turns    ', report));
  if (report.times !== null) printTimes(terminal, report.bots, report.times);
  if (report.score !== null) printScore(terminal, report.score);
  if (report.uses !== null && most > 0) printUses(terminal, report, { most, within });
}

/**
 * How many turns games had; where the turn never passes on, what has to be done so that it is
 * counted.
 */
export function turnsText(label: string, report: SimulationReport): string {
  return `${label}${turnsSentences(report).join(`\n${' '.repeat(label.length)}`)}\n`;
}

/** How long bots thought about a question with more than one answer, in milliseconds. */
function printTimes(
  terminal: Terminal,
  bots: SimulationReport['bots'],
  times: NonNullable<SimulationReport['times']>,
): void {
  const ms = (microseconds: number): string => (microseconds / 1000).toFixed(1);
  const rows = bots.flatMap((name, bot) =>
    times[bot]!.flatMap((of, seat) =>
      of.count === 0
        ? []
        : [[`${name} at seat ${seat + 1}`, count(of.count), ...[of.mean, of.median, of.most, of.max].map(ms)]],
    ),
  );
  const heads = ['ms of thought', 'answers', 'mean', 'median', '99 %', 'max'];
  terminal.out(`\n${table([heads, ...rows], [true, false, false, false, false, false])}`);
}

function wonRows(report: SimulationReport): string[][] {
  const { bots, botWins, winsAt, endings } = report;
  const bySeat = winnerRows(report).map(({ name, share }) => [name, ...shareCells(share)]);
  const byBot = botWins.map(({ name, share }) => [`won by ${name}, per ${resultUnit(report)}`, ...shareCells(share)]);
  // Who wins as a side, or with all others, has no result of a seat.
  const hasSeats = !isBetweenGames(report) && !report.together.declared;
  const byBotAtSeat = (hasSeats ? bots : []).flatMap((name, bot) =>
    winsAt[bot]!.flatMap((share, seat) =>
      share.of > 0 ? [[`  ${name} at seat ${seat + 1}`, ...shareCells(share)]] : [],
    ),
  );
  const because = endings.filter(({ won }) => won.count > 0);
  return [
    ...bySeat,
    ...(bots.length > 1 ? [...byBot, ...byBotAtSeat] : []),
    ...because.map(({ name, won }) => [`  because: ${name}`, ...shareCells(won)]),
  ];
}

function notWonRows(report: SimulationReport): string[][] {
  const { draws, endings } = report;
  const because = endings.filter((ending) => ending.draws.count > 0);
  return [
    [noWinnerText(report), ...shareCells(draws)],
    ...because.map((ending) => [`  because: ${ending.name}`, ...shareCells(ending.draws)]),
  ];
}

/** Cells of a bar of full length. */
const BAR = 40;

function printScore(terminal: Terminal, { all, winners, seats, sides, bots, lines, things, steps }: ScoreReport): void {
  const several = bots.length > 1 ? bots : [];
  const rows = [
    { name: 'all', scores: all },
    { name: 'winners', scores: winners },
    ...(sides.length > 0 || seats.length === 1
      ? []
      : seats.map((scores, seat) => ({ name: `seat ${seat + 1}`, scores }))),
    ...sides.map(({ name, scores }) => ({ name: `${name}, all together`, scores })),
    ...several,
  ];
  const width = Math.max(...rows.map(({ name }) => name.length));
  terminal.out('\nscore of a player\n');
  for (const { name, scores } of rows) terminal.out(`  ${name.padEnd(width)}  ${summaryText(scores)}\n`);
  // Parts of a whole mean something only where nothing is taken away.
  const adds = all.mean > 0 && lines.every(({ points }) => points.mean >= 0);
  const cells = lines.map(({ title, points }, line) => [
    title,
    ...several.map((bot) => number(bot.lines[line]!.mean)),
    number(points.mean),
    adds ? percent(points.mean / all.mean) : '',
    ...[points.min, points.lowerQuarter, points.median, points.upperQuarter, points.max].map(String),
  ]);
  const quartiles = ['min', '25 %', 'median', '75 %', 'max'];
  const heads = ['points of a player', ...several.map(({ name }) => name), 'mean', 'of all', ...quartiles];
  terminal.out(
    `\n${table(
      [heads, ...cells],
      heads.map((_, i) => i === 0),
    )}`,
  );
  printThings(terminal, things);
  printSteps(terminal, steps, several.length > 1 ? several.map(({ name }) => name) : ['players']);
}

/** Distribution of scores as bars, for each bot where several play. */
function printSteps(terminal: Terminal, steps: ScoreReport['steps'], names: readonly string[]): void {
  const countsOf = (step: ScoreReport['steps'][number]): readonly number[] =>
    names.length > 1 ? step.bots : [step.count];
  const greatest = Math.max(...steps.flatMap(countsOf), 1);
  const bar = (times: number): string => '█'.repeat(Math.round((BAR * times) / (names.length * greatest)));
  const rows = steps.map((step) => [
    step.from === step.to ? String(step.from) : `${step.from} to ${step.to}`,
    ...countsOf(step).flatMap((times) => [count(times), bar(times)]),
  ]);
  const heads = ['score', ...names.flatMap((name) => [name, ''])];
  terminal.out(`\n${table([heads, ...rows], [false, ...names.flatMap(() => [false, true])])}`);
}

/**
 * What the things of a line brought, the most first; `brought any` marks things that no player
 * plays for.
 */
function printThings(terminal: Terminal, things: ScoreReport['things']): void {
  if (things.length === 0) return;
  const rows = [...Map.groupBy(things, ({ line }) => line)].flatMap(([line, of]) =>
    of
      .toSorted((a, b) => Math.abs(b.mean) - Math.abs(a.mean))
      .map(({ title, mean, some, max }) => [
        `${line}: ${title}`,
        number(mean),
        percent(some.share),
        String(max),
        count(some.of),
      ]),
  );
  const heads = ['points from one, for a player', 'mean', 'brought any', 'max', 'counted'];
  terminal.out(`\n${table([heads, ...rows], [true, false, false, false, false])}`);
}

function number(value: number): string {
  return value.toFixed(1).replace(/^-(?=[0.]+$)/, '');
}

function printUses(
  terminal: Terminal,
  report: SimulationReport,
  { most, within }: { readonly most: number; readonly within: readonly string[] },
): void {
  const listed = (report.uses ?? []).filter((use) => within.length === 0 || within.includes(use.within));
  if (listed.length === 0) return;
  const rows = listed
    .slice(0, most)
    .map(({ within: where, label, row, perGame, games, won }) => [
      row === null || row === label ? label : `${label}: ${row}`,
      where,
      perGame.toFixed(2),
      percent(games.share),
      `${percent(won.share)} (${percent(won.low)} to ${percent(won.high)})`,
    ]);
  const heads = [
    'chosen',
    'in',
    'per game',
    'of games',
    isBetweenGames(report) ? 'won where it was chosen' : 'won by who chose it',
  ];
  terminal.out(`\n${table([heads, ...rows], [true, true, false, false, false])}`);
  if (listed.length > most)
    terminal.out(`and ${count(listed.length - most)} more; --uses ${listed.length} tells all\n`);
  terminal.out(`${choosersText(report)}\n`);
}

function printCoverage(terminal: Terminal, coverage: CoverageReport): void {
  const { sites, deadRows, deadAsks, deadEntries, deadEvents, deadSites } = coverage;
  terminal.out(`\nplaces in the rules reached: ${count(sites.count)} of ${count(sites.of)}\n`);
  const list = (words: string, names: readonly string[]): void => {
    if (names.length > 0) terminal.out(`${words}\n${names.map((name) => `  ${name}\n`).join('')}`);
  };
  list('cards that never did anything', deadRows);
  list('questions never asked', deadAsks);
  list('answers never chosen', deadEntries);
  list('things that never happened', deadEvents);
  list('places never reached', deadSites);
}
