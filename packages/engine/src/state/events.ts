/**
 * What happened, decoded from the records a module appends to `io.events`, and what each viewer may
 * read of it.
 */
import {
  EVENT_RECORD,
  HEADER,
  NONE,
  type EventMeta,
  type GameMeta,
  type GameModule,
  type Io,
} from '@undercroft/contract';
import { placeOfSite } from './game-error.ts';
import { DIE_STRIDE, sentence, type PlaceSaid } from './event-sentence.ts';
import { shownThing } from './stands-for.ts';
import { placeIn, spaceOf, type Stood } from './stood.ts';
import { learnedBetween } from './learned.ts';
import { metaIndex } from './meta-index.ts';
import { rowOfSite } from './row-of-site.ts';
import { movableThings, zoneOf } from './zones.ts';
import { SPECTATOR_BIT, everyViewer, inMask, revealedTo, seenBy, zoneSeenBy, type Viewer } from './visibility.ts';

/** One thing that happened. Plain data. */
export interface GameEvent {
  /** answers given when it happened: 0 for the beginning */
  readonly step: number;
  /** index into `meta.events` */
  readonly event: number;
  /** procedure or built-in verb */
  readonly name: string;
  /** acting player, -1 none */
  readonly you: number;
  readonly args: readonly number[];
  /** place in the content that caused it, -1 unknown */
  readonly site: number;
  readonly file: string | null;
  readonly line: number | null;
  /** the sentence for a viewer who sees everything; null when players are not told */
  readonly text: string | null;
  /**
   * per argument: who may know which thing it is, or which thing a zone belongs to (see `seenBy`);
   * -1 for what is neither
   */
  readonly seenBy: readonly number[];
  /** who may know the card that caused it; all bits when it was not a card */
  readonly siteSeenBy: number;
  /**
   * per argument: where a thing stood on a map, when its name alone does not tell which one it is;
   * left out where all names do
   */
  readonly stood?: readonly (Stood | null)[];
}

/** All that one answer brought about. */
export interface StepTrace {
  /** who answered, -1 for the beginning */
  readonly player: number;
  /** dice fell or something was picked by chance, also when that was decided beforehand */
  readonly randomness: boolean;
  /** who now knows a thing not known before, as a mask of players */
  readonly learned: number;
  readonly events: readonly GameEvent[];
}

const EVERYBODY = -1;

/** Cells that change when dice fall or chance picks. */
const CHANCE: readonly number[] = [0, 1, 2, 3]
  .map((cell) => HEADER.rng + cell)
  .concat(HEADER.diceUsed, HEADER.picksUsed);

/**
 * Reads what the last `run` of a module appended, with what it means for hidden information.
 *
 * @param before the state before the answer; @param after the state now
 * @param player who answered, -1 for the beginning
 */
export function readTrace(
  module: GameModule,
  before: Int32Array,
  after: Int32Array,
  step: number,
  player: number,
): StepTrace {
  const { meta } = module;
  const randomness = CHANCE.some((cell) => before[cell] !== after[cell]);
  const reader = new EventReader(module, before, after);
  const events = reader.read(step);
  return { player, randomness, learned: learnedBetween(meta, before, after) | reader.learned, events };
}

/** Ints of the record of an event. */
function lengthOf({ events }: Io, at: number): number {
  return events[at + EVENT_RECORD.length];
}

class EventReader {
  private readonly module: GameModule;
  private readonly before: Int32Array;
  private readonly after: Int32Array;
  /** where each thing lies at the moment of the event that is read, as far as moves were told */
  private readonly zones = new Map<number, number>();
  /** to whom each thing was revealed in this step, until it moved on */
  private readonly revealed = new Map<number, number>();
  /**
   * by row that they have or stand for: the last thing that a sentence told where it stood, and
   * where that was
   */
  private readonly told = new Map<number, readonly [number, number]>();
  /** players who were shown a thing that they did not know, as a mask */
  learned = 0;

  constructor(module: GameModule, before: Int32Array, after: Int32Array) {
    this.module = module;
    this.before = before;
    this.after = after;
  }

  read(step: number): GameEvent[] {
    const { io } = this.module;
    const found: GameEvent[] = [];
    for (let at = 0; at < io.eventLength && lengthOf(io, at) > 0; at += lengthOf(io, at)) {
      const event = this.record(step, at);
      if (!this.addDraw(found, event)) found.push(event);
    }
    return found.map((event, index) => this.comingUp(event, found, index));
  }

