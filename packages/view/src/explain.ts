/** Where the value of an attribute comes from: the value without anything in force, and what each source adds. */
import { HEADER, NONE, type GameModule, type RowMeta } from '@undercroft/contract';
import { seesThing, type Viewer } from '@undercroft/engine';
import { HIDDEN } from './shape.ts';

/** A part of a value. The parts of a value add up to it. */
export interface ValuePart {
  /** where it comes from: as printed or by the rules, effects that last for a while, cards in force */
  readonly from: 'base' | 'lasting' | 'row';
  /** for `row`: index into `meta.rows`; `HIDDEN` when the viewer may not know which card it is; else -1 */
  readonly row: number;
  readonly amount: number;
}

/**
 * Switches off what is in force, one row after the other, and looks what each had added.
 *
 * @param viewer     who looks; a source that he may not know is not named
 * @param thing      the thing, or the seat for an attribute of players
 * @param attribute  index into `meta.attributes`, one without parameters
 * @returns          the value without sources first, then each source that changes it
 * @cost             one reading of the attribute for each row in force; for interfaces
 * @throws           never for an attribute that `meta` has
 */
export function explainAttribute(
  module: GameModule,
  state: Int32Array,
  viewer: Viewer,
  thing: number,
  attribute: number,
): ValuePart[] {
  const { layout, rows } = module.meta;
  const scratch = Int32Array.from(state);
  let value = module.attribute(scratch, attribute, thing);
  const parts: ValuePart[] = [];
  const without = (cell: number, part: Omit<ValuePart, 'amount'>): void => {
    if (scratch[cell] === 0) return;
    scratch[cell] = 0;
    const before = value;
    value = module.attribute(scratch, attribute, thing);
    if (value !== before) parts.push({ ...part, amount: before - value });
  };
  without(HEADER.lasting, { from: 'lasting', row: NONE });
  const { inForce } = layout;
  if (inForce !== undefined)
    rows.forEach((row, index) =>
      without(inForce + index, { from: 'row', row: knowsSome(module, state, viewer, row) ? index : HIDDEN }),
    );
  return [{ from: 'base', row: NONE, amount: value }, ...parts];
}

/** Whether the viewer sees a thing of the row that lies somewhere. */
function knowsSome({ meta }: GameModule, state: Int32Array, viewer: Viewer, { first, end }: RowMeta): boolean {
  for (let thing = first; thing < end; thing++)
    if (state[meta.layout.zoneOf + thing] >= 0 && seesThing(meta, state, viewer, thing)) return true;
  return false;
}
