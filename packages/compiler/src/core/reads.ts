// What the value of an expression can depend on. Players are not shown a number from which they
// could work out something hidden. It errs on the safe side: each name counts as read, at any
// place.

import type { Facts } from '../language/facts/facts.ts';
import type { Continuous, Define, Expression, Node, Query } from '../content/tree/node.ts';
import { childrenOf, walk } from '../content/tree/walk.ts';
import { copyFields, copyingKind } from '../content/model/copies.ts';
import { isSpatialFunction } from '../language/vocabulary/spatial.ts';
import type { AttributeModel, FieldModel, KindModel, RowModel, Type, ZoneModel } from '../content/model/model.ts';
import type { GameModel } from '../language/game.ts';
import type { Ref } from '../language/facts/ref.ts';

/** Zones whose content and fields whose values count. */
export interface Reads {
  /** of the player who is `you` alone */
  readonly yourZones: ReadonlySet<ZoneModel>;
  readonly yourFields: ReadonlySet<FieldModel>;
  /** of any player and thing */
  readonly zones: ReadonlySet<ZoneModel>;
  readonly fields: ReadonlySet<FieldModel>;
}

/** Whose the zones and fields are that stand somewhere. */
interface Whose {
  /** `you` is the player that is asked about, not the owner of some card */
  readonly you: boolean;
  /** `of you` or `your` stands around it */
  readonly mine: boolean;
}

const ANYBODY: Whose = { you: false, mine: false };

/**
 * What expressions, or statements, about one player as `you` read, through defines, sets,
 * attributes and the effects that change them.
 *
 * @param model  resolved and checked
 * @throws       never
 */
export function readsOf(model: GameModel, nodes: readonly Node[]): Reads {
  const graph = graphOf(model);
  const start: Part = [];
  const reader = new Reader(graph, start);
  for (const node of nodes) reader.visit(node, { you: true, mine: false });
  // What a thing is a copy of may decide every value that is asked of it.
  const reads = new CollectedReads(copyFields(model.kinds));
  for (const entry of start)
    if (Array.isArray(entry)) reads.addAll(closureOf(graph, entry));
    else reads.add(entry);
  return reads;
}

/**
 * What a define, a set or an attribute reads by itself, and the others that it names, in the order
 * in which they stand there. It holds nothing of what those read, so parts may name each other in
 * circles.
 */
type Part = (Entry | Part)[];
type Entry =
  | { readonly zone: ZoneModel; readonly into: 'zones' | 'yourZones' }
  | { readonly field: FieldModel; readonly into: 'fields' | 'yourFields' };

class CollectedReads implements Reads {
  readonly yourZones = new Set<ZoneModel>();
  readonly yourFields = new Set<FieldModel>();
  readonly zones = new Set<ZoneModel>();
  readonly fields: Set<FieldModel>;

  /** @param fields  that are read anyway */
  constructor(fields: Iterable<FieldModel> = []) {
    this.fields = new Set(fields);
  }

  add(entry: Entry): void {
    if ('zone' in entry) this[entry.into].add(entry.zone);
    else this[entry.into].add(entry.field);
  }

  addAll({ yourZones, yourFields, zones, fields }: Reads): void {
    for (const zone of yourZones) this.yourZones.add(zone);
    for (const field of yourFields) this.yourFields.add(field);
    for (const zone of zones) this.zones.add(zone);
    for (const field of fields) this.fields.add(field);
  }
}

/** What a part reads, and all parts that can be reached from it. */
function closureOf({ closures }: ReadGraph, start: Part): Reads {
  const known = closures.get(start);
  if (known !== undefined) return known;
  const reads = new CollectedReads();
  const seen = new Set<Part>();
  // Closures of other parts are no help here: in a circle none is known before the others.
  const collect = (part: Part): void => {
    if (seen.has(part)) return;
    seen.add(part);
    for (const entry of part)
      if (Array.isArray(entry)) collect(entry);
      else reads.add(entry);
  };
  collect(start);
  closures.set(start, reads);
  return reads;
}

/** An effect that changes an attribute. */
interface Change {
  readonly item: Continuous;
  /** the row that has it; null for one of the game */
  readonly row: RowModel | null;
}

