// What the steps of a walk over a board of tiles rest on. Where it is little and seldom changes,
// what ways cost can be noted.

import type {
  Binary,
  Block,
  DeclaredName,
  Define,
  Expression,
  Local,
  Param,
  Query,
  Statement,
} from '../content/tree/node.ts';
import { walk } from '../content/tree/walk.ts';
import type { AttributeModel, FieldModel, KindModel } from '../content/model/model.ts';
import type { GameModel } from '../language/game.ts';
import { tilesOf } from '../content/model/tiles.ts';

/** What decides a value, besides what is printed and which tiles lie where. */
export interface Rests {
  /** fields of things */
  readonly fields: ReadonlySet<FieldModel>;
  /** kinds: where their things lie */
  readonly kinds: ReadonlySet<KindModel>;
}

/** Functions that follow from the tiles and from their arguments. */
const OF_TILES: ReadonlySet<string> = new Set(['neighbours', 'beside', 'between', 'gates-of', 'range', 'min', 'max']);

/**
 * What expressions about squares rest on, through defines and attributes.
 *
 * @param locals names that may stand in them
 * @returns null when they look at anything else: who is asked, players, globals, other names,
 *   everything of a kind
 */
export function restsOf(model: GameModel, expressions: readonly Expression[], locals: readonly Local[]): Rests | null {
  if (tilesOf(model) === null) return null;
  const reader = new Reader(model, locals);
  return expressions.every((expression) => reader.isPlain(expression)) ? reader : null;
}

class Reader implements Rests {
  readonly fields = new Set<FieldModel>();
  readonly kinds = new Set<KindModel>();
  readonly #model: GameModel;
  readonly #locals: Set<Local>;
  readonly #seen = new Set<object>();

  constructor(model: GameModel, locals: readonly Local[]) {
    this.#model = model;
    this.#locals = new Set(locals);
  }

  isPlain(node: Expression): boolean {
    switch (node.kind) {
      case 'number':
      case 'flag':
      case 'none':
        return true;
      case 'not':
      case 'negative':
        return this.isPlain(node.value);
      case 'if-value':
        return this.#arePlain([node.condition, node.yes, node.no]);
      case 'binary':
        return this.#isBinary(node);
      case 'list':
        return this.#arePlain(node.entries);
      case 'quantifier':
        return this.isPlain(node.set);
      case 'name':
        return this.#isName(node);
      case 'field':
        return this.#isField(node) && this.isPlain(node.of);
      case 'call':
        return this.#isCall(node) && this.#arePlain(node.args);
      case 'query':
        return this.#isQuery(node);
      case 'here':
      case 'names':
      case 'your':
      case 'choice':
      case 'dice':
      case 'roll':
      case 'table':
      case 'error':
        return false;
    }
  }

