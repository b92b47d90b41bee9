/**
 * What is at a place of a game: names, where they are declared and used, what they mean, what could
 * stand there. For editors.
 */
export { completionsAt, type Completions } from './complete.ts';
export type { Completion } from './completion.ts';
export { formAt, type FieldSort, type FieldWord, type Form, type FormField, type FormItem } from './form.ts';
export { indexGame, type GameIndex } from './game-index.ts';
export { hintsIn, type Hint } from './hints.ts';
export { blocksIn, enclosing, outlineOf, type OutlineEntry } from './outline.ts';
export { renamableAt, renameAt, type Renaming } from './rename.ts';
export { scenariosAbout, scenariosIn, type ScenarioPlace } from './scenarios.ts';
export type { GameSymbol, SymbolSort } from './symbols.ts';
export { signatureAt, type Signature } from './signature.ts';
export { describeAt, describeSymbol } from './describe.ts';
export type { Occurrence } from './tree-uses.ts';
