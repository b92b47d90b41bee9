// Files of rows. Which keys a row has depends on what its kind has printed, so these schemas are
// made for each kind of a game.

import type { KindModel, PrintedModel, Type } from '../../model/model.ts';
import { COUNT_MAX } from './counts.ts';
import {
  anything,
  either,
  enumeration,
  flag,
  id,
  integer,
  list,
  mapOf,
  object,
  optional,
  required,
  rules,
  text,
  type KeySchema,
  type ObjectSchema,
  type Schema,
} from '../schema.ts';
import { icon, ruleIds, title } from './common.ts';
import { tileDrawing } from './maps.ts';
import { scenery } from './scenery.ts';

/** Keys that rows of every kind have. */
export const rowKeys = {
  title: optional(title, 'What players read; made from the name of the file when left out.', { example: 'Old owl' }),
  plural: optional(title, 'The title of several of them; made from the title when left out.', { example: 'Old owls' }),
  count: optional(
    either(integer({ min: 0, max: COUNT_MAX }), text({ lengthMax: 20 })),
    'How many there are; one when left out.',
    { example: '2 per player' },
  ),
  starts: optional(id('zone'), 'The zone in which they begin; nowhere when left out.', { example: 'deck' }),
  'if-option': optional(id('option'), 'The option that must be on for them to be in the game.'),
  tags: optional(list(id('tag'), { unique: true }), 'Words to sort and search by; they have no meaning in the rules.'),
  icon: optional(icon, 'Its picture; that of its kind when left out.', { example: 'owl' }),
  scenery: optional(
    scenery,
    'What its picture stands in front of, and what lies around it; a key that is left out is as its kind has it in table.yaml.',
    { example: '{wall: rock, layers: [{icon: two-coins, at: [20, 80], size: 30}]}' },
  ),
  flavour: optional(text({ lengthMax: 300 }), 'A sentence in a slanted face that means nothing.'),
  text: optional(
    text({ lengthMax: 600 }),
    'The text of the card; made from the effect when left out, and checked against it otherwise.',
  ),
  rules: optional(ruleIds, 'Ids of the rules that it carries out.', { example: '[AB-CARD-07]' }),
  effect: optional(rules(), 'What it does, in the rules language.', { example: 'your beasts have +1 might' }),
};

/**
 * The format of a file with one row of a kind.
 *
 * @param printed  what is printed on its rows, that of its parents included
 * @param isTile   whether the kind is that of the tiles of a map
 * @throws         never
 */
export function rowSchema(
  kind: Pick<KindModel, 'name'>,
  printed: readonly PrintedReading[],
  isTile = false,
): ObjectSchema {
  return object(kind.name, `One ${kind.name}, and as many things as \`count\` says.`, {
    ...printedKeys(printed),
    ...(isTile ? { drawing: required(tileDrawing, DRAWING, { example: '{spaces: "..\\n.."}' }) } : {}),
    ...rowKeys,
  });
}

const DRAWING = 'The tile as it is drawn.';

/**
 * The format of a file with many rows of a kind. What is required is checked for each row together
 * with `each`, so nothing is required here.
 *
 * @throws never
 */
export function tableFileSchema(
  kind: Pick<KindModel, 'name'>,
  printed: readonly PrintedReading[],
  isTile = false,
): ObjectSchema {
  const drawn = isTile ? { drawing: optional(tileDrawing, DRAWING) } : {};
  const keys = Object.entries({ ...printedKeys(printed), ...drawn, ...rowKeys }).map(
    ([key, known]): [string, KeySchema] => [key, optional(known.schema, known.description)],
  );
  const row = object(
    `row of a ${kind.name} table`,
    'One row: the keys of a file of its own; what it does not say is as in `each`.',
    Object.fromEntries(keys),
  );
  return object(`table of ${kind.name} rows`, `Many rows in one file; its name ends in \`.table.yaml\`.`, {
    each: optional(row, 'What all rows of this table share; a row that has a key of its own keeps it.', {
      example: '{count: 2, starts: deck}',
    }),
    rows: required(mapOf('row', row), 'The rows by name.', { example: '{owl: {title: Old owl}}' }),
  });
}

function printedKeys(printed: readonly PrintedReading[]): Record<string, KeySchema> {
  return Object.fromEntries(
    printed.map(({ model, required: isRequired, min, max }) => {
      const schema = valueSchema(model.type, min, max);
      const description = `The ${model.title.toLowerCase()} that is printed on it.`;
      return [model.name, isRequired ? required(schema, description) : optional(schema, description)];
    }),
  );
}

function valueSchema(type: Type, min: number | null, max: number | null): Schema {
  switch (type.is) {
    case 'number':
      return integer({ ...(min === null ? {} : { min }), ...(max === null ? {} : { max }) });
    case 'flag':
      return flag();
    case 'enum':
      return enumeration(Object.fromEntries(type.of.values.map(({ name }) => [name, ''])), type.of.at);
    case 'optional':
      return either(enumeration({ none: 'There is none.' }), valueSchema(type.of, min, max));
    case 'dice':
    case 'error':
    case 'kind':
    case 'none':
    case 'nothing':
    case 'player':
    case 'row':
    case 'set':
    case 'table':
    case 'thing':
    case 'zone':
      return anything();
  }
}

/** A printed value and whether a row may leave it out. */
export interface PrintedReading {
  readonly model: PrintedModel;
  readonly required: boolean;
  readonly min: number | null;
  readonly max: number | null;
}
