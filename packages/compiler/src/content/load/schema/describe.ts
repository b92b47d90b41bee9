// What a schema expects, in words.

import { listOf } from '../../../diagnostics/table/words.ts';
import { INTEGER_MAX, INTEGER_MIN } from './build.ts';
import type { IntegerSchema, Schema } from './kinds.ts';

/** Kebab case: small letters and digits, single hyphens, a letter first. */
export const ID_PATTERN = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/**
 * What a value must be: "a whole number from 0 to 20". Fits behind "must be" and "expected".
 *
 * @throws never
 */
export function describeSchema(schema: Schema): string {
  switch (schema.is) {
    case 'text':
      return schema.form?.words ?? 'a text';
    case 'integer':
      return `a whole number${describeRange(schema)}`;
    case 'flag':
      return '`true` or `false`';
    case 'enumeration':
      return listOf(Object.keys(schema.values));
    case 'id':
      return `the id of a ${schema.of}`;
    case 'rules':
      return 'a rule';
    case 'expression':
      return 'an expression';
    case 'any':
      return 'a value';
    case 'list':
      return 'a list';
    case 'map':
      return `a map with a key for each ${schema.keyOf}`;
    case 'object':
    case 'tagged':
      return `a map with the keys of a ${schema.title}`;
    case 'either':
      return schema.choices.map(describeSchema).join(', or ');
    case 'lazy':
      return describeSchema(schema.make());
  }
}

function describeRange({ min, max }: IntegerSchema): string {
  if (min > INTEGER_MIN && max < INTEGER_MAX) return ` from ${min} to ${max}`;
  if (min > INTEGER_MIN) return `, at least ${min}`;
  return max < INTEGER_MAX ? `, at most ${max}` : '';
}

/**
 * A text turned into an id: "Old Owl" becomes "old-owl".
 *
 * @returns  undefined when nothing is left of it
 * @throws   never
 */
export function toId(written: string): string | undefined {
  const made = written
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[^a-z]+|-+$/g, '');
  return ID_PATTERN.test(made) ? made : undefined;
}
