import type { Session } from '../session/session.ts';
import type { Course } from '../sheets/course-chart.ts';
import type { BotDriver } from './bot-driver.ts';

/** Moments of a game that its picture shows. */
const MOMENTS = 32;

/** The course of a game: its scores, or what the bots think of the chances; null for a game of a few answers. */
export async function courseOf(session: Session, bots: BotDriver): Promise<Course | null> {
  const moments = session.course(MOMENTS);
  if (moments.length < 3) return null;
  const scores = moments.map(({ view }) => view.players.map(({ score }) => score?.total ?? Number.NaN));
  if (scores.flat().every((value) => Number.isFinite(value))) return { is: 'score', values: scores };
  const states = moments.map(({ state }) => state);
  const values = await bots.judge(states, session.plan.seats.length);
  return values === null ? null : { is: 'chance', values };
}
