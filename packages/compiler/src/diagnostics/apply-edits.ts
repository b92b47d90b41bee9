import type { SourceFile } from './source/file.ts';
import type { Edit } from './diagnostic.ts';

/**
 * Applies the edits of a fix to a text. Edits of other files are left out, and of two that overlap
 * the one that starts later in the text.
 *
 * @returns  the changed text
 * @throws   never
 */
export function applyEdits(file: SourceFile, edits: readonly Edit[]): string {
  const inOrder = edits
    .filter((edit) => edit.span.file === file.path)
    .toSorted((first, second) => first.span.start - second.span.start);
  let text = '';
  let at = 0;
  for (const edit of inOrder) {
    if (edit.span.start < at) continue;
    text += file.text.slice(at, edit.span.start) + edit.text;
    at = edit.span.end;
  }
  return text + file.text.slice(at);
}
