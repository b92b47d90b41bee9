/**
 * A game whose rules are understood: what its content says, with what resolve and check find out.
 *
 * @module
 */
import type { GameContent, RowModel } from '../content/model/model.ts';
import type { Define, Hook, Item, Procedure } from '../content/tree/node.ts';
import { noFacts, type Facts } from './facts/facts.ts';

export interface GameModel extends GameContent {
  /** what resolve and check found out about the nodes of its trees */
  readonly facts: Facts;
  /** filled by resolve */
  procedures?: Map<string, Procedure>;
  defines?: Map<string, Define>;
  /** items that are in force for the whole game, from `.rules` files */
  standing?: Item[];
  hooks?: HookUse[];
}

/** A game of whose rules nothing is known yet. Never throws. */
export function gameOf(content: GameContent): GameModel {
  return { ...content, facts: noFacts() };
}

/** A hook with where it comes from; row null = always in force. */
export interface HookUse {
  readonly hook: Hook;
  readonly row: RowModel | null;
}