  /**
   * Adds a draw to the one before it, if only moves happened in between and the sentence tells how
   * many.
   *
   * @returns whether it was added
   */
  private addDraw(found: GameEvent[], { event, name, args }: GameEvent): boolean {
    const told = this.module.meta.events[event];
    const counted = name === 'draw' ? told.slots.findIndex((slot) => slot.name === 'n') : NONE;
    const at = counted < 0 ? NONE : found.findLastIndex((one) => one.name !== 'move');
    const before = found[at];
    if (before?.event !== event || args.some((value, i) => i !== counted && value !== before.args[i])) return false;
    const sum = before.args.map((value, i) => (i === counted ? value + args[i] : value));
    const text = sentence(this.module.meta, told, before.you, sum, { state: this.after }, new Map());
    found[at] = { ...before, args: sum, text };
    return true;
  }

  /**
   * A procedure is told before its moves. A viewer who sees where a thing goes next, or is shown
   * it, may read its name in the sentence before. Only the next move counts, for a hidden place
   * behind it would break the trail.
   */
  private comingUp(event: GameEvent, all: readonly GameEvent[], index: number): GameEvent {
    if (event.name === 'move' || event.name === 'reveal') return event;
    const { slots } = this.module.meta.events[event.event];
    const masks = event.seenBy.map((mask, i) => {
      if (mask === EVERYBODY || slots[i]?.type.is !== 'thing') return mask;
      const thing = event.args[i];
      for (let at = index + 1; at < all.length; at++) {
        const next = all[at];
        if (next.name === 'move' && next.args[0] === thing) return mask | next.seenBy[0];
        if (next.name === 'reveal' && next.args[1] === thing) return mask | next.seenBy[1];
      }
      return mask;
    });
    return masks.every((mask, i) => mask === event.seenBy[i]) ? event : { ...event, seenBy: masks };
  }

  private record(step: number, at: number): GameEvent {
    const { io, meta } = this.module;
    const event = io.events[at + EVENT_RECORD.event];
    const site = io.events[at + EVENT_RECORD.site];
    const args: number[] = [];
    for (let cell = at + EVENT_RECORD.args; cell < at + lengthOf(io, at); cell++) args.push(io.events[cell]);
    const { name, slots } = meta.events[event];
    const place = placeOfSite(meta, site);
    const you = io.events[at + EVENT_RECORD.you];
    const record = { step, event, name, you, args, site, file: place?.file ?? null, line: place?.line ?? null };
    const moved = name === 'move' ? args : null;
    if (name === 'reveal') this.reveal(args[1] ?? NONE, args[2] ?? NONE);
    const throws = name === 'roll' && slots.length === 0;
    const isThing = (i: number): boolean => (throws ? i % DIE_STRIDE === 2 : slots[i]?.type.is === 'thing');
    const stood =
      throws || meta.events[event].text === null ? [] : args.map((value, i) => (isThing(i) ? this.stood(value) : null));
    const found = {
      ...record,
      text: sentence(meta, meta.events[event], you, args, { state: this.after }, placeIn(args, stood)),
      seenBy: args.map((value, i) =>
        isThing(i) ? this.mask(value, moved) : isZone(slots[i]) ? this.mask(holderOf(meta, value)) : EVERYBODY,
      ),
      siteSeenBy: this.siteMask(site, you),
      ...(stood.some((one) => one !== null) ? { stood } : {}),
    };
    if (moved) {
      this.zones.set(moved[0] ?? NONE, moved[2] ?? NONE);
      this.revealed.delete(moved[0] ?? NONE);
    }
    return found;
  }

  /**
   * Where a thing stands on a map at the moment, when others of its name do as well; once, until
   * another of them is told of or it has moved.
   */
  private stood(thing: number): Stood | null {
    const { meta } = this.module;
    const row = meta.rows[meta.things[thing] ?? -1];
    if (row === undefined || row.end - row.first < 2) return null;
    const at = (one: number): number => this.zones.get(one) ?? zoneOf(meta, this.before, one);
    const on = spaceOf(meta, at(thing));
    if (on < 0) return null;
    const shown = (one: number): number => meta.things[shownThing(meta, this.after, one)];
    const name = shown(thing);
    const isNamesake = (one: number): boolean => one !== thing && shown(one) === name && spaceOf(meta, at(one)) >= 0;
    let others = false;
    for (let one = row.first; one < row.end && !others; one++) others = isNamesake(one);
    const [last, where] = this.told.get(name) ?? [NONE, NONE];
    if (!others || (last === thing && where === on)) return null;
    this.told.set(name, [thing, on]);
    return { on, seenBy: this.seenIn(at(thing)) };
  }

