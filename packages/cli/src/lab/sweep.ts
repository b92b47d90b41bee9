/** Results of `sweep`: figures along numbers of the content, wishes, and how they are told. */
import { armChanges, figuresOf, isWin, listedMeasures, type PairedShard } from '@undercroft/simulator';
import { count, counted, figure } from '@undercroft/report';
import type { CliArguments } from '../command.ts';
import { EXIT, FindingError } from '../failure.ts';
import { painter, table, type Terminal } from '../terminal.ts';
import { sparkline } from './charts.ts';
import { isListOf, mergeExperiments } from './experiments.ts';
import type { MoveLimit } from './limits/gate.ts';
import { putResult } from './results.ts';
import {
  figureText,
  hasEnded,
  NO_POINT_ENDED,
  shortPath,
  shownMeasures,
  type Sweep,
  type SweepPoint,
  type SweepResult,
} from './swept.ts';
import { printLooks } from './limits/until.ts';
import { fulfilmentOf, readWishes, type Wish } from './limits/wishes.ts';

/**
 * Puts a sweep where it was asked for.
 *
 * @param until when it ended by itself: its intervals are printed beside those for one look
 * @returns exit code: 1 when there are wishes and no point meets them all, or rules failed
 */
export async function putSweep(
  terminal: Terminal,
  args: CliArguments,
  sweep: Sweep,
  shard: PairedShard,
  until: MoveLimit | null = null,
): Promise<number> {
  const result = sweepResult(sweep, shard, args.texts('wish'));
  await putResult(terminal, args, result, {
    print: () => {
      print(terminal, result);
      if (until !== null) printLooks(terminal, until, shard);
    },
    page: async () => (await import('./pages/sweep-page.ts')).sweepPage(result),
  });
  const failed = shard.arms.some((arm) => arm.failed > 0);
  const best = result.suggestion === null ? undefined : result.points[result.suggestion];
  return failed || (best !== undefined && best.miss > 0) ? EXIT.findings : EXIT.clean;
}

/**
 * Adds what lies in files of `sweep --out`.
 *
 * @throws FindingError when other numbers were swept in one of them
 */
export async function mergeSweeps(
  terminal: Terminal,
  args: CliArguments,
  results: readonly unknown[],
): Promise<number> {
  const parts = results as readonly SweepResult[];
  const { sweep } = parts[0]!;
  if (parts.some((part) => JSON.stringify(part.sweep) !== JSON.stringify(sweep)))
    throw new FindingError('these parts sweep other numbers');
  return await putSweep(terminal, args, sweep, mergeExperiments(parts));
}

function sweepResult(sweep: Sweep, shard: PairedShard, texts: readonly string[]): SweepResult {
  const wishes = readWishes(texts, shard.arms[0]!.measures);
  const points = sweep.points.map((values, arm) => {
    const figures = figuresOf(shard.arms[arm]!);
    return { values, figures, ...fulfilmentOf(wishes, figures, sweep.points.length) };
  });
  return { version: 1, is: 'sweep', sweep, wishes, points, suggestion: suggest(sweep, wishes, points), shard };
}

/**
 * The game as it is, the first point, where it meets all wishes: there is nothing to change. Else
 * the point that misses least; of those that meet all, the one whose intervals say so most often,
 * then the one nearest to the game as it is.
 */
function suggest({ numbers }: Sweep, wishes: readonly Wish[], points: readonly SweepPoint[]): number | null {
  if (wishes.length === 0) return null;
  if (points[0]!.miss === 0) return 0;
  const steps = ({ values }: SweepPoint): number =>
    values.reduce((sum, value, i) => {
      const { now, values: tried } = numbers[i]!;
      return sum + Math.abs(value - now) / Math.max(1, Math.max(...tried) - Math.min(...tried));
    }, 0);
  const sureOf = ({ sure }: SweepPoint): number => sure.filter(Boolean).length;
  const order = [...points.keys()].toSorted((i, j) => {
    const [a, b] = [points[i]!, points[j]!];
    return a.miss - b.miss || sureOf(b) - sureOf(a) || steps(a) - steps(b);
  });
  return order[0] ?? null;
}

function print(terminal: Terminal, { sweep, wishes, points, suggestion, shard }: SweepResult): void {
  const paint = painter(terminal.outColour);
  const { games, players, bots, seed } = shard;
  const head = `${sweep.game}: ${counted(games, 'game')} at each of ${counted(points.length, 'point')}, ${counted(players, 'player')}, ${bots.join(' and ')}, seed ${seed}`;
  terminal.out(`${paint('bold', head)}\n\n`);
  if (hasEnded(shard)) printPoints(terminal, { sweep, wishes, points, suggestion });
  else terminal.out(`${NO_POINT_ENDED}\n`);
  for (const { failed, unfinished, name, failure } of shard.arms)
    if (failed + unfinished > 0)
      terminal.out(`\n${name}: ${counted(unfinished, 'game')} not over, ${count(failed)} failed ${failure ?? ''}\n`);
  if (suggestion !== null && hasEnded(shard))
    printSuggestion(terminal, { sweep, wishes, point: points[suggestion]!, suggestion, shard });
}

