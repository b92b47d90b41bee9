/** Plays a lesson by its recommendations, to find out whether each of its texts is shown. */
import { botNamed, type Bot } from '@undercroft/bots';
import type { GameModule, LessonMeta, MomentMeta } from '@undercroft/contract';
import { createGame, LEARNER, LessonCourse, recommendedIn, type Decision, type Game } from '@undercroft/engine';

/** How a lesson went. */
export interface LessonTrial {
  readonly lesson: string;
  /** answers of the learner until everything was said, or until the end */
  readonly answers: number;
  readonly said: number;
  readonly of: number;
  /** names of moments that were never said */
  readonly missing: readonly string[];
  /** names of moments said right after another that recommended what was not offered */
  readonly unoffered: readonly string[];
}

/** The bot that answers where the lesson recommends nothing. */
const PLAYER = 'sensible:8';
/** Answers of all players until the test gives up. */
const ANSWERS_MAX = 2000;

/**
 * Plays a lesson: the learner gives answers that are recommended, and otherwise plays as a bot
 * does, as all others do.
 *
 * @param most answers of all players until the trial gives up
 * @throws GameError when the rules fail
 */
export function tryLesson(module: GameModule, lesson: LessonMeta, most = ANSWERS_MAX): LessonTrial {
  const { meta } = module;
  const options = Object.fromEntries(
    lesson.options.map(([option, value]) => [meta.options[option]?.name ?? '', value] as const),
  );
  const game = createGame(module, { players: lesson.players, seed: lesson.seed, options });
  const bots = Array.from({ length: lesson.players }, (_, seat) => botNamed(PLAYER)!({ game: module, seed: seat + 1 }));
  const course = new LessonCourse(lesson);
  const unoffered: string[] = [];
  let answers = 0;
  let decision = game.decision();
  for (let step = 0; decision !== null && step < most; step++) {
    const isLearner = decision.player === LEARNER;
    const moments = isLearner ? course.now(game) : [];
    if (course.said.size === lesson.moments.length) break;
    const wished = wish(module, decision, moments);
    unoffered.push(...wished.unoffered);
    game.answer(wished.index ?? thinkFor(game, decision, bots[decision.player]!));
    if (isLearner) answers++;
    decision = game.decision();
  }
  const missing = lesson.moments.filter((moment) => !course.said.has(moment)).map(({ name }) => name);
  return { lesson: lesson.name, answers, said: course.said.size, of: lesson.moments.length, missing, unoffered };
}

/** Whether the lesson said every moment and recommended only offered answers. */
export function isTaught({ missing, unoffered }: LessonTrial): boolean {
  return missing.length + unoffered.length === 0;
}

/** Seeds that are tried, from 1 on, and answers of one of these trials. */
const SEEDS = { tried: 20, found: 3, answers: 200 } as const;

/**
 * Seeds with which a lesson goes through, at most three. An empty list says that the deal is
 * hardly the cause. Costs up to 20 short games.
 *
 * @throws GameError when the rules fail
 */
export function seedsFor(module: GameModule, lesson: LessonMeta): { readonly tried: number; readonly seeds: number[] } {
  const seeds: number[] = [];
  let seed = 0;
  while (seed < SEEDS.tried && seeds.length < SEEDS.found) {
    seed++;
    if (isTaught(tryLesson(module, { ...lesson, seed }, SEEDS.answers))) seeds.push(seed);
  }
  return { tried: seed, seeds };
}

/** What the moments of a question recommend, the last word first. */
function wish(
  module: GameModule,
  decision: Decision,
  moments: readonly MomentMeta[],
): { readonly index: number | null; readonly unoffered: readonly string[] } {
  const wishes = moments
    .filter(({ choose }) => choose.length > 0)
    .map((moment) => ({ name: moment.name, index: recommendedIn(module, decision, moment) }));
  const unoffered = wishes.filter(({ index }) => index === null).map(({ name }) => name);
  return { index: wishes.findLast(({ index }) => index !== null)?.index ?? null, unoffered };
}

function thinkFor(game: Game, { player, options }: Decision, bot: Bot): number {
  const values = Int32Array.from(options, ({ value }) => value);
  return bot.choose({ state: game.snapshotFor(player), player, options: values, count: options.length });
}
