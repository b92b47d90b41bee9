/**
 * The command line: check, build, test, format, explain, simulate, play and replay a game from a
 * terminal. The only package that reads content from disk for these.
 *
 * It must not know the components and the game element; it has no screen but the terminal.
 *
 * @module
 */
export { main } from './main.ts';
export { EXIT } from './failure.ts';
export type { Terminal } from './terminal.ts';
