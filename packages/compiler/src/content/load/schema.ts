// The public API of the schema kit: how the shape of a content file is written down, checked, and
// turned into help for editors and readers.

export * from './schema/build.ts';
export { toId } from './schema/describe.ts';
export type * from './schema/kinds.ts';
export { validate } from './schema/validate.ts';
export { toJsonSchema } from './schema/json-schema.ts';
export { formatPage } from './schema/format-page.ts';
