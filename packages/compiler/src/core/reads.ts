// What the value of an expression can depend on. Players are not shown a number from which they
// could work out something hidden. It errs on the safe side: each name counts as read, at any
// place.

import type { Facts } from '../language/facts/facts.ts';
import type { Continuous, Expression, Node, Query } from '../content/tree/node.ts';
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
  const reader = new Reader(model);
  for (const node of nodes) reader.visit(node, { you: true, mine: false });
  return reader;
}

type Read<N, R> = (reader: R, node: N, whose: Whose) => void;

/** A table by kind, to be looked up by the kind of any node. */
function readers<R>(table: {
  readonly [K in Expression['kind']]: Read<Extract<Expression, { readonly kind: K }>, R>;
}): ReadonlyMap<string, Read<Node, R>> {
  return new Map(Object.entries(table)) as ReadonlyMap<string, unknown> as ReadonlyMap<string, Read<Node, R>>;
}

const nothing = (): void => {};

class Reader implements Reads {
  readonly yourZones = new Set<ZoneModel>();
  readonly yourFields = new Set<FieldModel>();
  readonly zones = new Set<ZoneModel>();
  readonly fields = new Set<FieldModel>();
  readonly #model: GameModel;
  readonly #facts: Facts;
  readonly #allZones: readonly ZoneModel[];
  readonly #seen = new Set<string>();
  readonly #numbers = new Map<object, number>();

  constructor(model: GameModel) {
    this.#model = model;
    this.#facts = model.facts;
    this.#allZones = [...model.zones, ...model.kinds.flatMap((kind) => kind.zones)];
    // Whatever is asked of a thing, what it is a copy of may decide it.
    for (const field of copyFields(model.kinds)) this.fields.add(field);
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
    if (ref?.to === 'define' && this.#once(ref.define, whose)) this.#children(ref.define, { ...whose, mine: false });
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
    else if (ref?.to === 'define') {
      if (this.#once(ref.define, whose)) this.#children(ref.define, { ...whose, mine: false });
    } else this.#member(ref, whose.mine, whose);
  }

  /** A zone, a field, an attribute or a set that is named. @param mine of the player alone */
  #member(ref: Ref | undefined, mine: boolean, whose: Whose): void {
    if (ref?.to === 'zone') (mine && ref.zone.owner === 'player' ? this.yourZones : this.zones).add(ref.zone);
    else if (ref?.to === 'field') (mine && ref.field.owner === 'player' ? this.yourFields : this.fields).add(ref.field);
    else if (ref?.to === 'player-word' && (ref.word === 'partners' || ref.word === 'rivals'))
      this.fields.add(this.#model.team!);
    else if (ref?.to === 'attribute') this.#attribute(ref.attribute, mine);
    else if (ref?.to === 'set' && this.#once(ref.set, { ...whose, mine }))
      this.visit(ref.set.query, { ...whose, mine });
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
    if (!this.#once(attribute, { you: mine, mine })) return;
    const around: Whose = mine ? { you: true, mine: false } : ANYBODY;
    if (attribute.sheet === true) {
      for (const { each, value } of this.#model.score ?? [])
        for (const part of [each, value]) if (part !== null) this.visit(part, around);
    }
    if (attribute.base !== null) this.visit(attribute.base, ANYBODY);
    if (attribute.shown !== undefined) {
      this.fields.add(attribute.shown.by);
      this.#member(this.#model.facts.shown.get(attribute), false, ANYBODY);
    }
    for (const { item, row } of this.#changesOf(attribute)) {
      if (row !== null)
        for (const zone of this.#allZones) if (zone.inForce && mayHold(zone, row.kind)) this.zones.add(zone);
      for (const part of [item.subject, item.amount, item.condition])
        if (part !== null && !(part.kind === 'name' && this.#facts.refs.get(part)?.to === 'this'))
          this.visit(part, ANYBODY);
    }
  }

  #changesOf(attribute: AttributeModel): { item: Continuous; row: RowModel | null }[] {
    const found: { item: Continuous; row: RowModel | null }[] = [];
    const gather = (tree: Node, row: RowModel | null): void =>
      walk(tree, (node) => {
        const ref = this.#facts.refs.get(node);
        if (node.kind === 'continuous' && ref?.to === 'attribute' && ref.attribute === attribute)
          found.push({ item: node, row });
      });
    for (const { program } of this.#model.programs) gather(program, null);
    for (const row of this.#model.rows) if (row.effect !== null) gather(row.effect, row);
    return found;
  }

  /** Zones of things of a kind that hold things of another. */
  #hosted(host: KindModel | null, held: KindModel | null): void {
    for (let at = host; at !== null; at = at.parent)
      for (const zone of at.zones) if (held === null || holds(zone, held)) this.zones.add(zone);
  }

  /** Zones in which things of a kind may lie. @param kind null = any */
  #everywhere(kind: KindModel | null): void {
    for (const zone of this.#allZones) if (kind === null || mayHold(zone, kind)) this.zones.add(zone);
  }

  /** Whether something is looked into for the first time in this way. */
  #once(what: object, { you, mine }: Whose): boolean {
    const number = this.#numbers.get(what) ?? this.#numbers.size;
    this.#numbers.set(what, number);
    const key = `${number} ${you} ${mine}`;
    if (this.#seen.has(key)) return false;
    this.#seen.add(key);
    return true;
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
