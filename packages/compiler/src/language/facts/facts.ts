/**
 * Facts that phases find about nodes, beside the immutable trees: a table for each sort of fact,
 * all of one compile.
 *
 * @module
 */
import type {
  AttributeModel,
  CornersModel,
  KindModel,
  ScoreLineModel,
  SetModel,
  Type,
} from '../../content/model/model.ts';
import type { Ref } from './ref.ts';
import type { DeclaredName, Local, Numbered } from '../../content/tree/base.ts';
import type { Binary, Call, Expression, Field, NameSet, NameUse, Query, Your } from '../../content/tree/expressions.ts';
import type { AtEnd, Command, ForEach, Gain, Risking, Rolling, Until } from '../../content/tree/statements.ts';
import type {
  Ability,
  ChangePattern,
  Continuous,
  HappenPattern,
  Hook,
  Limit,
  Param,
  Pattern,
  PeriodPattern,
  Play,
  Procedure,
  TypeName,
} from '../../content/tree/items.ts';

const BITS = 6;
const SIZE = 1 << BITS;

/** One sort of fact, of some kinds of nodes. */
export interface FactsOf<N extends Numbered, Fact> {
  /** What is known of a node; undefined when nothing is, or there is no node. Never throws. */
  get(node: Numbered | null | undefined): Fact | undefined;
  /** Notes a fact for the phases that follow, and gives it back. Never throws. */
  set(node: N, fact: Fact): Fact;
  /** Forgets what was noted of a node. Never throws. */
  delete(node: N): void;
}

/**
 * Nodes of a tree have numbers in a row, so a table is made of lists, each for some nodes; a map by
 * node takes seven times as long.
 */
export class FactTable<Fact> implements FactsOf<Numbered, Fact> {
  readonly #lists = new Map<number, (Fact | undefined)[]>();
  // Lookups go to neighbouring nodes one after the other.
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
      this.#list = [];
      this.#lists.set(this.#at, this.#list);
    }
    this.#list[node.id & (SIZE - 1)] = fact;
    return fact;
  }

  delete(node: Numbered): void {
    this.#turnTo(node.id >> BITS);
    if (this.#list !== undefined) this.#list[node.id & (SIZE - 1)] = undefined;
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
  /** by resolve and check, which knows the values that enums share: what a name means */
  readonly refs: FactsOf<NameUse | NameSet | Field | Your | Call | Gain | Pattern | ChangePattern | Continuous, Ref>;
  /**
   * by check: of every expression, local, and of what is gained or paid; of a type name, a
   * parameter and the `it` of an attribute by resolve
   */
  readonly types: FactsOf<Expression | TypeName | Gain | Local, Type>;
  /**
   * by resolve: the name that is declared; of what is judged for each thing, and of what is in
   * force, what is `it` inside
   */
  readonly locals: FactsOf<LocalNode, Local>;
  /** by resolve: locals that are assigned to after their declaration */
  readonly changed: FactsOf<Local, true>;
  /** by resolve: what is `old` inside: the former value, or the space that a step leaves */
  readonly olds: FactsOf<Hook | Call | Risking, Local>;
  /** by check, for `is`: equality of values, or membership in what `right` names */
  readonly tests: FactsOf<Binary, 'equal' | 'member'>;
  /**
   * by resolve: `it` in what is declared with an expression; the name of a parameter of an
   * attribute
   */
  readonly declared: Map<AttributeModel | AttributeModel['params'][number] | ScoreLineModel | CornersModel, Local>;
  /** by check: the value that an attribute shows, of the thing that another stands for */
  readonly shown: Map<AttributeModel, Ref>;
  /** by check: the kind of the members of a set */
  readonly members: Map<SetModel, KindModel>;
}

type LocalNode =
  | Call
  | Query
  | Param
  | Pattern
  | Hook
  | Continuous
  | Ability
  | Play
  | ForEach
  | DeclaredName
  | Rolling
  | Risking;
type PeriodEnd = Extract<Until['end'], { readonly by: 'period' }>;

/** Facts of which none is known yet. Never throws. */
export function noFacts(): Facts {
  return {
    refs: new FactTable(),
    types: new FactTable(),
    locals: new FactTable(),
    procedures: new FactTable(),
    olds: new FactTable(),
    tests: new FactTable(),
    changed: new FactTable(),
    declared: new Map(),
    shown: new Map(),
    members: new Map(),
  };
}
