/** What cards and choices do, who has it better, what is never used. */
import type { BalanceReport, BalanceShard, Share, Worth } from '@undercroft/simulator';
import { count, counted, percent } from './figures.ts';
import { differenceCells } from './differences.ts';
import { htmlTable, htmlTerms, type PlayReport, type Section } from './html-page.ts';
import { howLong, nothingEnded, rowOf } from './sim-report.ts';
import { intervalsPlot, type IntervalRow } from './plots.ts';
import { evenShare, evenText, isContest, isBetweenGames, noWinnerText, winnerRows } from './winners.ts';

/**
 * Rows of a plot: what is beyond chance, what is surely the greatest first; where there is less,
 * what is least unlikely.
 */
const ROWS_MAX = 30;
const ROWS_MIN = 10;

/** A balance series, counted and read. */
export interface BalanceTold {
  /** of the game */
  readonly title: string;
  readonly report: BalanceReport;
  readonly balance: BalanceShard;
}

export function balanceReport({ title, report, balance }: BalanceTold): PlayReport {
  const { simulation, held, chosen, allowed } = report;
  const isBetween = isBetweenGames(simulation);
  const { games, players, bots, seed } = simulation;
  const facts = `${counted(games, 'game')}, ${counted(players, 'player')}, ${bots.join(' and ')}, seed ${seed}. Each line is a figure with the range that holds the true one in 19 of 20 cases; colour means more than chance. Point at a dot for its figures.`;
  const unused = { heading: 'Never used', text: 'By nobody, in any of these games.', body: [neverUsed(report)] };
  if (simulation.finished === 0)
    return { title: `Balance of ${title}`, facts, sections: [nothingEnded('Who wins', simulation), unused] };
  const sections: Section[] = [
    seats(report),
    howLong(simulation, balance.shard, []),
    worths(
      'Being allowed a choice',
      'The same player in the same game, once offered this and once not: what it is worth to be allowed to. To the left of the line: better not chosen, as these bots choose.',
      allowed,
    ),
    worths(
      'Cards held',
      isBetween
        ? 'Games in which a player held it against games in which none did.'
        : 'Who held it against who did not, in the same game, what their seats win anyway taken off.',
      held,
    ),
    worths(
      'Choices made',
      isBetween
        ? 'Games in which a player chose it against games in which none did. What is chosen in need stands to the left, and need not be bad.'
        : 'Who chose it against who did not, in the same game. Those who are beaten defend themselves: what stands to the left need not be bad.',
      chosen,
    ),
    unused,
  ];
  return { title: `Balance of ${title}`, facts, sections };
}

function seats({ simulation, starter, comebacks, isScored }: BalanceReport): Section {
  const even = evenShare(simulation);
  const row = (name: string, share: Share): IntervalRow => ({
    ...rowOf(name, share, even),
    hint: `${count(share.count)} of ${count(share.of)}`,
  });
  const rows = [
    ...winnerRows(simulation).map(({ name, share, isUneven }) => ({ ...row(name, share), sure: isUneven })),
    ...(starter === null || !isContest(simulation) ? [] : [row('who began', starter)]),
  ];
  const others = [
    ['', 'games', 'share'],
    [noWinnerText(simulation), count(simulation.draws.count), percent(simulation.draws.share)],
    ...(comebacks === null || !isContest(simulation)
      ? []
      : [
          [
            `winner was behind at half time${isScored ? '' : ' (estimated)'}`,
            count(comebacks.count),
            percent(comebacks.share),
          ],
        ]),
    ...simulation.endings
      .filter(({ share }) => share.count > 0)
      .map(({ name, share }) => [`ended: ${name}`, count(share.count), percent(share.share)]),
  ];
  return {
    heading: 'Who wins',
    text: evenText(simulation),
    body: [intervalsPlot(rows, { zero: 100 * even, unit: 'percent of games won' }), htmlTable(others)],
  };
}

function worths(heading: string, text: string, all: readonly Worth[]): Section {
  const sure = all.filter(({ p }) => p <= 0.05);
  const listed = all.slice(0, Math.min(ROWS_MAX, Math.max(sure.length, ROWS_MIN)));
  const rows = listed
    .map(({ name, games, won, scored, p }) => ({
      name,
      mean: 100 * won.mean,
      low: 100 * won.low,
      high: 100 * won.high,
      sure: p <= 0.05,
      hint: `${differenceCells('share', won).join(', ')}; in ${percent(games.share)} of games${scored === null ? '' : `; points ${differenceCells('number', scored).join(', ')}`}`,
    }))
    .toSorted((a, b) => b.mean - a.mean);
  const more = `${count(sure.length)} of ${count(all.length)} are more than chance, with all of them in mind.`;
  return {
    heading,
    text: `${text} ${more}`,
    body: rows.length === 0 ? [] : [intervalsPlot(rows, { zero: 0, unit: 'games of 100 won more', judged: true })],
  };
}

function neverUsed({ neverHeld, neverChosen, neverFired }: BalanceReport): string {
  const named = (names: readonly string[]): string => (names.length === 0 ? 'none' : names.join(', '));
  return htmlTerms([
    ['never held', named(neverHeld)],
    ['never chosen', named(neverChosen)],
    ['never did anything', named(neverFired)],
  ]);
}
