/** How much of a file is the game itself, and not what every game is played with. */
import { gzipSync } from 'node:zlib';
import { minifySync } from 'vite';
import type { IconShape } from '@undercroft/contract';
import { coarser } from '@undercroft/vite-plugin';
import { GRID } from './bundle-game.ts';

/**
 * Bytes of rules, names, texts and pictures of a game, made short and packed as a server does.
 *
 * @param code compiled for players
 */
export function contentSize(code: string, icons: Readonly<Record<string, IconShape>>): number {
  const rules = minifySync('rules.js', code, { module: true }).code;
  return gzipSync(rules + JSON.stringify(coarser(icons, GRID)), { level: 9 }).length;
}
