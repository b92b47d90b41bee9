/**
 * The last phase as the driver sees it: a sound model in, a module out, or a diagnostic about what
 * cannot run yet.
 */
import { phase, type Phase, type Report } from '../diagnostics/collector.ts';
import type { GameModel } from '../language/game.ts';
import type { SourceFile } from '../diagnostics/source/file.ts';
import { lineColumnAt } from '../diagnostics/source/lines.ts';
import { NotRunnable } from './game/not-runnable.ts';
import type { Sentences } from './game/sentences.ts';
import type { Target } from './game/target.ts';
import { emitModule, type EmittedModule } from './module.ts';

/**
 * @param model a game without errors; anything else may make it throw, which is our mistake
 * @param texts what the module says to players
 * @param target for whom
 * @returns     null when there is something that cannot run
 */
export function emitGame(
  model: GameModel,
  hash: string,
  files: readonly SourceFile[],
  texts: Sentences,
  target: Target = 'develop',
): Phase<EmittedModule | null> {
  return phase((report) => emit(model, hash, files, { texts, target, report }));
}

interface EmitSettings {
  readonly texts: Sentences;
  readonly target: Target;
  readonly report: Report;
}

function emit(
  model: GameModel,
  hash: string,
  files: readonly SourceFile[],
  { texts, target, report }: EmitSettings,
): EmittedModule | null {
  const numbers = new Map(files.map(({ path }, number) => [path, number]));
  try {
    return emitModule(model, hash, {
      files,
      target,
      texts,
      locate: ({ file, start }) => {
        const number = numbers.get(file) ?? -1;
        const source = files[number];
        return { file: number, ...(source === undefined ? { line: 1, column: 1 } : lineColumnAt(source, start)) };
      },
    });
  } catch (error) {
    if (!(error instanceof NotRunnable)) throw error;
    report('emit/not-runnable-yet', error.at, { what: error.what });
    return null;
  }
}
