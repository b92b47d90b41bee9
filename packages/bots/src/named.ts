import type { MakeBot } from './bot.ts';
import { randomBot } from './random.ts';
import { learnedBot, sensibleBot, untrainedBot } from './sensible.ts';

/** Names of the bots that every game has; `learned` needs a game that has learned. */
export const BOT_NAMES: readonly string[] = ['random', 'sensible', 'untrained'];

const THINKING = { sensible: sensibleBot, untrained: untrainedBot, learned: learnedBot };

/**
 * A bot by name: `random`, `sensible`, `sensible:400` (continuations for one decision) or `sensible:50ms`; with `untrained` and `learned` in the same
 * way, which go by what was learned for their game never, or always.
 *
 * @param lessons  answers that a searching bot learns from before its first decision; see `SensibleOptions`
 * @returns null when there is no such bot; never throws
 */
export function botNamed(text: string, lessons?: number): MakeBot | null {
  if (text === 'random') return randomBot;
  const match = /^(sensible|untrained|learned)(?::(\d{1,6})(ms)?)?$/.exec(text);
  if (match === null) return null;
  const [, name, amount, unit] = match;
  const bot = THINKING[name as keyof typeof THINKING];
  if (amount === undefined) return (seat) => bot(seat, { lessons });
  const number = Math.max(1, Number(amount));
  if (unit === undefined) return (seat) => bot(seat, { playouts: number, lessons });
  return (seat) => bot(seat, { milliseconds: number, playouts: 1_000_000, lessons });
}
