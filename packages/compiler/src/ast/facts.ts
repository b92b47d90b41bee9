/**
 * What phases find out about nodes stands beside the trees, which nobody changes: a table for each sort of fact, all of them of one compile.
 *
 * @module
 */
import type { Local, Numbered } from './base.ts';
import type { Binary, Call } from './expressions.ts';
import type { AtEnd, Command, Until } from './statements.ts';
import type { HappenPattern, Hook, Limit, PeriodPattern, Procedure } from './items.ts';
import type { Risking } from './statements.ts';

const BITS = 6;
const SIZE = 1 << BITS;

/** One sort of fact, of some kinds of nodes. */
export interface FactsOf<N extends Numbered, Fact> {
  /** What is known of a node; undefined when nothing is, or there is no node. Never throws. */
  get(node: Numbered | null | undefined): Fact | undefined;
  /** Notes a fact for the phases that follow, and gives it back. Never throws. */
  set(node: N, fact: Fact): Fact;
}

/** Nodes of a tree have numbers in a row, so a table is made of lists, each for some nodes; a map by node takes seven times as long. */
export class FactTable<Fact> implements FactsOf<Numbered, Fact> {
  readonly #lists = new Map<number, (Fact | undefined)[]>();
  // Whoever asks for a node asks for its neighbours next.
  #at = -1;
  #list: (Fact | undefined)[] | undefined;

  get(node: Numbered | null | undefined): Fact | undefined {
    if (node === null || node === undefined) return undefined;
    this.#turnTo(node.id >> BITS);
    return this.#list?.[node.id & (SIZE - 1)];
  }

  set(node: Numbered, fact: Fact): Fact {
    this.#turnTo(node.id >> BITS);
    if (this.#list === undefined) {
      this.#list = Array.from({ length: SIZE });
      this.#lists.set(this.#at, this.#list);
    }
    this.#list[node.id & (SIZE - 1)] = fact;
    return fact;
  }

  #turnTo(at: number): void {
    if (at === this.#at) return;
    this.#at = at;
    this.#list = this.#lists.get(at);
  }
}

/** What is known of the nodes of a game. */
export interface Facts {
  /** by resolve: a procedure of the game; of a command null for a built-in verb */
  readonly procedures: FactsOf<HappenPattern | PeriodPattern | Limit | AtEnd | PeriodEnd | Command, Procedure | null>;
  /** by resolve: what is `old` inside: the former value, or the space that a step leaves */
  readonly olds: FactsOf<Hook | Call | Risking, Local>;
  /** by check, for `is`: equality of values, or membership in what `right` names */
  readonly tests: FactsOf<Binary, 'equal' | 'member'>;
}

type PeriodEnd = Extract<Until['end'], { readonly by: 'period' }>;

/** Facts of which none is known yet. Never throws. */
export function noFacts(): Facts {
  return { procedures: new FactTable(), olds: new FactTable(), tests: new FactTable() };
}
