/**
 * `<dungeon-game>`: one element that holds a compiled game, its engine, bots for the empty seats
 * and the components that show it.
 *
 * It must not know the compiler (it plays games that are compiled already) and Node.
 *
 * @module
 */
export {};
