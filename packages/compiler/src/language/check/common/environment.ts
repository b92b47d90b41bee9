import type { Facts } from '../../facts/facts.ts';
import type { Block, Expression, Local, Procedure } from '../../../content/tree/node.ts';
import type { Report } from '../../../diagnostics/collector.ts';
import type { Define } from '../../../content/tree/node.ts';
import type { SymbolTable } from '../../resolve/symbol-table.ts';
import type { RowModel, Type } from '../../../content/model/model.ts';
import type { Flow } from './flow.ts';

/** What `return` may give: nothing outside of procedures and defines. */
export interface Returning {
  /** null = no value */
  readonly type: Type | null;
  readonly name: string;
}

/** The loop that `stop` leaves. */
export interface CheckedLoop {
  stopped: boolean;
}

/**
 * Where a piece of the tree stands: what is allowed there. The functions stand here because
 * expressions hold blocks of each other.
 */
export interface Environment {
  readonly names: SymbolTable;
  readonly facts: Facts;
  readonly report: Report;
  readonly row: RowModel | null;
  readonly flow: Flow;
  readonly returning: Returning | null;
  readonly loop: CheckedLoop | null;
  /** the procedure that `proceed` does */
  readonly instead: Procedure | null;
  /** whether `expire` has something to end */
  readonly lasting: boolean;
  /** where nothing may be asked, rolled or done; null = everything may */
  readonly looking: Looking | null;
  /** the procedure whose `result` may be read */
  readonly result: Procedure | null;
  /**
   * locals of this body; those of the bodies around it are captured and keep their value. null =
   * all are its own
   */
  readonly own: Set<Local> | null;
  /** locals that were read, for the warning about those that are not */
  readonly used: Set<Local>;
  /** type of a define's value; checks the define first where needed */
  typeOfDefine(define: Define): Type;
  expression(expression: Expression, environment: Environment, expected?: Type | null): Type;
  block(block: Block, environment: Environment): void;
}

/** A place where nothing may be asked, rolled, drawn at random or done. */
export interface Looking {
  /** in words, as the subject of a sentence */
  readonly where: string;
  /** whether what is wanted can be named on a line before */
  readonly canName: boolean;
}
