import type { GameMeta } from '@undercroft/contract';
import type { EventView, GameView, ZoneView } from '@undercroft/view';
import type { DramaRule } from '../layout/layout.ts';
import type { AnimationStep } from './animation-steps.ts';
import { counterIn, thingsIn, valueIn } from './event-slots.ts';
import type { FightOn } from './fight-on.ts';

/** A number that a blow changed. */
export interface FightChange {
  /** thing whose number it is; -1: the player's */
  readonly thing: number;
  readonly title: string;
  readonly icon: string | null;
  readonly amount: number;
}

/** A blow, a trick or what was laid out before, and what came of it. */
export interface FightBlow {
  /** who or what did it, -1: nothing that lies on the table */
  readonly thing: number;
  readonly text: string;
  readonly changes: readonly FightChange[];
  /** things that fell by it */
  readonly fallen: readonly number[];
}

/** What has been shown of a fight. */
export interface FightShown {
  readonly on: FightOn;
  /** things of both sides, as they stood when it began */
  readonly sides: readonly [readonly number[], readonly number[]];
  readonly blows: readonly FightBlow[];
  /** sentences of what came of it, in order */
  readonly outcome: readonly string[];
  /** the place itself was lost */
  readonly taken: boolean;
}

/** A fight at its beginning. @param view  the table just before the first blow @throws never */
export function fightIn(meta: GameMeta, view: GameView, on: FightOn): FightShown {
  const sideOf = (names: readonly string[]): number[] =>
    names.flatMap((name) =>
      zonesOf(meta, view, name, on.seat).flatMap(({ things }) => (things ?? []).map(({ id }) => id)),
    );
  return { on, sides: [sideOf(on.one), sideOf(on.other)], blows: [], outcome: [], taken: false };
}

/** Zones of that name of the player who fights, and of the table. */
function zonesOf(meta: GameMeta, { zones }: GameView, name: string, seat: number): readonly ZoneView[] {
  return zones.filter(({ zone, owner }) => meta.zones[zone]?.name === name && (owner < 0 || owner === seat));
}

/** The fight with what a step tells of it. @throws never */
export function withBlows(
  meta: GameMeta,
  drama: ReadonlyMap<string, DramaRule>,
  fight: FightShown,
  { events }: Pick<AnimationStep, 'events'>,
): FightShown {
  return events
    .filter(({ text }) => text !== null)
    .reduce((shown, event) => withEvent(meta, drama, shown, event), fight);
}

function withEvent(
  meta: GameMeta,
  drama: ReadonlyMap<string, DramaRule>,
  fight: FightShown,
  event: EventView,
): FightShown {
  const rule = drama.get(event.name);
  // Its own first sentence is on the ribbon.
  if (rule?.fight != null) return fight;
  const change = changeOf(meta, event);
  const last = fight.blows.at(-1) ?? { thing: -1, text: '', changes: [], fallen: [] };
  const before = fight.blows.slice(0, -1);
  if (change !== null) return { ...fight, blows: [...before, { ...last, changes: added(last.changes, change) }] };
  const [thing = -1] = thingsIn(meta, event);
  const text = event.text ?? '';
  if (rule?.digest !== true) return { ...fight, blows: [...fight.blows, { thing, text, changes: [], fallen: [] }] };
  const outcome = [...fight.outcome, text];
  if (!fight.sides.some((side) => side.includes(thing)))
    return { ...fight, outcome, taken: fight.taken || (thing >= 0 && thing === fight.on.place) };
  return { ...fight, outcome, blows: [...before, { ...last, fallen: [...last.fallen, thing] }] };
}

/** Points that come one by one are one number. */
function added(changes: readonly FightChange[], more: FightChange): readonly FightChange[] {
  const same = changes.find(({ thing, title }) => thing === more.thing && title === more.title);
  if (same === undefined) return [...changes, more];
  return changes.map((one) => (one === same ? { ...one, amount: one.amount + more.amount } : one));
}

/** The number that an event changes: of a thing, or a counter of a player; null: none. */
function changeOf(meta: GameMeta, event: EventView): FightChange | null {
  const amount = valueIn(meta, event, 'amount');
  if (amount === undefined) return null;
  const [kind = '', name = '', way = ''] = event.name.split('.');
  if (way === 'more' || way === 'less') {
    const field = meta.fields.find((one) => one.name === name && isOwnedBy(meta, one.owner, kind));
    const sign = way === 'less' ? -1 : 1;
    const thing = valueIn(meta, event, 'it') ?? -1;
    return { thing, title: field?.title ?? name, icon: field?.icon ?? null, amount: sign * amount };
  }
  const change = counterIn(event.name);
  const counter = meta.fields.find((one) => one.owner === 'player' && one.name === change?.counter);
  if (counter === undefined || change === null) return null;
  return { thing: -1, title: counter.title, icon: counter.icon, amount: change.sign * amount };
}

function isOwnedBy(meta: GameMeta, owner: number | 'player' | 'global', kind: string): boolean {
  return typeof owner === 'number' && meta.kinds[owner]?.name === kind;
}

/** What all blows did to the numbers of a thing; empty where none did. @throws never */
export function sumsOf({ blows }: Pick<FightShown, 'blows'>, thing: number): readonly FightChange[] {
  return blows
    .flatMap(({ changes }) => changes.filter((change) => change.thing === thing))
    .reduce<readonly FightChange[]>((sums, change) => added(sums, change), []);
}

/** Number of scenes: a fight is one of them, however many blows it has. @throws never */
export function scenesIn(steps: readonly AnimationStep[]): number {
  return steps.filter(({ fight }, n) => fight === null || fight !== steps[n - 1]?.fight).length;
}
