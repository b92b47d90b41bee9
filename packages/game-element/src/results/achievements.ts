import type { AchievementLayout } from '@undercroft/components';
import { readLayout } from '@undercroft/components/read-layout';
import { ownOf, type GameMeta } from '@undercroft/contract';
import type { GameView } from '@undercroft/view';
import type { KeptResult } from './results.ts';

/** What a person can achieve in a game, and whether it was. */
export interface Achievement {
  /** in the language of the page */
  readonly title: string;
  readonly says: string;
  /** in this game, or in an earlier one */
  readonly done: boolean;
  /** in this game for the first time */
  readonly fresh: boolean;
}

/**
 * What a player has achieved in a game that is over, by its English title.
 *
 * @param meta  in English, whose titles stay the same in all languages
 * @param view  of that player, with the whole log
 * @throws      never
 */
export function achievedIn(meta: GameMeta, view: GameView, seat: number): readonly string[] {
  return readLayout(meta)
    .achievements.filter((one) => isAchieved(one, view, seat))
    .map(({ title }) => title);
}

function isAchieved(
  { won, never, ever, neverAtAll, least, most }: AchievementLayout,
  { globals, log, players }: GameView,
  seat: number,
): boolean {
  const player = players.find((one) => one.seat === seat);
  if (player === undefined || (won && player.outcome !== 'won')) return false;
  const events = new Set(log.flatMap(({ event, player: doer }) => (doer === seat ? [event] : [])));
  const valueOf = (name: string): number | undefined =>
    [player.counters, player.fields, player.attributes, globals].map((values) => ownOf(values, name)).find(isKnown);
  return (
    never.every((name) => !events.has(name)) &&
    log.every(({ event }) => !neverAtAll.includes(event)) &&
    ever.every((name) => events.has(name)) &&
    [...least].every(([name, bound]) => (valueOf(name) ?? -Infinity) >= bound) &&
    [...most].every(([name, bound]) => (valueOf(name) ?? Infinity) <= bound)
  );
}

const isKnown = (value: number | undefined): value is number => value !== undefined;

/**
 * All that can be achieved, in its order.
 *
 * @param meta     in English
 * @param spoken   the same game in the language of the page
 * @param results  of all games that are kept
 * @param now      id of the game that is told; empty: none
 * @throws         never
 */
export function achievementsOf(
  meta: GameMeta,
  spoken: GameMeta,
  results: readonly KeptResult[],
  now = '',
): readonly Achievement[] {
  const names = readLayout(meta).achievements.map(({ title }) => title);
  const isIn = (name: string, those: readonly KeptResult[]): boolean =>
    those.some(({ achieved = [] }) => achieved.includes(name));
  const earlier = results.filter(({ id }) => id !== now);
  return readLayout(spoken).achievements.map(({ title, says }, n) => {
    const name = names[n] ?? title;
    const done = isIn(name, results);
    return { title, says, done, fresh: done && !isIn(name, earlier) };
  });
}
