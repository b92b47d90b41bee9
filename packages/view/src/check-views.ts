/**
 * What holds for the views of every position of every game; for tests and for games that are played
 * with checks.
 */
import { HEADER, NONE, STATUS, type GameModule } from '@undercroft/contract';
import {
  Rng,
  advance,
  checkInvariants,
  createState,
  determinise,
  isGameErrorLike,
  metaIndex,
  playRandom,
  statesEqual,
  thingsIn,
  zoneOf,
  type Viewer,
} from '@undercroft/engine';
import { eachField, eachNumber, eachSeen } from './foresight/facts.ts';
import { mayDisclose, mayLeave } from './foresight/commitment.ts';
import type { GameView, ZoneView } from './shape.ts';
import { topZones } from './top-zones.ts';
import { viewFor, viewHash } from './view.ts';
import { isSameList, ViewMemo } from './view-memo.ts';

/** A position, who looks at it, and scratch memory for a determinised state. */
export interface ViewedState {
  readonly module: GameModule;
  readonly state: Int32Array;
  readonly viewer: Viewer;
  readonly deal: Int32Array;
  readonly rng: Rng;
}

/** Answers of one question that are tried: each is given in sixteen deals. */
const ANSWERS = 2;

/** Gives null when the check holds, else what does not. */
export type ViewCheck = (position: ViewedState) => string | null;

/**
 * Looks at a position as each player and as a spectator: the view stays the same when everything
 * hidden is determinised, and new deals are sound and can be played.
 *
 * @param seed decides the new deals
 * @returns what does not hold and for whom; null when all does; overwrites `module.io`
 */
export function checkViews(module: GameModule, state: Int32Array, seed: number): string | null {
  const deal = createState(module);
  const viewers: Viewer[] = [...Array.from({ length: state[HEADER.players]! }, (_, seat) => seat), 'spectator'];
  for (const viewer of viewers) {
    const position = { module, state: state.slice(), viewer, deal, rng: new Rng(seed) };
    const view = viewFor(module, position.state, viewer);
    const wrong =
      hiddenStaysHidden(position, view) ??
      readAsShown(position, view) ??
      soundDeals(position) ??
      playableDeals(position);
    if (wrong !== null) return `for viewer ${viewer}: ${wrong}`;
  }
  return null;
}

/** @param view  of the position, where the caller has it */
export function hiddenStaysHidden(
  { deal, module, rng, state, viewer }: ViewedState,
  view = viewFor(module, state, viewer),
): string | null {
  determinise(module, state, viewer, rng, deal);
  if (!stillAsks(module, deal)) return null;
  const before = viewText(view, state);
  const after = viewText(viewFor(module, deal, viewer), deal);
  if (before === after) return null;
  const at = [...before].findIndex((letter, i) => letter !== after[i]);
  const around = (text: string): string => `...${text.slice(Math.max(0, at - 60), at + 60)}...`;
  return `the view tells something hidden: ${around(before)} became ${around(after)}`;
}

/**
 * What a viewer is told of a position. At the end of a game the scores
 * are public, also those of hidden things.
 */
function viewText(view: GameView, state: Int32Array): string {
  // A replacer is asked for every value, which takes longer than all else that is checked.
  if (state[HEADER.status] !== STATUS.over) return JSON.stringify(view);
  return JSON.stringify(view, (key, value: unknown) => (key === 'score' ? null : value));
}

/**
 * Whether the pending question is still asked in a determinised state. A question to another player
 * can reveal a hand: with another hand that player would not be asked, and the game would go on.
 * Then the rules reveal it, not the view.
 */
function stillAsks(module: GameModule, deal: Int32Array): boolean {
  const trial = deal.slice();
  if (trial[HEADER.status] === STATUS.decision) advance(module, trial);
  return statesEqual(trial, deal);
}

/**
 * What is read to look ahead is what the view shows, no more and no less.
 *
 * @param view  of the position, where the caller has it
 */
