/** The server over a pipe, with the files of a disk: what `undercroft lsp` starts. */
import { readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isGame, readGame } from '@undercroft/content-files';
import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import { CONNECTION } from './cancelling.ts';
import { docsFile } from './docs-file.ts';
import { FIGURES_FILE } from './features/figures.ts';
import { CheckedFrames } from './framing.ts';
import type { FileHost, GamePlace, KnownIcons } from './host.ts';
import { serve } from './serve.ts';

/**
 * Serves a client over the standard streams of this process, which ends when the client says
 * goodbye or goes away.
 *
 * @param icons  null = any name is taken
 * @returns      when the client sends what cannot be read, a sentence on it: nothing after it can
 *               be understood, so the process has to end
 */
export async function serveOverStdio(icons: KnownIcons | null): Promise<string> {
  return await new Promise((damaged) => {
    const frames = process.stdin.pipe(new CheckedFrames(damaged));
    serve(createConnection(ProposedFeatures.all, frames, process.stdout, CONNECTION), diskHost(icons));
  });
}

/** A report of the largest game has a hundredth of it. */
const FIGURES_MAX = 50_000_000;

/** Games of the disk. */
export function diskHost(icons: KnownIcons | null): FileHost {
  const figures = new Map<string, { readonly written: number; readonly text: string }>();
  return {
    icons,
    gameOf(uri) {
      const file = pathOf(uri);
      return file === null ? null : gameAbove(file);
    },
    filesOf({ root, id }) {
      try {
        return readGame({ id, folder: join(fileURLToPath(root), id) });
      } catch {
        // A folder that has gone meanwhile holds nothing.
        return new Map();
      }
    },
    figuresOf({ root, id }) {
      try {
        const path = join(fileURLToPath(root), id, FIGURES_FILE);
        const { mtimeMs: written, size } = statSync(path);
        if (size > FIGURES_MAX) return null;
        const known = figures.get(path);
        if (known?.written === written) return known.text;
        const text = readFileSync(path, 'utf8');
        figures.set(path, { written, text });
        return text;
      } catch {
        // Most games have none.
        return null;
      }
    },
    docsAt(path) {
      const file = docsFile(path);
      return file === null ? null : pathToFileURL(file).href;
    },
  };
}

/** The path that an address names; null for one of something else, or of nothing. */
function pathOf(uri: string): string | null {
  try {
    return uri.startsWith('file:') ? fileURLToPath(uri) : null;
  } catch {
    return null;
  }
}

/** The nearest folder above a file that is a game. */
function gameAbove(file: string): GamePlace | null {
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder)) {
    if (isGame(folder)) return { id: basename(folder), root: pathToFileURL(dirname(folder)).href };
  }
  return null;
}