/** What is known of a game: its trees are walked once, however often readers ask. */
interface ReadGraph {
  readonly model: GameModel;
  readonly allZones: readonly ZoneModel[];
  readonly changes: ReadonlyMap<AttributeModel, readonly Change[]>;
  /** by define, set or attribute, and by whose it is */
  readonly parts: Map<object, Map<string, Part>>;
  /** of parts that are complete, with those that they lead to */
  readonly closures: Map<Part, Reads>;
}

const graphs = new WeakMap<GameModel, ReadGraph>();

function graphOf(model: GameModel): ReadGraph {
  const known = graphs.get(model);
  if (known !== undefined) return known;
  const allZones = zonesOf(model);
  const graph: ReadGraph = { model, allZones, changes: collectChanges(model), parts: new Map(), closures: new Map() };
  graphs.set(model, graph);
  return graph;
}

function collectChanges(model: GameModel): Map<AttributeModel, Change[]> {
  const changes = new Map<AttributeModel, Change[]>();
  const gather = (tree: Node, row: RowModel | null): void =>
    walk(tree, (node) => {
      const ref = model.facts.refs.get(node);
      if (node.kind !== 'continuous' || ref?.to !== 'attribute') return;
      const found = changes.get(ref.attribute) ?? [];
      changes.set(ref.attribute, found);
      found.push({ item: node, row });
    });
  for (const { program } of model.programs) gather(program, null);
  for (const row of model.rows) if (row.effect !== null) gather(row.effect, row);
  return changes;
}

type Read<N, R> = (reader: R, node: N, whose: Whose) => void;

/** A table by kind, to be looked up by the kind of any node. */
function readers<R>(table: {
  readonly [K in Expression['kind']]: Read<Extract<Expression, { readonly kind: K }>, R>;
}): ReadonlyMap<string, Read<Node, R>> {
  return new Map(Object.entries(table)) as ReadonlyMap<string, unknown> as ReadonlyMap<string, Read<Node, R>>;
}

const nothing = (): void => {};

/** Collects what one part reads. */
class Reader {
  readonly #graph: ReadGraph;
  readonly #model: GameModel;
  readonly #facts: Facts;
  readonly #part: Part;

  constructor(graph: ReadGraph, part: Part) {
    this.#graph = graph;
    this.#model = graph.model;
    this.#facts = graph.model.facts;
    this.#part = part;
  }

  visit(node: Node, whose: Whose): void {
    const read = Reader.#readers.get(node.kind);
    if (read === undefined) this.#below(node, whose);
    else read(this, node, whose);
  }

