/** Results of `compare`: reports, gates, and how they are told. */
import {
  comparisonOf,
  isSeen,
  listedMeasures,
  type CardChange,
  type Difference,
  type PairedShard,
} from '@undercroft/simulator';
import { count, counted, differenceCells, figure, percent } from '@undercroft/report';
import type { CliArguments } from '../command.ts';
import { EXIT } from '../failure.ts';
import { painter, table, type Terminal } from '../terminal.ts';
import { intervalChart } from './charts.ts';
import { judge, readGates, type MoveLimit } from './limits/gate.ts';
import { mergeExperiments } from './experiments.ts';
import { putResult, type CompareResult } from './results.ts';
import { printLooks } from './limits/until.ts';
import { movedText, NO_PAIR_ENDED } from './moved.ts';

/**
 * Puts a comparison where it was asked for.
 *
 * @param until when it ended by itself: its intervals are printed beside those for one look
 * @returns exit code: 1 when a gate says so, or rules failed
 */
export async function putComparison(
  terminal: Terminal,
  args: CliArguments,
  shard: PairedShard,
  until: MoveLimit | null = null,
): Promise<number> {
  const report = comparisonOf(shard, 1);
  const verdicts = readGates(args.texts('fail-if'), report.measures).map((gate) => judge(gate, report));
  const result: CompareResult = { version: 1, is: 'compare', report, verdicts, shard };
  const rows = args.number('cards', { min: 0, max: 100_000, otherwise: 20 });
  await putResult(terminal, args, result, {
    print: () => {
      print(terminal, result, rows);
      if (until !== null) printLooks(terminal, until, shard);
    },
    page: async () => (await import('./pages/compare-page.ts')).comparePage(result),
  });
  const failed = shard.arms.some((arm) => arm.failed > 0);
  return failed || verdicts.some(({ moved }) => moved.length > 0) ? EXIT.findings : EXIT.clean;
}

/** Adds what lies in files of `compare --out`. */
export async function mergeComparisons(
  terminal: Terminal,
  args: CliArguments,
  results: readonly unknown[],
): Promise<number> {
  return await putComparison(terminal, args, mergeExperiments(results as readonly CompareResult[]));
}

function print(terminal: Terminal, { report, verdicts, shard }: CompareResult, rows: number): void {
  const paint = painter(terminal.outColour);
  const { base, name, pairs, measures, cards } = report;
  const head = `${base} against ${name}: ${counted(pairs, 'pair')} of games, ${counted(shard.players, 'player')}, ${shard.bots.join(' and ')}, seed ${shard.seed}`;
  terminal.out(`${paint('bold', head)}\n\n`);
  if (pairs === 0) terminal.out(`${NO_PAIR_ENDED}\n`);
  else {
    printDifferences(terminal, measures);
    printCards(terminal, cards, rows);
  }
  for (const { failed, unfinished, name: arm, failure } of shard.arms) {
    if (unfinished > 0) terminal.out(`\n${arm}: ${counted(unfinished, 'game')} not over at the limit of answers\n`);
    if (failed > 0) terminal.out(`\n${paint('red', `${arm}: ${counted(failed, 'game')} failed`)}: ${failure ?? ''}\n`);
  }
  for (const { gate, moved, sure } of verdicts) {
    terminal.out(`\n${gate}: ${verdictText(moved, sure, paint)}\n`);
  }
}

function printDifferences(terminal: Terminal, measures: CompareResult['report']['measures']): void {
  const listed = listedMeasures(measures).filter(isSeen);
  const shares = listed.filter(({ is }) => is === 'share').map(({ difference }) => difference);
  const cells = listed.map(({ name: measure, is, base: before, now, difference, p }) => [
    p <= 0.05 ? `* ${measure}` : measure,
    figure(is, before.mean),
    figure(is, now.mean),
    ...differenceCells(is, difference),
    intervalChart(difference, scaleOf(is === 'share' ? shares : [difference])),
  ]);
  const heads = ['', 'before', 'after', 'difference', '95 % interval', 'shares on one scale'];
  terminal.out(table([heads, ...cells], [true, false, false, false, false, true]));
  terminal.out(`* ${movedText(listed)}\n`);
}

/** Most names of what has moved that are told; all stand in the tables and in --json. */
const NAMED_MAX = 8;

function verdictText(moved: readonly string[], sure: boolean, paint: ReturnType<typeof painter>): string {
  const unsure = 'too few games to be sure that nothing else did';
  if (moved.length > 0) {
    const rest = moved.length - NAMED_MAX;
    const named = [...moved.slice(0, NAMED_MAX), ...(rest > 0 ? [`and ${count(rest)} more`] : [])].join(', ');
    return `${paint('red', 'moved')} ${named}${sure ? '' : `; ${unsure}`}`;
  }
  return sure
    ? paint('green', 'nothing moved more')
    : paint('yellow', 'nothing surely moved more, but there are too few games to be sure that nothing did');
}

function scaleOf(differences: readonly Difference[]): number {
  return Math.max(...differences.flatMap(({ low, high }) => [-low, high]).filter(Number.isFinite), 1e-9);
}

function printCards(terminal: Terminal, cards: readonly CardChange[], rows: number): void {
  const moved = cards.filter(({ p }) => p <= 0.05);
  terminal.out(`\nchoices that moved: ${count(moved.length)} of ${count(cards.length)}\n`);
  if (moved.length === 0 || rows === 0) return;
  const cells = moved
    .slice(0, rows)
    .map(({ name, base, now, difference, baseWon, wonNow, wonDifference }) => [
      name,
      `${percent(base.share)} to ${percent(now.share)}`,
      differenceCells('share', difference).join('  '),
      `${percent(baseWon.share)} to ${percent(wonNow.share)}`,
      differenceCells('share', wonDifference).join('  '),
    ]);
  const heads = ['chosen', 'of games', 'difference', 'won by who chose it', 'difference'];
  terminal.out(table([heads, ...cells], [true, false, false, false, false]));
  if (moved.length > rows) terminal.out(`and ${count(moved.length - rows)} more; --cards ${moved.length} tells all\n`);
}
