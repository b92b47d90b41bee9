// A schema as JSON Schema (draft 2020-12) for editors: completion, hover texts and a first check
// while typing. It accepts what the validator accepts, as far as JSON Schema can say it; the
// validator says more and says it better.

import { ID_PATTERN } from './describe.ts';
import type { EnumerationSchema, KeySchema, ObjectSchema, Schema, TaggedSchema } from './kinds.ts';

/** A JSON Schema is JSON. */
export interface JsonObject {
  readonly [key: string]: Json;
}
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;

/** Head of a schema file. */
export interface SchemaHead {
  /** Identifier of the schema, usually its file name. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
}

type Definitions = Map<string, { readonly schema: Schema; json: JsonObject }>;

/**
 * The JSON Schema of a format.
 *
 * @param schema the root; objects become definitions under their titles, so two objects of a format
 *   have the same title only when they are the same object
 * @returns       plain JSON, the same for the same schema
 * @throws        never
 */
export function toJsonSchema(schema: Schema, head: SchemaHead): JsonObject {
  const definitions: Definitions = new Map();
  const root = convert(schema, definitions);
  const $defs = Object.fromEntries([...definitions].map(([name, { json }]) => [name, json]));
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: head.id,
    title: head.title,
    description: head.description,
    ...root,
    ...(definitions.size > 0 ? { $defs } : {}),
  };
}

function convert(schema: Schema, definitions: Definitions): JsonObject {
  switch (schema.is) {
    case 'text': {
      const pattern = schema.form?.pattern.source ?? (schema.allowEmpty ? undefined : String.raw`\S`);
      return { type: 'string', maxLength: schema.lengthMax, ...(pattern === undefined ? {} : { pattern }) };
    }
    case 'integer':
      return { type: 'integer', minimum: schema.min, maximum: schema.max };
    case 'flag':
      return { type: 'boolean' };
    case 'enumeration':
      return convertEnumeration(schema);
    case 'id':
      return { type: 'string', pattern: ID_PATTERN.source };
    case 'rules':
      return { type: 'string', pattern: String.raw`\S` };
    case 'expression':
      return { type: ['string', 'number', 'boolean'], pattern: String.raw`\S` };
    case 'any':
      return {};
    case 'list': {
      const items = convert(schema.item, definitions);
      const array = {
        type: 'array',
        items,
        minItems: schema.countMin,
        maxItems: schema.countMax,
        uniqueItems: schema.unique,
      };
      return schema.orSingle ? { anyOf: [array, items] } : array;
    }
    case 'map': {
      const propertyNames = schema.idKeys ? { propertyNames: { pattern: ID_PATTERN.source } } : {};
      const additionalProperties = convert(schema.item, definitions);
      return { type: 'object', ...propertyNames, additionalProperties, minProperties: schema.countMin };
    }
    case 'object':
      return define(schema.title, schema, definitions, () => convertObject(schema, definitions));
    case 'tagged':
      return define(schema.title, schema, definitions, () => convertTagged(schema, definitions));
    case 'either':
      return { anyOf: schema.choices.map((choice) => convert(choice, definitions)) };
    case 'lazy':
      return convert(schema.make(), definitions);
  }
}

/**
 * Puts a schema under `$defs` and refers to it; one that holds itself is met again while it is
 * made.
 */
function define(title: string, schema: Schema, definitions: Definitions, make: () => JsonObject): JsonObject {
  const known = definitions.get(title);
  const isOther = known !== undefined && known.schema !== schema;
  const name = isOther ? `${title} ${definitions.size}` : title;
  if (known === undefined || isOther) {
    const definition = { schema, json: {} };
    definitions.set(name, definition);
    definitions.set(name, { schema, json: make() });
  }
  return { $ref: `#/$defs/${encodeURIComponent(name)}` };
}

function convertEnumeration({ values }: EnumerationSchema): JsonObject {
  const descriptions = Object.values(values);
  return {
    type: 'string',
    enum: Object.keys(values),
    enumDescriptions: descriptions,
    markdownEnumDescriptions: descriptions,
  };
}

function convertKey(known: KeySchema, definitions: Definitions): JsonObject {
  const { schema, description, defaultValue, example } = known;
  return {
    ...convert(schema, definitions),
    description,
    markdownDescription: example === undefined ? description : `${description}\n\nExample: \`${example}\``,
    ...(defaultValue === undefined ? {} : { default: defaultValue }),
    ...(example === undefined ? {} : { examples: [example] }),
  };
}

function convertObject(schema: ObjectSchema, definitions: Definitions): JsonObject {
  const keys = Object.entries(schema.keys);
  return {
    type: 'object',
    title: schema.title,
    description: schema.description,
    properties: Object.fromEntries(keys.map(([key, known]) => [key, convertKey(known, definitions)])),
    required: keys.filter(([, known]) => known.need === 'required').map(([key]) => key),
    additionalProperties: false,
  };
}

/** `enum` on the tag and a condition a case: with `oneOf` editors blame the wrong case. */
function convertTagged(schema: TaggedSchema, definitions: Definitions): JsonObject {
  const cases = Object.entries(schema.cases);
  const values = Object.fromEntries(cases.map(([name, { description }]) => [name, description]));
  return {
    type: 'object',
    title: schema.title,
    description: schema.description,
    properties: { [schema.tag]: convertEnumeration({ is: 'enumeration', values }) },
    required: [schema.tag],
    allOf: cases.map(([name, chosen]) =>
      condition(
        { properties: { [schema.tag]: { const: name } }, required: [schema.tag] },
        convert(chosen, definitions),
      ),
    ),
  };
}

function condition(when: JsonObject, outcome: JsonObject): JsonObject {
  return { if: when, ...property('then', outcome) };
}

/** A property by name: an object with a written `then` looks like a promise to lint. */
function property(key: string, value: Json): JsonObject {
  return { [key]: value };
}
