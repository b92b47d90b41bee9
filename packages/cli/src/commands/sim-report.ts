/** The report of `sim` in words and tables. */
import type { GameMeta } from '@undercroft/contract';
import { decodeAnswers, replayLine } from '@undercroft/engine';
import type { CoverageReport, ScoreReport, SimulationReport, UseReport } from '@undercroft/simulator';
import { count, percent, shareCells, summaryText } from '../figures.ts';
import { painter, table, type Terminal } from '../terminal.ts';

export interface TellOptions {
  /** of the game, as ints */
  readonly options: readonly number[];
  /** most rows of what players chose */
  readonly rows: number;
}

/** Tells who won, how long games were, what was scored and what was chosen. */
export function tellSimulation(
  terminal: Terminal,
  meta: GameMeta,
  report: SimulationReport,
  { options, rows: most }: TellOptions,
): void {
  const paint = painter(terminal.outColour);
  const head = `${meta.title}: ${count(report.games)} games, ${report.players} players, ${report.bots.join(' and ')}, seed ${report.seed}`;
  const rows: string[][] = [['', 'games', 'share', '95 % interval']];
  for (const [seat, share] of report.seats.entries()) rows.push([`won by seat ${seat + 1}`, ...shareCells(share)]);
  if (report.bots.length > 1)
    for (const { name, share } of report.botWins) rows.push([`won by ${name}, per seat`, ...shareCells(share)]);
  rows.push(['nobody won', ...shareCells(report.draws)], ['unfinished', ...shareCells(report.unfinished)]);
  for (const { name, share } of report.endings)
    if (share.count > 0) rows.push([`ended: ${name}`, ...shareCells(share)]);
  terminal.out(`${paint('bold', head)}\n\n${table(rows, [true, false, false, false])}\n`);
  terminal.out(`answers  ${summaryText(report.answers)}\n`);
  if (report.turns.max > 0) terminal.out(`turns    ${summaryText(report.turns)}\n`);
  if (report.score !== null) tellScore(terminal, report.score);
  if (report.uses !== null && most > 0) tellUses(terminal, report.uses, most);
  if (report.coverage !== null) tellCoverage(terminal, report.coverage);
  if (report.failed === 0) return;
  terminal.out(`\n${paint('red', `${count(report.failed)} games failed`)}\n`);
  for (const { message, seed, answers, index } of report.failures) {
    const setup = { players: report.players, seed, options, script: null };
    terminal.out(`  game ${index}: ${message}\n    ${replayLine(meta, setup, decodeAnswers(answers) ?? [])}\n`);
  }
}

/** Cells of a bar of full length. */
const BAR = 40;

function tellScore(terminal: Terminal, { all, winners, seats, lines, steps }: ScoreReport): void {
  terminal.out(`score    ${summaryText(all)}\n`);
  terminal.out(`  of winners  ${summaryText(winners)}\n`);
  for (const [seat, summary] of seats.entries()) terminal.out(`  of seat ${seat + 1}   ${summaryText(summary)}\n`);
  // Parts of a whole mean something only where nothing is taken away.
  const adds = all.mean > 0 && lines.every(({ points }) => points.mean >= 0);
  const cells = lines.map(({ title, points }) => [
    title,
    number(points.mean),
    adds ? percent(points.mean / all.mean) : '',
    ...[points.min, points.lowerQuarter, points.median, points.upperQuarter, points.max].map(String),
  ]);
  const heads = ['points of a player', 'mean', 'of all', 'min', '25 %', 'median', '75 %', 'max'];
  terminal.out(`\n${table([heads, ...cells], [true, false, false, false, false, false, false, false])}`);
  const greatest = Math.max(...steps.map((step) => step.count), 1);
  const bars = steps.map(({ from, to, count: times }) => [
    from === to ? String(from) : `${from} to ${to}`,
    count(times),
    '█'.repeat(Math.round((BAR * times) / greatest)),
  ]);
  terminal.out(`\n${table([['score', 'players', ''], ...bars], [false, false, true])}`);
}

function number(value: number): string {
  return value.toFixed(1).replace(/^-(?=[0.]+$)/, '');
}

function tellUses(terminal: Terminal, uses: readonly UseReport[], most: number): void {
  if (uses.length === 0) return;
  const rows = uses
    .slice(0, most)
    .map(({ within, label, row, perGame, games, won }) => [
      row === null || row === label ? label : `${label}: ${row}`,
      within,
      perGame.toFixed(2),
      percent(games.share),
      `${percent(won.share)} (${percent(won.low)} to ${percent(won.high)})`,
    ]);
  const heads = ['chosen', 'in', 'per game', 'of games', 'won by who chose it'];
  terminal.out(`\n${table([heads, ...rows], [true, true, false, false, false])}`);
  if (uses.length > most) terminal.out(`and ${count(uses.length - most)} more; --uses ${uses.length} tells all\n`);
}

function tellCoverage(terminal: Terminal, coverage: CoverageReport): void {
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
