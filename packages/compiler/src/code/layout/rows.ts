/** Which row a thing is of, and what its row has printed. */
import { isMade } from '../../content/model/tiles.ts';
import type { KindModel } from '../../content/model/model.ts';
import { isOnTiles, printedOn, rowOf } from '../js/attribute-names.ts';
import * as js from '../js/code.ts';
import type { Js } from '../js/code.ts';
import type { GameLayout } from './layout.ts';

/**
 * What is printed on a thing of a kind. A square of a map has a row of its own, so its row follows
 * from its id.
 */
export function printedOf(layout: GameLayout, owner: KindModel, name: string, thing: Js): Js {
  const apart = isMade(owner.map) && !isOnTiles(owner) ? rowsApart(layout, owner) : null;
  return printedOn(owner, name, thing, apart === null ? rowOf(thing, layout.copies) : js.sum(apart, thing));
}

/**
 * Row minus id, where that is the same for all squares of a map: each player may have squares of
 * the same rows.
 */
function rowsApart({ kinds, rowOf: rows }: GameLayout, kind: KindModel): number | null {
  const range = kinds.get(kind);
  if (range === undefined || range.end === range.first) return null;
  const [first, last] = [rows[range.first] ?? -1, rows[range.end - 1] ?? -1];
  return last - first === range.end - 1 - range.first ? first - range.first : null;
}
