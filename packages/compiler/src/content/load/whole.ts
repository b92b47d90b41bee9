import type { Collector } from '../../diagnostics/collector.ts';
import type { GameContent } from '../model/model.ts';

/**
 * Whether every name of a game is known, so that a name that is not found later really is a mistake
 * of its own: game.yaml declares without error, no row was lost and no line that may declare
 * something is unread.
 *
 * @throws never
 */
export function isWhole(model: GameContent, collector: Collector): boolean {
  if (!model.isDeclared) return false;
  if (model.programs.some(({ program }) => program.items.some(({ kind }) => kind === 'error'))) return false;
  // A file of which nothing could be read may declare anything.
  if (model.programs.some(({ path, program }) => program.items.length === 0 && collector.hasErrors(path))) return false;
  const rowFiles = new Set(model.rows.map(({ file }) => file));
  return model.files.every(
    (path) => !collector.hasErrors(path) || rowFiles.has(path) || path.endsWith('.rules') || !isRowFile(path, model),
  );
}

function isRowFile(path: string, model: GameContent): boolean {
  return model.kinds.some(({ folder }) => folder !== null && path.startsWith(`${model.id}/${folder}/`));
}