  /** A name stands for what was looked at already. */
  #declare(node: Param | DeclaredName | Query): void {
    const local = this.#model.facts.locals.get(node);
    if (local !== undefined) this.#locals.add(local);
  }

  #arePlain(nodes: readonly Expression[]): boolean {
    return nodes.every((node) => this.isPlain(node));
  }

  #isBinary({ operator, left, right }: Binary): boolean {
    if (operator === 'is-in' || operator === 'is-not-in') return this.isPlain(left) && this.#isZone(left, right);
    return this.isPlain(left) && (this.isPlain(right) || isKindOrRow(this.#model, right));
  }

  /** Whether a thing lies in a zone that there is once: that tells where things of its kind lie. */
  #isZone(thing: Expression, zone: Expression): boolean {
    const ref = this.#model.facts.refs.get(zone);
    const kind = kindOf(this.#model, thing);
    if (zone.kind !== 'name' || ref?.to !== 'zone' || ref.zone.owner !== 'global' || kind === null) return false;
    this.kinds.add(kind);
    return true;
  }

  #isName(node: Extract<Expression, { kind: 'name' }>): boolean {
    const ref = this.#model.facts.refs.get(node);
    if (ref?.to === 'local') return this.#locals.has(ref.local);
    return ref?.to === 'enum-value' || (ref?.to === 'define' && this.#isDefine(ref.define));
  }

  #isField(node: Extract<Expression, { kind: 'field' }>): boolean {
    const ref = this.#model.facts.refs.get(node);
    if ((node.args?.length ?? 0) > 0) return false;
    if (ref?.to === 'field' && typeof ref.field.owner === 'object') this.fields.add(ref.field);
    else if (ref?.to === 'attribute') return this.#isAttribute(ref.attribute);
    else return ref?.to === 'printed';
    return true;
  }

  #isAttribute(attribute: AttributeModel): boolean {
    if (this.#seen.has(attribute)) return true;
    this.#seen.add(attribute);
    const { base, shown, owner } = attribute;
    const local = this.#model.facts.declared.get(attribute);
    if (typeof owner !== 'object' || base === null || shown !== undefined || this.#isChanged(attribute)) return false;
    if (local !== undefined) this.#locals.add(local);
    return this.isPlain(base);
  }

  /** Whether an effect may change an attribute. */
  #isChanged(attribute: AttributeModel): boolean {
    const trees = [
      ...this.#model.programs.map(({ program }) => program),
      ...this.#model.rows.map(({ effect }) => effect),
    ];
    let found = false;
    for (const tree of trees) {
      if (tree === null) continue;
      walk(tree, (node) => {
        const ref = this.#model.facts.refs.get(node);
        if (node.kind === 'continuous' && ref?.to === 'attribute' && ref.attribute === attribute) found = true;
      });
    }
    return found;
  }

  #isCall(node: Extract<Expression, { kind: 'call' }>): boolean {
    const ref = this.#model.facts.refs.get(node);
    const { name } = node;
    if (ref?.to === 'define') return this.#isDefine(ref.define);
    // The tile of anything that can move is where it lies.
    if (name === 'tile-of') return node.args.every((arg) => kindOf(this.#model, arg)?.map?.is === 'grid');
    if (!OF_TILES.has(name)) return false;
    const open = tilesOf(this.#model)?.open ?? null;
    return name !== 'neighbours' || open === null || this.#isAttribute(open);
  }

  #isDefine(define: Define): boolean {
    if (this.#seen.has(define)) return true;
    this.#seen.add(define);
    for (const param of define.params) this.#declare(param);
    if (define.value !== null) return this.isPlain(define.value);
    return define.body !== null && this.#isBlock(define.body);
  }

  #isBlock({ statements }: Block): boolean {
    return statements.every((statement) => this.#isStatement(statement));
  }

  #isStatement(node: Statement): boolean {
    if (node.kind === 'rule') return true;
    if (node.kind === 'block') return this.#isBlock(node);
    if (node.kind === 'return') return node.value === null || this.isPlain(node.value);
    if (node.kind === 'let') {
      for (const name of node.names) this.#declare(name);
      return this.isPlain(node.value);
    }
    if (node.kind !== 'if') return false;
    return (
      node.arms.every(({ condition, body }) => this.isPlain(condition) && this.#isBlock(body)) &&
      (node.otherwise === null || this.#isBlock(node.otherwise))
    );
  }

  /** Things of a kind that lie in a place, or some of what a function of the tiles gives. */
  #isQuery(query: Query): boolean {
    const { base, owner, places, where } = query;
    if (owner !== null) return false;
    this.#declare(query);
    const ref = this.#model.facts.refs.get(base);
    if (base.kind === 'name' && ref?.to === 'kind') {
      if (places.length !== 1) return false;
      this.kinds.add(ref.kind);
    } else if (base.kind !== 'call' || places.length > 0 || !this.isPlain(base)) return false;
    return this.#arePlain(places) && (where === null || this.isPlain(where));
  }
}

/** Whether `x is ...` asks which thing it is. */
function isKindOrRow({ facts }: GameModel, node: Expression): boolean {
  const ref = facts.refs.get(node);
  return node.kind === 'name' && (ref?.to === 'kind' || ref?.to === 'row');
}

function kindOf({ facts }: GameModel, node: Expression): KindModel | null {
  const type = facts.types.get(node);
  const plain = type?.is === 'optional' ? type.of : type;
  return plain?.is === 'thing' ? plain.of : null;
}