  /** @param to player, or NONE for everybody */
  private reveal(thing: number, to: number): void {
    const { meta } = this.module;
    const players = this.after[HEADER.players];
    const mask = to < 0 ? everyViewer(players) : 1 << to;
    const before = this.zones.has(thing) ? 0 : seenBy(meta, this.before, thing, players);
    this.learned |= mask & ~before & (SPECTATOR_BIT - 1);
    this.revealed.set(thing, (this.revealed.get(thing) ?? 0) | mask);
  }

  /**
   * Who may know a thing that an event names: viewers who see it afterwards, who saw it where it
   * lay at that moment, or on the way of the move that is told. What went through a hidden place in
   * between cannot be followed: its place then is what counts.
   */
  private mask(thing: number, moved: readonly number[] | null = null): number {
    const { meta } = this.module;
    if (thing < 0 || thing >= movableThings(meta)) return EVERYBODY;
    const players = this.after[HEADER.players];
    const at = this.zones.get(thing) ?? zoneOf(meta, this.before, thing);
    const gone = zoneOf(meta, this.after, thing) < 0;
    const later = gone ? 0 : seenBy(meta, this.after, thing, players);
    const shown = (this.revealed.get(thing) ?? 0) | (this.zones.has(thing) ? 0 : revealedTo(meta, this.before, thing));
    return later | shown | this.seenIn(at) | this.seenIn(moved?.[1] ?? NONE) | this.seenIn(moved?.[2] ?? NONE);
  }

  /** The mask of players who see into a zone; empty for no zone. */
  private seenIn(zone: number): number {
    return zone < 0 ? 0 : zoneSeenBy(this.module.meta, this.after, zone, this.after[HEADER.players]);
  }

  /**
   * A line of a card's own tells which card it was: to all when one lies open, else only to its
   * player.
   */
  private siteMask(site: number, you: number): number {
    const row = rowOfSite(this.module.meta, site);
    if (row === null) return EVERYBODY;
    let mask = 0;
    for (let thing = row.first; thing < row.end; thing++) {
      mask |= this.mask(thing);
      if ((mask & SPECTATOR_BIT) !== 0) return EVERYBODY;
    }
    return you < 0 ? 0 : mask & (1 << you);
  }
}

function isZone(slot: EventMeta['slots'][number] | undefined): boolean {
  return slot?.type.is === 'zone';
}

/** The thing that a zone belongs to, NONE when it belongs to none. */
function holderOf(meta: GameMeta, zone: number): number {
  return metaIndex(meta).zoneThing[zone] ?? NONE;
}

/** The things that an event speaks of and that a viewer may know. */
export function thingsOfEvent(meta: GameMeta, { args, event, seenBy: masks }: GameEvent, viewer: Viewer): number[] {
  const { slots } = meta.events[event];
  return args.filter((_, i) => masks[i] !== EVERYBODY && !isZone(slots[i]) && inMask(masks[i], viewer));
}

/**
 * The sentence of an event for one viewer: hidden things are called by their kind only.
 *
 * @param names what the players are called
 * @param named   filled with the places of a map that it names, in the order in which it does
 * @returns null when players are not told of it
 */
export function eventText(
  meta: GameMeta,
  event: GameEvent,
  viewer: Viewer,
  names?: readonly string[],
  named?: PlaceSaid[],
): string | null {
  const { slots } = meta.events[event.event];
  const hidden = new Set(
    event.args.flatMap((value, i) => {
      if (event.seenBy[i] === EVERYBODY || inMask(event.seenBy[i], viewer)) return [];
      return [isZone(slots[i]) ? holderOf(meta, value) : value];
    }),
  );
  const mayName = (thing: number): boolean => !hidden.has(thing);
  const places = placeIn(event.args, event.stood, viewer);
  return sentence(meta, meta.events[event.event], event.you, event.args, { names, mayName }, places, named);
}
