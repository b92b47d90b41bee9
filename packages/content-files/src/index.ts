/**
 * Content folders on disk: which games there are, their files, their texts, and how files are written.
 *
 * It must not know what stands in the files.
 *
 * @module
 */
export { findContentFolder, gamesAmong, gamesIn, isGame, type GameFolder } from './games.ts';
export { makeFolder } from './folders.ts';
export { isInside, realPlace, WATCH_OPTIONS } from './inside.ts';
export { ChangedMeanwhile, type FileChange } from './pending-change.ts';
export { readContent, readExact, readGame, readTextOf, textPathsIn, UnreadableText } from './read.ts';
export { likeBefore } from './text-style.ts';
export { filesIn, linksIn } from './walk.ts';
export { replaceText, writeAll, writeWhole } from './write.ts';
