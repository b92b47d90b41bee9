/** The search index: a file that pages load at the first search. */
import type { SearchText } from '../src/docs/shapes.ts';
import type { Documents } from './documents.ts';
import { partOf } from './parts.ts';

/** Every section of every document, in the order of the pages. */
export function searchTexts(documents: Documents): SearchText[] {
  return [...documents.byPath.values()].flatMap(({ path, address, title, sections }) =>
    sections.map(({ id, heading, text }) => ({
      id: id === '' ? address : `${address}#${id}`,
      page: title,
      part: partOf(path).title,
      heading: heading === '' ? title : heading,
      text: text.trim(),
    })),
  );
}
