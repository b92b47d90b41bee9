/** The pending question as one viewer sees it, and the way back from a chosen answer to the engine's list. */
import { HEADER, NONE, STATUS, type GameModule } from '@undercroft/contract';
import {
  advance,
  engineWords,
  readDecision,
  readDisabled,
  seesThing,
  shownByQuestion,
  zoneOf,
  type DisabledOption,
  type LabelOptions,
  type Option,
  type Viewer,
} from '@undercroft/engine';
import { HIDDEN, type AnswerView, type DecisionView, type DisabledView } from './shape.ts';
import { knows, type Look } from './things.ts';

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

/** The question just listed, with answers only for whoever is asked. @param names what the players are called */
export function decisionView(look: Look, names: readonly string[] | undefined): DecisionView {
  const { module, state, viewer } = look;
  const words: LabelOptions = { names, state, mayName: (thing) => knows(look, thing) };
  const decision = readDecision(module, state, state[HEADER.answers], words);
  const asked = viewer === decision.player || viewer === 'all';
  const disabled = asked ? readDisabled(module, state, words) : [];
  const secret = !asked && asksFromHiddenCard(look, decision.ask.site);
  const about = decision.about ?? NONE;
  return Object.freeze({
    player: decision.player,
    ask: secret ? NONE : decision.askIndex,
    prompt: secret ? engineWords(module.meta).choose : decision.prompt,
    about: about >= 0 && !knows(look, about) ? HIDDEN : about,
    taken: asked ? decision.taken : 0,
    min: asked ? decision.min : 0,
    max: asked ? decision.max : 0,
    answers: Object.freeze(
      asked ? inViewOrder(look, decision.options).map((option, i) => answerView(look, option, i)) : [],
    ),
    disabled: Object.freeze(disabled.map((item) => disabledView(look, item))),
  });
}

/**
 * The position in the engine's list of an answer in a view.
 *
 * @param index `AnswerView.index` of the view of this viewer in this state
 * @returns what `Game.answer` takes; -1 when there is no such answer
 */
export function answerIndex(module: GameModule, state: Int32Array, viewer: Viewer, index: number): number {
  if (!listQuestion(module, state) || (viewer !== module.io.player && viewer !== 'all')) return -1;
  const look: Look = { module, state, viewer, shown: shownByQuestion(module, state, viewer) };
  return inViewOrder(look, readDecision(module, state, 0).options)[index]?.index ?? -1;
}

/**
 * The engine lists answers in the order of its own tables, which could tell hidden things from each other. They are
 * put into the order in which they lie, at the places where hidden ones stand in the list.
 */
function inViewOrder(look: Look, options: readonly Option[]): readonly Option[] {
  const hidden = options.filter(({ thing }) => thing !== null && !knows(look, thing));
  if (hidden.length === 0) return options;
  const { meta } = look.module;
  const rank = (option: Option): number => {
    const zone = zoneOf(meta, look.state, option.thing!);
    return ((option.entry ?? 0) * meta.layout.zones + zone) * (meta.layout.things + 1) + placeIn(look, option.thing!);
  };
  const sorted = hidden.toSorted((a, b) => rank(a) - rank(b));
  const open = options.filter((option) => !hidden.includes(option));
  return [...open.filter(({ value }) => value !== NONE), ...sorted, ...open.filter(({ value }) => value === NONE)];
}

/** How many things lie before a thing in its zone. */
function placeIn({ module, state }: Look, thing: number): number {
  const { prev, things } = module.meta.layout;
  let place = 0;
  for (let at = state[prev + thing]; at !== NONE && place < things; at = state[prev + at]) place++;
  return place;
}

function answerView(look: Look, option: Option, index: number): AnswerView {
  const { thing } = option;
  const hidden = thing !== null && !knows(look, thing);
  const place = hidden ? placeIn(look, thing) : NONE;
  return Object.freeze({
    index,
    label: hidden ? `${option.label} (${place + 1})` : option.label,
    thing: hidden ? HIDDEN : (thing ?? NONE),
    zone: hidden ? zoneOf(look.module.meta, look.state, thing) : NONE,
    place,
    player: option.player ?? NONE,
    entry: option.entry ?? NONE,
    row: hidden ? NONE : (option.row ?? NONE),
    none: option.value === NONE,
  });
}

function disabledView(look: Look, { option, reason }: DisabledOption): DisabledView {
  const hidden = option.thing !== null && !knows(look, option.thing);
  const thing = hidden ? HIDDEN : (option.thing ?? NONE);
  return Object.freeze({
    label: option.label,
    thing,
    entry: option.entry ?? NONE,
    row: hidden ? NONE : (option.row ?? NONE),
    reason,
  });
}

/**
 * Whether a question that another player is asked stands in the file of cards none of which lies open. That the viewer
 * holds such a card too does not make it known who else has one.
 */
function asksFromHiddenCard(look: Look, site: number): boolean {
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
