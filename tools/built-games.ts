/** The files that `@undercroft/bundle` builds, for tools that open them. */
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
