/**
 * Running a compiled game over one flat `Int32Array`: create, step to the next decision, list
 * legal answers, observe, clone, hash, snapshot, replay.
 *
 * It must not know YAML, the compiler, Node, the DOM, the clock, `Math.random`, or any particular
 * game.
 *
 * @module
 */
export {};