function printPoints(
  terminal: Terminal,
  { sweep, wishes, points, suggestion }: Omit<SweepResult, 'version' | 'is' | 'shard'>,
): void {
  const shown = shownMeasures(points, wishes);
  const rows = inOrder(points).map(({ point, index }) => [
    ...point.values.map(String),
    ...shown.map((name) => figureText(point.figures.find((one) => one.name === name)!)),
    ...point.met.map((met, i) => (met ? (point.sure[i]! ? 'surely' : 'yes') : 'no')),
    index === 0 ? 'as it is' : index === suggestion ? 'suggested' : '',
  ]);
  const heads = [...sweep.numbers.map(({ path }) => shortPath(path)), ...shown, ...wishes.map(({ text }) => text), ''];
  const left = heads.map((_, i) => i === heads.length - 1);
  terminal.out(table([heads, ...rows], left));
  printCurves(terminal, sweep, points, shown);
}

function inOrder(points: readonly SweepPoint[]): { readonly point: SweepPoint; readonly index: number }[] {
  const differs = (a: readonly number[], b: readonly number[]): number =>
    a.map((value, i) => value - b[i]!).find((difference) => difference !== 0) ?? 0;
  return points.map((point, index) => ({ point, index })).toSorted((a, b) => differs(a.point.values, b.point.values));
}

/** How each figure moves along each number, the others taken together. */
function printCurves(
  terminal: Terminal,
  { numbers }: Sweep,
  points: readonly SweepPoint[],
  shown: readonly string[],
): void {
  // The game as it is may lie beside what is swept.
  const swept = points.filter(
    ({ values, figures }) =>
      values.every((value, i) => numbers[i]!.values.includes(value)) && figures.some(({ count: ended }) => ended > 0),
  );
  const rows = numbers.flatMap(({ path, values: all }, number) => {
    const values = all.filter((value) => swept.some((point) => point.values[number] === value));
    return (values.length === 0 ? [] : shown).map((name) => {
      const means = values.map((value) => {
        const at = swept.filter((point) => point.values[number] === value);
        const of = at.map(({ figures }) => figures.find((one) => one.name === name)!.mean);
        return of.reduce((sum, mean) => sum + mean, 0) / of.length;
      });
      const { is } = points[0]!.figures.find((one) => one.name === name)!;
      return [
        name,
        `${shortPath(path)} ${values[0]!}`,
        sparkline(means),
        String(values.at(-1)!),
        means.map((mean) => figure(is, mean)).join(', '),
      ];
    });
  });
  terminal.out(`\n${table(rows, [true, false, true, true, true])}`);
}

function printSuggestion(
  terminal: Terminal,
  {
    sweep,
    wishes,
    point,
    suggestion,
    shard,
  }: Pick<SweepResult, 'sweep' | 'wishes' | 'shard'> & { point: SweepPoint; suggestion: number },
): void {
  const paint = painter(terminal.outColour);
  const values = sweep.numbers.map(
    ({ path, now }, i) => `${path} ${point.values[i]!}${now === point.values[i] ? ' as it is' : `, now ${now}`}`,
  );
  const missed = wishes.filter((_, i) => !point.met[i]!).map(({ text }) => text);
  const unsure = wishes.filter((_, i) => point.met[i]! && !point.sure[i]!).map(({ text }) => text);
  terminal.out(
    `\n${paint('bold', missed.length > 0 ? 'nothing meets all wishes; nearest' : suggestion === 0 ? 'meets all wishes' : 'suggested')}: ${values.join('; ')}\n`,
  );
  if (missed.length > 0) terminal.out(`  missed: ${missed.join(', ')}\n`);
  if (unsure.length > 0)
    terminal.out(`  met, but an interval reaches outside: ${unsure.join(', ')}; more games tell\n`);
  if (suggestion === 0) return;
  const measures = listedMeasures(shard.arms[suggestion]!.measures);
  const changes = armChanges(
    shard,
    measures.map(({ name }) => name),
  );
  const moved = changes.filter(({ arm, p }) => arm === suggestion && p <= 0.05);
  const words = moved.map(({ name, is, base, now }) => `${name} ${figure(is, base.mean)} to ${figure(is, now.mean)}`);
  if (words.length > 0) terminal.out(`  against the game as it is, surely: ${words.join(', ')}\n`);
  const wins = changes.filter(isWin).length;
  terminal.out(
    `  surely: with all ${counted(wins, 'difference')} in wins of all points in mind, or all ${count(changes.length - wins)} others\n`,
  );
}

/** Whether a result of a file says what was swept. */
export function isSweep(result: unknown): boolean {
  const { sweep } = result as { readonly sweep?: Partial<Sweep> };
  return isListOf(sweep?.points, Array.isArray) && isListOf(sweep.numbers, ({ values }) => isListOf(values));
}
