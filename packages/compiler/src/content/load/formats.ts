// Every format of content files: what editors complete, what the pages about formats are made from.

import type { SourceSet } from '../../diagnostics/source/source-set.ts';
import { loadContext } from './declare/common/context.ts';
import type { LoadInput } from './input.ts';
import { readEnums } from './declare/things/enums.ts';
import { readKinds } from './declare/things/kinds.ts';
import { SCENARIO_SUFFIX, TABLE_SUFFIX } from './paths.ts';
import type { Schema } from './schema.ts';
import { gameSchema } from './schemas/game.ts';
import { lessonSchema } from './schemas/lesson.ts';
import { localeSchema } from './schemas/locale.ts';
import { isTile, readBorderEnum } from './declare/things/tiles.ts';
import { rowSchema, tableFileSchema } from './schemas/row.ts';
import { rulebookSchema } from './schemas/rulebook.ts';
import { scenarioSchema } from './schemas/scenario.ts';
import { tableSchema } from './schemas/table.ts';
import { trainedSchema } from './schemas/trained.ts';
import { parseYaml } from './yaml.ts';

/** One format of content files. */
export interface Format {
  /** Names the format; of rows `<game>/<kind>` and `<game>/<kind>-table`. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Globs of its files from the content folder; one that starts with `!` takes files out. */
  readonly files: readonly string[];
  readonly schema: Schema;
}

const SCENARIOS = `*/**/*${SCENARIO_SUFFIX}`;

/** Formats that are the same in every game. */
export const FORMATS: readonly Format[] = [
  {
    id: 'game',
    title: 'game.yaml',
    description: gameSchema.description,
    files: ['*/game.yaml'],
    schema: gameSchema,
  },
  {
    id: 'row',
    title: 'Files of rows',
    description:
      'A card, a room, a figure: one file is one row of a kind, named like the file. It stands in the folder that game.yaml gives the kind. ' +
      'Besides the keys below it has a key for everything that its kind has printed.',
    files: ['*/<folder of the kind>/**/*.yaml'],
    schema: rowSchema({ name: 'row' }, []),
  },
  {
    id: 'row-table',
    title: 'Tables of rows',
    description: 'Many rows of a kind in one file, with what they share written once.',
    files: [`*/<folder of the kind>/**/*${TABLE_SUFFIX}`],
    schema: tableFileSchema({ name: 'row' }, []),
  },
  {
    id: 'scenarios',
    title: 'Files of scenarios',
    description:
      'Examples of rules that are played as tests: a position, what players do, and what must be so then. The file is a list of them.',
    files: ['*/scenarios/**/*.yaml', SCENARIOS],
    schema: scenarioSchema,
  },
  {
    id: 'lesson',
    title: 'Files of lessons',
    description: lessonSchema.description,
    files: ['*/lessons/*.yaml'],
    schema: lessonSchema,
  },
  {
    id: 'table',
    title: 'table.yaml',
    description: tableSchema.description,
    files: ['*/table.yaml'],
    schema: tableSchema,
  },
  {
    id: 'rulebook',
    title: 'rulebook.yaml',
    description: rulebookSchema.description,
    files: ['*/rulebook.yaml', '*/rulebook.*.yaml'],
    schema: rulebookSchema,
  },
  {
    id: 'trained',
    title: 'trained.yaml',
    description: trainedSchema.description,
    files: ['*/trained.yaml'],
    schema: trainedSchema,
  },
  {
    id: 'locale',
    title: 'Files of other languages',
    description: localeSchema.description,
    files: ['*/locale/*.yaml'],
    schema: localeSchema,
  },
];

/**
 * Formats of the rows of one game: which keys they have depends on what its kinds have printed.
 *
 * @param sources  holds the game's game.yaml
 * @param known    words and names of the rooms after this
 * @returns        two for each kind with a folder; nothing when game.yaml cannot be read
 * @throws         never
 */
export function rowFormats(
  sources: SourceSet,
  gameId: string,
  known: Pick<LoadInput, 'words' | 'names'>,
): readonly Format[] {
  const file = sources.lookup(`${gameId}/game.yaml`);
  if (file === undefined) return [];
  const at = { file: '', start: 0, end: 0 };
  const input = {
    words: known.words,
    names: known.names,
    program: () => ({ value: { kind: 'program', id: 0, at, items: [] }, diagnostics: [] }) as const,
    expression: () => ({ value: { kind: 'none', id: 0, at }, diagnostics: [] }) as const,
  };
  const context = loadContext(sources, input, []);
  const { root } = parseYaml(file).value;
  if (root?.kind !== 'map') return [];
  const reading = readKinds(context, root, [...readEnums(context, root), ...readBorderEnum(context, root)]);
  const { kinds, printedOf } = reading;
  return kinds.flatMap((kind) => {
    if (kind.folder === null) return [];
    const printed = printedOf.get(kind) ?? [];
    const folder = `${gameId}/${kind.folder}/**`;
    const tables = `${folder}/*${TABLE_SUFFIX}`;
    const row = rowSchema(kind, printed, isTile(reading, kind));
    const table = tableFileSchema(kind, printed, isTile(reading, kind));
    const files = [`${folder}/*.yaml`, `!${tables}`, `!${folder}/*${SCENARIO_SUFFIX}`];
    return [
      { id: `${gameId}/${kind.name}`, title: kind.title, description: row.description, files, schema: row },
      {
        id: `${gameId}/${kind.name}-table`,
        title: `${kind.title} (table)`,
        description: table.description,
        files: [tables],
        schema: table,
      },
    ];
  });
}
