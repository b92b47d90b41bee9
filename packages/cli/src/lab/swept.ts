/** What a sweep found, and how its figures are named and written in every report of it. */
import { figure } from '@undercroft/report';
import { listedMeasures, type Figure, type PairedShard } from '@undercroft/simulator';
import { meansWish, type Fulfilment, type Wish } from './limits/wishes.ts';

/** A number that is swept. */
export interface SweptNumber {
  readonly path: string;
  /** what stands there now */
  readonly now: number;
  readonly values: readonly number[];
}

/** What is swept. */
export interface Sweep {
  readonly game: string;
  readonly numbers: readonly SweptNumber[];
  /** by arm of the experiment: the value of each number; the first arm is the game as it is */
  readonly points: readonly (readonly number[])[];
}

/** Result of one point. */
export interface SweepPoint extends Fulfilment {
  readonly values: readonly number[];
  readonly figures: readonly Figure[];
}

/** What `sweep --json` writes. */
export interface SweepResult {
  readonly version: 1;
  readonly is: 'sweep';
  readonly sweep: Sweep;
  readonly wishes: readonly Wish[];
  readonly points: readonly SweepPoint[];
  /** index into `points` of what comes nearest to the wishes; null without any */
  readonly suggestion: number | null;
  readonly shard: PairedShard;
}

/** In place of figures, of a sweep in which no game ended at any point. */
export const NO_POINT_ENDED = 'no game ended at any point, so nothing tells which number is better';

/** Whether a game ended at any point. */
export function hasEnded({ arms, games }: PairedShard): boolean {
  return arms.some(({ failed, unfinished }) => failed + unfinished < games);
}

/** The end of a path, for the head of a column. */
export function shortPath(path: string): string {
  return path.split('/').slice(-2).join('/');
}

/** What wishes speak of, seats, draws, turns and points: where there is any. */
export function shownMeasures(points: readonly Pick<SweepPoint, 'figures'>[], wishes: readonly Wish[]): string[] {
  return listedMeasures(points[0]!.figures)
    .map(({ name }) => name)
    .filter(
      (name) => /^(?:win .+|won|lost|draw|turns|score)$/.test(name) || wishes.some(({ what }) => meansWish(what, name)),
    )
    .filter((name) => points.some(({ figures }) => figures.find((one) => one.name === name)?.mean !== 0));
}

/** A figure with half the width of its interval; `none` where no game ended. */
export function figureText({ is, count, mean, low, high }: Figure): string {
  if (count === 0) return 'none';
  return `${figure(is, mean)} ±${figure(is, (high - low) / 2).replace(' %', '')}`;
}
