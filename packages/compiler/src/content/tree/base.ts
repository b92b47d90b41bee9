// What all nodes share: numbers, places, and the local names that several of them declare.

import type { Span } from '../../diagnostics/source/span.ts';

/** What facts can be found out about: a node, or a part of one that declares a name. */
export interface Numbered {
  /** unique over all trees; a copy of a node keeps it, and with it all facts of the node */
  readonly id: number;
}

/** What every node has. */
export interface Base extends Numbered {
  readonly at: Span;
}

/** A name that is declared in a part of a node. */
export interface DeclaredName extends Numbered {
  readonly name: string;
  readonly at: Span;
}

/**
 * A local name: parameter, `let`, loop variable, `it`. One object per declaration; the emitter
 * gives it a slot.
 */
export interface Local extends DeclaredName {
  readonly is: 'local';
}
