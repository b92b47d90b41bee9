/**
 * Players that choose an answer by themselves: random, greedy, searching.
 *
 * It must not know anything beyond what their seat may observe and the list of legal answers;
 * Node, the DOM, the clock, `Math.random`.
 *
 * @module
 */
export type { Bot, Considered, Determinise, MakeBot, BotSeat, Turn } from './bot.ts';
export { learnEvaluation, type Evaluation, type LearnOptions } from './evaluation.ts';
export { evaluationOf } from './search.ts';
export { BOT_NAMES, botNamed, lacksLearning } from './named.ts';
export { randomBot } from './random.ts';
export { Judge, type Learned } from './learned/judge.ts';
export { packLearned, unpackLearned, type Packed } from './learned/pack.ts';
export { Training, type TrainOptions, type TrainProgress } from './learned/training.ts';
export { serveBots, type BotReply, type BotRequest, type ServeOptions } from './serve.ts';
export { wilson, Z, type Share } from './share.ts';
export { sensibleBot, type SensibleOptions } from './sensible.ts';
