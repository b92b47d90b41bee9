/**
 * Examples of a document as games that can be edited and tried: the small game of the reference
 * with their files in it.
 */
import type { RunnableExample } from '../src/docs/shapes.ts';
import { textOfExample, type PageExample } from '@undercroft/compiler/documents';

/** Longest file that is edited in a page, in letters. Longer ones show that a limit holds. */
const LENGTH_MAX = 20_000;

/**
 * The examples of a page.
 *
 * @param game  texts of the small game by path inside it
 * @returns an entry for each example; null for those that cannot be edited: files that are taken
 *   away, and very large ones
 */
export function runnableExamples(
  examples: readonly PageExample[],
  game: ReadonlyMap<string, string>,
): (RunnableExample | null)[] {
  const everywhere = examples.filter(({ role }) => role === 'with');
  return examples.map((example) => {
    const files: Record<string, string> = {};
    for (const one of example.role === 'with' ? everywhere : [...everywhere, example]) {
      const text = textOfExample(game.get(one.path) ?? '', one);
      if (text === null || text === undefined || text.length > LENGTH_MAX) return null;
      files[one.path] = text;
    }
    return { path: example.path, files, from: firstChange(game.get(example.path), files[example.path] ?? '') };
  });
}

/** Where a text begins to be another one than before; 0 for a file that was not there. */
function firstChange(before: string | undefined, now: string): number {
  if (before === undefined) return 0;
  const lines = before.split('\n');
  let offset = 0;
  for (const [index, line] of now.split('\n').entries()) {
    if (line !== lines[index]) return offset;
    offset += line.length + 1;
  }
  return 0;
}
