/**
 * What lies behind the next questions: things that come up later in a turn, and where a thing may
 * go that is chosen now.
 */
import { type AnswerIndex, NONE, type GameModule } from '@undercroft/contract';
import { applyOption, determinise, holdsHidden, offeredAt, optionInDeal, Rng } from '@undercroft/engine';
import { optionIndexOf, listQuestion } from './questions.ts';
import type { DecisionView } from './shape.ts';
import { viewFor } from './view.ts';

/** A thing that is not offered now, but after some questions that may be passed. */
export interface LaterView {
  readonly thing: number;
  /** questions that would be passed, as indices into `meta.asks`, in order */
  readonly passes: readonly number[];
}

/** What comes in a turn whose questions are all passed that may be. */
export interface AheadView {
  readonly later: readonly LaterView[];
  /**
   * questions that would be passed on the way to the end, as indices into `meta.asks`; the present
   * one is the first
   */
  readonly passes: readonly number[];
}

/** More questions than this are not passed at once. */
const MOST_PASSED = 40;
/**
 * Questions without a place that may stand between a thing and where it goes: what it is paid with.
 */
const BETWEEN = 2;

const nothing: AheadView = { later: [], passes: [] };

/**
 * Passes every question that may be passed, in a deal of all that the viewer cannot see, and tells
 * what would be offered on the way. It is a guess where dice or hidden things decide: the caller
 * gives the answers one by one and stops at another question.
 *
 * @param viewer  the seat that is asked
 * @param passes  procedures and windows whose questions may be passed
 * @cost          a view for each question passed, a few ms; for interfaces
 * @throws        never
 */
export function lookOn(module: GameModule, state: Int32Array, viewer: number, passes: readonly string[]): AheadView {
  if (passes.length === 0 || holdsHidden(module, state, viewer)) return nothing;
  const later = new Map<number, readonly number[]>();
  const passed: number[] = [];
  try {
    const world = dealFor(module, state, viewer);
    for (let i = 0; i < MOST_PASSED; i++) {
      const decision = questionTo(module, world, viewer);
      if (decision === null) break;
      for (const { thing } of decision.answers) if (thing >= 0 && !later.has(thing)) later.set(thing, [...passed]);
      const at = passOf(module, world, viewer, decision, passes);
      if (at < 0) break;
      passed.push(decision.ask);
      applyOption(module, world, module.io.options[at]!);
    }
  } catch {
    return nothing;
  }
  const all = [...later].map(([thing, behind]) => ({ thing, passes: behind }));
  return { later: all.filter((one) => one.passes.length > 0), passes: passed };
}

/**
 * Things that the question after an answer offers: the places to which a thing may go that is
 * chosen now. Questions that point at nothing, such as what it is paid with, are answered with the
 * first answer on the way.
 *
 * @param viewer  the seat that is asked
 * @param index   `AnswerView.index` of its view
 * @param again   only where the same question comes up once more when the thing has gone to the
 *   first of them: several things may go to a place, one answer after the other
 * @returns       empty when the next question is none of this kind
 * @cost          up to four views; for interfaces
 * @throws        never
 */
export function placesAfter(
  module: GameModule,
  state: Int32Array,
  viewer: number,
  index: AnswerIndex,
  again = false,
): readonly number[] {
  const found = afterAnswer(module, state, viewer, index, (question) =>
    again && !comesBack(module, viewer, question) ? [] : question.things,
  );
  return found ?? [];
}

/** Whether the question that was answered before comes up once more behind the first place. */
function comesBack(module: GameModule, viewer: number, { world, at, asked }: PlaceQuestion): boolean {
  applyOption(module, world, module.io.options[optionIndexOf(module, world, viewer, at)]!);
  return questionTo(module, world, viewer)?.ask === asked;
}

/** The question for a place that follows an answer, in a deal of what the viewer cannot see. */
interface PlaceQuestion {
  readonly world: Int32Array;
  readonly things: readonly number[];
  /** index of the answer that is its first place */
  readonly at: AnswerIndex;
  /** the question that was answered before, as an index into `meta.asks` */
  readonly asked: number;
}

/** @returns what `read` makes of the question for a place; null when the next question is none */
function afterAnswer<T>(
  module: GameModule,
  state: Int32Array,
  viewer: number,
  index: AnswerIndex,
  read: (found: PlaceQuestion) => T,
): T | null {
  const at = optionIndexOf(module, state, viewer, index);
  if (at < 0 || holdsHidden(module, state, viewer) || !listQuestion(module, state)) return null;
  const value = module.io.options[at]!;
  const { ask } = module.io;
  try {
    const world = dealFor(module, state, viewer);
    const same = optionInDeal(module, state, world, viewer, value);
    if (!listQuestion(module, world) || offeredAt(module, same) < 0) return null;
    applyOption(module, world, same);
    for (let i = 0; i <= BETWEEN; i++) {
      const decision = questionTo(module, world, viewer);
      // The same question again is the next choice, and no place for the last one.
      if (decision === null || decision.ask === ask) return null;
      const places = decision.answers.filter(({ thing }) => thing >= 0);
      const [first] = places;
      if (first !== undefined) {
        if (decision.answers.some(({ none }) => none)) return null;
        return read({ world, things: places.map(({ thing }) => thing), at: first.index, asked: ask });
      }
      applyOption(module, world, module.io.options[optionIndexOf(module, world, viewer, 0)]!);
    }
  } catch {
    // What cannot be looked at has no places to show.
  }
  return null;
}

function dealFor(module: GameModule, state: Int32Array, viewer: number): Int32Array {
  const world = new Int32Array(state.length);
  determinise(module, state, viewer, new Rng(state.length), world);
  return world;
}

/** The question to the viewer in a deal; null when another player is asked, or none. */
function questionTo(module: GameModule, world: Int32Array, viewer: number): DecisionView | null {
  if (!listQuestion(module, world) || module.io.player !== viewer) return null;
  return viewFor(module, world, viewer).decision;
}

/**
 * Position in the engine's list of the answer that passes a question; -1 where it must be answered.
 */
function passOf(
  module: GameModule,
  world: Int32Array,
  viewer: number,
  { ask, taken, answers }: DecisionView,
  passes: readonly string[],
): number {
  if (!passes.includes(module.meta.asks[ask]?.within ?? '') || taken > 0) return NONE;
  const none = answers.find((answer) => answer.none);
  return none === undefined ? NONE : optionIndexOf(module, world, viewer, none.index);
}
