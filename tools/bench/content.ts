/** Games of `content/`, compiled from disk as often as wanted. */
import { Buffer } from 'node:buffer';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileGame, type EmittedModule } from '@undercroft/compiler';
import type { GameModule } from '@undercroft/contract';

const root = fileURLToPath(new URL('../../content', import.meta.url));

/** Folders of all games. */
export function gameIds(): string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((name) => readdirSync(join(root, name)).includes('game.yaml'))
    .toSorted();
}

/** Texts of a game by path, as the compiler takes them. */
export function readContent(id: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const entry of readdirSync(join(root, id), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(ya?ml|rules)$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    files.set(path.slice(root.length + 1).replaceAll('\\', '/'), readFileSync(path, 'utf8'));
  }
  return files;
}

/** @throws Error when the game does not compile */
export function compileContent(id: string): EmittedModule {
  const { module, diagnostics } = compileGame(readContent(id), id);
  if (module === null) throw new Error(`${id} does not compile: ${diagnostics[0]?.message}`);
  return module;
}

let loaded = 0;

/** Loads what the compiler wrote. */
export async function loadModule({ code }: EmittedModule): Promise<GameModule> {
  const text = Buffer.from(code).toString('base64');
  return (await import(`data:text/javascript;base64,${text}#${++loaded}`)) as GameModule;
}

/** Compiles and loads a game; each call gives a module of its own. @throws Error when it does not compile */
export async function loadContent(id: string): Promise<GameModule> {
  return loadModule(compileContent(id));
}
