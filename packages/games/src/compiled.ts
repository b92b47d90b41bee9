import { Buffer } from 'node:buffer';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding, GameMeta, GameModule, IconShape } from '@undercroft/contract';
import { COMPILED } from './places.ts';

/** A game of `content` as it was compiled. */
export interface CompiledContent {
  readonly id: string;
  /** hash of its content */
  readonly hash: string;
  /** what is wrong with it, or worth knowing */
  readonly findings: readonly Finding[];
  readonly icons: Readonly<Record<string, IconShape>>;
  /** one ES module with its metadata; for tests and benchmarks */
  readonly code: string;
  readonly meta: GameMeta;
  /** the same for players */
  readonly release: { readonly code: string; readonly meta: GameMeta };
}

type Described = Pick<CompiledContent, 'id' | 'hash' | 'findings' | 'icons'> & {
  readonly meta: GameMeta | null;
  readonly releaseMeta: GameMeta | null;
};

/**
 * What `npm run generate` left.
 *
 * @param folder  where it was written, unless it was written where it should be
 * @throws Error when it was not run, or the game has errors
 */
export function compiledGame(id: string, folder = COMPILED): CompiledContent {
  const text = (end: string): string => readFileSync(join(folder, `${id}${end}`), 'utf8');
  if (!existsSync(join(folder, `${id}.json`))) throw new Error(`${id} was not compiled: npm run generate`);
  const { meta, releaseMeta, ...rest } = JSON.parse(text('.json')) as Described;
  if (meta === null || releaseMeta === null)
    throw new Error([`${id} does not compile`, ...rest.findings.map(({ printed }) => printed)].join('\n'));
  return { ...rest, code: text('.js'), meta, release: { code: text('.release.js'), meta: releaseMeta } };
}

let loaded = 0;

/**
 * Loads a compiled game. Each call gives a module of its own, with scratch memory of its own.
 *
 * @param code  one ES module without imports
 */
export async function loadCompiled({ code }: { readonly code: string }): Promise<GameModule> {
  // The part behind # makes every address a new one, for the loader gives the same module for the
  // same address.
  const address = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}#${++loaded}`;
  return (await import(address)) as GameModule;
}
