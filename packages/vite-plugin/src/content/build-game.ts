import {
  compileGame,
  findingsOf,
  sourceFile,
  sourceLookup,
  type CompileCache,
  type Target,
} from '@undercroft/compiler';
import { iconsOfGame, type Finding, type GameMeta, type IconShape } from '@undercroft/contract';
import { iconNames, iconShapes } from '../icons/icon-set.ts';

/** A game as the plugin serves it. */
export interface BuiltGame {
  readonly id: string;
  /** hash of its content */
  readonly hash: string;
  /** the module and its data; null when the content has errors */
  readonly output: { readonly code: string; readonly map: string; readonly meta: GameMeta } | null;
  readonly icons: Readonly<Record<string, IconShape>>;
  readonly findings: readonly Finding[];
}

/**
 * Compiles one game of the content.
 *
 * @param files  all of the content, paths from the content folder
 * @param cache  of that game, kept from one build to the next
 * @param target for whom
 * @throws       never: what goes wrong inside the compiler becomes a finding too
 */
export function buildGame(
  files: ReadonlyMap<string, string>,
  id: string,
  cache: CompileCache | null = null,
  target: Target = 'develop',
): BuiltGame {
  const lookup = sourceLookup([...files].map(([path, text]) => sourceFile(path, text)));
  try {
    const { diagnostics, hash, module } = compileGame(files, id, cache, target, iconNames());
    const output = module ?? null;
    const icons = output === null ? {} : iconShapes(iconsOfGame(output.meta));
    return { id, hash, output, icons, findings: findingsOf(diagnostics, lookup) };
  } catch (error) {
    return { id, hash: '', output: null, icons: {}, findings: [failure(id, error)] };
  }
}

function failure(id: string, error: unknown): Finding {
  const message = error instanceof Error ? error.message : String(error);
  const printed = error instanceof Error ? (error.stack ?? message) : message;
  return {
    code: 'compiler/failure',
    severity: 'error',
    message: `The compiler itself failed on ${id}: ${message}`,
    file: `${id}/game.yaml`,
    line: 1,
    column: 1,
    printed,
  };
}
