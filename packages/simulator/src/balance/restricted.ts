/**
 * A player who may not choose one thing, for restricted play (Jaffe and others 2012): what is it
 * worth to be allowed to?
 */
import type { MakeBot } from '@undercroft/bots';
import { useNamer } from '../uses.ts';

/**
 * The same bot without the answers of one name, unless there are no others.
 *
 * @param name as `useNamer` tells it
 */
export function restricted(make: MakeBot, name: string): MakeBot {
  return (seat) => {
    const { game } = seat;
    const bot = make(seat);
    const nameOf = useNamer(game.meta);
    const options = new Int32Array(game.io.options.length);
    const places = new Int32Array(game.io.options.length);
    return {
      name: bot.name,
      choose: (turn) => {
        const { ask } = game.io;
        let count = 0;
        for (let i = 0; i < turn.count; i++) {
          if (nameOf(ask, turn.options[i]!) === name) continue;
          options[count] = turn.options[i]!;
          places[count++] = i;
        }
        if (count === 0 || count === turn.count) return bot.choose(turn);
        // The state of a turn is looked for only by bots that want it.
        const index = bot.choose({
          get state() {
            return turn.state;
          },
          player: turn.player,
          options,
          count,
        });
        return places[Math.max(0, index)]!;
      },
    };
  };
}
