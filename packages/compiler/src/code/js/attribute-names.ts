/** How attributes and printed values are read. */
import type { AttributeModel, KindModel, PrintedModel } from '../../content/model/model.ts';
import type { GameModel } from '../../language/game.ts';
import { S } from './cells.ts';
import * as js from './code.ts';
import type { Js } from './code.ts';
import { identifier } from './names.ts';

export function attributeName(attribute: AttributeModel): string {
  return `a_${attribute.owner === 'player' ? 'player' : identifier(attribute.owner.name)}_${identifier(attribute.name)}`;
}

export function attributeCall(attribute: AttributeModel, of: Js, args: readonly Js[]): Js {
  return js.call(attributeName(attribute), S, of, ...args);
}

/** Printed values are constant tables by row. */
export function printedTable(owner: { readonly name: string }, name: string): string {
  return `PRINTED_${identifier(owner.name)}_${identifier(name)}`;
}

/** The sign of a square, in functions that look at nothing else: see `drawn.ts`. */
export const SIGN = js.name('sign');

/**
 * The row of a thing.
 *
 * @param copies  whether things of the game can be copies of others
 */
export function rowOf(thing: Js, copies: boolean): Js {
  return copies ? js.call('rowNow', S, thing) : js.at('ROW_OF', thing);
}

/**
 * What is printed on a thing; for a square of a board of tiles, what the tile that lies there has
 * drawn on it.
 *
 * @param row  of the thing
 */
export function printedOn(owner: KindModel, name: string, thing: Js, row: Js): Js {
  const table = printedTable(owner, name);
  if (owner.map?.is === 'gates') return js.call('borderOf', thing);
  if (!isOnTiles(owner)) return js.at(table, row);
  if (thing === SIGN) return js.at(table, SIGN);
  if (name === 'row') return js.call('rowOnBoard', thing);
  return name === 'column' ? js.call('columnOnBoard', thing) : js.call('drawnOn', thing, js.name(table));
}

/**
 * Values of a printed value: by row; of squares of a board of tiles by sign, and behind them that
 * of a square that is not on the map.
 */
export function printedValues(model: GameModel, kind: KindModel, { name, initial }: PrintedModel): number[] {
  const tiles = kind.map?.is === 'grid' ? kind.map.tiles : undefined;
  if (tiles === undefined) return model.rows.map((row) => row.printed.get(name) ?? initial);
  return [...[...tiles.signs.values()].map(({ printed }) => printed.get(name) ?? initial), initial];
}

export function isOnTiles({ map }: KindModel): boolean {
  return map?.is === 'grid' && map.tiles !== undefined;
}
