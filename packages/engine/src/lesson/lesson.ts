/**
 * What a lesson says, and when: each moment once, at the first question of the learner at which it
 * holds.
 */
import { isRecommended, NONE, type GameModule, type LessonMeta, type MomentMeta } from '@undercroft/contract';
import { readDecision, type Decision } from '../game/decision.ts';
import type { Game } from '../game/game.ts';

/** The seat of the learner. */
export const LEARNER = 0;

/** What was said at one question. */
interface Said {
  readonly position: number;
  readonly moments: readonly MomentMeta[];
}

/**
 * Follows one game. What is said depends on the answers alone, so nothing of it is saved, and what
 * is taken back is said again.
 */
export class LessonCourse {
  readonly lesson: LessonMeta;
  #said: Said[] = [];

  constructor(lesson: LessonMeta) {
    this.lesson = lesson;
  }

  /** Moments that were said up to now. */
  get said(): ReadonlySet<MomentMeta> {
    return new Set(this.#said.flatMap(({ moments }) => moments));
  }

  /**
   * What is said at the present question of the learner, one after the other; empty when the
   * learner is not asked, or nothing is to be said.
   *
   * @cost where answers were given since the last call, one look at the position of each of the
   *   learner's
   */
  now(game: Game): readonly MomentMeta[] {
    const { module, position } = game;
    this.#said = this.#said.filter((said) => said.position <= position);
    const decision = game.decisions().find(({ player }) => player === LEARNER);
    if (decision === undefined) return [];
    for (let at = this.#last + 1; at < position; at++) {
      if (game.playerOf(at + 1) !== LEARNER) continue;
      const { state } = game.peek(at);
      this.#say(module, state, readDecision(module, state, at));
    }
    if (this.#last < position) this.#say(module, game.stateFor(LEARNER), decision);
    return this.#said.at(-1)?.moments ?? [];
  }

  get #last(): number {
    return this.#said.at(-1)?.position ?? -1;
  }

  #say(module: GameModule, state: Int32Array, decision: Decision): void {
    const { moments } = this.lesson;
    const { said } = this;
    const first = moments.findIndex(
      (moment, index) => !said.has(moment) && (follows(moment) ? index === 0 : holds(module, state, decision, moment)),
    );
    const others = first < 0 ? [] : moments.slice(first + 1);
    const end = others.findIndex((moment) => !follows(moment));
    const chain = first < 0 ? [] : [moments[first], ...others.slice(0, end < 0 ? others.length : end)];
    this.#said.push({ position: decision.position, moments: chain });
  }
}

/** Whether a moment is said right after the one before it. */
function follows({ asked, when }: MomentMeta): boolean {
  return asked.length === 0 && when < 0;
}

function holds(module: GameModule, state: Int32Array, decision: Decision, moment: MomentMeta): boolean {
  const { asked, when, choose } = moment;
  const { ask } = decision;
  if (asked.length > 0 && !asked.includes(ask.within) && !asked.includes(ask.window ?? '')) return false;
  if (choose.length > 0 && recommendedIn(module, decision, moment) === null) return false;
  return when < 0 || module.moment?.(state, when, LEARNER) === true;
}

/**
 * The first answer that a moment recommends, by its place in the list; null when none of them is
 * offered.
 */
export function recommendedIn({ meta }: GameModule, { ask, options }: Decision, moment: MomentMeta): number | null {
  const found = options.find((option) => isRecommended(moment, meta, ask, { ...option, none: option.value === NONE }));
  return found?.index ?? null;
}
