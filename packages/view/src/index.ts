/**
 * Turning a state and the metadata of a game into plain frozen objects for one player: all that an
 * interface may read.
 *
 * It must not know the DOM, lit, the compiler, and anything a player is not allowed to see.
 *
 * @module
 */
export {};
