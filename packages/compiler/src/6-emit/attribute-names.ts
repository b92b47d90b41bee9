/** How the function of an attribute is called. */
import type { AttributeModel } from '../model/model.ts';
import { identifier } from './names.ts';

export function attributeName(attribute: AttributeModel): string {
  return `a_${attribute.owner === 'player' ? 'player' : identifier(attribute.owner.name)}_${identifier(attribute.name)}`;
}

export function attributeCall(attribute: AttributeModel, of: string, args: readonly string[]): string {
  return `${attributeName(attribute)}(${['S', of, ...args].join(', ')})`;
}

/** Printed values are constant tables by row. */
export function printedTable(owner: { readonly name: string }, name: string): string {
  return `PRINTED_${identifier(owner.name)}_${identifier(name)}`;
}
