/** Values of a game in the words a player reads. Plain text; marks such as `[icon]` are left as the content wrote them. */
import { NONE, type GameMeta, type ValueMeta } from '@undercroft/contract';
import { isDie, metaIndex, zoneMetaOf } from './meta-index.ts';

/** What the labels of a text may depend on besides the metadata. */
export interface LabelOptions {
  /** what the players are called; left out: "Player 1", "Player 2" ... */
  readonly names?: readonly string[] | undefined;
  /** a state, so that dice say what they show */
  readonly state?: Int32Array | undefined;
  /** false for things that must stay hidden: they are called by their kind only */
  readonly mayName?: ((thing: number) => boolean) | undefined;
}

/** What a player is called. Never throws. */
export function playerLabel(player: number, names?: readonly string[]): string {
  return names?.[player] ?? `Player ${player + 1}`;
}

/** What a thing is called: the title of its row, for a die its sides and, when a state is given, what it shows. */
export function thingLabel(meta: GameMeta, thing: number, options: LabelOptions = {}): string {
  if (isDie(meta, thing)) return dieLabel(meta, thing, options.state);
  const row = meta.rows[meta.things[thing] ?? -1];
  if (row === undefined) return 'nothing';
  if (options.mayName && !options.mayName(thing)) return hiddenLabel(meta, thing);
  return row.title;
}

function dieLabel(meta: GameMeta, die: number, state: Int32Array | undefined): string {
  const { dieSides, dieValue, firstDie } = meta.layout;
  if (state === undefined || dieSides === undefined || dieValue === undefined) return 'a die';
  return `d${state[dieSides + die - firstDie]} showing ${state[dieValue + die - firstDie]}`;
}

/** What a thing is called by somebody who may not know which one it is: the most general kind it belongs to. */
export function hiddenLabel(meta: GameMeta, thing: number): string {
  let kind = metaIndex(meta).kindOf[thing];
  if (kind === undefined || kind < 0) return 'something hidden';
  while (meta.kinds[kind].parent >= 0) kind = meta.kinds[kind].parent;
  return `a hidden ${meta.kinds[kind].title.toLowerCase()}`;
}

/** What a zone is called, with its owner: "Hand of Player 2". */
export function zoneLabel(meta: GameMeta, zone: number, options: LabelOptions = {}): string {
  if (zone < 0 || zone >= meta.layout.zones) return 'out of the game';
  const index = metaIndex(meta);
  const { title } = zoneMetaOf(meta, zone);
  if (index.zonePlayer[zone] >= 0) return `${title} of ${playerLabel(index.zonePlayer[zone], options.names)}`;
  if (index.zoneThing[zone] >= 0) return `${title} of ${thingLabel(meta, index.zoneThing[zone], options)}`;
  return title;
}

/** Any value in words. `type` says what the int means; ints that mean nothing are written as numbers. Never throws. */
export function valueLabel(
  meta: GameMeta,
  type: ValueMeta | { readonly is: 'zone' },
  value: number,
  options: LabelOptions = {},
): string {
  if (value === NONE && type.is !== 'number' && type.is !== 'flag')
    return type.is === 'zone' ? 'out of the game' : 'none';
  switch (type.is) {
    case 'number':
      return String(value);
    case 'flag':
      return value === 0 ? 'no' : 'yes';
    case 'player':
      return playerLabel(value, options.names);
    case 'enum':
      return spaced(meta.enums[type.of]?.values[value] ?? String(value));
    case 'thing':
      return thingLabel(meta, value, options);
    case 'zone':
      return zoneLabel(meta, value, options);
  }
}

/** Fills `{slot}` marks; a slot that is not known stays as it is. Never throws. */
export function fillSlots(template: string, valueOf: (slot: string) => string | null): string {
  return template.replaceAll(/\{([^{}]+)\}/g, (mark, slot: string) => valueOf(slot) ?? mark);
}

/** "cave-bear" as a player reads it: "cave bear". */
export function spaced(name: string): string {
  return name.replaceAll('-', ' ');
}
