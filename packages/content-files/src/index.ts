/**
 * Content folders on disk: which games there are, their files, their texts, and how files are
 * written.
 *
 * It must not know what stands in the files.
 *
 * @module
 */
export {
  findContentFolder,
  gamesAmong,
  gamesIn,
  isGame,
  strayGamesIn,
  type GameFolder,
  type StrayGame,
} from './games.ts';
export { FONT_BYTES_MAX, fontFilesIn, fontsIn, type FontFile } from './fonts.ts';
export { makeFolder } from './folders.ts';
export { isInside, realPlace, WATCH_OPTIONS } from './inside.ts';
export { ChangedMeanwhile, type FileChange } from './pending-change.ts';
export {
  readContent,
  readExact,
  readGame,
  readTextOf,
  textPathsIn,
  tooLong,
  UnreadableText,
  type ExactText,
} from './read.ts';
export { shownPath, systemReason } from './system-reason.ts';
export { filesIn, linksIn, whyLeftOut } from './walk.ts';
export { replaceText, writeAll, writeWhole } from './write.ts';
