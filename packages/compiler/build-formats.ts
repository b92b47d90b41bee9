/**
 * Writes what is made from the formats of content files: `docs/formats/*.md` for readers,
 * `generated/schemas/**` for editors, and the binding of both in `.vscode/settings.json`. The pages
 * are committed, and tests hold them against the formats; the settings follow the content and are
 * not.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FORMATS, rowFormats, type Format } from './src/content/load/formats.ts';
import { formatPage, toJsonSchema } from './src/content/load/schema.ts';
import { LOAD_INPUT } from './src/load-input.ts';
import { sourceFile } from './src/diagnostics/source/file.ts';
import { sourceSet } from './src/diagnostics/source/source-set.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const SCHEMAS = 'packages/compiler/generated/schemas';

/** Path from the root of the repository to text. */
export type Outputs = ReadonlyMap<string, string>;

/** Formats of every game under a content folder, beside those that all games share. */
export function allFormats(content: string): readonly Format[] {
  const games = readdirSync(content, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [...FORMATS, ...games.flatMap(({ name }) => formatsOf(content, name))];
}

function formatsOf(content: string, gameId: string): readonly Format[] {
  const path = `${gameId}/game.yaml`;
  let text: string;
  try {
    text = readFileSync(join(content, path), 'utf8');
  } catch {
    return [];
  }
  return rowFormats(sourceSet([sourceFile(path, text)]), gameId, LOAD_INPUT);
}

const tiny = join(root, 'packages/compiler/test/games/tiny/lantern');
const samples = join(root, 'packages/compiler/test/games/formats');

/**
 * A whole file of each format, by the id of the format: one of the small game of the reference, or
 * one that it could have.
 */
const SAMPLES: Readonly<Record<string, { readonly from: string; readonly path: string }>> = {
  game: { from: tiny, path: 'game.yaml' },
  row: { from: tiny, path: 'beasts/moth.yaml' },
  'row-table': { from: tiny, path: 'beasts/plain.table.yaml' },
  scenarios: { from: tiny, path: 'scenarios/duel.yaml' },
  table: { from: samples, path: 'table.yaml' },
  rulebook: { from: samples, path: 'rulebook.yaml' },
  locale: { from: samples, path: 'locale/fr.yaml' },
  lesson: { from: samples, path: 'lessons/first.yaml' },
  trained: { from: samples, path: 'trained.yaml' },
};

function sampleOf(id: string): { readonly path: string; readonly text: string } | undefined {
  const sample = SAMPLES[id];
  return sample && { path: sample.path, text: readFileSync(join(sample.from, sample.path), 'utf8') };
}

/** The pages about the formats that all games share. */
export function formatPages(): Outputs {
  const pages = FORMATS.map(({ id, title, description, files, schema }): [string, string] => [
    `docs/formats/${id}.md`,
    formatPage(schema, {
      title,
      description,
      files: files.map((glob) => `content/${glob}`).join('`, `'),
      sample: sampleOf(id),
    }),
  ]);
  return new Map(pages);
}

/** The JSON Schemas of formats. */
export function schemaFiles(formats: readonly Format[]): Outputs {
  return new Map(
    formats.map(({ id, title, description, schema }) => [
      `${SCHEMAS}/${id}.json`,
      `${JSON.stringify(toJsonSchema(schema, { id: `${id}.json`, title, description }), null, 2)}\n`,
    ]),
  );
}

/**
 * The settings that bind schemas to files in the editor. Formats whose files depend on the game are
 * bound for each game.
 */
export function editorSettings(formats: readonly Format[]): string {
  const bound = formats.filter(({ files }) => !files.some((glob) => glob.includes('<')));
  const schemas = Object.fromEntries(
    bound.map(({ id, files }) => [
      `./${SCHEMAS}/${id}.json`,
      files.map((glob) => (glob.startsWith('!') ? `!content/${glob.slice(1)}` : `content/${glob}`)),
    ]),
  );
  return `${JSON.stringify({ 'yaml.schemas': schemas, 'yaml.validate': true, 'yaml.format.enable': false }, null, 2)}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const formats = allFormats(join(root, 'content'));
  rmSync(join(root, SCHEMAS), { recursive: true, force: true });
  const settings: Outputs = new Map([['.vscode/settings.json', editorSettings(formats)]]);
  for (const [path, text] of [...formatPages(), ...schemaFiles(formats), ...settings]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}
