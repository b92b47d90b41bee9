/** Parameters of procedures as cells of a frame. */
import type { Facts } from '../../language/facts/facts.ts';
import type { Param, Procedure } from '../../content/tree/node.ts';
import type { Slot } from '../js/context.ts';
import type { FrameBuilder } from '../game/frame-builder.ts';
import { memberType } from '../layout/set-kinds.ts';
import { identifier } from '../js/names.ts';

export function isSetParam({ locals, types }: Facts, param: Param): boolean {
  return types.get(locals.get(param))?.is === 'set';
}

/**
 * The parameters of a frame function, in the order of its cells: named constants, or cells where
 * the rules assign to them. A set is two: where its list begins and how long it is.
 */
export function parameterCells(facts: Facts, builder: FrameBuilder, procedure: Procedure): Slot[] {
  return procedure.params.map((param) => {
    const name = identifier(param.name);
    const local = facts.locals.get(param);
    const type = facts.types.get(local);
    if (isSetParam(facts, param)) return builder.constantList(name, memberType(type));
    return facts.changed.get(local) === true ? builder.cellOf(type) : builder.constant(name, type);
  });
}
