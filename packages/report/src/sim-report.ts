/** Who wins, how long games last, what is chosen. */
import type { Histogram, Share, Shard, SimulationReport } from '@undercroft/simulator';
import { count, counted, percent, shareCells } from './figures.ts';
import { htmlFigure, htmlTable, htmlTerms, type PlayReport, type Section } from './html-page.ts';
import { histogramPlot, intervalsPlot, type IntervalRow } from './plots.ts';
import { allAlike, choosersText, NOTHING_ENDED, sentence, turnsSentences } from './remarks.ts';
import { evenShare, evenText, noWinnerText, resultUnit, winnerRows } from './winners.ts';

/** Rows of the plot of choices. */
const ROWS_MAX = 30;

/** @param results one for each number of players, or for each game of a campaign */
export function simReport(
  title: string,
  results: readonly { readonly report: SimulationReport; readonly shard: Shard }[],
): PlayReport {
  const { report } = results[0]!;
  const facts = `${report.bots.join(' and ')}, seed ${report.seed}. Each line is a figure with the range that holds the true one in 19 of 20 cases. Point at a dot for its figures.`;
  return { title: `Games of ${title}`, facts, sections: results.flatMap(sectionsOf) };
}

function sectionsOf({ report, shard }: { readonly report: SimulationReport; readonly shard: Shard }): Section[] {
  const nth = report.number === 1 ? '' : `, game ${report.number} of a campaign`;
  const heading = `Who wins: ${counted(report.games, 'game')}, ${counted(report.players, 'player')}${nth}`;
  const reached = report.coverage === null ? [] : [neverReached(report.coverage)];
  if (report.finished === 0) return [nothingEnded(heading, report), ...reached];
  return [
    winners(heading, report),
    howLong(report, shard, [htmlFigure('Answers in a game', histogramPlot(shard.answers, 'answers'))]),
    ...(report.uses === null || report.players === 1 ? [] : [chosen(report)]),
    ...reached,
  ];
}

/** In place of plots, which would draw shares of nothing. */
export function nothingEnded(heading: string, { unfinished, failed, endless, failures }: SimulationReport): Section {
  const why = [
    ...endless.slice(0, 1).map(({ message, index }) => `Unfinished: ${message} (game ${index}).`),
    ...failures
      .slice(0, 1)
      .map(({ message, index }) => `${counted(failed, 'game')} failed: ${message} (game ${index}).`),
  ];
  return {
    heading,
    text: [sentence(NOTHING_ENDED), ...why].join(' '),
    body: [
      htmlTable([
        ['', 'games', 'share', '95 % interval'],
        ['unfinished', ...shareCells(unfinished)],
      ]),
    ],
  };
}

/** @param more plots beside those of turns and points */
export function howLong(report: SimulationReport, shard: Shard, more: readonly string[]): Section {
  const points = (name: string, scores: Histogram): string =>
    htmlFigure(name === '' ? 'Points' : `Points of ${name}`, histogramPlot(scores, 'points'));
  const { seats = [], sides = [] } = shard.scores ?? {};
  const histograms = [
    ...(report.turns.max === 0 ? [] : [htmlFigure('Turns of a game', histogramPlot(shard.turns, 'turns'))]),
    ...more,
    ...(sides.length > 0
      ? sides.map((side, i) => points(`${report.score?.sides[i]?.name ?? ''}, all together`, side))
      : seats.map((seat, i) => points(seats.length === 1 ? '' : `seat ${i + 1}`, seat))),
  ];
  return {
    heading: 'How long, how many points',
    text: turnsSentences(report)
      .map((text, i) => sentence(i === 0 ? `turns: ${text}` : text))
      .join(' '),
    body: [`<div class="plots">${histograms.join('')}</div>`],
  };
}

function winners(heading: string, report: SimulationReport): Section {
  const { bots, botWins, draws, unfinished, endings } = report;
  const even = evenShare(report);
  const rows = [
    ...winnerRows(report).map(({ name, share, isUneven }) => ({ ...rowOf(name, share, even), sure: isUneven })),
    ...(bots.length > 1
      ? botWins.map(({ name, share }) => rowOf(`${name}, per ${resultUnit(report)}`, share, even))
      : []),
  ];
  const ended = endings.filter(({ share }) => share.count > 0);
  const cells = [
    [noWinnerText(report), ...shareCells(draws)],
    ['unfinished', ...shareCells(unfinished)],
    ...ended.map(({ name, share }) => [`ended: ${name}`, ...shareCells(share)]),
  ];
  return {
    heading,
    text: evenText(report),
    body: [
      intervalsPlot(rows, { zero: 100 * even, unit: 'percent of games won' }),
      htmlTable([['', 'games', 'share', '95 % interval'], ...cells]),
    ],
  };
}

/** A share as a row of a plot, in percent. @param even what everybody would have, 0 to 1 */
export function rowOf(name: string, { share, low, high, count: times, of }: Share, even: number): IntervalRow {
  return {
    name,
    mean: 100 * share,
    low: 100 * low,
    high: 100 * high,
    sure: low > even || high < even,
    hint: `${count(times)} of ${count(of)}: ${percent(share)}`,
  };
}

function chosen(report: SimulationReport): Section {
  const { seats, uses } = report;
  const mean = seats.reduce((sum, { share }) => sum + share, 0) / seats.length;
  const rows = (uses ?? []).slice(0, ROWS_MAX).map(({ within, label, row, won, games }) => {
    const name = row === null || row === label ? label : `${label}: ${row}`;
    return {
      ...rowOf(`${within}: ${name}`, won, mean),
      hint: `in ${percent(games.share)} of games; won ${percent(won.share)}`,
    };
  });
  return {
    heading: 'What was chosen most, and how often who chose it won',
    text:
      allAlike(report) === null
        ? `The line: ${choosersText(report)} Who wins anyway may choose more: the command balance tells what a choice is worth.`
        : sentence(choosersText(report)),
    body: rows.length === 0 ? [] : [intervalsPlot(rows, { zero: 100 * mean, unit: 'percent of games won' })],
  };
}

function neverReached({ deadRows, deadAsks, deadEntries, sites }: NonNullable<SimulationReport['coverage']>): Section {
  const named = (names: readonly string[]): string => (names.length === 0 ? 'none' : names.join(', '));
  return {
    heading: 'Never reached',
    text: `${count(sites.count)} of ${counted(sites.of, 'place')} in the rules were reached.`,
    body: [
      htmlTerms([
        ['cards that never did anything', named(deadRows)],
        ['questions never asked', named(deadAsks)],
        ['answers never chosen', named(deadEntries)],
      ]),
    ],
  };
}