export function readAsShown(
  { module, state, viewer }: ViewedState,
  view = viewFor(module, state, viewer),
): string | null {
  const look = { module, state, viewer };
  const read: string[] = [];
  eachNumber(look, false, (seat, name, value) => read.push(`${name} of ${seat}: ${value}`));
  eachSeen(look, (thing, zone) => {
    if (zone === NONE) return;
    read.push(`place of ${thing}: ${zone}`);
    eachField(look, thing, (name, value) => read.push(`${name} of thing ${thing}: ${value}`));
  });
  const shown = view.players.flatMap(({ seat, counters, fields }) =>
    Object.entries({ ...counters, ...fields }).map(([name, value]) => `${name} of ${seat}: ${value}`),
  );
  const go = ({ id, things }: ZoneView): void => {
    for (const thing of things ?? []) {
      shown.push(`place of ${thing.id}: ${id}`);
      for (const [name, value] of Object.entries(thing.fields)) shown.push(`${name} of thing ${thing.id}: ${value}`);
      thing.zones.forEach(go);
    }
  };
  topZones(view).forEach(go);
  const at = Array.from({ length: Math.max(read.length, shown.length) }, (_, i) => i).find((i) => read[i] !== shown[i]);
  return at === undefined ? null : `what is looked ahead by is ${read[at]}, and the view shows ${shown[at]}`;
}

/** What is said of going back from an answer is the same when everything hidden is determinised. */
export function commitsAlike({ deal, module, rng, state, viewer }: ViewedState): string | null {
  if (typeof viewer !== 'number') return null;
  determinise(module, state, viewer, rng, deal);
  if (!stillAsks(module, deal)) return null;
  const { decision } = viewFor(module, state, viewer);
  const people = Array.from({ length: state[HEADER.players]! }, (_, seat) => seat);
  const told = (position: Int32Array, index: number): string =>
    `${mayDisclose(module, position, viewer, index, people)} ${mayLeave(module, position, viewer, index)}`;
  for (const { index, label } of decision?.answers.slice(0, ANSWERS) ?? []) {
    const [before, after] = [told(state, index), told(deal, index)];
    if (before !== after) return `going back from "${label}" was called ${before} and then ${after}`;
  }
  return null;
}

/**
 * A view made with parts of the view of a later position is the same as one made anew. Made once
 * more, it is made of the same objects.
 */
export function remembersNothingWrong({ deal, module, rng, state, viewer }: ViewedState): string | null {
  const memo = new ViewMemo();
  deal.set(state);
  if (state[HEADER.status] === STATUS.decision) playRandom(module, deal, rng, 3);
  for (const position of [deal, state]) {
    const view = viewFor(module, position, viewer, { memo });
    if (viewHash(view) !== viewHash(viewFor(module, position, viewer)))
      return 'a view made with parts of another is not what it is when it is made anew';
    const again = viewFor(module, position, viewer, { memo });
    if (!isSameList(view.zones, again.zones) || !isSameList(view.boards, again.boards))
      return 'zones and boards that have not changed are not the same objects';
  }
  return null;
}

export function soundDeals({ deal, module, rng, state, viewer }: ViewedState): string | null {
  const before = state.slice();
  determinise(module, state, viewer, rng, deal);
  if (state.some((cell, i) => cell !== before[i])) return 'the original changed';
  return checkInvariants(module, deal)[0] ?? burdened(module, state, deal);
}

/**
 * A thing in which something lies is, in a deal too, only where such things lie: there is no card
 * with others under it in a pile.
 */
function burdened(module: GameModule, state: Int32Array, deal: Int32Array): string | null {
  const before = placesOfFull(module, state);
  for (const [place, thing] of placesOfFull(module, deal))
    if (!before.has(place))
      return `in a new deal something lies in ${module.meta.rows[module.meta.things[thing]!]?.title ?? `thing ${thing}`}, in a zone where no such thing lay`;
  return null;
}

/** Definitions of zones in which things lie that hold something, each with one of these things. */
function placesOfFull({ meta }: GameModule, state: Int32Array): Map<number, number> {
  const places = new Map<number, number>();
  const { zoneDef, zoneThing } = metaIndex(meta);
  for (const [zone, holder] of zoneThing.entries()) {
    if (holder < 0 || thingsIn(meta, state, zone).length === 0) continue;
    const place = zoneOf(meta, state, holder);
    if (place >= 0) places.set(zoneDef[place]!, holder);
  }
  return places;
}

export function playableDeals({ deal, module, rng, state, viewer }: ViewedState): string | null {
  if (state[HEADER.status] !== STATUS.decision) return null;
  determinise(module, state, viewer, rng, deal);
  try {
    playRandom(module, deal, rng, 30);
    return null;
  } catch (error) {
    return isGameErrorLike(error) ? `the game fails after a new deal: ${error.message} (${error.code})` : String(error);
  }
}
