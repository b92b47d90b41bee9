/**
 * Characters (UTF-16 units) of one content file: ten times the longest table of a game. A hostile
 * file of this length is read in seconds.
 */
export const TEXT_LENGTH_MAX = 262_144;

/** What is said of a longer file, after its name: readers may know no more than its beginning. */
export const TEXT_TOO_LONG = 'has more than 262,144 characters';
