// What is known at a point of the program: which names are not none, or of a narrower kind, and whether the point is reached at all.

import type { Local } from '../../ast/node.ts';
import type { FieldModel, Type } from '../../model/model.ts';
import { joined } from './types.ts';

/** A plain name whose type can be narrowed by a test: a local, or a global. */
export type Variable = Local | FieldModel;

/** The state of the check at one point. Changed as the check goes on; branches work on copies. */
export class Flow {
  reachable: boolean;
  readonly #facts: Map<Variable, Type>;

  constructor(reachable = true, facts: ReadonlyMap<Variable, Type> = new Map()) {
    this.reachable = reachable;
    this.#facts = new Map(facts);
  }

  copy(): Flow {
    return new Flow(this.reachable, this.#facts);
  }

  /** The narrowed type of a name, or the declared one. */
  typeOf(variable: Variable): Type {
    return this.#facts.get(variable) ?? variable.type;
  }

  narrow(variable: Variable, type: Type): void {
    this.#facts.set(variable, type);
  }

  forget(variable: Variable): void {
    this.#facts.delete(variable);
  }

  /** Forgets every global: something ran that may have changed them. */
  forgetGlobals(): void {
    for (const variable of this.#facts.keys()) if ('owner' in variable) this.#facts.delete(variable);
  }

  /** Becomes what is known after either of the branches. */
  become(branches: readonly Flow[]): void {
    const reached = branches.filter(({ reachable }) => reachable);
    const [first, ...others] = reached;
    this.reachable = first !== undefined;
    this.#facts.clear();
    if (first === undefined) return;
    for (const [variable, type] of first.#facts) {
      const all = others.reduce<Type | null>((both, branch) => {
        const other = branch.#facts.get(variable);
        return both === null || other === undefined ? null : joined(both, other);
      }, type);
      if (all !== null) this.#facts.set(variable, all);
    }
  }
}
