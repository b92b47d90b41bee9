import { Rng } from '@undercroft/engine';
import { expect, it } from 'vitest';
import { Tally } from '../statistics.ts';
import { deviationsFor, pairedShares } from './intervals.ts';
import { anytimeInterval, detectable, LOOK_FIRST, pairsFor, winsDesign } from './sample-size.ts';

/** A game whose winner a coin tells, and one that is won so much more often. */
function pair(rng: Rng, more: number): number {
  return (rng.unit() < 0.5 + more ? 1 : 0) - rng.below(2);
}

it('needs four times the pairs for half the difference, and finds what it says', () => {
  expect(pairsFor(0.03)).toBe(4361);
  expect(pairsFor(0.015) / pairsFor(0.03)).toBeCloseTo(4, 3);
  expect(detectable(pairsFor(0.03))).toBeCloseTo(0.03, 5);
  expect(detectable(0)).toBe(Infinity);
  expect(detectable(0, winsDesign(3))).toBe(Infinity);
});

it('has the wins of all rivals in mind, and two rivals as one', () => {
  expect([1, 2, 3, 4].map((rivals) => pairsFor(0.03, winsDesign(rivals)))).toEqual([4353, 4353, 5276, 4821]);
});

it.each([2, 3, 4])(
  'keeps 8 of 10 for large differences, too: a share nearer to one half varies more (%i)',
  (rivals) => {
    const { looks, share } = winsDesign(rivals);
    for (const difference of [0.01, 0.03, 0.1, 0.2]) {
      const pairs = pairsFor(difference, { looks, share });
      const after = share + difference;
      const error = Math.sqrt((share * (1 - share) + after * (1 - after)) / pairs);
      const missed = difference / error - deviationsFor(0.05 / looks);

      // 4 of 10 lie beyond this deviation, to either side: 2 of 10 on one side.
      expect(missed).toBeGreaterThanOrEqual(deviationsFor(0.4));
      expect(missed).toBeLessThan(deviationsFor(0.4) + 0.05);
      expect(detectable(pairs, { looks, share })).toBeLessThanOrEqual(difference);
      expect(detectable(pairs, { looks, share })).toBeCloseTo(difference, 2);
    }
  },
);

it('finds a planted difference of three points in 8 of 10 experiments, and raises 1 false alarm in 20', () => {
  const trials = 400;
  const most = pairsFor(0.03);
  const rng = new Rng(5);
  const [found, alarms] = [0.03, 0].map((more) => {
    let count = 0;
    for (let trial = 0; trial < trials; trial++) {
      const pairs = new Tally();
      for (let i = 0; i < most; i++) pairs.add(pair(rng, more));
      if (pairedShares(pairs.histogram()).p <= 0.05) count++;
    }
    return count / trials;
  });

  // Three standard errors of 400 trials.
  expect(found).toBeGreaterThan(0.74);
  expect(found).toBeLessThan(0.86);
  expect(alarms).toBeLessThan(0.083);
});

it('keeps its word at all looks together: an experiment may end when the interval leaves out 0', () => {
  const trials = 300;
  const rng = new Rng(6);
  let ended = 0;
  let endedOnce = 0;
  for (let trial = 0; trial < trials; trial++) {
    const pairs = new Tally();
    let [isEnded, isEndedOnce] = [false, false];
    for (let i = 1; i <= 4000; i++) {
      pairs.add(pair(rng, 0));
      if (i % LOOK_FIRST !== 0) continue;
      const histogram = pairs.histogram();
      const { low, high } = anytimeInterval(histogram, 'share');
      isEnded ||= low > 0 || high < 0;
      isEndedOnce ||= pairedShares(histogram).p <= 0.05;
    }
    ended += Number(isEnded);
    endedOnce += Number(isEndedOnce);
  }

  expect(ended / trials).toBeLessThanOrEqual(0.05);
  // The interval for one look does not: that is what the other one is for.
  expect(endedOnce / trials).toBeGreaterThan(0.2);
});

it('is not sure that shares are equal because no pair has differed yet', () => {
  const same = [[0, LOOK_FIRST]] as const;
  expect(anytimeInterval(same, 'share').high).toBeGreaterThan(0.03);
  expect(anytimeInterval(same, 'number')).toMatchObject({ low: 0, high: 0 });
});

it('says nothing before large samples', () => {
  const pairs = new Tally();
  for (let i = 0; i < LOOK_FIRST - 1; i++) pairs.add(1);
  expect(anytimeInterval(pairs.histogram(), 'share')).toMatchObject({ low: -Infinity, high: Infinity });
});
