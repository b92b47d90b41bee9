/**
 * Content folders on disk: which games there are, their files, their texts.
 *
 * It must not know what stands in the files.
 *
 * @module
 */
export { findContentFolder, gamesAmong, gamesIn, isGame, type GameFolder } from './games.ts';
export { isInside, realPlace, WATCH_OPTIONS } from './inside.ts';
export { readContent, readGame, readTextOf } from './read.ts';
export { filesIn, linksIn } from './walk.ts';
