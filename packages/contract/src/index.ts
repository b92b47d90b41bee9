/**
 * What compiler and engine agree on: the layout of the flat state, the shape of a compiled game,
 * kinds of decisions and events, limits and versions. Types and constant tables.
 *
 * It must not know anything that runs a game or reads a file. It imports nobody.
 *
 * @module
 */
export {};
