import type { Session } from '../session/session.ts';
import type { Course } from '../turning/course.ts';
import type { BotDriver } from './bot-driver.ts';

/** Moments of a game that its picture shows. */
const MOMENTS = 32;

/**
 * Shows the course of a game: its scores, or what the bots think of the chances; nothing for a game
 * of a few answers. What has to be thought about keeps its place until then.
 *
 * @param show  null when it cannot be told
 */
export async function showCourse(
  session: Session,
  bots: BotDriver,
  show: (course: Course | null) => void,
): Promise<void> {
  const moments = session.looks.course(MOMENTS);
  if (moments.length < 3) return;
  const at = moments.map(({ position }) => position);
  const scores = moments.map(({ view }) => view.players.map(({ score }) => score?.total ?? Number.NaN));
  if (scores.flat().every((value) => Number.isFinite(value))) return show({ is: 'score', at, values: scores });
  show({ is: 'chance', at, values: [] });
  const states = moments.map(({ state }) => state);
  const values = await bots.judge(states, session.plan.seats.length);
  show(values === null ? null : { is: 'chance', at, values });
}
