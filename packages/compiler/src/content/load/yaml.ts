// Reads a YAML file into a tree with places. Any text gives a tree, diagnostics, or both, and never
// an exception.

import { Composer, Parser, type CST, type Document } from 'yaml';
import { phase, type Phase, type Report } from '../../diagnostics/collector.ts';
import type { SourceFile } from '../../diagnostics/source/file.ts';
import { span, type Span } from '../../diagnostics/source/span.ts';
import { checkReadable } from './encoding.ts';
import { checkCharacters } from './yaml/characters.ts';
import { buildTree } from './yaml/build.ts';
import { maskFlowSlips } from './yaml/flow-mask.ts';
import type { YamlNode } from './yaml/node.ts';
import { readQuick } from './yaml/quick.ts';
import { surveyOpened, surveyTokens } from './yaml/survey.ts';
import { reportSyntaxErrors } from './yaml/syntax-errors.ts';
import { checkTree } from './yaml/tree-traps.ts';

/** What was read from a file. */
export interface LoadedYaml {
  /** The first document; undefined when there is none, or when it cannot be read at all. */
  readonly root: YamlNode | undefined;
  /**
   * Whether no error was reported. The tree of an unsound file is a guess: good for completion, not
   * for further checks.
   */
  readonly sound: boolean;
}

/**
 * Settings of the YAML library: YAML 1.2, nothing that makes other values than text, numbers, flags
 * and nothing.
 */
const LIBRARY_OPTIONS = {
  version: '1.2',
  schema: 'core',
  merge: false,
  resolveKnownTags: false,
  uniqueKeys: false,
  keepSourceTokens: true,
  prettyErrors: false,
  logLevel: 'silent',
} as const;

/**
 * Reads one YAML file with the library alone, as `parseYaml` does for every file that is not plain;
 * there for tests that hold the two ways against each other.
 *
 * @throws never
 */
export function parseYamlSlowly(file: SourceFile): Phase<LoadedYaml> {
  return read(file, (report) => readWithLibrary(file, checkCharacters(file, report), report));
}

/**
 * Reads one YAML file.
 *
 * Accepts one YAML 1.2 document of text, numbers, flags, lists and maps; anchors, aliases, tags,
 * directives and further documents are reported. Limits: `TEXT_LENGTH_MAX`, `YAML_DEPTH_MAX`,
 * `NODE_COUNT_MAX`.
 *
 * @throws never
 */
export function parseYaml(file: SourceFile): Phase<LoadedYaml> {
  return read(file, (report) => readRoot(file, report));
}

function read(file: SourceFile, rootOf: (report: Report) => YamlNode | undefined): Phase<LoadedYaml> {
  const { value: root, diagnostics } = phase((report) =>
    rootOf((code, place, params, extra) => report(code, inside(file, place), params, extra)),
  );
  return { value: { root, sound: diagnostics.every(({ severity }) => severity !== 'error') }, diagnostics };
}

/** The library places some errors behind the end of the text. */
function inside({ text }: SourceFile, { file, start, end }: Span): Span {
  return span(file, Math.min(start, text.length), Math.min(end, text.length));
}

function readRoot(file: SourceFile, report: Report): YamlNode | undefined {
  if (!checkReadable(file, report)) return undefined;
  const oddOffsets = checkCharacters(file, report);
  const quick = oddOffsets.length === 0 ? readQuick(file.path, file.text) : undefined;
  return quick ?? readWithLibrary(file, oddOffsets, report);
}

function readWithLibrary(written: SourceFile, oddOffsets: readonly number[], report: Report): YamlNode | undefined {
  const { file, knownOffsets: slipOffsets } = maskFlowSlips(written, (masked) => tokenize(masked, report), report);
  const tokens = tokenize(file, report);
  if (tokens === undefined) return undefined;
  const survey = surveyTokens(file, tokens, report);
  if (survey.tooLarge) return undefined;
  const documents = compose(file, tokens, report);
  if (documents === undefined) return undefined;

  const errors = documents.flatMap((document) => [...document.errors, ...document.warnings]);
  const knownOffsets = [...oddOffsets, ...slipOffsets, ...survey.knownOffsets];
  reportSyntaxErrors(file, errors, surveyOpened(documents), knownOffsets, report);
  const isBroken = errors.length > 0 || knownOffsets.length > 0;
  const root = buildRoot(file, documents[0], isBroken, report);
  if (root !== undefined && !isBroken) checkTree(file, root, report);
  return root;
}

function tokenize(file: SourceFile, report: Report): readonly CST.Token[] | undefined {
  try {
    return [...new Parser().parse(file.text)];
  } catch (error) {
    return reportFailure(file, error, report);
  }
}

function compose(
  file: SourceFile,
  tokens: readonly CST.Token[],
  report: Report,
): readonly Document.Parsed[] | undefined {
  try {
    const documents = new Composer(LIBRARY_OPTIONS).compose(tokens, false, file.text.length);
    return [...documents] as Document.Parsed[];
  } catch (error) {
    return reportFailure(file, error, report);
  }
}

/**
 * The library has no known input that makes it throw; should there be one, it is an error of that
 * file and not the end of the run.
 */
function reportFailure(file: SourceFile, error: unknown, report: Report): undefined {
  const problem = error instanceof Error ? error.message : String(error);
  report('load/yaml-syntax', span(file.path, 0, file.text.length), { problem });
  return undefined;
}

/** In a broken file odd keys and an empty document are followers of what is already reported. */
function buildRoot(
  file: SourceFile,
  document: Document.Parsed | undefined,
  isBroken: boolean,
  report: Report,
): YamlNode | undefined {
  const contents = document?.contents;
  const quiet: Report = (code, place, params, extra) => {
    if (!isBroken || code !== 'load/complex-key') report(code, place, params, extra);
  };
  const root = contents === undefined || contents === null ? undefined : buildTree(file, contents, quiet);
  const isEmpty = root === undefined || (root.kind === 'scalar' && root.style === 'empty');
  if (isEmpty && !isBroken) report('load/empty-file', span(file.path, 0, file.text.length), {});
  return isEmpty ? undefined : root;
}
