import type { GameMeta } from '@undercroft/contract';
import { answersFor, type AnswerView, type DecisionView, type GameView } from '@undercroft/view';

/** A wish of a player, said once and answered question by question. */
export interface ThingWish {
  /** thing to be used, -1 to end the turn */
  readonly thing: number;
  /** thing, space or place it goes to, -1 wherever the rules ask for none */
  readonly place: number;
}

export const END_TURN: ThingWish = { thing: -1, place: -1 };

/**
 * What an errand does at a question: gives an answer, waits for the person to give one, or is over.
 */
export type ErrandStep =
  | { readonly is: 'answer'; readonly index: number }
  | { readonly is: 'wait' }
  | { readonly is: 'over'; readonly done: boolean };

const over = (done: boolean): ErrandStep => ({ is: 'over', done });

/**
 * Questions that may stand between a thing and its place, answered by the person: what it is paid
 * with
 */
const BETWEEN = 4;

/**
 * Answers for a person who has said what they want: passes what may be passed until the thing comes
 * up, uses it, puts it where it was put. Each answer is one that the rules offer; what is not clear
 * is left to the person, and at anything unforeseen it is over.
 */
export class Errand {
  readonly wish: ThingWish;
  readonly #meta: GameMeta;
  readonly #viewer: number;
  readonly #turn: number;
  #stage: 'thing' | 'between' | 'done' = 'thing';
  /** question in which the thing was used */
  #used = -1;
  #between = 0;

  /** @param view  of the person, at the question at which it was wished */
  constructor(meta: GameMeta, view: GameView, wish: ThingWish) {
    this.#meta = meta;
    this.wish = wish;
    this.#viewer = view.viewer;
    this.#turn = view.turn;
  }

  /** @param view  of the person, at the next question. @throws never */
  next(view: GameView): ErrandStep {
    const { decision } = view;
    const mine = decision !== null && decision.player === this.#viewer && view.together === undefined;
    if (!mine || view.turn !== this.#turn || this.#stage === 'done') return over(this.#stage === 'done');
    return this.#stage === 'thing' ? this.#reach(view, decision) : this.#put(view, decision);
  }

  /** Uses the thing, or passes the question. */
  #reach(view: GameView, decision: DecisionView): ErrandStep {
    const { thing, place } = this.wish;
    const [index, ...others] = thing < 0 ? [] : answersFor(this.#meta, view, thing);
    if (index !== undefined) {
      this.#stage = place < 0 ? 'done' : 'between';
      this.#used = decision.ask;
      // Of several ways to use it the person chooses one, and it goes on.
      return others.length > 0 ? { is: 'wait' } : { is: 'answer', index };
    }
    const none = passOf(this.#meta, decision);
    return none === null ? over(thing < 0) : { is: 'answer', index: none.index };
  }

  /** Puts it where it should go; what is asked before is the person's. */
  #put(view: GameView, decision: DecisionView): ErrandStep {
    // Asked for the next thing: there was one place, and no question.
    if (decision.ask === this.#used) return over(true);
    const [index, ...others] = answersFor(this.#meta, view, this.wish.place);
    if (index !== undefined && others.length === 0) {
      this.#stage = 'done';
      return { is: 'answer', index };
    }
    this.#between++;
    const elsewhere = decision.answers.some(({ thing }) => thing >= 0);
    return elsewhere || this.#between > BETWEEN ? over(false) : { is: 'wait' };
  }
}

/** The answer that passes a question which may be passed; null where it must be answered. */
export function passOf(meta: GameMeta, { ask, taken, answers }: DecisionView): AnswerView | null {
  const passes = meta.extras.table?.passes ?? [];
  if (taken > 0 || !passes.includes(meta.asks[ask]?.within ?? '')) return null;
  return answers.find(({ none }) => none) ?? null;
}
