/**
 * Turning content text into one game module, and every diagnostic on the way: load, parse,
 * resolve, check, analyse, emit.
 *
 * It must not know the file system (callers hand in the files), the engine, or any particular
 * game.
 *
 * @module
 */
export * from './diagnostics/source/file.ts';
export * from './diagnostics/source/lines.ts';
export * from './diagnostics/source/source-set.ts';
export * from './diagnostics/source/span.ts';
export * from './diagnostics/apply-edits.ts';
export * from './diagnostics/collector.ts';
export * from './diagnostics/diagnostic.ts';
export * from './diagnostics/findings.ts';
export * from './diagnostics/print-json.ts';
export * from './diagnostics/print-pretty.ts';
export * from './diagnostics/print-sarif.ts';
export * from './diagnostics/print-short.ts';
export { printable } from './diagnostics/print-text.ts';
export * from './diagnostics/suggest.ts';
export { allCodes, entryOf, tables, type Code, type ParamsOf } from './diagnostics/table/index.ts';
export {
  compileGame,
  inspectFile,
  inspectGame,
  type CompiledGame,
  type InspectedFile,
  type InspectedGame,
} from './compile.ts';
export { createCompileCache, type CompileCache } from './compile-cache.ts';
export { contentHash } from './content/content-hash.ts';
export type { KindModel, RowModel } from './content/model/model.ts';
export type { GameModel } from './language/game.ts';
export { formatText } from './tooling/format/format-text.ts';
export * from './tooling/queries/index.ts';
export { mapScalar, type ScalarMap } from './content/load/scalar-map.ts';
export { sourceTreeOf, type SourceTree } from './content/load/source-tree.ts';
export { parseYaml, type LoadedYaml } from './content/load/yaml.ts';
export type { YamlEntry, YamlMap, YamlNode, YamlScalar, YamlSeq } from './content/load/yaml/node.ts';
export type { EmittedModule } from './code/module.ts';
export type { Target } from './code/game/target.ts';
export {
  additionsOf,
  mutated,
  mutationsOf,
  playedFiles,
  rulePlaces,
  type Mutation,
  type Mutator,
} from './tooling/mutate/index.ts';
