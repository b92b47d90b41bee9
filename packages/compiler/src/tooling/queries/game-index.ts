// Where every name of a game stands, and what is at a place of a file. Made from the trees, from
// the tables of facts and from the formats of the YAML files, after a compile; nothing is parsed
// for it but YAML, whose trees the load does not keep.

import { FORMATS, rowFormats, type Format } from '../../content/load/formats.ts';
import { gameSources, roleOf, type FileRole } from '../../content/load/paths.ts';
import { parseYaml } from '../../content/load/yaml.ts';
import type { YamlNode } from '../../content/load/yaml/node.ts';
import type { Schema } from '../../content/load/schema/kinds.ts';
import type { Node } from '../../content/tree/node.ts';
import type { KindModel } from '../../content/model/model.ts';
import type { GameModel } from '../../language/game.ts';
import { compareSpans, spanTouches } from '../../diagnostics/source/span.ts';
import type { SourceSet } from '../../diagnostics/source/source-set.ts';
import { symbolBook, type GameSymbol, type SymbolBook } from './symbols.ts';
import { addTreeUses, type Occurrence, type UseContext } from './tree-uses.ts';
import { LOAD_INPUT } from '../../load-input.ts';
import { treesOf } from '../../core/all-trees.ts';
import { addYamlUses, yamlNames } from './yaml-uses.ts';

/** What can be asked about the places of a game. */
export interface GameIndex {
  readonly model: GameModel;
  readonly book: SymbolBook;
  readonly sources: SourceSet;
  /** Formats of the rows of the game. */
  readonly rowFormats: readonly Format[];
  /** Names in a file, in the order of the text; of several at one place the first. */
  occurrencesIn(path: string): readonly Occurrence[];
  /** The name at a place; a place right behind it counts. */
  occurrenceAt(path: string, offset: number): Occurrence | undefined;
  /** All places where a name stands, by file and place, its declaration among them. */
  occurrencesOf(symbol: GameSymbol): readonly Occurrence[];
  /**
   * The tree and the format of a YAML file; undefined for other files and for one that cannot be
   * read.
   */
  yamlOf(path: string): YamlFile | undefined;
  /** What a YAML file is held against, by its path; it need not be there. */
  formatOf(path: string): YamlFormat | undefined;
  /**
   * Trees of the rules language that stand in a file, a whole `.rules` file or the texts inside
   * YAML.
   */
  treesIn(path: string): readonly Node[];
}

/** A YAML file and what it is held against. */
export interface YamlFile {
  readonly root: YamlNode;
  readonly schema: Schema;
  /** of the rows in it; null when it holds none */
  readonly kind: KindModel | null;
}

const FORMAT_OF: Partial<Readonly<Record<FileRole, string>>> = {
  lesson: 'lesson',
  game: 'game',
  table: 'table',
  rulebook: 'rulebook',
  locale: 'locale',
  trained: 'trained',
  scenarios: 'scenarios',
};

/**
 * Indexes a game.
 *
 * @param files  those of which the model was made
 * @param model  of `inspectGame`; of one with errors only what could be resolved is known
 * @param before the index of an earlier text of the game: YAML that has not changed is not read
 *   again
 * @cost         without one about that of reading its YAML, which is most of it
 * @throws       never
 */
export function indexGame(
  files: ReadonlyMap<string, string>,
  model: GameModel,
  before: GameIndex | null = null,
): GameIndex {
  const sources = gameSources(files, model.id);
  const book = symbolBook(model);
  const byFile = new Map<string, Occurrence[]>();
  const bySymbol = new Map<GameSymbol, Occurrence[]>();
  const seen = new Set<string>();
  const context: UseContext = {
    model,
    book,
    textOf: ({ file, start, end }) => sources.lookup(file)?.text.slice(start, end) ?? '',
    add: (at, symbol, isDeclaration = false) => {
      const key = `${at.file} ${at.start}`;
      if (symbol === null || symbol === undefined || at.end <= at.start || seen.has(key)) return;
      seen.add(key);
      const occurrence = { at, symbol, isDeclaration };
      listIn(byFile, at.file).push(occurrence);
      listIn(bySymbol, symbol).push(occurrence);
    },
  };
  const trees = Map.groupBy(treesOf(model), ({ at }) => at.file);
  for (const inFile of trees.values()) for (const tree of inFile) addTreeUses(tree, context);
  const isSame = (path: string): boolean => before?.sources.lookup(path)?.text === sources.lookup(path)?.text;
  const rows =
    before !== null && isSame(`${model.id}/game.yaml`) ? before.rowFormats : rowFormats(sources, model.id, LOAD_INPUT);
  const yaml = yamlFiles(sources, model, rows, (path) => (isSame(path) ? before?.yamlOf(path)?.root : undefined));
  const names = yamlNames(context);
  for (const { root, schema, kind } of yaml.values()) addYamlUses(root, schema, kind, context, names);
  for (const list of byFile.values()) list.sort((one, other) => compareSpans(one.at, other.at));
  const occurrencesIn = (path: string): readonly Occurrence[] => byFile.get(path) ?? [];
  return {
    model,
    book,
    sources,
    rowFormats: rows,
    occurrencesIn,
    occurrenceAt: (path, offset) => occurrencesIn(path).find(({ at }) => spanTouches(at, offset)),
    occurrencesOf: (symbol) => (bySymbol.get(symbol) ?? []).toSorted((one, other) => compareSpans(one.at, other.at)),
    yamlOf: (path) => yaml.get(path),
    formatOf: (path) => formatOf(path, model, rows),
    treesIn: (path) => trees.get(path) ?? [],
  };
}

function listIn<K, V>(map: Map<K, V[]>, key: K): V[] {
  const list = map.get(key) ?? [];
  map.set(key, list);
  return list;
}

/** The format of a file by its path. Never throws. */
function formatOf(path: string, model: GameModel, rows: readonly Format[]): YamlFormat | undefined {
  const inGame = path.slice(model.id.length + 1);
  const role = roleOf(inGame);
  if (role === 'row' || role === 'row-table') {
    const folders = model.kinds.filter(({ folder }) => folder !== null && inGame.startsWith(`${folder}/`));
    const kind = folders.toSorted((one, other) => (other.folder?.length ?? 0) - (one.folder?.length ?? 0))[0];
    const id = `${model.id}/${kind?.name}${role === 'row' ? '' : '-table'}`;
    const schema = rows.find((format) => format.id === id)?.schema;
    return schema === undefined || kind === undefined ? undefined : { schema, kind };
  }
  const schema = FORMATS.find(({ id }) => id === FORMAT_OF[role])?.schema;
  return schema === undefined ? undefined : { schema, kind: null };
}

/** What a YAML file is held against. */
export type YamlFormat = Omit<YamlFile, 'root'>;

function yamlFiles(
  sources: SourceSet,
  model: GameModel,
  rows: readonly Format[],
  known: (path: string) => YamlNode | undefined,
): ReadonlyMap<string, YamlFile> {
  return new Map(
    sources.files.flatMap((file): [string, YamlFile][] => {
      const format = formatOf(file.path, model, rows);
      if (format === undefined) return [];
      const root = known(file.path) ?? parseYaml(file).value.root;
      return root === undefined ? [] : [[file.path, { root, ...format }]];
    }),
  );
}
