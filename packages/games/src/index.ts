/**
 * The games of `content`, compiled once for everybody who plays, tests, measures or bundles them.
 *
 * It must not know any particular game, nor the engine.
 *
 * @module
 */
export { compiledGame, loadCompiled, type CompiledContent } from './compiled.ts';
export { contentIds } from './places.ts';
