import type { MakeBot } from './bot.ts';
import { randomBot } from './random.ts';
import { sensibleBot } from './sensible.ts';

/** Names of all bots. */
export const BOT_NAMES: readonly string[] = ['random', 'sensible'];

/**
 * A bot by name: `random`, `sensible`, `sensible:400` (continuations for one decision) or `sensible:50ms`.
 *
 * @param lessons  answers that a searching bot learns from before its first decision; see `SensibleOptions`
 * @returns null when there is no such bot; never throws
 */
export function botNamed(text: string, lessons?: number): MakeBot | null {
  if (text === 'random') return randomBot;
  const match = /^sensible(?::(\d{1,6})(ms)?)?$/.exec(text);
  if (match === null) return null;
  const [, amount, unit] = match;
  if (amount === undefined) return (seat) => sensibleBot(seat, { lessons });
  const number = Math.max(1, Number(amount));
  if (unit === undefined) return (seat) => sensibleBot(seat, { playouts: number, lessons });
  return (seat) => sensibleBot(seat, { milliseconds: number, playouts: 1_000_000, lessons });
}
