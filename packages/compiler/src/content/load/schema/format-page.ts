// A schema as a page for readers: every key, what it takes, whether it must be there, what it is
// for.

import { describeSchema } from './describe.ts';
import { INTEGER_MAX, INTEGER_MIN } from './build.ts';
import type { Cases, EnumerationSchema, KeySchema, ObjectSchema, Schema } from './kinds.ts';

/** What the page says around the tables. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Which files have this format, as a path pattern: `content/<game>/game.yaml`. */
  readonly files: string;
  /** A whole file of the small game of the reference; left out: none is shown. */
  readonly sample?: { readonly path: string; readonly text: string } | undefined;
}

/**
 * The page about a format, in Markdown. It starts with a line that says it is generated.
 *
 * @param schema  the root of the format
 * @returns       the whole file, the same for the same schema
 * @throws        never
 */
export function formatPage(schema: Schema, head: PageHead): string {
  const sections: string[] = [];
  const seen = new Set<Schema>();
  const open: Schema[] = [schema];
  for (let next = open.shift(); next !== undefined; next = open.shift()) {
    for (const found of objectsIn(next)) {
      if (seen.has(found)) continue;
      seen.add(found);
      sections.push(section(found));
      open.push(...innerSchemas(found));
    }
  }
  const intro = [`# ${head.title}`, head.description, `Files: \`${head.files}\``];
  // What is marked as right is tried in the tests, and can be tried on the page.
  if (head.sample !== undefined)
    intro.push(`\`\`\`yaml right ${head.sample.path}\n${head.sample.text.trimEnd()}\n\`\`\``);
  return `${['<!-- Generated from the schema of this format; changes here are lost. -->', ...intro, ...sections].join('\n\n')}\n`;
}

type Sectioned = Extract<Schema, { is: 'object' | 'tagged' }>;

/** Objects that a schema is or holds, not looking into the objects themselves. */
function objectsIn(schema: Schema): readonly Sectioned[] {
  switch (schema.is) {
    case 'object':
    case 'tagged':
      return [schema];
    case 'list':
    case 'map':
      return objectsIn(schema.item);
    case 'either':
      return schema.choices.flatMap(objectsIn);
    case 'lazy':
      return objectsIn(schema.make());
    case 'any':
    case 'enumeration':
    case 'expression':
    case 'flag':
    case 'id':
    case 'integer':
    case 'rules':
    case 'text':
      return [];
  }
}

function innerSchemas(schema: Sectioned): readonly Schema[] {
  if (schema.is === 'object') return Object.values(schema.keys).map((known) => known.schema);
  return Object.values(schema.cases);
}

function section(schema: Sectioned): string {
  const heading = `## ${schema.title}`;
  const anchor = `<a id="${anchorOf(schema.title)}"></a>`;
  if (schema.is === 'object')
    return [anchor, heading, schema.description, keyTable(schema), ...exampleOf(schema)].join('\n\n');
  const choice = `The key \`${schema.tag}\` says which it is:`;
  return [anchor, heading, schema.description, choice, caseList(schema.cases)].join('\n\n');
}

function anchorOf(title: string): string {
  return title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}

function linkTo(title: string): string {
  return `[${title}](#${anchorOf(title)})`;
}

function caseList(cases: Cases): string {
  return Object.entries(cases)
    .map(([name, { title, description }]) => `- \`${name}\`: ${linkTo(title)}. ${description}`)
    .join('\n');
}

function exampleOf({ example }: ObjectSchema): readonly string[] {
  return example === undefined ? [] : [`\`\`\`yaml\n${example.trimEnd()}\n\`\`\``];
}

function keyTable(schema: ObjectSchema): string {
  const rows = Object.entries(schema.keys).map(([key, known]) =>
    [`\`${key}\``, valueWords(known.schema), need(known), describeKey(known)].map(cell).join(' | '),
  );
  return [
    '| Key | Value | Needed | What it is for |',
    '| --- | --- | --- | --- |',
    ...rows.map((row) => `| ${row} |`),
  ].join('\n');
}

function cell(text: string): string {
  return text.replaceAll('|', String.raw`\|`).replaceAll(/\s*\n\s*/g, ' ');
}

function need({ need: kind, defaultValue }: KeySchema): string {
  if (kind === 'required') return 'yes';
  return kind === 'optional' ? 'no' : `no, else \`${String(defaultValue)}\``;
}

function describeKey({ description, example, schema }: KeySchema): string {
  const words = enumerationsIn(schema).flatMap(({ values }) =>
    Object.entries(values).map(([value, meaning]) => `\`${value}\`: ${meaning.replace(/\.$/, '')}`),
  );
  const meanings = words.length === 0 ? '' : ` ${words.join('; ')}.`;
  return `${description}${meanings}${example === undefined ? '' : ` Example: \`${example}\``}`;
}

function enumerationsIn(schema: Schema): readonly EnumerationSchema[] {
  if (schema.is === 'enumeration') return [schema];
  if (schema.is === 'list' || schema.is === 'map') return enumerationsIn(schema.item);
  return schema.is === 'either' ? schema.choices.flatMap(enumerationsIn) : [];
}

/** What a key takes, with links to the objects of the page. */
function valueWords(schema: Schema): string {
  switch (schema.is) {
    case 'object':
    case 'tagged':
      return linkTo(schema.title);
    case 'list':
      return `${schema.orSingle ? 'one or a list' : 'list'} of: ${valueWords(schema.item)}`;
    case 'map':
      return `for each ${schema.keyOf}: ${valueWords(schema.item)}`;
    case 'either':
      return schema.choices.map(valueWords).join(' or ');
    case 'integer':
      return schema.min === INTEGER_MIN && schema.max === INTEGER_MAX
        ? 'whole number'
        : describeSchema(schema).slice(2);
    case 'lazy':
      return valueWords(schema.make());
    case 'rules':
      return 'rules text';
    case 'any':
    case 'enumeration':
    case 'expression':
    case 'flag':
    case 'id':
    case 'text':
      return describeSchema(schema);
  }
}
