/** Who of a side answered a question that any of it may answer. */
import { NONE, TEAM_ANSWER, type AskMeta, type GameMeta } from '@undercroft/contract';
import { answerersOf } from '../state/answerers.ts';
import type { GameEvent } from '../state/events.ts';
import { sentence } from '../state/event-sentence.ts';

/** Who answered what, and when. */
interface Answered {
  readonly step: number;
  /** whom the rules asked */
  readonly player: number;
  readonly by: number;
}

/**
 * The event that names who answered for a side.
 *
 * @param before the state in which the question was asked
 * @returns null where one player alone could answer, and in games whose compiler knew no such event
 */
export function teamAnswer(
  meta: GameMeta,
  before: Int32Array,
  ask: AskMeta,
  { step, player, by }: Answered,
): GameEvent | null {
  if (answerersOf(meta, before, ask, player).length < 2) return null;
  const event = meta.events.findIndex(({ name }) => name === TEAM_ANSWER);
  if (event < 0) return null;
  return {
    step,
    event,
    name: TEAM_ANSWER,
    you: by,
    args: [],
    site: NONE,
    file: null,
    line: null,
    text: sentence(meta, meta.events[event], by, [], {}, new Map()),
    seenBy: [],
    siteSeenBy: -1,
  };
}
