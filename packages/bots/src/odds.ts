/**
 * How a position may go on: it is played to its end again and again, by players who learn from each
 * other what does well.
 */
import { HEADER, STATUS, type GameModule } from '@undercroft/contract';
import { advance, applyOption, createState, determinise, Rng } from '@undercroft/engine';
import { outcomeOf } from './evaluation.ts';
import { Experience } from './experience.ts';
import { hasPoints, Standing } from './planner/standing.ts';

/** Most answers of one continuation; a longer one is judged where it stands. */
const ANSWERS_MAX = 800;
/**
 * Answers of all of them after which no other is begun, so that a question is answered in a
 * fraction of a second; but there are this many in any case.
 */
const ANSWERS = 16_000;
const GAMES_MIN = 4;
/** Points that a chance of 1 is worth to those who learn, in games without points. */
const POINTS = 10;

/** What is to be played on from. */
export interface OddsQuestion {
  /** Int32Array[meta.layout.size] at a decision; not changed */
  readonly state: Int32Array;
  /** seat whose knowledge counts: what it cannot know is drawn anew for each continuation */
  readonly player: number;
  /** decides all chance */
  readonly seed: number;
  /** continuations that are counted; fewer where they are long */
  readonly games: number;
  /** what the player answers first, as the rules see it; left out: any answer */
  readonly first?: number;
}

/**
 * Plays on from a position.
 *
 * @param judge  the chance of winning, 0 to 1, of a player in a position that is not over
 * @returns by continuation, by seat: 1 won, 0 lost, 0.5 neither; between them what `judge` says of
 *   one that was too long. Continuations in which a rule fails are left out. The same for the same
 *   question, whatever was asked before
 */
export function oddsFrom(
  game: GameModule,
  { state, player, seed, games, first }: OddsQuestion,
  judge: (state: Int32Array, player: number) => number,
): readonly (readonly number[])[] {
  const rng = new Rng(seed);
  const experience = new Experience(game, rng);
  const standing = hasPoints(game.meta) ? new Standing(game) : null;
  const world = createState(game);
  const players = state[HEADER.players];
  const values = new Float64Array(game.meta.players.max);
  const all: number[][] = [];
  let answers = 0;
  for (let i = 0; i < 2 * games && (answers < ANSWERS || i < 2 * GAMES_MIN); i++) {
    determinise(game, state, player, rng, world);
    experience.begin();
    try {
      if (first !== undefined && !answer(game, world, player, first)) {
        answers += ANSWERS / games;
        continue;
      }
      answers += experience.playOn(world, ANSWERS_MAX, () => false);
    } catch {
      // Rules that fail in a continuation say nothing of the position.
      answers += ANSWERS / games;
      continue;
    }
    const isOver = world[HEADER.status] === STATUS.over;
    const chances = Array.from({ length: players }, (_, p) => (isOver ? outcomeOf(world, p) : judge(world, p)));
    for (let p = 0; p < players; p++) values[p] = standing?.of(world, p) ?? POINTS * chances[p];
    experience.learn(world, values);
    all.push(chances);
  }
  // The first half only teaches.
  return all.slice(all.length >> 1);
}

/** Gives an answer of a player who is asked. @returns whether it is one of the answers there */
function answer(game: GameModule, state: Int32Array, player: number, value: number): boolean {
  advance(game, state);
  const { count, options, player: asked } = game.io;
  if (asked !== player || !options.subarray(0, count).includes(value)) return false;
  applyOption(game, state, value);
  return true;
}
