// Which YAML of a game says something about play.

import { roleOf, type FileRole } from '../../content/load/paths.ts';
import { parseYaml } from '../../content/load/yaml.ts';
import type { YamlNode } from '../../content/load/yaml/node.ts';
import { sourceFile } from '../../diagnostics/source/file.ts';

/** Whether a file holds rows or declarations. */
export function isRowFile(path: string, game: string): boolean {
  if (!path.startsWith(`${game}/`)) return false;
  const role = roleOf(path.slice(game.length + 1));
  return role === 'game' || role === 'row' || role === 'row-table';
}

/** The tree of a file; undefined for one that cannot be read. Never throws. */
export function parseData(path: string, text: string): YamlNode | undefined {
  return parseYaml(sourceFile(path, text)).value.root;
}

/** What tells of the game and is no part of play, as scenarios look at it. */
const ABOUT_PLAY: ReadonlySet<FileRole> = new Set(['locale', 'rulebook', 'lesson', 'trained', 'scenarios', 'other']);

/**
 * The files of a game that scenarios can notice: without other languages, the rulebook, lessons and
 * what bots have learned. A game compiled from them plays as it does with all files, and is
 * compiled sooner.
 *
 * @throws never
 */
export function playedFiles(files: ReadonlyMap<string, string>, game: string): Map<string, string> {
  const isPlayed = (path: string): boolean => !ABOUT_PLAY.has(roleOf(path.slice(game.length + 1)));
  return new Map([...files].filter(([path]) => path.startsWith(`${game}/`) && isPlayed(path)));
}
