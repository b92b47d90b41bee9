/** How many pairs an experiment needs, and intervals that may be looked at again and again. */
import { addHistograms, type Histogram } from '../statistics.ts';
import { deviationsFor, momentsOf, type Difference } from './intervals.ts';

/** Share of experiments that raise a false alarm. */
const ALPHA = 0.05;
/** Deviations beyond which a normal figure lies once in 5 times, on one side. */
const Z_MISSED = 0.8416212335729143;

/**
 * Variance of the difference of a pair, when both games of it are won or lost by a coin. Games with
 * the same seed are more alike than that, so an experiment finds more than it promises.
 */
const COINS = 0.5;

/** What an experiment looks at. */
export interface SampleDesign {
  /** figures that are looked at together: the false alarm is shared among them (Bonferroni) */
  readonly looks?: number;
  /** variance of one difference, however large the difference is; without effect beside `share` */
  readonly variance?: number;
  /**
   * share of games that is won before the change, 0 to 0.5: the variance follows from it and from
   * the difference, because a share nearer to one half varies more
   */
  readonly share?: number;
}

/**
 * The difference that so many pairs find in 8 of 10 cases, with a false alarm in at most 1 of 20
 * experiments. Of a `share` it is the gain, which takes more pairs than a loss of the same size.
 *
 * @returns of shares 0 to 1; Infinity without pairs
 */
export function detectable(pairs: number, { looks = 1, variance = COINS, share }: SampleDesign = {}): number {
  const squared = deviations(looks) ** 2 / pairs;
  if (share === undefined || pairs === 0) return Math.sqrt(squared * variance);
  // The difference d for which d * d = squared * pairVariance(share, d).
  const half = (squared * (1 - 2 * share)) / 2;
  const rest = squared * pairVariance(share, 0);
  return (half + Math.sqrt(half ** 2 + (1 + squared) * rest)) / (1 + squared);
}

/** How many pairs find a difference in 8 of 10 cases. */
export function pairsFor(difference: number, { looks = 1, variance = COINS, share }: SampleDesign = {}): number {
  const spread = share === undefined ? variance : pairVariance(share, difference);
  return Math.ceil(spread * (deviations(looks) / difference) ** 2);
}

/** Standard errors that a difference must measure to be found in 8 of 10 cases. */
function deviations(looks: number): number {
  return deviationsFor(ALPHA / looks) + Z_MISSED;
}

/** Variance of the difference of a pair whose games have nothing to do with each other. */
function pairVariance(share: number, difference: number): number {
  const after = share + difference;
  return share * (1 - share) + after * (1 - after);
}

/** Shares that are looked at together: what two rivals win more and less is one number. */
export function looksAt(rivals: number): number {
  return rivals <= 2 ? 1 : rivals;
}

/**
 * What a comparison of wins looks at, when rivals are equally strong.
 *
 * @param rivals those who play against each other; 1 where all win or lose together
 */
export function winsDesign(rivals: number): Required<Pick<SampleDesign, 'looks' | 'share'>> {
  return { looks: looksAt(rivals), share: rivals === 1 ? 0.5 : 1 / rivals };
}

/** Pairs from which on `anytimeInterval` may be looked at, because it rests on large samples. */
export const LOOK_FIRST = 100;
/** Pairs at which the interval is narrowest against one that is looked at once. */
const NARROWEST = 1000;
/** Two pairs that differ, one to each side. */
const ONE_EACH: Histogram = [
  [-1, 1],
  [1, 1],
];

/**
 * The mean of differences of pairs with an interval that holds the true one at all looks together,
 * in 19 of 20 experiments. So an experiment may end as soon as the interval says enough. It is the
 * asymptotic confidence sequence of Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas (2024, Annals
 * of Statistics 52), about 1.5 times as wide as the interval for a single look.
 *
 * @param differences of each pair; fewer than `LOOK_FIRST` give an infinite interval
 * @param is a difference of shares gets two more pairs that differ, one to each side, as in
 *   `pairedShares`: that no pair has differed yet does not mean that none will
 * @param looks figures that are looked at together: all their intervals hold, in 19 of 20
 *   experiments (Bonferroni)
 */
export function anytimeInterval(differences: Histogram, is: 'share' | 'number', looks = 1): Omit<Difference, 'p'> {
  const alpha = ALPHA / looks;
  const { count, mean } = momentsOf(differences);
  const { variance } = momentsOf(is === 'share' ? addHistograms(differences, ONE_EACH) : differences);
  if (count < LOOK_FIRST) return { count, mean, low: -Infinity, high: Infinity };
  const rate = (-2 * Math.log(alpha) + Math.log(-2 * Math.log(alpha)) + 1) / NARROWEST;
  const grown = count * rate + 1;
  const width = Math.sqrt(variance * ((2 * grown) / (count ** 2 * rate)) * Math.log(Math.sqrt(grown) / alpha));
  return { count, mean, low: mean - width, high: mean + width };
}
