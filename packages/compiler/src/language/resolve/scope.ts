import type { Facts } from '../facts/facts.ts';
import { newId } from '../../content/tree/id.ts';
import type { Local, Procedure } from '../../content/tree/node.ts';
import type { Span } from '../../diagnostics/source/span.ts';
import type { Report } from '../../diagnostics/collector.ts';
import type { RowModel } from '../../content/model/model.ts';
import type { SymbolTable } from './symbol-table.ts';

/** The names that a block adds. Inner scopes see the outer ones. */
export interface Scope {
  readonly locals: Map<string, Local>;
  readonly parent: Scope | null;
}

/** Where a piece of the tree stands: what it can see. */
export interface ResolveContext {
  readonly names: SymbolTable;
  readonly facts: Facts;
  readonly report: Report;
  /** row whose effect this is; null in `.rules` files and in game.yaml */
  readonly row: RowModel | null;
  /** whether there is an acting player; not in the queries of sets and the bases of attributes */
  readonly you: boolean;
  /** the procedure whose `result` may be read */
  readonly result: Procedure | null;
  /**
   * the name that a loop gives to what is listed here; left out = none. Here that is still `it`.
   */
  readonly coming?: string;
  readonly scope: Scope;
}

/** A context with a scope of its own inside. */
export function inner(context: ResolveContext, more: Partial<ResolveContext> = {}): ResolveContext {
  return { ...context, ...more, scope: { locals: new Map(), parent: context.scope } };
}

/** Finds a local name, innermost first. */
export function findLocal(scope: Scope, name: string): Local | undefined {
  for (let at: Scope | null = scope; at !== null; at = at.parent) {
    const local = at.locals.get(name);
    if (local !== undefined) return local;
  }
  return undefined;
}

/** Every local name in sight, for suggestions. */
export function localNames(scope: Scope): string[] {
  const names: string[] = [];
  for (let at: Scope | null = scope; at !== null; at = at.parent) names.push(...at.locals.keys());
  return names;
}

/** Adds a name of the language (`it`, `old`) to the scope; it hides the outer one of that name. */
export function bind(context: ResolveContext, name: string, local: Local): Local {
  context.scope.locals.set(name, local);
  return local;
}

/** A local whose type the check finds out. */
export function newLocal(name: string, at: Span): Local {
  return { is: 'local', id: newId(), name, at };
}

/**
 * Declares a name of the author. It must not hide another one; where it does, that is reported and
 * the new one counts.
 */
export function declare(context: ResolveContext, name: string, at: Span): Local {
  const local = newLocal(name, at);
  const outer = findLocal(context.scope, name);
  const noun = context.names.nouns.get(name);
  if (outer !== undefined && outer.at !== at) {
    context.report(
      'resolve/hidden-name',
      at,
      { name, what: 'name' },
      { related: [{ span: outer.at, message: 'the name that is already here' }] },
    );
  } else if (noun !== undefined) {
    const related = noun.at === null ? [] : [{ span: noun.at, message: `the ${noun.what} of that name` }];
    context.report('resolve/hidden-name', at, { name, what: noun.what }, { related });
  }
  return bind(context, name, local);
}
