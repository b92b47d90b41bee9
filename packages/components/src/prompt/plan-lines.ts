import type { FieldMeta, GameMeta } from '@undercroft/contract';
import {
  topZones,
  type GameView,
  type PlanChange,
  type PlanPreview,
  type ThingView,
  type ZoneView,
} from '@undercroft/view';
import { withMinus } from '../text/minus.ts';
import type { Words } from '../words/words.ts';

/** The result of a plan in sentences. */
export interface PlanLines {
  readonly title: string;
  /** certain results */
  readonly sure: readonly string[];
  /** depends on what is hidden, on chance, or on answers to come */
  readonly perhaps: readonly string[];
}

/** All that the sentences need besides the plan. */
interface PlanContext {
  readonly meta: GameMeta;
  readonly view: GameView;
  readonly words: Words;
  /** what a zone is called, by its id */
  readonly place: (zone: number) => string | null;
  /** the text for things that arrive in a zone; null: none, undefined: the name of the zone */
  readonly arrival: (zone: number) => string | null | undefined;
  /** what a thing is called; a place of a board as players call it */
  readonly called: (thing: number) => string;
}

interface SentenceContext extends PlanContext {
  /** by zone of a thing, that thing */
  readonly holders: ReadonlyMap<number, number>;
}

/**
 * A plan in sentences: the numbers of the planning player, and what becomes of that player's
 * things.
 *
 * @throws never
 */
export function planLines(plan: PlanPreview, context: PlanContext): PlanLines {
  const { view, words } = context;
  const own = thingsOf(view);
  const all: SentenceContext = { ...context, holders: holdersOf(view) };
  const mine = plan.changes.filter(({ fact }) => ('seat' in fact ? fact.seat === view.viewer : own.has(fact.thing)));
  const label = view.decision?.answers.find(({ index }) => index === plan.answer)?.label;
  const isSure = ({ after }: PlanChange): boolean => after.length === 1;
  return {
    title: label === undefined ? words.say('plan.title') : words.say('plan.with', { answer: label }),
    sure: sentencesOf(mine.filter(isSure), all),
    perhaps: sentencesOf(
      mine.filter((change) => !isSure(change)),
      all,
    ),
  };
}

/** Things in the zones and on the boards of the viewer, with what lies in them. */
function thingsOf(view: GameView): Set<number> {
  const found = new Set<number>();
  const add = (thing: ThingView): void => {
    found.add(thing.id);
    thing.zones.forEach(lying);
  };
  const lying = ({ things }: ZoneView): void => (things ?? []).forEach(add);
  for (const zone of topZones(view)) if (zone.owner === view.viewer) lying(zone);
  for (const { owner, squares } of view.boards) if (owner === view.viewer) squares.forEach(add);
  return found;
}

/** By zone of a thing, that thing. */
function holdersOf(view: GameView): Map<number, number> {
  const found = new Map<number, number>();
  const add = (thing: ThingView): void =>
    thing.zones.forEach((zone) => {
      found.set(zone.id, thing.id);
      (zone.things ?? []).forEach(add);
    });
  for (const { things } of topZones(view)) (things ?? []).forEach(add);
  for (const { squares } of view.boards) squares.forEach(add);
  return found;
}

/**
 * Flags and places of several things in one sentence each, then numbers; of what goes elsewhere
 * numbers say nothing.
 */
function sentencesOf(changes: readonly PlanChange[], context: SentenceContext): string[] {
  const gone = new Set(changes.flatMap(({ fact }) => (fact.is === 'place' ? [fact.thing] : [])));
  const flags = new Map<string, string[]>();
  const goals = new Map<string, string[]>();
  const rest: string[] = [];
  for (const change of changes) {
    const { fact } = change;
    const known = fact.is === 'field' ? flagOf(change, context) : arrivalsOf(change, context);
    const put = (into: Map<string, string[]>, head: string): void => {
      if (fact.is !== 'counter') into.set(head, [...(into.get(head) ?? []), context.called(fact.thing)]);
    };
    for (const head of known) put(flags, head);
    for (const goal of goalsOf(change, context)) put(goals, goal);
    if (known.length === 0 && !(fact.is === 'field' && gone.has(fact.thing))) rest.push(...lineOf(change, context));
  }
  const { words } = context;
  const counted = (what: string, { length: n }: readonly string[]): string =>
    n < 2 ? what : words.say('plan.count', { what, n });
  const goes = (goal: string, things: readonly string[]): string =>
    words.say('prompt.goes', { thing: things.join('; '), place: counted(goal, things) });
  return [
    ...[...flags].map(([flag, things]) => `${counted(flag, things)}: ${things.join('; ')}`),
    ...[...goals].map(([goal, things]) => goes(goal, things)),
    ...rest,
  ];
}

/** Zones to which something may go. Within one thing it may go to and fro as it likes. */
function zonesOf({ fact, before, after }: PlanChange, { holders }: SentenceContext): readonly number[] {
  if (fact.is !== 'place') return [];
  const holder = holders.get(before);
  return after.filter((zone) => zone !== before && (holder === undefined || holders.get(zone) !== holder));
}

/** What the places are called to which something may go. */
function goalsOf(change: PlanChange, context: SentenceContext): readonly string[] {
  const goals = zonesOf(change, context)
    .filter((zone) => context.arrival(zone) === undefined)
    .map(context.place);
  return [...new Set(goals)].flatMap((goal) => goal ?? []);
}

/** What may have become of something where it goes. */
function arrivalsOf(change: PlanChange, context: SentenceContext): readonly string[] {
  return [...new Set(zonesOf(change, context).flatMap((zone) => context.arrival(zone) ?? []))];
}

function flagOf({ fact, before }: PlanChange, { meta, words }: PlanContext): readonly string[] {
  if (fact.is !== 'field') return [];
  const field = fieldOf(meta, fact.thing, fact.name);
  if (field?.type.is !== 'flag') return [];
  return [before === 0 ? field.title : words.say('plan.not', { field: field.title })];
}

function lineOf({ fact, before, after }: PlanChange, context: PlanContext): string[] {
  const { meta, words } = context;
  if (fact.is === 'place') return [];
  const counter = meta.fields.find(({ owner, name }) => owner === 'player' && name === fact.name);
  const field = fact.is === 'counter' ? counter : fieldOf(meta, fact.thing, fact.name);
  if (field?.type.is !== 'number') return [];
  const [least, most] = [after[0] ?? before, after.at(-1) ?? before];
  const span =
    least === most ? withMinus(least) : words.say('plan.range', { least: withMinus(least), most: withMinus(most) });
  const name =
    fact.is === 'counter'
      ? field.title
      : words.say('plan.of', { field: field.title, thing: context.called(fact.thing) });
  return [words.say('prompt.change', { name, before: withMinus(before), after: span })];
}

/** A field of a thing, or of what its kind is a sort of. */
function fieldOf(meta: GameMeta, thing: number, name: string): FieldMeta | undefined {
  let kind = meta.kinds[meta.rows[meta.things[thing] ?? -1]?.kind ?? -1];
  while (kind !== undefined) {
    const found = kind.fields.map((index) => meta.fields[index]).find((field) => field?.name === name);
    if (found !== undefined) return found;
    kind = meta.kinds[kind.parent];
  }
  return undefined;
}
