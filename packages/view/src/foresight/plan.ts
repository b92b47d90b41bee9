/** The result of a plan of several answers, as far as its player can know. */
import { type AnswerIndex, NONE, STATUS, menuEntry, type GameModule } from '@undercroft/contract';
import { applyOption, determinise, holdsHidden, offeredAt, optionInDeal, Rng } from '@undercroft/engine';
import { eachField, eachNumber, eachSeen } from './facts.ts';
import { optionIndexOf, listQuestion } from '../questions.ts';
import type { ViewContext } from '../reader.ts';

/**
 * Something that can be told of a game: a number of a player, a field of a thing, or where a thing
 * lies.
 */
export type PlanFact =
  | { readonly is: 'counter'; readonly seat: number; readonly name: string }
  | { readonly is: 'field'; readonly thing: number; readonly name: string }
  | { readonly is: 'place'; readonly thing: number };

/**
 * A fact that a plan changes: its possible values, from
 * the least to the greatest; one alone is certain. Places are zone ids.
 */
export interface PlanChange {
  readonly fact: PlanFact;
  readonly before: number;
  readonly after: readonly number[];
}

export interface PlanPreview {
  readonly changes: readonly PlanChange[];
  /** the plan with one more answer, or as it stands */
  readonly answer: AnswerIndex;
}

/** How a plan is followed. */
export interface PlanRule {
  /** procedure in which the player plans */
  readonly within: string;
  /** procedures that end what follows from it, by asking the same player */
  readonly until: readonly string[];
}

/** Worlds that are tried, and answers that are given at most in each. */
const WORLDS = 32;
const LONGEST = 400;

/**
 * Ends a plan here, or after one more answer, in several worlds that differ in everything hidden
 * and in all dice to come, and in which all others answer at random: a result
 * that is equal in all of them is certain.
 *
 * @param viewer  the seat that plans
 * @param index   `AnswerView.index` of one more answer, or -1 for none
 * @returns       null when the viewer does not plan now, when a rule fails, and while rules hold a
 *                thing that is hidden from the viewer
 * @cost          some tens of ms; for interfaces
 * @throws        never
 */
export function previewPlan(
  module: GameModule,
  state: Int32Array,
  viewer: number,
  index: AnswerIndex,
  rule: PlanRule,
): PlanPreview | null {
  const at = index < 0 ? NONE : optionIndexOf(module, state, viewer, index);
  if ((index >= 0 && at < 0) || holdsHidden(module, state, viewer)) return null;
  if (!listQuestion(module, state) || !plans(module, viewer, rule)) return null;
  const value = at < 0 ? null : module.io.options[at]!;
  const before = factsOf({ module, state, viewer });
  const rng = new Rng(state.length + index);
  const world = new Int32Array(state.length);
  const after: Map<string, number>[] = [];
  try {
    for (let i = 0; i < WORLDS; i++) {
      determinise(module, state, viewer, rng, world);
      const same = value === null ? null : optionInDeal(module, state, world, viewer, value);
      if (!listQuestion(module, world) || (same !== null && offeredAt(module, same) < 0)) continue;
      if (same !== null) applyOption(module, world, same);
      follow(module, world, viewer, rule, rng);
      after.push(factsOf({ module, state: world, viewer }));
    }
  } catch {
    return null;
  }
  return after.length === 0 ? null : { answer: index, changes: changesOf(before, after) };
}

const plans = ({ io, meta }: GameModule, viewer: number, { within }: PlanRule): boolean =>
  io.player === viewer && meta.asks[io.ask]?.within === within;

/** Ends the plan, and goes on until the viewer is asked by what ends it. */
function follow(module: GameModule, world: Int32Array, viewer: number, rule: PlanRule, rng: Rng): void {
  let isPlanned = false;
  for (let given = 0; given < LONGEST && listQuestion(module, world); given++) {
    const { io } = module;
    const within = module.meta.asks[io.ask]?.within ?? '';
    isPlanned ||= !plans(module, viewer, rule);
    if (isPlanned && io.player === viewer && rule.until.includes(within)) return;
    const end: number = isPlanned ? -1 : endOf(module);
    isPlanned ||= end >= 0;
    if (applyOption(module, world, io.options[end < 0 ? rng.below(io.count) : end]!) !== STATUS.decision) return;
  }
}

/** Position of the answer that ends the question just listed, -1 when there is none. */
function endOf({ io, meta }: GameModule): number {
  const ask = meta.asks[io.ask]!;
  for (let i = 0; i < io.count; i++) {
    const value = io.options[i]!;
    if (value === NONE && ask.none !== null) return i;
    if ((ask.what === 'menu' || ask.what === 'window') && ask.entries[menuEntry(value)] === undefined) return i;
  }
  return -1;
}

/** Everything that can be told, by fact in words. */
function factsOf(look: ViewContext): Map<string, number> {
  const facts = new Map<string, number>();
  eachNumber(look, true, (seat, name, value) => facts.set(`counter ${seat} ${name}`, value));
  eachSeen(look, (thing, zone) => {
    if (zone !== NONE) facts.set(`place ${thing}`, zone);
    eachField(look, thing, (name, value) => facts.set(`field ${thing} ${name}`, value));
  });
  return facts;
}

function changesOf(before: ReadonlyMap<string, number>, worlds: readonly ReadonlyMap<string, number>[]): PlanChange[] {
  return [...before].flatMap(([key, was]) => {
    // What is not seen any more in some world is not told.
    const values = worlds.map((facts) => facts.get(key));
    const after = [...new Set(values.filter((value) => value !== undefined))].toSorted((one, other) => one - other);
    if (values.includes(undefined) && !key.startsWith('place')) return [];
    if (after.every((value) => value === was)) return [];
    return [{ fact: factOf(key), before: was, after: values.includes(undefined) ? [...after, NONE] : after }];
  });
}

function factOf(key: string): PlanFact {
  const [is, first, name = ''] = key.split(' ');
  if (is === 'counter') return { is, seat: Number(first), name };
  return is === 'field' ? { is, thing: Number(first), name } : { is: 'place', thing: Number(first) };
}
