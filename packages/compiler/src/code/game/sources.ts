/**
 * Things that have the effects of a row, and those that are of a row or a kind: copies of others as
 * well.
 */
import { copyingKind } from '../../content/model/copies.ts';
import type { KindModel, RowModel } from '../../content/model/model.ts';
import { namedRows } from '../../content/model/named.ts';
import { rowOf } from '../js/attribute-names.ts';
import * as js from '../js/code.ts';
import type { Js } from '../js/code.ts';
import type { IdRange } from '../layout/layout.ts';
import { inRange } from '../layout/set-kinds.ts';
import type { GameEmit } from './game-emit.ts';

export interface Sources {
  /** where they are found */
  readonly range: IdRange;
  /** whether any can be in force, without looking at each */
  readonly active: Js;
  /** whether a thing of the range has the effects of the row now */
  readonly isNow: (thing: Js) => Js;
}

/** The things that may have the effects of a row: its own, or all that can be copies of one. */
export function sourcesOf(game: GameEmit, row: RowModel): Sources {
  const copying = copyingKind(row.kind);
  if (copying === null)
    return { range: game.row(row), active: js.binary('>', game.inForceOf(row), 0), isNow: () => js.TRUE };
  return {
    range: game.things(row),
    active: js.TRUE,
    isNow: (thing) => js.equal(rowOf(thing, true), row.index),
  };
}

/**
 * Whether a thing is of a kind or a row now.
 *
 * @param isThere it is known to be one of `game.things`
 */
export function isOf(game: GameEmit, of: KindModel | RowModel, thing: Js, isThere = false): Js {
  const range = isThere ? js.TRUE : inRange(game.things(of), thing);
  const copying = copyingKind('rows' in of ? of : of.kind);
  if (copying === null || copying === of) return range;
  const rows = 'rows' in of ? namedRows(of).map(({ index }) => index) : [of.index];
  const now = rowOf(thing, true);
  return js.and(range, js.or(...rows.map((index) => js.equal(now, index))));
}
