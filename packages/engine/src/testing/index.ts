/**
 * For tests of this and other packages: a tiny game written by hand, and what holds for every game.
 *
 * @module
 */
export { hashTrail } from './hash-trail.ts';
export type { ConformanceCheck, ConformanceSettings } from './conformance.ts';
export { conformance } from './conformance.ts';
export { tinyModule } from './tiny-module.ts';
export { answerTowardsDice } from './towards-dice.ts';