  /** Reads of the nodes below, for any owner. */
  #below(node: Node, whose: Whose): void {
    this.#children(node, { ...whose, mine: false });
  }

  /** What each kind of expression reads. A kind that is missing is a type error. */
  static readonly #readers = readers<Reader>({
    number: nothing,
    flag: nothing,
    none: nothing,
    names: nothing,
    here: nothing,
    error: nothing,
    name: (reader, node, whose) => reader.#name(reader.#facts.refs.get(node), whose),
    your: (reader, node, whose) =>
      reader.#member(reader.#facts.refs.get(node), whose.you, { ...whose, mine: whose.you }),
    field: (reader, node, whose) => reader.#field(node, whose),
    query: (reader, node, whose) => reader.#query(node, whose),
    binary: (reader, node, whose) => reader.#binary(node, whose),
    call: (reader, node, whose) => reader.#call(node, whose),
    quantifier: (reader, node, whose) => reader.#children(node, whose),
    not: (reader, node, whose) => reader.#below(node, whose),
    negative: (reader, node, whose) => reader.#below(node, whose),
    choice: (reader, node, whose) => reader.#below(node, whose),
    dice: (reader, node, whose) => reader.#below(node, whose),
    roll: (reader, node, whose) => reader.#below(node, whose),
    'if-value': (reader, node, whose) => reader.#below(node, whose),
    list: (reader, node, whose) => reader.#below(node, whose),
    table: (reader, node, whose) => reader.#below(node, whose),
  });

  #call(node: Extract<Expression, { kind: 'call' }>, whose: Whose): void {
    const ref = this.#facts.refs.get(node);
    if (ref?.to === 'define') this.#define(ref.define, whose);
    if (isSpatialFunction(node.name))
      for (const kind of this.#model.kinds) if (kind.map != null) this.#everywhere(kind);
    this.#children(node, whose);
  }

  #children(node: Parameters<typeof childrenOf>[0], whose: Whose): void {
    for (const child of childrenOf(node)) this.visit(child, whose);
  }

  #name(ref: Ref | undefined, whose: Whose): void {
    if (ref?.to === 'kind') this.#everywhere(ref.kind);
    else if (ref?.to === 'row') this.#everywhere(ref.row.kind);
    else if (ref?.to === 'define') this.#define(ref.define, whose);
    else this.#member(ref, whose.mine, whose);
  }

  #define(define: Define, whose: Whose): void {
    this.#refer(define, whose, (reader) => reader.#children(define, { ...whose, mine: false }));
  }

  /** A zone, a field, an attribute or a set that is named. @param mine of the player alone */
  #member(ref: Ref | undefined, mine: boolean, whose: Whose): void {
    if (ref?.to === 'zone') this.#zone(ref.zone, mine && ref.zone.owner === 'player' ? 'yourZones' : 'zones');
    else if (ref?.to === 'field')
      this.#value(ref.field, mine && ref.field.owner === 'player' ? 'yourFields' : 'fields');
    else if (ref?.to === 'player-word' && (ref.word === 'partners' || ref.word === 'rivals'))
      this.#value(this.#model.team!);
    else if (ref?.to === 'attribute') {
      const { attribute } = ref;
      this.#refer(attribute, { you: mine, mine }, (reader) => reader.#attribute(attribute, mine));
    } else if (ref?.to === 'set') {
      const { query } = ref.set;
      this.#refer(ref.set, { ...whose, mine }, (reader) => reader.visit(query, { ...whose, mine }));
    }
  }

  #field(node: Extract<Expression, { kind: 'field' }>, whose: Whose): void {
    const { of } = node;
    const ref = this.#facts.refs.get(node);
    const ofRef = this.#facts.refs.get(of);
    const isYou = of.kind === 'name' && ofRef?.to === 'you' && whose.you;
    // An effect is in force, so its thing lies in one of the zones that are read for that.
    const isThis = of.kind === 'name' && ofRef?.to === 'this';
    if (ref?.to === 'built-in-field' && !isThis) this.#everywhere(kindOf(this.#facts.types.get(of)));
    else this.#member(ref, isYou, { ...whose, mine: isYou });
    // A row that is named is one thing, wherever it lies.
    if (!isNoun(this.#model.facts, of)) this.visit(of, { ...whose, mine: false });
    for (const arg of node.args ?? []) this.visit(arg, { ...whose, mine: false });
  }

  #query(query: Query, whose: Whose): void {
    const { base, owner, places, where } = query;
    const isYou = owner?.kind === 'name' && this.#facts.refs.get(owner)?.to === 'you' && whose.you;
    const inside = owner === null ? whose : { ...whose, mine: isYou };
    const kind = kindOf(this.#facts.types.get(query)) ?? kindOf(this.#facts.types.get(base));
    // Things of a kind that are looked for in places are read there alone; whose they are may
    // depend on where those lie.
    if (!isNoun(this.#model.facts, base) || places.length === 0 || owner !== null) this.visit(base, inside);
    for (const place of places) {
      this.#hosted(kindOf(this.#facts.types.get(place)), kind);
      const last = place === places.at(-1);
      if (!isNoun(this.#model.facts, place) || (last && kindNamed(this.#model.facts, place))) this.visit(place, inside);
    }
    if (owner !== null) this.visit(owner, { ...whose, mine: false });
    if (where !== null) this.visit(where, { ...whose, mine: false });
  }

  #binary(node: Extract<Expression, { kind: 'binary' }>, whose: Whose): void {
    const { left, operator, right } = node;
    const inside = operator === '+' || operator === '-' ? whose : { ...whose, mine: false };
    this.visit(left, inside);
    if (operator === 'is-in' || operator === 'is-not-in') {
      const type = this.#facts.types.get(left);
      this.#hosted(kindOf(this.#facts.types.get(right)), kindOf(type));
      // Whether it lies there, or in something that does.
      this.#everywhere(kindOf(type));
    }
    // `is wolf` asks for the row of a thing, not for its place.
    const names = right.kind === 'list' ? right.entries : [right];
    for (const name of names)
      if (!isNoun(this.#model.facts, name) || !operator.startsWith('is')) this.visit(name, inside);
  }

  /** Everything that decides the value of an attribute. @param mine of the player alone */
  #attribute(attribute: AttributeModel, mine: boolean): void {
    const around: Whose = mine ? { you: true, mine: false } : ANYBODY;
    if (attribute.sheet === true) {
      for (const { each, value } of this.#model.score ?? [])
        for (const part of [each, value]) if (part !== null) this.visit(part, around);
    }
    if (attribute.base !== null) this.visit(attribute.base, ANYBODY);
    if (attribute.shown !== undefined) {
      this.#value(attribute.shown.by);
      this.#member(this.#model.facts.shown.get(attribute), false, ANYBODY);
    }
    for (const { item, row } of this.#graph.changes.get(attribute) ?? []) {
      if (row !== null) for (const zone of this.#graph.allZones) if (isInForceIn(zone, row.kind)) this.#zone(zone);
      for (const part of [item.subject, item.amount, item.condition])
        if (part !== null && !(part.kind === 'name' && this.#facts.refs.get(part)?.to === 'this'))
          this.visit(part, ANYBODY);
    }
  }

  /** Zones of things of a kind that hold things of another. */
  #hosted(host: KindModel | null, held: KindModel | null): void {
    for (let at = host; at !== null; at = at.parent)
      for (const zone of at.zones) if (held === null || holds(zone, held)) this.#zone(zone);
  }

  /** Zones in which things of a kind may lie. @param kind null = any */
  #everywhere(kind: KindModel | null): void {
    for (const zone of this.#graph.allZones) if (kind === null || mayHold(zone, kind)) this.#zone(zone);
  }

  #zone(zone: ZoneModel, into: 'zones' | 'yourZones' = 'zones'): void {
    this.#part.push({ zone, into });
  }

  #value(field: FieldModel, into: 'fields' | 'yourFields' = 'fields'): void {
    this.#part.push({ field, into });
  }

  /** Names another part, which is read when it is named for the first time in the game. */
  #refer(what: object, { you, mine }: Whose, read: (reader: Reader) => void): void {
    const parts = this.#graph.parts.get(what) ?? new Map<string, Part>();
    this.#graph.parts.set(what, parts);
    const key = `${you} ${mine}`;
    const known = parts.get(key);
    if (known !== undefined) return void this.#part.push(known);
    const part: Part = [];
    // Before it is read, because it may lead to itself.
    parts.set(key, part);
    this.#part.push(part);
    read(new Reader(this.#graph, part));
  }
}

/** A kind or a row that is named, in contrast to a place, a set or a value. */
function isNoun(facts: Facts, node: Expression): boolean {
  const ref = facts.refs.get(node);
  return node.kind === 'name' && (ref?.to === 'kind' || ref?.to === 'row');
}

function kindNamed(facts: Facts, node: Expression): boolean {
  return node.kind === 'name' && facts.refs.get(node)?.to === 'kind';
}

/** Zones in which things of a kind are in force. */
export function zonesInForce(model: GameModel, kind: KindModel): ZoneModel[] {
  return zonesOf(model).filter((zone) => isInForceIn(zone, kind));
}

function zonesOf({ kinds, zones }: GameModel): ZoneModel[] {
  return [...zones, ...kinds.flatMap((kind) => kind.zones)];
}

function isInForceIn(zone: ZoneModel, kind: KindModel): boolean {
  return zone.inForce && mayHold(zone, kind);
}

/** Whether things of a kind may lie in a zone, or others that can be copies of one. */
function mayHold(zone: ZoneModel, kind: KindModel): boolean {
  const copying = copyingKind(kind);
  return holds(zone, kind) || (copying !== null && zone.holds.some((held) => copyingKind(held) === copying));
}

function holds(zone: ZoneModel, kind: KindModel): boolean {
  return zone.holds.some((held) => isSort(held, kind) || isSort(kind, held));
}

function isSort(kind: KindModel, of: KindModel): boolean {
  for (let at: KindModel | null = kind; at !== null; at = at.parent) if (at === of) return true;
  return false;
}

/** The kind of a thing or of the things of a set. */
function kindOf(type: Type | undefined): KindModel | null {
  if (type?.is === 'set' || type?.is === 'optional') return kindOf(type.of);
  return type?.is === 'thing' ? type.of : null;
}
