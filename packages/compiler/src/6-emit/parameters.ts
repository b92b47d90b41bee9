/** Parameters of procedures as cells of a frame. */
import type { Param, Procedure } from '../ast/node.ts';
import type { Slot } from './context.ts';
import type { FrameBuilder } from './frame-builder.ts';

export function isSetParam(param: Param): boolean {
  return param.local?.type.is === 'set';
}

/** Cells of a frame for the parameters, in order. */
export function parameterCells(builder: FrameBuilder, procedure: Procedure): Slot[] {
  return procedure.params.map((param) =>
    isSetParam(param) ? { base: builder.cell(), count: builder.cell() } : builder.cell(),
  );
}
