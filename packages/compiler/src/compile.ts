// The compiler from end to end. It reads no disk and never throws: files go in, diagnostics and perhaps a module come out.

import type { RulesParser } from './1-load/declare/context.ts';
import { loadGame } from './1-load/game.ts';
import { gameSources } from './1-load/paths.ts';
import { isWhole } from './1-load/whole.ts';
import { parseExpression, parseProgram } from './2-parse/parse.ts';
import { resolveGame } from './3-resolve/resolve.ts';
import { checkGame } from './4-check/check.ts';
import { reportNotRunnable } from './5-analyze/not-runnable.ts';
import { emitGame } from './6-emit/emit.ts';
import type { EmittedModule } from './6-emit/module.ts';
import { reportAtPlaces } from './ast/report.ts';
import { checkTexts, wordsOf } from './explain/index.ts';
import { contentHash } from './content-hash.ts';
import { createCollector } from './diagnostics/collector.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import type { CompileMemory } from './memory.ts';
import type { GameModel } from './model/model.ts';

/** What became of a game. */
export interface CompiledGame {
  /** Everything that is wrong or worth knowing, sorted. */
  readonly diagnostics: readonly Diagnostic[];
  /** What could be understood; null without a readable game.yaml. Complete only when no error was reported. */
  readonly model: GameModel | null;
  /** Hash of the content, 16 hex digits. */
  readonly hash: string;
  /** The game as one ES module with its source map and metadata; null as long as anything is wrong. */
  readonly module: EmittedModule | null;
}

/**
 * Compiles one game.
 *
 * @param files   path to text, paths as `<game>/game.yaml`; files of other games are left alone
 * @param gameId  folder of the game
 * @param memory  what the last compile of this game left; with it only files that changed are read and parsed again
 * @throws        never
 */
export function compileGame(
  files: ReadonlyMap<string, string>,
  gameId: string,
  memory: CompileMemory | null = null,
): CompiledGame {
  const sources = gameSources(files, gameId);
  const collector = createCollector();
  const reportAt = reportAtPlaces(
    collector.report,
    sources.files.map(({ path }) => path),
  );
  const parser: RulesParser = memory?.parserFor(sources, reportAt) ?? {
    program: (text) => parseProgram(text, reportAt),
    expression: (text) => parseExpression(text, reportAt),
  };
  const hash = contentHash(
    sources.files.map(({ path, text }) => [path, text]),
    memory?.hashOf,
  );

  const model = loadGame(sources, gameId, parser, collector.report);
  if (model === null || !isWhole(model, collector)) return { diagnostics: collector.list(), model, hash, module: null };
  const names = resolveGame(model, reportAt);
  checkGame(model, names, reportAt);
  if (!collector.hasErrors()) reportNotRunnable(model, reportAt);
  if (!collector.hasErrors()) checkTexts(model, wordsOf(model), reportAt);
  const module = !collector.hasErrors()
    ? emitGame(model, hash, sources.files, reportAt, memory?.textsFor(model, sources.files))
    : null;
  return { diagnostics: collector.list(), model, hash, module };
}
