// What is known at a point of the program: which names are not none, or of a narrower kind, and
// whether the point is reached at all.

import type { Facts } from '../../facts/facts.ts';
import type { Local } from '../../../content/tree/node.ts';
import type { FieldModel, Type } from '../../../content/model/model.ts';
import { ERROR, joined } from './types.ts';

/** A plain name whose type can be narrowed by a test: a local, or a global. */
export type Variable = Local | FieldModel;

/** The state of the check at one point. Changed as the check goes on; branches work on copies. */
export class Flow {
  reachable: boolean;
  readonly #types: Facts['types'];
  readonly #narrowed: Map<Variable, Type>;

  /** @param types of all locals */
  constructor(types: Facts['types'], reachable = true, narrowed: ReadonlyMap<Variable, Type> = new Map()) {
    this.reachable = reachable;
    this.#types = types;
    this.#narrowed = new Map(narrowed);
  }

  copy(): Flow {
    return new Flow(this.#types, this.reachable, this.#narrowed);
  }

  /** The narrowed type of a name, or the declared one. */
  typeOf(variable: Variable): Type {
    const narrowed = this.#narrowed.get(variable);
    if (narrowed !== undefined) return narrowed;
    return 'owner' in variable ? variable.type : (this.#types.get(variable) ?? ERROR);
  }

  narrow(variable: Variable, type: Type): void {
    this.#narrowed.set(variable, type);
  }

  forget(variable: Variable): void {
    this.#narrowed.delete(variable);
  }

  /** Forgets every global: something ran that may have changed them. */
  forgetGlobals(): void {
    for (const variable of this.#narrowed.keys()) if ('owner' in variable) this.#narrowed.delete(variable);
  }

  /** Becomes what is known after either of the branches. */
  become(branches: readonly Flow[]): void {
    const reached = branches.filter(({ reachable }) => reachable);
    const [first, ...others] = reached;
    this.reachable = first !== undefined;
    this.#narrowed.clear();
    if (first === undefined) return;
    for (const [variable, type] of first.#narrowed) {
      const all = others.reduce<Type | null>((both, branch) => {
        const other = branch.#narrowed.get(variable);
        return both === null || other === undefined ? null : joined(both, other);
      }, type);
      if (all !== null) this.#narrowed.set(variable, all);
    }
  }
}
