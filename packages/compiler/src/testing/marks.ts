// Places marked in the text of a test: `gain 2 <<glod>>`.

/** A text without its marks, and what they marked. */
export interface MarkedText {
  readonly text: string;
  /** Half-open ranges of the text, in order. */
  readonly ranges: readonly { readonly start: number; readonly end: number }[];
}

/**
 * Takes `<<` and `>>` out of a text.
 *
 * @throws never; a mark that is never closed reaches to the end
 */
export function readMarks(marked: string): MarkedText {
  const ranges: { start: number; end: number }[] = [];
  let text = '';
  for (const [index, part] of marked.split('<<').entries()) {
    if (index === 0) {
      text = part;
      continue;
    }
    const [inside = '', ...rest] = part.split('>>');
    ranges.push({ start: text.length, end: text.length + inside.length });
    text += inside + rest.join('>>');
  }
  return { text, ranges };
}
