// Games that are no files of a disk: the caller hands in their texts.

import { FIGURES_FILE } from './features/figures.ts';
import type { FileHost, GamePlace, KnownIcons } from './host.ts';

/**
 * A host over texts. A game is the nearest folder above a file that holds a `game.yaml`.
 *
 * @param texts  URI to text, taken over: `keep` changes it
 * @param icons  null = any name is taken
 * @param docs address of the documents as a site, with a slash at the end; null where there are
 *   none
 */
export function memoryHost(
  texts: Map<string, string>,
  icons: KnownIcons | null = null,
  docs: string | null = null,
): FileHost {
  return {
    icons,
    gameOf: (uri) => gameAbove(texts, uri),
    filesOf({ root, id }) {
      const start = `${root}/${encodeURIComponent(id)}/`;
      // A report beside the files is no part of the game.
      const own = [...texts].filter(([uri]) => uri.startsWith(start) && uri !== start + FIGURES_FILE);
      return new Map(own.map(([uri, text]) => [[id, ...decoded(uri.slice(start.length))].join('/'), text]));
    },
    figuresOf: ({ root, id }) => texts.get(`${root}/${encodeURIComponent(id)}/${FIGURES_FILE}`) ?? null,
    docsAt: (path) => (docs === null ? null : docs + path.replace(/^docs\//, '').replace(/\.md$/, '.html')),
    keep(uri, text) {
      if (text === null) texts.delete(uri);
      else texts.set(uri, text);
    },
  };
}

function gameAbove(texts: ReadonlyMap<string, string>, uri: string): GamePlace | null {
  for (let end = uri.lastIndexOf('/'); end > 0 && uri.charAt(end - 1) !== '/'; end = uri.lastIndexOf('/', end - 1)) {
    const folder = uri.slice(0, end);
    const [id = ''] = decoded(folder.slice(folder.lastIndexOf('/') + 1));
    if (texts.has(`${folder}/game.yaml`)) return { id, root: folder.slice(0, folder.lastIndexOf('/')) };
  }
  return null;
}

/** Parts of a path. */
function decoded(path: string): string[] {
  return path.split('/').map(decodeURIComponent);
}
