/**
 * Measuring on a machine that others use too: CPU time of this thread instead of the clock, both
 * sides by turns, medians of ratios. Nothing here asserts a time.
 */
import { spread, type Spread } from './statistics.ts';
import { yardstick } from './yardstick.ts';

/** Something to measure. */
export interface Workload {
  readonly name: string;
  /** Does some work, a few milliseconds of it. @returns how many units were done */
  run(): number;
}

export interface MeasureOptions {
  /** measured runs of each side; default 15 */
  readonly rounds?: number;
  /** runs of each side before that; default 5 */
  readonly warmUp?: number;
}

/** One workload: nanoseconds of CPU time for a unit. */
export interface Cost {
  readonly name: string;
  readonly nanoseconds: Spread;
  /**
   * units of the yardstick that a unit takes, measured by turns with it; left out where another
   * workload was beside it
   */
  readonly yards?: Spread;
}

/** Two workloads measured by turns. */
export interface Comparison {
  readonly first: Cost;
  readonly second: Cost;
  /** how fast the first is against the second: 1 as fast, 0.5 half as fast */
  readonly ratio: Spread;
}

/** CPU time of this thread so far, in nanoseconds. */
export function cpuTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) * 1000;
}

/**
 * Some systems count CPU time in ticks of several milliseconds, so that one measurement must be
 * many of them.
 */
const RUN_NANOSECONDS = 80e6;

function once(workload: Workload, times: number): number {
  const start = cpuTime();
  let units = 0;
  for (let i = 0; i < times; i++) units += workload.run();
  return (cpuTime() - start) / units;
}

/** Warms up, and tells how often a workload must run for one measurement. */
function timesOf(workload: Workload, warmUp: number, length = RUN_NANOSECONDS): number {
  for (let i = 0; i < warmUp; i++) workload.run();
  // By the processor: in as much time of the clock a busy machine does a tenth, which ticks would
  // tell wrongly.
  const start = cpuTime();
  let runs = 0;
  while (cpuTime() - start < length) {
    workload.run();
    runs++;
  }
  return runs;
}

const yard = yardstick();
let yardTimes = 0;

export function measure(workload: Workload, { rounds = 15, warmUp = 5 }: MeasureOptions = {}): Cost {
  yardTimes ||= timesOf(yard, 50, RUN_NANOSECONDS / 2);
  const times = timesOf(workload, warmUp);
  const costs: number[] = [];
  const yards: number[] = [];
  for (let i = 0; i < rounds; i++) {
    const length = once(yard, yardTimes);
    const cost = once(workload, times);
    costs.push(cost);
    yards.push(cost / length);
  }
  return { name: workload.name, nanoseconds: spread(costs), yards: spread(yards) };
}

/** Measures two workloads by turns, so that other load on the machine affects both. */
export function compare(
  first: Workload,
  second: Workload,
  { rounds = 15, warmUp = 5 }: MeasureOptions = {},
): Comparison {
  const times = [timesOf(first, warmUp), timesOf(second, warmUp)];
  const costs: [number[], number[]] = [[], []];
  const ratios: number[] = [];
  for (let i = 0; i < rounds; i++) {
    const order = i % 2 === 0 ? [0, 1] : [1, 0];
    const pair = [0, 0];
    for (const side of order) pair[side] = once(side === 0 ? first : second, times[side]!);
    costs[0].push(pair[0]!);
    costs[1].push(pair[1]!);
    ratios.push(pair[1]! / pair[0]!);
  }
  return {
    first: { name: first.name, nanoseconds: spread(costs[0]) },
    second: { name: second.name, nanoseconds: spread(costs[1]) },
    ratio: spread(ratios),
  };
}
