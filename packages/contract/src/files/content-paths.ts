/**
 * Names of content files: the same rules for reader, compiler, server and page. Paths begin with
 * the folder of the game.
 */

const READ_ENDING = /\.(?:yaml|rules)$/;
/** Endings that a designer may take for one that is read. */
const NEAR_ENDING = /\.(?:ya?ml|rules?|json)$/i;
/** JSON beside game.yaml is a report or a save, unless it is called like a file of the content. */
const OTHER_JSON = /^[^/]+\/(?!(?:game|table|rulebook|trained)\.)[^/]+$/;
const CONTENT_PATH = /^[a-z0-9][\w-]*(?:\/[a-zA-Z0-9][\w.-]*)+\.(?:ya?ml|rules|md)$/;
/**
 * Names of devices on Windows, with any ending: a file of that name cannot be checked out
 * there.
 */
const DEVICE = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:\.|$)/i;

/** Whether a game reads files with this ending. */
export function isReadPath(path: string): boolean {
  return READ_ENDING.test(path);
}

/**
 * The path that a designer most likely meant, for an ending that is nearly one that is read:
 * `.yml`, `.YAML`, `.json`, `.rule`.
 *
 * @param path  begins with the folder of the game
 * @returns null for a file that is read, and for one that is clearly something else
 */
export function meantPath(path: string): string | null {
  const ending = NEAR_ENDING.exec(path)?.[0];
  if (ending === undefined || isReadPath(path)) return null;
  if (/^\.json$/i.test(ending) && OTHER_JSON.test(path)) return null;
  return `${path.slice(0, -ending.length)}${/^\.rules?$/i.test(ending) ? '.rules' : '.yaml'}`;
}

/** A part of a path that another program keeps for itself. */
export interface ReservedName {
  readonly part: string;
  /** the system that has a device of this name, or the language in which every object has it */
  readonly by: 'Windows' | 'JavaScript';
}

/** The first reserved part of a path; null when there is none. */
export function reservedIn(path: string): ReservedName | null {
  const parts = path.split('/');
  const [game = ''] = parts;
  if (game in {}) return { part: game, by: 'JavaScript' };
  const part = parts.find((one) => DEVICE.test(one));
  return part === undefined ? null : { part, by: 'Windows' };
}

/**
 * Whether a page may write a file of this path: it stays inside its game, and every system can keep
 * it.
 */
export function isContentPath(path: string): boolean {
  return CONTENT_PATH.test(path) && !path.includes('..') && reservedIn(path) === null;
}

/**
 * Folders inside each other below the folder of a game. What lies deeper is left out when it is
 * read.
 */
export const FOLDER_DEPTH_MAX = 32;

/**
 * Whether a file or folder of this name is left out when a game is read, with all that lies in it.
 */
export function isLeftOut(name: string): boolean {
  return name.startsWith('.') || name === 'node_modules' || name === 'dist';
}
