/**
 * Bots that think: by what their game has learned, about their turn where it keeps a score, or
 * about how it may go on.
 */
import { learnedThinker } from '#learned';
import { thinkerOf } from '#thinking';
import type { Bot, BotSeat, Turn } from './bot.ts';
import { knownTo, withoutCircles } from './circles.ts';
import type { SensibleOptions, Thinker } from './thinking/thinker.ts';

export type { SensibleOptions } from './thinking/thinker.ts';

/**
 * A bot that goes by what was learned for the way the game is played, where that did better in a
 * match at its seat (`trained.yaml`). Elsewhere it searches a tree of answers, its own and those of
 * others, over deals of what it cannot see (information-set tree search), and where the game keeps
 * a score it plans its turn instead.
 */
export function sensibleBot(seat: BotSeat, options: SensibleOptions = {}): Bot {
  return thinkingBot(
    'sensible',
    seat,
    (first) => learnedThinker(seat, first, 'better', options) ?? thinkerOf(seat, options),
  );
}

/** The same as if nothing had been learned. */
export function untrainedBot(seat: BotSeat, options: SensibleOptions = {}): Bot {
  return thinkingBot('untrained', seat, () => thinkerOf(seat, options));
}

/**
 * A bot that always goes by what was learned, one answer ahead. It throws at its first answer when
 * nothing was learned for this variant and so many players.
 */
export function learnedBot(seat: BotSeat, options: SensibleOptions = {}): Bot {
  return learnedIn('learned', seat, options);
}

/** The same in a tree of answers. */
export function learnedTreeBot(seat: BotSeat, options: SensibleOptions = {}): Bot {
  return learnedIn('learned-tree', seat, options);
}

function learnedIn(way: 'learned' | 'learned-tree', seat: BotSeat, options: SensibleOptions): Bot {
  return thinkingBot(way, seat, (first) => {
    const thinker = learnedThinker(seat, first, way, options);
    if (thinker === null)
      throw new Error(
        `nothing was learned for this way to play ${seat.game.meta.id}: undercroft train ${seat.game.meta.id} makes it`,
      );
    return thinker;
  });
}

/** How a game is played stands in its positions, so what thinks is made at the first of them. */
function thinkingBot(name: string, { game }: BotSeat, make: (first: Turn) => Thinker): Bot {
  let thinker: Thinker | undefined;
  const bot: Bot = {
    name,
    choose: (turn) => (thinker ??= make(turn)).choose(turn),
    considered: () => thinker?.considered ?? [],
  };
  return withoutCircles(bot, knownTo(game));
}
