// What one compile leaves to the next: files that did not change are not read again.

import type { Expression, Program } from './content/tree/node.ts';
import { textHash } from './content/content-hash.ts';
import type { LoadInput, RulesText } from './content/load/input.ts';
import { parseYaml, type LoadedYaml } from './content/load/yaml.ts';
import { parseExpression, parseProgram } from './language/parse/parse.ts';
import { LOAD_INPUT } from './load-input.ts';
import { declarationsOf, surroundings, type CachedText, type TextCache } from './prose/module/text-cache.ts';
import type { Phase } from './diagnostics/collector.ts';
import type { GameModel } from './language/game.ts';
import type { SourceFile } from './diagnostics/source/file.ts';
import type { SourceSet } from './diagnostics/source/source-set.ts';

/**
 * Keeps trees of the files of one game between compiles. Make one with `createCompileCache` and
 * hand it to every compile of that game; what comes out is the same as without it.
 */
export interface CompileCache {
  /** Hash of a text, worked out once for each text that stays. */
  readonly hashOf: (text: string) => string;
  /** Texts that were made when everything declared was as it is now. */
  readonly textsFor: (model: GameModel, files: readonly SourceFile[]) => TextCache;
  /** Begins a compile: forgets what is known of files that changed, moved or are gone. */
  inputFor(sources: SourceSet): LoadInput;
}

/**
 * Texts of a large game many times over: those of nodes that are gone are forgotten together with
 * all others.
 */
const TEXTS_MAX = 50_000;

/** What is known of a file. */
interface CachedFile {
  readonly text: string;
  yaml: Phase<LoadedYaml> | null;
  /** by place: a tree for each of the rows that share the text */
  readonly trees: Map<string, Phase<Program | Expression>[]>;
  /** what was wrong with the shape of its parts, by part */
  readonly shapes: Map<string, Phase<void>>;
}

/**
 * Makes a cache for one game. It holds about as much as the trees of its files.
 *
 * @throws never
 */
export function createCompileCache(): CompileCache {
  let files = new Map<string, CachedFile>();
  let hashes = new Map<string, string>();
  let declarations = '';
  let texts = new Map<string, CachedText>();
  const hashOf = (text: string): string => hashes.get(text) ?? textHash(text);
  return {
    hashOf,
    textsFor(model, sourceFiles) {
      const now = declarationsOf(model, sourceFiles, hashOf);
      if (now !== declarations || texts.size > TEXTS_MAX) texts = new Map();
      declarations = now;
      const known = texts;
      return {
        ...surroundings(sourceFiles, hashOf),
        get: (key) => known.get(key),
        set: (key, text) => void known.set(key, text),
      };
    },
    inputFor(sources) {
      const before = files;
      files = new Map(
        sources.files.map(({ path, text }): [string, CachedFile] => {
          const same = before.get(path);
          if (same?.text === text) return [path, same];
          return [path, { text, yaml: null, trees: new Map(), shapes: new Map() }];
        }),
      );
      // Which shape files must have stands in game.yaml.
      if ([...files].some(([path, file]) => isGameFile(path) && file !== before.get(path)))
        for (const { shapes } of files.values()) shapes.clear();
      const hashesBefore = hashes;
      hashes = new Map(sources.files.map(({ text }) => [text, hashesBefore.get(text) ?? textHash(text)]));
      // How many of the trees of a place this compile has taken.
      const taken = new Map<object, number>();
      return {
        ...LOAD_INPUT,
        program: (text) => parsed(files.get(text.file), taken, 'program', text, parseProgram),
        expression: (text) => parsed(files.get(text.file), taken, 'expression', text, parseExpression),
        yaml: (file) => readKnown(files.get(file.path), file),
        checked: (file, part, check) => checkKnown(files.get(file.path), file, part, check),
      };
    },
  };
}

function readKnown(known: CachedFile | undefined, file: SourceFile): Phase<LoadedYaml> {
  if (known?.text !== file.text) return parseYaml(file);
  return (known.yaml ??= parseYaml(file));
}

function isGameFile(path: string): boolean {
  return path.endsWith('/game.yaml');
}

function checkKnown(
  known: CachedFile | undefined,
  file: SourceFile,
  part: string,
  check: () => Phase<void>,
): Phase<void> {
  if (known?.text !== file.text) return check();
  const before = known.shapes.get(part);
  if (before !== undefined) return before;
  const found = check();
  known.shapes.set(part, found);
  return found;
}

/** Parses a text, or gives the tree that it had in the same file at the same place. */
function parsed<Tree extends Program | Expression>(
  known: CachedFile | undefined,
  taken: Map<object, number>,
  what: string,
  source: RulesText,
  parse: (source: RulesText) => Phase<Tree>,
): Phase<Tree> {
  if (known === undefined) return parse(source);
  const key = `${what} ${source.start ?? 0}`;
  const trees = known.trees.get(key) ?? [];
  known.trees.set(key, trees);
  // Rows of a table share a text, and a name in it means another thing in each: each has a tree of
  // its own.
  const index = taken.get(trees) ?? 0;
  taken.set(trees, index + 1);
  return (trees[index] ??= parse(source)) as Phase<Tree>;
}
