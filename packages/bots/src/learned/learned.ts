/**
 * Bots that go by what their game has learned, where it has. A file that holds a game without it
 * takes `nothing-learned.ts` in its place.
 */
import { HEADER, STATUS, type GameModule, type TrainedMeta, type TrainedPlays } from '@undercroft/contract';
import { advance, createState } from '@undercroft/engine';
import type { BotSeat, Turn } from '../bot.ts';
import { hasNoRivals, outcomeOf } from '../evaluation.ts';
import { Search } from '../search.ts';
import type { SensibleOptions, Thinker } from '../thinking/thinker.ts';
import { Judge } from './judge.ts';
import { LearnedThinker } from './learned-thinker.ts';
import { learnedOf, trainedFor } from './way.ts';

/** Deals that a bot of the usual strength looks at, and playouts of one that thinks as long. */
const DEALS = 16;
const PLAYOUTS = 200;
/** Deals of the weakest: what is best in one deal alone is often good for nothing. */
const DEALS_MIN = 4;

/**
 * Continuations of a search by what was learned, for each of a bot that searches without: nothing
 * random has to be answered in them.
 */
const CONTINUATIONS = 2;

/**
 * When a bot goes by what was learned: where it did better, in the way that did
 * (`better`), or always, in one way or the other.
 */
export type Reliance = 'better' | 'learned' | 'learned-tree';

/**
 * What chooses for a seat by what was learned, in a game of which this is the first decision.
 *
 * @returns null where nothing was learned for this variant and so many players, or where it did
 *   worse at this seat
 */
export function learnedThinker(
  seat: BotSeat,
  { state, player }: Pick<Turn, 'state' | 'player'>,
  reliance: Reliance,
  { playouts = PLAYOUTS, milliseconds = Infinity, style }: SensibleOptions = {},
): Thinker | null {
  const trained = trainedOf(seat.game, state);
  if (trained === undefined) return null;
  const plays = reliance === 'better' ? playsAt(trained, player) : reliance;
  if (plays === 'sensible') return null;
  if (plays === 'learned-tree') return searching(seat, trained, { playouts, milliseconds, style });
  // A budget of time alone asks for as many deals as it allows.
  const deals = milliseconds === Infinity ? Math.max(DEALS_MIN, Math.round((DEALS * playouts) / PLAYOUTS)) : playouts;
  return new LearnedThinker(seat, learnedOf(trained), { deals, milliseconds, style });
}

/** Searches a tree of answers and judges by what was learned where it ends. */
function searching(
  seat: BotSeat,
  trained: TrainedMeta,
  options: SensibleOptions & { readonly playouts: number },
): Thinker {
  const judge = new Judge(seat.game, learnedOf(trained));
  const playouts = CONTINUATIONS * options.playouts;
  return new Search(seat, { ...options, playouts }, (state, player) => judge.chance(state, player));
}

/**
 * The chance of winning in any position, as far as it was learned.
 *
 * @returns null where it was not, or did better at no seat
 */
export function learnedChance(
  game: GameModule,
  state: Int32Array,
): ((state: Int32Array, player: number) => number) | null {
  const trained = trainedOf(game, state);
  if (trained === undefined || trained.plays === 'sensible') return null;
  const judge = new Judge(game, learnedOf(trained));
  const listed = createState(game);
  return (position, player) => {
    listed.set(position);
    const isOver = advance(game, listed) === STATUS.over;
    // A player without rivals wants the chance of winning, and not the better of two lost ends.
    if (isOver && hasNoRivals(game.meta, listed[HEADER.players]) && outcomeOf(listed, player) < 1) return 0;
    return judge.chance(listed, player);
  };
}

function trainedOf({ meta }: GameModule, state: Int32Array): TrainedMeta | undefined {
  return trainedFor(meta, state[HEADER.players], state.subarray(meta.layout.options));
}

/** Who did better in the match of a seat; where none was matched for itself, in that of all. */
function playsAt(trained: TrainedMeta, seat: number): TrainedPlays {
  return trained['by-seat']?.[seat]?.plays ?? trained.plays;
}
