// An object of a text as a form, with what is wrong in each field.

import { formAt, lineColumnAt, type FormItem } from '@undercroft/compiler';
import type { EditForm, EditItem, FormPlace } from '../requests.ts';
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
  const placeOf = ({ start }: { readonly start: number }): FormPlace => {
    const { line, column } = lineColumnAt(file, start);
    return { line, column };
  };
  const placed = (items: readonly FormItem[]): readonly EditItem[] =>
    items.map(({ title, at }) => ({ title, place: placeOf(at) }));
  const fields = form.fields.map(({ at, items, ...field }) => {
    const known = { ...field, items: placed(items) };
    if (at === null) return { ...known, place: null, wrong: [] };
    const wrong = here.filter(({ span }) => span.start >= at.start && span.start < at.end);
    return { ...known, place: placeOf(at), wrong: wrong.map(({ message }) => message) };
  });
  const list = form.list && {
    items: placed(form.list.items),
    index: form.list.index,
    place: form.list.at && placeOf(form.list.at),
    adds: form.list.adds,
  };
  return { title: form.title, path: form.path, list, fields };
}
