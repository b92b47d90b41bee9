// Games that are no files of a disk: a page hands in their texts.

import type { GamePlace, FileHost } from './host.ts';

/**
 * A host over texts.
 *
 * @param root   URI of the folder of the games, without a slash at the end
 * @param files  path to text, paths as `<game>/game.yaml`
 * @param icons  names of all icons; null = any name is taken
 */
export function memoryHost(
  root: string,
  files: ReadonlyMap<string, string>,
  icons: ReadonlySet<string> | null = null,
): FileHost {
  const ids = new Set([...files.keys()].map((path) => path.slice(0, path.indexOf('/'))));
  const place = (id: string): GamePlace | null => (ids.has(id) ? { id, root } : null);
  return {
    icons,
    gameOf: (uri) =>
      uri.startsWith(`${root}/`) ? place(decodeURIComponent(uri.slice(root.length + 1).split('/')[0] ?? '')) : null,
    filesOf: ({ id }) => new Map([...files].filter(([path]) => path.startsWith(`${id}/`))),
    docsAt: () => null,
  };
}
