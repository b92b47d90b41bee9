// Looks up the names that are neither values nor functions: verbs, periods, windows, counters,
// types.

import type { Procedure, TypeName } from '../../content/tree/node.ts';
import type { Span } from '../../diagnostics/source/span.ts';
import { suggest } from '../../diagnostics/suggest.ts';
import type { Type } from '../../content/model/model.ts';
import type { ResolveContext } from './scope.ts';
import type { SymbolTable } from './symbol-table.ts';

/** The procedure that is a period; reports when there is none. */
export function findPeriod(name: string, at: Span, { names, report }: ResolveContext): Procedure | undefined {
  const procedure = names.procedures.get(name);
  if (procedure === undefined && !names.lost.has(name))
    report('resolve/unknown-period', at, { name, near: suggest(name, names.procedures.keys()) });
  return procedure;
}

/** Reports when there is no window of that name. */
export function requireWindow(name: string, at: Span, { names, report }: ResolveContext): void {
  if (!names.windows.has(name))
    report('resolve/unknown-window', at, { name, near: suggest(name, names.windows.keys()) });
}

/**
 * The type that a name stands for, without marks such as `?`; undefined when it stands for none.
 */
export function namedType(name: string, names: SymbolTable): Type | undefined {
  const [, is, named = ''] = /^(row|kind) of (.+)$/.exec(name) ?? [];
  if (is === 'row' || is === 'kind') {
    const of = names.kinds.get(named);
    return of && { is, of };
  }
  const kind = names.kinds.get(name);
  const values = names.enums.get(name);
  if (kind !== undefined) return { is: 'thing', of: kind };
  if (values !== undefined) return { is: 'enum', of: values };
  if (name === 'number' || name === 'flag' || name === 'player') return { is: name };
  return name === 'thing' ? { is: 'thing', of: null } : undefined;
}

/** Finds the type of a type name and keeps it there; reports when there is none. */
export function resolveTypeName(typeName: TypeName, { names, report, facts }: ResolveContext): Type {
  const { what } = typeName;
  let type = namedType(what === null ? typeName.name : `${what} of ${typeName.name}`, names);
  if (type === undefined) {
    const others = what === null ? [...names.enums.keys(), 'number', 'flag', 'player', 'thing'] : [];
    const candidates = [...names.kinds.keys(), ...others];
    const kind = names.game.kinds.find(({ plural }) => plural === typeName.name);
    report('resolve/unknown-type', typeName.at, {
      name: typeName.name,
      near: kind === undefined ? suggest(typeName.name, candidates) : [kind.name],
    });
    type = { is: 'error' };
  }
  if (typeName.many) type = { is: 'set', of: type };
  else if (typeName.optional) type = { is: 'optional', of: type };
  facts.types.set(typeName, type);
  return type;
}
