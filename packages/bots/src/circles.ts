/** Bots that do not go in circles. */
import { HEADER, type GameModule } from '@undercroft/contract';
import { cellsInUse, createState, determinise, hashCells, Rng } from '@undercroft/engine';
import type { Bot, Considered, Turn } from './bot.ts';

/**
 * How many of the last positions are remembered. A player who
 * goes in a circle comes back within this many answers.
 */
const REMEMBERED = 64;
/**
 * How often a position comes back before the only other answer is given: one of another question
 * may lead out of the circle, and be better.
 */
const PATIENCE = 8;

/** What was answered in a position. */
interface Been {
  /** the answers as the rules see them */
  readonly given: Set<number>;
  readonly times: number;
}

/**
 * A bot that, where it comes back to a very position, does not give the answer that has led back
 * there: a question that was taken back, a way that was not gone after all. Nothing else would end
 * that, since the same position asks for the same answer. Where every answer led back it begins
 * anew. Of two answers it gives the other one late only: "no" to a question whether to give up
 * leads back, and the way out is not to ask for it again.
 *
 * @param bot    which answer it thinks best
 * @param known  a position as far as the asked player knows it
 */
export function withoutCircles(bot: Bot, known: (turn: Turn) => Int32Array): Bot {
  const been = new Map<string, Been>();
  let considered: readonly Considered[] = [];
  return {
    name: bot.name,
    choose: (asked) => {
      const turn = { ...asked, options: asked.options.slice(0, asked.count) };
      const place = placeOf(known(turn));
      const before = been.get(place) ?? { given: new Set(), times: 0 };
      const left = indicesLeft(turn, before);
      if (left.length === 0) before.given.clear();
      const all = left.length === turn.count || left.length < (before.times < PATIENCE ? 2 : 1);
      const options = all ? turn.options : Int32Array.from(left, (index) => turn.options[index]);
      const chosen = bot.choose(all ? turn : { ...turn, options, count: left.length });
      const indexOf = (index: number): number => (all ? index : (left[index] ?? index));
      considered = (bot.considered?.() ?? []).map((one) => ({ ...one, index: indexOf(one.index) }));
      before.given.add(options[chosen]);
      been.delete(place);
      been.set(place, { given: before.given, times: before.times + 1 });
      if (been.size > REMEMBERED) been.delete(been.keys().next().value!);
      return indexOf(chosen);
    },
    considered: () => considered,
  };
}

function indicesLeft({ options, count }: Turn, { given }: Been): number[] {
  return Array.from({ length: count }, (_, index) => index).filter((index) => !given.has(options[index]));
}

/**
 * Positions as the asked player knows them: hidden things lie as in one
 * deal that depends on nothing hidden, so a change among them stays unnoticed.
 *
 * @returns a state that is overwritten by the next one; `module.io` is used
 */
export function knownTo(game: GameModule): (turn: Turn) => Int32Array {
  const known = createState(game);
  return ({ state, player }) => {
    determinise(game, state, player, new Rng(0), known);
    return known;
  };
}

/**
 * Everything of a position but how many answers led there and what the last ones were. Dice that
 * have fallen since make it another one.
 */
function placeOf(state: Int32Array): string {
  const cells = state.slice(0, cellsInUse(state));
  for (const cell of [HEADER.answers, HEADER.answer, HEADER.result]) cells[cell] = 0;
  return hashCells(cells, cells.length);
}
