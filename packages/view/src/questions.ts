/**
 * The pending question as one viewer sees it, and the way back from a chosen answer to the engine's
 * list.
 */
import { type AnswerIndex, type OptionIndex, HEADER, NONE, STATUS, type GameModule } from '@undercroft/contract';
import {
  advance,
  answerersOf,
  asksBlind,
  engineWords,
  readDecision,
  readDisabled,
  readShows,
  readWalks,
  seenOptions,
  seesThing,
  shownByQuestion,
  zoneOf,
  type DisabledOption,
  type LabelOptions,
  type SeenOption,
  type Viewer,
  type Walk,
} from '@undercroft/engine';
import {
  HIDDEN,
  type AnswerView,
  type DecisionView,
  type DisabledView,
  type ThingView,
  type WalkView,
} from './shape.ts';
import { knows, type Reader, type ViewContext } from './reader.ts';
import { thingView } from './things.ts';

/** Lists the answers of a state in `module.io`. @returns false when nothing is asked */
export function listQuestion(module: GameModule, state: Int32Array, explain = false): boolean {
  if (state[HEADER.status] !== STATUS.decision) return false;
  module.io.explain = explain;
  try {
    return advance(module, state) === STATUS.decision;
  } finally {
    module.io.explain = false;
  }
}

/** The pending question. */
export interface QuestionView {
  /** null when nothing is asked */
  readonly decision: DecisionView | null;
  /** things that the question shows to the viewer */
  readonly shown: readonly ThingView[];
}

/** Lists the pending question and reads it. `module.io` is used. */
export function questionView(look: Reader): QuestionView {
  const { module, state, viewer } = look;
  if (!listQuestion(module, state, true)) return { decision: null, shown: Object.freeze([]) };
  const shown = shownByQuestion(module, state, viewer);
  // The question comes first: reading attributes may use the scratch memory it lies in.
  const decision = decisionView(look);
  return { decision, shown: Object.freeze(shown.map((thing) => thingView(look, thing))) };
}

/** Whether a viewer may answer the question that was just listed. */
function mayAnswer({ io, meta }: GameModule, state: Int32Array, viewer: Viewer): viewer is number {
  return typeof viewer === 'number' && answerersOf(meta, state, meta.asks[io.ask] ?? {}, io.player).includes(viewer);
}

/** The question just listed, with answers only for the player who is asked. */
function decisionView(look: Reader): DecisionView {
  const { module, state, viewer, names } = look;
  const asked = viewer === 'all' || mayAnswer(module, state, viewer);
  const words: LabelOptions = { names, state, mayName: (thing) => knows(look, thing), blind: !asked };
  const decision = readDecision(module, state, state[HEADER.answers]!, words);
  const walks = asked ? readWalks(module) : new Map<number, Walk>();
  const shows = asked ? readShows(module) : new Map<number, readonly number[]>();
  const disabled = asked ? readDisabled(module, state, words) : [];
  const secret = !asked && asksFromHiddenCard(look, decision.ask.site);
  const about = decision.about ?? NONE;
  return Object.freeze({
    player: asked && viewer !== 'all' ? viewer : decision.player,
    ask: secret ? NONE : decision.askIndex,
    prompt: secret ? engineWords(module.meta).choose : decision.prompt,
    about: about >= 0 && !knows(look, about) ? HIDDEN : about,
    taken: asked ? decision.taken : 0,
    min: asked ? decision.min : 0,
    max: asked ? decision.max : 0,
    answers: Object.freeze(
      asked
        ? seenOptions(module, state, viewer, decision.options).map((seen, index) =>
            answerView(look, seen, index, { walks, shows }),
          )
        : [],
    ),
    disabled: Object.freeze(disabledViews(look, disabled)),
  });
}

/**
 * The position in the engine's list of an answer in a view.
 *
 * @param index `AnswerView.index` of the view of this viewer in this state
 * @returns what `Game.answer` takes; -1 when there is no such answer
 */
export function optionIndexOf(module: GameModule, state: Int32Array, viewer: Viewer, index: AnswerIndex): OptionIndex {
  if (!listQuestion(module, state) || (viewer !== 'all' && !mayAnswer(module, state, viewer))) return -1;
  // Answers stand in the order of the engine unless one of them is chosen blind.
  const place: number = index;
  if (!asksBlind(module, state, viewer)) return isPlaceIn(module, place) ? place : -1;
  return seenOptions(module, state, viewer, readDecision(module, state, 0).options)[index]?.option.index ?? -1;
}

function isPlaceIn({ io }: GameModule, place: number): boolean {
  return Number.isInteger(place) && place >= 0 && place < io.count;
}

function answerView(
  look: ViewContext,
  { isHidden, label, option, places, zone }: SeenOption,
  index: AnswerIndex,
  {
    walks,
    shows,
  }: { readonly walks: ReadonlyMap<number, Walk>; readonly shows: ReadonlyMap<number, readonly number[]> },
): AnswerView {
  const shown = isHidden ? undefined : shows.get(option.value)?.filter((thing) => knows(look, thing));
  const walk = isHidden ? undefined : walks.get(option.value);
  return Object.freeze({
    index,
    label,
    thing: isHidden ? HIDDEN : (option.thing ?? NONE),
    zone,
    place: places[0] ?? NONE,
    player: option.player ?? NONE,
    entry: option.entry ?? NONE,
    row: isHidden ? NONE : (option.row ?? NONE),
    none: option.value === NONE,
    ...(walk === undefined ? {} : { walk: walkView(look, walk) }),
    ...(shown === undefined ? {} : { shows: Object.freeze(shown) }),
  });
}

function walkView(look: ViewContext, { walker, from, cost, steps }: Walk): WalkView {
  return Object.freeze({
    walker: knows(look, walker) ? walker : HIDDEN,
    from,
    cost,
    steps: Object.freeze(
      steps.map(({ risks, ...step }) =>
        Object.freeze({ ...step, risks: Object.freeze(risks.filter((thing) => knows(look, thing))) }),
      ),
    ),
  });
}

/** In an order that tells nothing of what is hidden: see `seenOptions`. */
function disabledViews({ module, state, viewer }: ViewContext, disabled: readonly DisabledOption[]): DisabledView[] {
  const reasons = new Map(disabled.map(({ option, reason }) => [option, reason]));
  const options = disabled.map(({ option }) => option);
  return seenOptions(module, state, viewer, options).map(({ isHidden, label, option }) =>
    Object.freeze({
      label,
      thing: isHidden ? HIDDEN : (option.thing ?? NONE),
      entry: option.entry ?? NONE,
      row: isHidden ? NONE : (option.row ?? NONE),
      reason: reasons.get(option) ?? '',
    }),
  );
}

/**
 * Whether the question that another player is asked comes from cards none of which lies open. That
 * the viewer holds such a card too does not make it known who else has one.
 */
function asksFromHiddenCard(look: ViewContext, site: number): boolean {
  const { meta } = look.module;
  const file = meta.sites[site]?.file;
  const rows = meta.rows.filter((row) => row.file === file);
  if (file === undefined || rows.length === 0) return false;
  return !rows.some(({ first, end }) =>
    range(first, end).some(
      (thing) => zoneOf(meta, look.state, thing) >= 0 && seesThing(meta, look.state, 'spectator', thing),
    ),
  );
}

function range(first: number, end: number): number[] {
  return Array.from({ length: Math.max(0, end - first) }, (_, i) => first + i);
}
