import { format, yardsOf, type Bench } from '../bench.ts';
import { boardGame } from '../boards/games.ts';
import { measure } from '../measure.ts';
import { generatedSide, playouts } from '../playing.ts';

/**
 * Speed of boardgame.io on the same game, measured on a machine like that
 * of CI; and how many times as fast a small game should be.
 */
const OTHERS = 38_000;
const TIMES = 200;

export const smallBench: Bench = {
  id: 'small',
  title: 'A game of nine squares, at random',
  async run(options) {
    const module = await boardGame('noughts');
    const { nanoseconds, yards } = measure(playouts(generatedSide(module), 2000), {
      rounds: 31,
      warmUp: 60,
      ...options,
    });
    const perSecond = 1e9 / nanoseconds.median;
    const goal = OTHERS * TIMES;
    const ints = module.meta.layout.size;
    return [
      {
        id: 'small.speed',
        what: 'noughts and crosses, decisions with complete legal lists',
        figure: `${format(perSecond)}/s`,
        target: `≥ ${format(goal)}/s`,
        met: perSecond >= goal,
        values: { perSecond, ...yardsOf(yards) },
      },
      {
        id: 'small.size',
        what: 'ints in its state',
        figure: String(ints),
        target: '≤ 256',
        met: ints <= 256,
        values: { ints },
      },
    ];
  },
};
