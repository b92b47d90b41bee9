/**
 * Bots behind messages: the thread that plays a game lets another thread (a worker) think.
 */
import { learnedChance } from '#learned';
import type { GameModule } from '@undercroft/contract';
import type { Bot, Considered } from './bot.ts';
import { botNamed } from './named.ts';
import { oddsFrom, type OddsQuestion } from './odds.ts';
import { hasPoints, Standing } from './planner/standing.ts';
import { randomBot } from './random.ts';
import { evaluationOf } from './search.ts';

/** A question for the bots. Plain data: it goes through a message as it is. */
export type BotRequest = ChooseRequest | JudgeRequest | OddsRequest;

/** Which answer would a bot give? */
export interface ChooseRequest {
  readonly id: number;
  readonly is: 'choose';
  /** name of the bot, as `botNamed` reads it; an unknown one plays at random */
  readonly bot: string;
  /** decides everything the bot leaves to chance */
  readonly seed: number;
  /** Int32Array[meta.layout.size] at a decision */
  readonly state: Int32Array;
  /** who is asked */
  readonly player: number;
  /** legal answers as the rules see them */
  readonly options: Int32Array;
}

/** How good are these positions for everybody? */
export interface JudgeRequest {
  readonly id: number;
  readonly is: 'judge';
  readonly states: readonly Int32Array[];
  /** seats of the game */
  readonly players: number;
}

/** How does a game go on from a position, when it is played to its end again and again? */
export interface OddsRequest extends OddsQuestion {
  readonly id: number;
  readonly is: 'odds';
}

/** What comes back for the request of that id. */
export interface BotReply {
  readonly id: number;
  /** index of the answer chosen; -1 for a judgement and for odds */
  readonly index: number;
  /** what the choice rested on, the best first */
  readonly considered: readonly Considered[];
  /**
   * for a judgement: by position, by seat, the chance of winning, 0 to 1; for odds: by
   * continuation, by seat, its result
   */
  readonly chances: readonly (readonly number[])[];
  /** why there is no answer, or null */
  readonly error: string | null;
}

/** How a server of bots works. */
export interface ServeOptions {
  /**
   * answers that searching bots learn from before their first decision; default as
   * `SensibleOptions.lessons`
   */
  readonly lessons?: number | undefined;
}

/**
 * Answers for requests about one game.
 *
 * @param now  milliseconds of a steady clock, for bots whose budget is a time
 * @returns    gives a reply for every request; never throws
 */
export function serveBots(
  game: GameModule,
  now: () => number,
  { lessons }: ServeOptions = {},
): (request: BotRequest) => BotReply {
  const bots = new Map<string, Bot>();
  const choose = ({ id, bot: name, seed, state, player, options }: ChooseRequest): BotReply => {
    const key = `${name} ${seed} ${player}`;
    let bot = bots.get(key);
    if (bot === undefined) bots.set(key, (bot = (botNamed(name, lessons) ?? randomBot)({ game, seed, now })));
    const index = bot.choose({ state, player, options, count: options.length });
    return { id, index, considered: bot.considered?.() ?? [], chances: [], error: null };
  };
  const standing = hasPoints(game.meta) ? new Standing(game) : null;
  // Points tell more than what is learnt of them, and nothing has to be learnt.
  const judgeOf = (state: Int32Array): ((state: Int32Array, player: number) => number) =>
    standing === null
      ? (learnedChance(game, state) ?? evaluationOf(game, state, lessons).valueOf)
      : (position, player) => standing.chance(position, player);
  const judge = ({ id, states, players }: JudgeRequest): BotReply => {
    const chances = states.map((state) => {
      const valueOf = judgeOf(state);
      return Array.from({ length: players }, (_, player) => valueOf(state, player));
    });
    return { id, index: -1, considered: [], chances, error: null };
  };
  const odds = (request: OddsRequest): BotReply => {
    const valueOf = judgeOf(request.state);
    return { id: request.id, index: -1, considered: [], chances: oddsFrom(game, request, valueOf), error: null };
  };
  return (request) => {
    try {
      const states = request.is === 'judge' ? request.states : [request.state];
      // A search in a state of another shape might never end.
      if (states.some((state) => state.length !== game.meta.layout.size)) throw new Error('a state of another game');
      if (request.is === 'odds') return odds(request);
      return request.is === 'choose' ? choose(request) : judge(request);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return { id: request.id, index: -1, considered: [], chances: [], error: message };
    }
  };
}
