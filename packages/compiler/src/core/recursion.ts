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
 * Whether a procedure, a function, a set or an attribute may ask for itself, by others too. What hears of it, and what a card or a window
 * does, is no part of this: those are frames, which `CallCells` looks at.
 */
export function mayRecur(model: GameModel, units: Units): boolean {
  const open = new Set<object | string>();
  const done = new Set<object | string>();
  const comesBack = (key: object | string): boolean => {
    if (open.has(key)) return true;
    if (done.has(key)) return false;
    open.add(key);
    const found = !forAsked(model, units, key, (next) => !comesBack(next));
    open.delete(key);
    done.add(key);
    return found;
  };
  return [...units.procedures, ...(model.defines?.values() ?? []), ...model.sets, ATTRIBUTES].some(comesBack);
}

/** Whether a function of the game may be called again while it runs. */
export function callsItself(model: GameModel, units: Units, define: Define): boolean {
  const seen = new Set<object | string>();
  const isElsewhere = (key: object | string): boolean => {
    if (key === define) return false;
    if (seen.has(key)) return true;
    seen.add(key);
    return forAsked(model, units, key, isElsewhere);
  };
  return !forAsked(model, units, define, isElsewhere);
}

/**
 * Goes through all that the bodies of something ask for.
 *
 * @param goOn whether the rest is to be looked at
 * @returns    whether it came to the end
 */
function forAsked(
  model: GameModel,
  units: Units,
  key: object | string,
  goOn: (next: object | string) => boolean,
): boolean {
  let isOn = true;
  for (const body of bodiesOf(model, units, key)) {
    if (body === null || !isOn) continue;
    walk(body, (node) => {
      const next = isOn ? askedBy(model, node) : null;
      if (next !== null) isOn = goOn(next);
    });
  }
  return isOn;
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
