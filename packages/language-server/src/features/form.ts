// An object of a text as a form, with what is wrong in each field.

import { formAt, lineColumnAt } from '@undercroft/compiler';
import type { EditForm } from '../requests.ts';
import type { AskedFile } from '../workspace.ts';

/**
 * The innermost object around a place.
 *
 * @returns as far as the text can be read; null where there is none
 * @throws  never
 */
export function editFormAt({ game, path, file }: AskedFile, offset: number): EditForm | null {
  const index = game.lastSound();
  const form = index === null ? null : formAt(index, path, file.text, offset);
  if (form === null) return null;
  const here = game.diagnostics().filter(({ span }) => span.file === path);
  const fields = form.fields.map(({ at, ...field }) => {
    if (at === null) return { ...field, place: null, wrong: [] };
    const { line, column } = lineColumnAt(file, at.start);
    const wrong = here.filter(({ span }) => span.start >= at.start && span.start < at.end);
    return { ...field, place: { line, column }, wrong: wrong.map(({ message }) => message) };
  });
  return { title: form.title, path: form.path, fields };
}
