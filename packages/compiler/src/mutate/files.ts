// Which YAML of a game says something about play.

import { roleOf } from '../1-load/paths.ts';
import { parseYaml } from '../1-load/yaml.ts';
import type { YamlNode } from '../1-load/yaml/node.ts';
import { sourceFile } from '../source/file.ts';

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
