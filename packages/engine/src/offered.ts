/** What a viewer is shown because of being asked about it, besides what declared visibility shows. */
import { NONE, menuArgument, menuEntry, type GameModule } from '@undercroft/contract';
import { zoneMetaOf } from './meta-index.ts';
import { seesThing, type Viewer } from './visibility.ts';
import { zoneOf } from './zones.ts';

/** The thing an option of the question just listed points at, NONE when it points at none. */
export function optionThing({ io, meta }: GameModule, option: number): number {
  const ask = meta.asks[io.ask];
  if (option === NONE) return NONE;
  if (ask.what !== 'menu' && ask.what !== 'window') return ask.type.is === 'thing' ? option : NONE;
  return ask.entries[menuEntry(option)]?.argument?.is === 'thing' ? menuArgument(option) : NONE;
}

/**
 * Whether being asked about a thing shows it: cards of a pile that nobody sees can be chosen among only by looking at
 * them. A hidden thing that lies in any other way (face down on the table, in somebody's hand) is chosen blind.
 */
export function isShownWhenOffered({ meta }: GameModule, state: Int32Array, thing: number): boolean {
  const zone = zoneOf(meta, state, thing);
  if (zone < 0) return true;
  const { order, visible } = zoneMetaOf(meta, zone);
  return visible === 'none' && order === 'pile';
}

/**
 * Hidden things that the viewer is shown by the question just listed in `module.io`, in the order of the answers.
 *
 * @param state a state at a decision, just listed
 */
export function shownByQuestion(module: GameModule, state: Int32Array, viewer: Viewer): number[] {
  const { io, meta } = module;
  if (viewer !== io.player) return [];
  const shown: number[] = [];
  for (let i = 0; i < io.count; i++) {
    const thing = optionThing(module, io.options[i]);
    if (thing < 0 || seesThing(meta, state, viewer, thing)) continue;
    if (isShownWhenOffered(module, state, thing) && !shown.includes(thing)) shown.push(thing);
  }
  return shown;
}
