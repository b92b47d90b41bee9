import type { GameMeta } from '@undercroft/contract';
import { topZones, type DieView, type EventView, type GameView, type ThingView, type ZoneView } from '@undercroft/view';
import { counterIn, thingsIn } from './event-slots.ts';

type RevealedView = NonNullable<ZoneView['revealed']>[number];

/** A view whose parts may be written to. */
type Open<T> = T extends readonly (infer U)[]
  ? Open<U>[]
  : T extends object
    ? { -readonly [K in keyof T]: Open<T[K]> }
    : T;

/**
 * A table between two views: what lay where before, and then one event after the other. Moves,
 * counters and dice follow the events; what no event tells (a field of a thing) stays as it was
 * until the playback is over and the view itself is shown.
 */
export class TableModel {
  readonly #meta: GameMeta;
  readonly #now: Open<GameView>;
  readonly #zones = new Map<number, Open<ZoneView>>();
  readonly #places = new Map<number, Open<ZoneView>>();
  /** things as they are afterwards, for those that were not seen before */
  readonly #later = new Map<number, ThingView>();
  /** zones in which they lie then */
  readonly #ends = new Map<number, number>();
  /** events with which a turn begins */
  readonly #headings: ReadonlySet<string>;
  /** things of hidden zones that are known afterwards, with their zone */
  readonly #revealed = new Map<number, { readonly zone: number; readonly entry: RevealedView }>();

  /**
   * @param before  where the events begin; not changed
   * @param after where they end: gives things that are seen only then, and what becomes of those
   *   that move there
   * @param headings  events that begin a turn
   */
  constructor(meta: GameMeta, before: GameView, after: GameView, headings: ReadonlySet<string> = new Set()) {
    this.#meta = meta;
    this.#headings = headings;
    this.#now = structuredClone(before) as Open<GameView>;
    this.#now.decision = null;
    this.#now.shown = [];
    // No player is waited for while the results of the answers are shown.
    delete this.#now.together;
    // Squares lie in no zone; things lie on them.
    for (const zone of topZones(this.#now)) this.#index(zone as Open<ZoneView>);
    for (const { squares } of after.boards) for (const square of squares) this.#later.set(square.id, square);
    const visit = (zone: ZoneView): void => {
      for (const thing of zone.things ?? []) {
        this.#later.set(thing.id, thing);
        this.#ends.set(thing.id, zone.id);
        thing.zones.forEach(visit);
      }
    };
    topZones(after).forEach(visit);
    for (const { id, revealed = [] } of topZones(after))
      for (const entry of revealed) this.#revealed.set(entry.thing.id, { zone: id, entry });
  }

  #index(zone: Open<ZoneView>): void {
    this.#zones.set(zone.id, zone);
    for (const thing of zone.things ?? []) {
      this.#places.set(thing.id, zone);
      thing.zones.forEach((inner) => this.#index(inner));
    }
  }

  /**
   * The table now; a new object after every event. Things in it are the same objects until they
   * move.
   */
  get view(): GameView {
    return { ...(this.#now as unknown as GameView) };
  }

  /** Zone in which a thing lies that is seen, or -1. */
  zoneOf(thing: number): number {
    return this.#places.get(thing)?.id ?? -1;
  }

  /** Takes an event in. @throws never: what does not fit is passed over */
  apply(event: EventView): void {
    const [first = -1, second = -1, third = -1] = event.args;
    if (event.name === 'move') this.#move(first, second, third);
    else if (event.name === 'roll') this.#roll(event);
    else if (event.name === 'reveal') this.#reveal(event);
    else {
      this.#count(event);
      this.#turn(event);
      const phase = this.#meta.phases?.findIndex(({ name }) => name === event.name) ?? -1;
      if (phase >= 0) this.#now.phase = phase;
      if (this.#headings.has(event.name) && event.you >= 0 && this.#now.turn >= 0) this.#now.turn = event.you;
    }
  }

  #move(thing: number, from: number, to: number): void {
    const left = this.#places.get(thing) ?? this.#zones.get(from);
    const known = left?.things?.find((one) => one.id === thing);
    if (left !== undefined) {
      left.count = Math.max(0, left.count - 1);
      if (left.things !== null && known !== undefined) left.things.splice(left.things.indexOf(known), 1);
    }
    this.#places.delete(thing);
    const goal = this.#zones.get(to);
    if (goal === undefined) return;
    goal.count++;
    if (goal.things === null) return;
    const moved = known ?? this.#thing(thing);
    if (moved === null) return;
    // Where it stays, it looks as it will: a row or level that is written down after the move
    // decides where it is drawn.
    const later = this.#ends.get(thing) === to ? this.#later.get(thing) : undefined;
    if (later !== undefined) moved.fields = { ...later.fields };
    goal.things.push(moved);
    this.#places.set(thing, goal);
    moved.zones.forEach((zone) => this.#index(zone));
  }

  /** What is turned up of a hidden zone, and still lies there afterwards. */
  #reveal({ args }: EventView): void {
    for (const known of args.flatMap((arg) => this.#revealed.get(arg) ?? [])) {
      const zone = this.#zones.get(known.zone);
      if (zone === undefined || zone.things !== null) continue;
      const others = (zone.revealed ?? []).filter(({ thing }) => thing.id !== known.entry.thing.id);
      zone.revealed = [...others, structuredClone(known.entry) as Open<RevealedView>];
    }
  }

  /** A thing that was not seen before: as it is afterwards, else as it is printed. */
  #thing(thing: number): Open<ThingView> | null {
    const later = this.#later.get(thing);
    if (later !== undefined) {
      const copy = structuredClone(later) as Open<ThingView>;
      for (const zone of copy.zones) Object.assign(zone, { count: 0, things: zone.things === null ? null : [] });
      return copy;
    }
    const row = this.#meta.things[thing];
    const printed = row === undefined ? undefined : this.#meta.rows[row];
    if (row === undefined || printed === undefined) return null;
    return { id: thing, row, kind: printed.kind, fields: {}, attributes: { ...printed.printed }, zones: [] };
  }

  #roll({ dice }: EventView): void {
    const first = this.#meta.layout.firstDie;
    this.#now.dice = dice.map(({ value, sides, thrower }, index): DieView => ({
      id: first + index,
      value,
      sides,
      thrower,
    }));
  }

  /**
   * Squares that an event speaks of look as they do afterwards: no event tells what became of them.
   */
  #turn(event: EventView): void {
    if (event.text === null) return;
    const things = thingsIn(this.#meta, event);
    for (const square of this.#now.boards.flatMap(({ squares }) => squares))
      if (things.includes(square.id)) square.fields = { ...this.#later.get(square.id)?.fields };
  }

  /** `gain oil`, `lose oil`, `pay oil`: player and amount. */
  #count({ name, args }: EventView): void {
    const change = counterIn(name);
    if (change === null) return;
    const { counter, sign } = change;
    const player = this.#now.players.find(({ seat }) => seat === args[0]);
    const before = player?.counters[counter];
    if (player === undefined || before === undefined) return;
    const least = this.#meta.fields.find((field) => field.owner === 'player' && field.name === counter)?.min ?? null;
    const after = before + sign * (args[1] ?? 0);
    player.counters[counter] = least === null ? after : Math.max(least, after);
  }
}
