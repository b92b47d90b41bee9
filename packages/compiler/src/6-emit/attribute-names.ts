/** How attributes and printed values are read. */
import type { AttributeModel } from '../model/model.ts';
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

/** The row of a thing. */
export function rowOf(thing: Js): Js {
  return js.at('ROW_OF', thing);
}

/** What is printed on a thing. */
export function printedOn(owner: { readonly name: string }, name: string, thing: Js): Js {
  return js.at(printedTable(owner, name), rowOf(thing));
}
