/** The lesson that a game is played as. */
import { localise, type GameMeta, type MomentMeta } from '@undercroft/contract';
import { LEARNER, LessonCourse, type Game, type Seed } from '@undercroft/engine';
import type { Plan, Seat } from './plan.ts';

/** What the coach says now. */
export interface Coached {
  /** name of the lesson */
  readonly lesson: string;
  readonly moments: readonly MomentMeta[];
  /** moments said, those of now among them, and all that there are */
  readonly said: number;
  readonly of: number;
}

const courses = new WeakMap<Game, LessonCourse>();

/**
 * What is said at the question of a game.
 *
 * @param lang  language of the sentences
 * @returns     null when the game is no lesson, or its lesson is not there any more
 */
export function coachedIn(game: Game, { lesson: name }: Plan, lang: string): Coached | null {
  if (name === undefined) return null;
  const { meta } = game.module;
  const at = meta.lessons?.findIndex((lesson) => lesson.name === name) ?? -1;
  const lesson = meta.lessons?.[at];
  if (lesson === undefined) return null;
  const known = courses.get(game);
  const course = known?.lesson === lesson ? known : new LessonCourse(lesson);
  courses.set(game, course);
  const translated = localise(meta, lang).lessons?.[at] ?? lesson;
  const moments = course.now(game).map((moment) => translated.moments[lesson.moments.indexOf(moment)] ?? moment);
  return { lesson: name, moments, said: course.said.size, of: lesson.moments.length };
}

/**
 * A game that teaches: the learner has the first seat, programs the others.
 *
 * @returns null when there is no such lesson
 */
export function lessonPlan(meta: GameMeta, name: string, bot: string): Plan | null {
  const lesson = meta.lessons?.find((one) => one.name === name);
  if (lesson === undefined) return null;
  const seats: Seat[] = Array.from({ length: lesson.players }, (_, seat) =>
    seat === LEARNER ? { is: 'human' } : { is: 'bot', bot },
  );
  const options = Object.fromEntries(
    lesson.options.map(([option, value]) => [meta.options[option]?.name ?? '', value] as const),
  );
  const seed: Seed = lesson.seed;
  return { seats, names: seats.map(() => ''), seed, options, variant: null, lesson: name };
}
