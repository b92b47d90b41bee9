/** Campaigns in number: games in a row, each of which begins with what the one before left. */
import { initState, nextSetup, type Legacy } from '@undercroft/engine';
import type { Series } from './play.ts';
import { simulate, type Shard, type SimulateOptions } from './simulate.ts';

/**
 * Plays the campaigns of a range, each of so many games or until the rules end it. What a failed or
 * unfinished game would have left is not played on.
 *
 * @param series of the first games; the options stay the same, also those that players settle anew
 * @param games  most games of a campaign, 1 or more
 * @returns what was counted of all first games, of all second ones, and so on: `games` of them, the
 *   last ones perhaps of none
 */
export function simulateCampaigns(series: Series, options: SimulateOptions, games: number): Shard[] {
  const { players, options: chosen } = series;
  let left = new Map<number, Legacy>();
  return Array.from({ length: games }, (_, i) => {
    const before = left;
    left = new Map();
    const setupOf = (index: number, seed: number) =>
      ({ players, seed, options: chosen, script: null, legacy: before.get(index) ?? null }) as const;
    const each: SimulateOptions['each'] = (played, uses) => {
      options.each?.(played, uses);
      if (played.error !== null || !played.finished) return;
      const next = nextSetup(series.game, played.state, setupOf(played.index, played.seed));
      if (next !== null) left.set(played.index, next.legacy);
    };
    if (i === 0) return simulate(series, { ...options, each });
    const shard = simulate(
      {
        ...series,
        // Games of one campaign differ in their chance as well.
        seed: (series.seed + i) | 0,
        begin: (state, seed, index) => initState(series.game, state, setupOf(index, seed)),
      },
      { ...options, each, only: (index) => before.has(index) },
    );
    return { ...shard, seed: series.seed, number: i + 1 };
  });
}
