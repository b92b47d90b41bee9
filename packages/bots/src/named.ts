import type { GameMeta } from '@undercroft/contract';
import type { MakeBot } from './bot.ts';
import { trainedFor } from './learned/way.ts';
import { randomBot } from './random.ts';
import { learnedBot, learnedTreeBot, sensibleBot, untrainedBot, type SensibleOptions } from './sensible.ts';
import { strayBot } from './stray.ts';
import { STYLES, type StyleName } from './style.ts';

/**
 * Names of the bots that every game has; `learned` and `learned-tree` need a game that has learned.
 */
export const BOT_NAMES: readonly string[] = ['random', 'sensible', 'untrained'];

const THINKING = {
  sensible: sensibleBot,
  untrained: untrainedBot,
  learned: learnedBot,
  'learned-tree': learnedTreeBot,
};

/**
 * A bot by name: `random`, `sensible`, `sensible:400` (continuations for one decision) or
 * `sensible:50ms`; with `untrained`, `learned` and `learned-tree` in the same way, which go by what
 * was learned for their game never, or always: one answer ahead, or in a tree of answers.
 * `sensible:400~20` gives 20 of 100 answers at random, and `sensible:400+cautious` and
 * `sensible+greedy` play in a style.
 *
 * @param lessons answers that a searching bot learns from before its first decision; see
 *   `SensibleOptions`
 * @returns null when there is no such bot; never throws
 */
export function botNamed(text: string, lessons?: number): MakeBot | null {
  if (text === 'random') return randomBot;
  const match =
    /^(sensible|untrained|learned(?:-tree)?)(?::(\d{1,6})(ms)?)?(?:\+(cautious|greedy))?(?:~(\d{1,2}))?$/.exec(text);
  if (match === null) return null;
  const [, name, amount, unit, style, percent] = match;
  const bot = THINKING[name as keyof typeof THINKING];
  const options = {
    lessons,
    ...budgetOf(amount, unit),
    ...(style === undefined ? {} : { style: STYLES[style as StyleName] }),
  };
  const make: MakeBot = (seat) => bot(seat, options);
  return percent === undefined ? make : strayBot(make, Number(percent));
}

/**
 * Whether a bot goes by what was learned, and nothing was for this way to play: it would throw at
 * its first answer.
 *
 * @param options  values of all options of the game
 */
export function lacksLearning(bot: string, meta: GameMeta, players: number, options: ArrayLike<number>): boolean {
  return bot.startsWith('learned') && trainedFor(meta, players, options) === undefined;
}

/** What a bot may spend on a decision. */
function budgetOf(amount: string | undefined, unit: string | undefined): SensibleOptions {
  if (amount === undefined) return {};
  const number = Math.max(1, Number(amount));
  return unit === undefined ? { playouts: number } : { milliseconds: number, playouts: 1_000_000 };
}
