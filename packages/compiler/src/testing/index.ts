/**
 * Helpers for tests of the compiler and of everything that runs what it makes. Not for production:
 * it reads the disk.
 *
 * @module
 */
export * from './broken-phrases.ts';
export * from './compile-text.ts';
export * from './marks.ts';
export * from '../../test/tiny-game.ts';
