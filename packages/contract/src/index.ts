/**
 * @undercroft/contract: what compiler and engine agree on. Types and constant tables, next to no
 * behaviour.
 */
export type * from './answers.ts';
export type * from './page-data.ts';
export * from './bots-meta.ts';
export * from './code-text.ts';
export * from './files/content-paths.ts';
export * from './files/line-ends.ts';
export * from './files/text-length.ts';
export * from './extras.ts';
export * from './game-module.ts';
export * from './header.ts';
export * from './maps/hexagons.ts';
export * from './icons-of-game.ts';
export * from './kinds.ts';
export type * from './layout.ts';
export * from './goal.ts';
export * from './languages/localise.ts';
export * from './languages/plurals.ts';
export * from './lesson-meta.ts';
export * from './maps/map-meta.ts';
export * from './maps/tile-lattice.ts';
export * from './meta.ts';
export * from './meta/asks.ts';
export * from './meta/things.ts';
export * from './meta/values.ts';
export * from './random.ts';
export * from './recommended.ts';
export * from './records.ts';
export type * from './scenery.ts';
export * from './word-table.ts';
