/**
 * For tests of games: what holds for the view of every game.
 *
 * @module
 */
export type { ViewConformanceSettings } from './conformance.ts';
export { viewConformance } from './conformance.ts';
