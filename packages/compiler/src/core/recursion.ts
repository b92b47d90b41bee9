/** Whether rules may come back to themselves: how deep calls go is known of those that do not. */
import type { Define, Node } from '../content/tree/node.ts';
import { walk } from '../content/tree/walk.ts';
import type { GameModel } from '../language/game.ts';
import type { Units } from './units.ts';

/**
 * The value of an attribute may depend on any effect in force, so all attributes share one node.
 */
const ATTRIBUTES = 'attributes';

/**
 * Whether a procedure, a function, a set or an attribute may ask for itself, by others too. What
 * hears of it, and what a card or a window does, is no part of this: those are frames, which
 * `CallCells` looks at.
 */
export function mayRecur(model: GameModel, units: Units): boolean {
  const open = new Set<object | string>();
  const done = new Set<object | string>();
  const comesBack = (key: object | string): boolean => {
    if (open.has(key)) return true;
    if (done.has(key)) return false;
    open.add(key);
    let found = false;
    for (const body of bodiesOf(model, units, key)) {
      if (body === null || found) continue;
      walk(body, (node) => {
        const next = askedBy(model, node);
        if (next !== null && !found) found = comesBack(next);
      });
    }
    open.delete(key);
    done.add(key);
    return found;
  };
  return [...units.procedures, ...(model.defines?.values() ?? []), ...model.sets, ATTRIBUTES].some(comesBack);
}

/** Which functions of a game may be called again while they run. */
export class SelfCalls {
  private readonly model: GameModel;
  private readonly units: Units;
  private readonly asked = new Map<object, readonly object[]>();
  private readonly known = new Map<Define, boolean>();

  constructor(model: GameModel, units: Units) {
    this.model = model;
    this.units = units;
  }

  has(define: Define): boolean {
    let known = this.known.get(define);
    if (known === undefined) this.known.set(define, (known = this.comesTo(define, define, new Set())));
    return known;
  }

  private comesTo(from: object, define: Define, seen: Set<object>): boolean {
    for (const next of this.askedBy(from)) {
      if (next === define) return true;
      if (seen.has(next)) continue;
      seen.add(next);
      if (this.comesTo(next, define, seen)) return true;
    }
    return false;
  }

  private askedBy(key: object): readonly object[] {
    let asked = this.asked.get(key);
    if (asked === undefined) {
      const found = new Set<object>();
      for (const body of this.bodiesOf(key)) {
        if (body === null) continue;
        walk(body, (node) => {
          const ref = this.model.facts.refs.get(node);
          if (ref?.to === 'define') found.add(ref.define);
          if (ref?.to === 'set') found.add(ref.set);
          if (ref?.to === 'attribute') found.add(ref.attribute);
        });
      }
      this.asked.set(key, (asked = [...found]));
    }
    return asked;
  }

  /** An attribute follows from its base and from the effects that change it. */
  private bodiesOf(key: object): readonly (Node | null)[] {
    if (!('base' in key)) return bodiesOf(this.model, this.units, key);
    const effects = this.units.continuous.map(({ item }) => item);
    const changes = effects.filter((item) => {
      const ref = this.model.facts.refs.get(item);
      return ref?.to === 'attribute' && ref.attribute === key;
    });
    return [key.base as Node | null, ...changes];
  }
}

function bodiesOf(model: GameModel, units: Units, key: object | string): readonly (Node | null)[] {
  if (key === ATTRIBUTES) return attributeNodes(model, units);
  if ('query' in (key as object)) return [(key as { query: Node }).query];
  const { body, value } = key as { body: Node | null; value?: Node | null };
  return [body, value ?? null];
}

/** What a node asks for that has a body of its own. */
function askedBy({ facts }: GameModel, node: Node): object | string | null {
  const procedure = facts.procedures.get(node);
  if (procedure !== undefined) return procedure;
  const ref = facts.refs.get(node);
  if (ref?.to === 'procedure') return ref.procedure;
  if (ref?.to === 'define') return ref.define;
  if (ref?.to === 'set') return ref.set;
  return ref?.to === 'attribute' ? ATTRIBUTES : null;
}

function attributeNodes(model: GameModel, units: Units): readonly (Node | null)[] {
  const own = [...model.playerAttributes, ...model.kinds.flatMap(({ attributes }) => attributes)];
  return [...own.map(({ base }) => base), ...units.continuous.map(({ item }) => item)];
}
