// The compiler from end to end. It reads no disk and never throws: files go in, diagnostics and
// perhaps a module come out.

import { loadFile } from './content/load/file.ts';
import { loadGame } from './content/load/game.ts';
import { gameSources } from './content/load/paths.ts';
import { isWhole } from './content/load/whole.ts';
import { resolveGame } from './language/resolve/resolve.ts';
import { checkFile, checkGame } from './language/check/check.ts';
import { findNeverInPlay } from './core/findings/never-in-play.ts';
import { findNoPlayer } from './core/findings/no-player.ts';
import { findForgottenOut } from './core/out.ts';
import { findNeverDone } from './core/never-done.ts';
import { findManyAnswers } from './core/many-answers.ts';
import { findSameTitles } from './core/same-title.ts';
import { findUntoldRules } from './core/findings/untold-rules.ts';
import { checkSecrets } from './core/secret.ts';
import { findNotRunnable } from './core/not-runnable.ts';
import { emitGame } from './code/emit.ts';
import { ModuleTexts } from './prose/module/module-texts.ts';
import { ofRowAgain } from './prose/module/text-cache.ts';
import type { EmittedModule } from './code/module.ts';
import type { Target } from './code/game/target.ts';
import { checkTexts, wordsOf } from './prose/index.ts';
import { contentHash } from './content/content-hash.ts';
import { createCollector } from './diagnostics/collector.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import type { CompileCache } from './compile-cache.ts';
import { LOAD_INPUT } from './load-input.ts';
import { gameOf, type GameModel } from './language/game.ts';

/** What became of a game. */
export interface CompiledGame {
  /** Everything that is wrong or worth knowing, sorted. */
  readonly diagnostics: readonly Diagnostic[];
  /**
   * What could be understood; null without a readable game.yaml. Complete only when no error was
   * reported.
   */
  readonly model: GameModel | null;
  /** Hash of the content, 16 hex digits. */
  readonly hash: string;
  /**
   * The game as one ES module with its source map and metadata; null as long as anything is wrong.
   */
  readonly module: EmittedModule | null;
}

/** A game of which everything is known but its code. */
export interface InspectedGame extends Pick<CompiledGame, 'diagnostics' | 'model' | 'hash'> {
  /**
   * Writes the code, for whom the target says, which may find a little more to report: what cannot
   * run yet, what a language does not say. Never throws.
   */
  readonly emit: (target?: Target) => CompiledGame;
}

/**
 * Finds what is wrong with a game, and leaves its code for later: for editors, which want to know
 * the one soon and the other seldom.
 *
 * @param files   path to text, paths as `<game>/game.yaml`; files of other games are left alone
 * @param gameId  folder of the game
 * @param cache what the last compile of this game left; with it only files that changed are read
 *   and parsed again
 * @param icons names of all icons that there are, the same in each compile with a cache; null = any
 *   name is taken
 * @throws        never
 */
export function inspectGame(
  files: ReadonlyMap<string, string>,
  gameId: string,
  cache: CompileCache | null = null,
  icons: ReadonlySet<string> | null = null,
): InspectedGame {
  const sources = gameSources(files, gameId);
  const collector = createCollector();
  const { take } = collector;
  const input = cache?.inputFor(sources) ?? LOAD_INPUT;
  const hash = contentHash(
    sources.files.map(({ path, text }) => [path, text]),
    cache?.hashOf,
  );

  const content = take(loadGame(sources, gameId, { ...input, icons }));
  const model = content === null ? null : gameOf(content);
  const whole = model !== null && isWhole(model, collector) ? model : null;
  if (whole !== null) take(checkGame(whole, take(resolveGame(whole))));
  if (whole !== null && !collector.hasErrors()) {
    take(checkSecrets(whole));
    take(findNeverDone(whole));
    take(findNeverInPlay(whole));
    take(findNoPlayer(whole));
    take(findForgottenOut(whole));
    take(findSameTitles(whole));
    take(findUntoldRules(whole));
    take(findManyAnswers(whole));
    take(findNotRunnable(whole));
  }
  const sound = collector.hasErrors() ? null : whole;
  const texts = sound === null ? null : (cache?.textsFor(sound, sources.files) ?? null);
  if (sound !== null) take(checkTexts(sound, wordsOf(sound), (row, make) => ofRowAgain(texts, 'agreement', row, make)));
  const emit = (target: Target = 'develop'): CompiledGame => {
    const isSound = sound !== null && !collector.hasErrors();
    if (!isSound) return { diagnostics: collector.list(), model, hash, module: null };
    const said = new ModuleTexts(sound, texts);
    const module = take(emitGame(sound, hash, sources.files, said, target));
    if (module !== null) take(said.untranslated());
    return { diagnostics: collector.list(), model, hash, module };
  };
  return { diagnostics: collector.list(), model, hash, emit };
}

/** What is wrong with one file. */
export interface InspectedFile {
  readonly diagnostics: readonly Diagnostic[];
  /**
   * Whether names and types were looked up as well: without errors then, `inspectGame` finds none
   * in this file.
   */
  readonly isWhole: boolean;
}

/**
 * Finds what is wrong with one file of a game, without reading the others again, for an editor at
 * each keystroke. Errors that it finds are errors that `inspectGame` finds.
 *
 * @param files   as for `inspectGame`
 * @param path    the file that has changed
 * @param before a game of which nothing but this file was different, and which had no error that
 *   keeps its names from being known; null when there is none: then only what the file shows by
 *   itself is told
 * @param cache   as for `inspectGame`, which finds there what this has parsed
 * @throws        never
 */
export function inspectFile(
  files: ReadonlyMap<string, string>,
  path: string,
  before: GameModel | null,
  cache: CompileCache | null = null,
  icons: ReadonlySet<string> | null = null,
): InspectedFile {
  const sources = gameSources(files, path.slice(0, path.indexOf('/')));
  const collector = createCollector();
  const { take } = collector;
  const input = cache?.inputFor(sources) ?? LOAD_INPUT;
  const { model, hasRules } = take(loadFile(sources, path, before, { ...input, icons }));
  const isKnown = model !== null && isWhole(model, collector);
  if (isKnown && hasRules) {
    const game = gameOf(model);
    const names = resolveGame(game);
    for (const found of [names, checkFile(game, names.value, path)])
      for (const one of found.diagnostics) if (one.span.file === path) collector.add(one);
  }
  return { diagnostics: collector.list(), isWhole: isKnown };
}

/**
 * Compiles one game: `inspectGame`, and then its code.
 *
 * @param files   path to text, paths as `<game>/game.yaml`; files of other games are left alone
 * @param gameId  folder of the game
 * @param cache what the last compile of this game left; with it only files that changed are read
 *   and parsed again
 * @param target  for whom: `release` leaves out what players have no use for
 * @param icons names of all icons that there are, the same in each compile with a cache; null = any
 *   name is taken
 * @throws        never
 */
export function compileGame(
  files: ReadonlyMap<string, string>,
  gameId: string,
  cache: CompileCache | null = null,
  target: Target = 'develop',
  icons: ReadonlySet<string> | null = null,
): CompiledGame {
  return inspectGame(files, gameId, cache, icons).emit(target);
}
