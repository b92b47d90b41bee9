// What all nodes share: places, and the local names that several of them declare.

import type { Type } from '../model/model.ts';
import type { Span } from '../source/span.ts';

/** What every node has. */
export interface Base {
  readonly at: Span;
}

/** A local name: parameter, `let`, loop variable, `it`. One object per declaration; the emitter gives it a slot. */
export interface Local {
  readonly name: string;
  type: Type;
  readonly at: Span;
  /** assigned to after its declaration */
  changed?: boolean;
}
