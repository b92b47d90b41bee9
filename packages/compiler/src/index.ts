/**
 * Turning content text into one game module, and every diagnostic on the way: load, parse,
 * resolve, check, analyse, emit.
 *
 * It must not know the file system (callers hand in the files), the engine, or any particular
 * game.
 *
 * @module
 */
export {};
