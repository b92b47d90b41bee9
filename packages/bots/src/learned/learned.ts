/** Bots that go by what their game has learned, where it has. A file that holds a game without it takes `nothing-learned.ts` in its place. */
import { HEADER, type GameModule, type TrainedMeta } from '@undercroft/contract';
import { advance, createState } from '@undercroft/engine';
import type { BotSeat } from '../bot.ts';
import type { SensibleOptions, Thinker } from '../thinking/thinker.ts';
import { Judge } from './judge.ts';
import { LearnedThinker } from './learned-thinker.ts';
import { learnedOf, trainedFor } from './way.ts';

/** Deals that a bot of the usual strength looks at, and playouts of one that thinks as long. */
const DEALS = 16;
const PLAYOUTS = 200;
/** Deals of the weakest: what is best in one deal alone is often good for nothing. */
const DEALS_MIN = 4;

/** What somebody wants of what was learned: go by it where it did better (`better`), or always. */
export type Reliance = 'better' | 'always';

/**
 * What chooses for a seat by what was learned, in a position of the game that will be played.
 *
 * @returns null where nothing was learned for this variant and so many players, or where it did worse
 */
export function learnedThinker(
  seat: BotSeat,
  state: Int32Array,
  reliance: Reliance,
  { playouts = PLAYOUTS, milliseconds = Infinity, style }: SensibleOptions = {},
): Thinker | null {
  const trained = relied(seat.game, state, reliance);
  if (trained === undefined) return null;
  // A budget of time alone asks for as many deals as it allows.
  const deals = milliseconds === Infinity ? Math.max(DEALS_MIN, Math.round((DEALS * playouts) / PLAYOUTS)) : playouts;
  return new LearnedThinker(seat, learnedOf(trained), { deals, milliseconds, style });
}

/** The chance of winning in any position, as far as it was learned. @returns null where it was not */
export function learnedChance(
  game: GameModule,
  state: Int32Array,
): ((state: Int32Array, player: number) => number) | null {
  const trained = relied(game, state, 'better');
  if (trained === undefined) return null;
  const judge = new Judge(game, learnedOf(trained));
  const listed = createState(game);
  return (position, player) => {
    listed.set(position);
    advance(game, listed);
    return judge.chance(listed, player);
  };
}

function relied(game: GameModule, state: Int32Array, reliance: Reliance): TrainedMeta | undefined {
  const { layout } = game.meta;
  const trained = trainedFor(game.meta, state[HEADER.players], state.subarray(layout.options));
  return reliance === 'always' || trained?.plays === 'learned' ? trained : undefined;
}
