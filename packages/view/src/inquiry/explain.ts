/**
 * Where the value of an attribute comes from: the value without anything in force, and what each
 * source adds.
 */
import { HEADER, NONE, RECORD, type GameModule, type RowMeta } from '@undercroft/contract';
import { seesThing, zoneOf, type Viewer } from '@undercroft/engine';
import { HIDDEN } from '../shape.ts';

/** A part of a value. The parts of a value add up to it. */
export interface ValuePart {
  /**
   * where it comes from: as printed or by the rules, effects that last for a while, cards in force
   */
  readonly from: 'base' | 'lasting' | 'row';
  /**
   * index into `meta.rows` of the card that it comes from; `HIDDEN` when the viewer may not know
   * which one it is; -1 when it is none
   */
  readonly row: number;
  readonly amount: number;
}

/**
 * Takes lasting effects and rows in force out of a copy, one after the other, and compares the
 * value before and after each.
 *
 * @param viewer     who looks; a source that he may not know is not named
 * @param thing      the thing, or the seat for an attribute of players
 * @param attribute  index into `meta.attributes`, one without parameters
 * @returns          the value without sources first, then each source that changes it
 * @cost             one reading of the attribute for each row in force; for interfaces
 *                   nothing for a thing that the viewer does not know, or without that attribute
 * @throws           never
 */
export function explainAttribute(
  module: GameModule,
  state: Int32Array,
  viewer: Viewer,
  thing: number,
  attribute: number,
): ValuePart[] {
  if (!canRead(module, state, { viewer, thing, attribute })) return [];
  const { layout, rows, things } = module.meta;
  const scratch = Int32Array.from(state);
  let value = module.attribute(scratch, attribute, thing);
  const parts: ValuePart[] = [];
  const without = (cell: number, rest: number, from: ValuePart['from'], row: number): void => {
    if (scratch[cell] === rest) return;
    scratch[cell] = rest;
    const before = value;
    value = module.attribute(scratch, attribute, thing);
    const source = rows[row];
    const known = source === undefined || knowsSome(module, state, viewer, source);
    if (value !== before) parts.push({ from, row: known ? row : HIDDEN, amount: before - value });
  };
  const { inForce, lasting, lastingStride } = layout;
  // Their records lie close together, the newest last.
  for (let last = scratch[HEADER.lasting]! - 1; last >= 0; last--)
    without(HEADER.lasting, last, 'lasting', things[scratch[lasting + last * lastingStride + RECORD.this]!] ?? NONE);
  if (inForce !== undefined)
    for (const [index, { spot }] of rows.entries()) if (spot === undefined) without(inForce + index, 0, 'row', index);
  return [{ from: 'base', row: NONE, amount: value }, ...parts];
}

/** Whether the viewer may read an attribute of a thing, or of a player. */
function canRead(
  { meta }: GameModule,
  state: Int32Array,
  asked: { readonly viewer: Viewer; readonly thing: number; readonly attribute: number },
): boolean {
  const { thing } = asked;
  const attribute = meta.attributes[asked.attribute];
  if (attribute === undefined || attribute.params > 0) return false;
  const { owner } = attribute;
  if (owner === 'player') return thing >= 0 && thing < state[HEADER.players]!;
  const kind = meta.kinds[owner];
  if (kind === undefined || thing < kind.first || thing >= kind.end) return false;
  return seesThing(meta, state, asked.viewer, thing);
}

/** Whether the viewer sees a thing of the row that lies somewhere. */
function knowsSome({ meta }: GameModule, state: Int32Array, viewer: Viewer, { first, end }: RowMeta): boolean {
  for (let thing = first; thing < end; thing++)
    if (zoneOf(meta, state, thing) >= 0 && seesThing(meta, state, viewer, thing)) return true;
  return false;
}
