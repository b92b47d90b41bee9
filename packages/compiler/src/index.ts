/**
 * Turning content text into one game module, and every diagnostic on the way: load, parse,
 * resolve, check, analyse, emit.
 *
 * It must not know the file system (callers hand in the files), the engine, or any particular
 * game.
 *
 * @module
 */
export * from './source/file.ts';
export * from './source/lines.ts';
export * from './source/source-set.ts';
export * from './source/span.ts';
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
export { contentHash } from './content-hash.ts';
export type { GameModel, KindModel, RowModel } from './model/model.ts';
export { formatText } from './format/format-text.ts';
export * from './queries/index.ts';
export { mapScalar, type ScalarMap } from './1-load/scalar-map.ts';
export { sourceTreeOf, type SourceTree } from './1-load/source-tree.ts';
export { parseYaml, type LoadedYaml } from './1-load/yaml.ts';
export type { YamlEntry, YamlMap, YamlNode, YamlScalar, YamlSeq } from './1-load/yaml/node.ts';
export type { EmittedModule } from './7-emit/module.ts';
export type { Target } from './7-emit/game/target.ts';
export { mutated, mutationsOf, playedFiles, rulePlaces, type Mutation, type Mutator } from './mutate/index.ts';
