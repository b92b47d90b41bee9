/** The files that `@undercroft/bundle` builds, for tools that open them. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { prepared } from './prepare.ts';

/**
 * Folder with `<game>.js` and `<game>.iife.js` of every game, as a page gets them. Nothing may be
 * written there.
 */
export function builtGames(): string {
  prepared('run', '@undercroft/bundle:build');
  return fileURLToPath(new URL('../packages/bundle/dist', import.meta.url));
}

/** The same with their pictures, in a folder of their own. */
export function builtWithPictures(): string {
  prepared('run', '@undercroft/bundle:build');
  const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
  const out = at('../node_modules/.cache/undercroft/built');
  const words = [at('../packages/bundle/build.ts'), '--pictures', 'beside', '--out', out];
  execFileSync(process.execPath, words, { stdio: 'inherit' });
  return out;
}
