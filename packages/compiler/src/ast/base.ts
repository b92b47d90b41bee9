// What all nodes share: places, and the local names that several of them declare.

import type { Type } from '../model/model.ts';

/** UTF-16 offsets into the *file* (already mapped through the YAML scalar), half-open, with the index of the file. */
export interface Place {
  readonly file: number;
  readonly start: number;
  readonly end: number;
}

/** What every node has. */
export interface Base {
  readonly at: Place;
}

/** A local name: parameter, `let`, loop variable, `it`. One object per declaration; the emitter gives it a slot. */
export interface Local {
  readonly name: string;
  type: Type;
  readonly at: Place;
  /** assigned to after its declaration */
  changed?: boolean;
}
