/**
 * The syntax tree of the rules language: one interface per node kind, kinds are kebab strings.
 *
 * The parser makes these nodes, and they never change. Facts that phases find about them stand in
 * tables beside them: `facts.ts`.
 */
import type { EventPattern, Item, Limit, Param, Pattern, Program, TypeName } from './items.ts';
import type { Block, Include, MenuOption } from './statements.ts';
import type { Expression } from './expressions.ts';

export type * from './base.ts';
export type * from './expressions.ts';
export type * from './items.ts';
export type * from './statements.ts';

/** Any node. */
export type Node =
  | Program
  | Item
  | Block
  | MenuOption
  | Include
  | Limit
  | Param
  | TypeName
  | Pattern
  | EventPattern
  | Expression;
