/**
 * What a question tells of hidden things: only where they
 * lie. A player who chooses among them chooses a place.
 */
import { NONE, STATUS, menuArgument, menuEntry, menuOption, type GameModule } from '@undercroft/contract';
import { metaIndex } from '../state/meta-index.ts';
import { advance, offeredAt } from '../game/playout.ts';
import { seesThing, seesZone, type Viewer } from '../state/visibility.ts';
import { zoneOf, zoneOfThing } from '../state/zones.ts';

/** The thing an option of the question just listed points at, NONE when it points at none. */
export function optionThing({ io, meta }: GameModule, option: number): number {
  const ask = meta.asks[io.ask];
  if (option === NONE) return NONE;
  if (ask.what !== 'menu' && ask.what !== 'window') return ask.type.is === 'thing' ? option : NONE;
  return ask.entries[menuEntry(option)]?.argument?.is === 'thing' ? menuArgument(option) : NONE;
}

/**
 * Things that the question just listed in `module.io` offers and that the viewer knows only because
 * the rules revealed them: he looks at them while he chooses. In the order of the answers.
 *
 * @param state a state at a decision, just listed
 */
export function shownByQuestion(module: GameModule, state: Int32Array, viewer: Viewer): number[] {
  const { io, meta } = module;
  if (viewer !== io.player) return [];
  const shown: number[] = [];
  for (let i = 0; i < io.count; i++) {
    const thing = optionThing(module, io.options[i]);
    const zone = thing < 0 ? NONE : zoneOf(meta, state, thing);
    if (zone < 0 || seesZone(meta, state, viewer, zone) || !seesThing(meta, state, viewer, thing)) continue;
    if (!shown.includes(thing)) shown.push(thing);
  }
  return shown;
}

/**
 * Whether some answer of the question just listed is chosen blind by a viewer. Allocates nothing.
 */
export function asksBlind(module: GameModule, state: Int32Array, viewer: Viewer): boolean {
  for (let i = 0; i < module.io.count; i++) {
    const thing = optionThing(module, module.io.options[i]);
    if (thing >= 0 && !seesThing(module.meta, state, viewer, thing)) return true;
  }
  return false;
}

/**
 * The same answer in a deal: for a thing that the viewer does not know, the one that lies at its
 * place there. Without this, an answer would name the card that truly lies there.
 *
 * @param state  the state at the question that was just listed in `module.io`
 * @param deal   what `determinise` made of it for this viewer
 * @param option one of its options
 * @returns      the option; `NOT_THERE` when nothing lies at that place in the deal
 * @cost         as many steps as things lie before it
 */
export function optionInDeal(
  module: GameModule,
  state: Int32Array,
  deal: Int32Array,
  viewer: Viewer,
  option: number,
): number {
  const thing = optionThing(module, option);
  if (thing < 0 || seesThing(module.meta, state, viewer, thing)) return option;
  const there = thingInDeal(module, state, deal, viewer, thing);
  if (there < 0) return NOT_THERE;
  const { what } = module.meta.asks[module.io.ask];
  return what === 'menu' || what === 'window' ? menuOption(menuEntry(option), there) : there;
}

/** No option of any question. */
export const NOT_THERE = -(2 ** 31);

/**
 * The same answers in a deal, as far as they are offered there.
 *
 * @param answers options of the question at which `state` stands; not changed
 * @param into at least as long: what each is called in the deal, `NOT_THERE` when it is not
 *   offered. `module.io` lists the deal afterwards.
 */
export function answersInDeal(
  module: GameModule,
  state: Int32Array,
  deal: Int32Array,
  viewer: Viewer,
  answers: Int32Array,
  into: Int32Array,
): void {
  advance(module, state);
  for (let i = 0; i < answers.length; i++) into[i] = optionInDeal(module, state, deal, viewer, answers[i]);
  const isAsked = advance(module, deal) === STATUS.decision && module.io.player === viewer;
  for (let i = 0; i < answers.length; i++) if (!isAsked || offeredAt(module, into[i]) < 0) into[i] = NOT_THERE;
}

function thingInDeal(module: GameModule, state: Int32Array, deal: Int32Array, viewer: Viewer, thing: number): number {
  const { meta } = module;
  if (seesThing(meta, state, viewer, thing)) return thing;
  const { head, next, prev, things } = meta.layout;
  let place = 0;
  for (let at = state[prev + thing]; at !== NONE && place < things; at = state[prev + at]) place++;
  const zone = zoneInDeal(module, state, deal, viewer, zoneOf(meta, state, thing));
  let at = zone < 0 ? NONE : deal[head + zone];
  for (let i = 0; i < place && at !== NONE; i++) at = deal[next + at];
  return at;
}

/** What lies in a hidden thing is looked for in the thing that lies at its place. */
function zoneInDeal(module: GameModule, state: Int32Array, deal: Int32Array, viewer: Viewer, zone: number): number {
  const { meta } = module;
  const { zoneDef, zoneThing } = metaIndex(meta);
  const holder = zone < 0 ? NONE : zoneThing[zone];
  if (holder < 0) return zone;
  const there = thingInDeal(module, state, deal, viewer, holder);
  return zoneOfThing(meta, zoneDef[zone], there);
}
