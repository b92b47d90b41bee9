const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Gives a text the ends of lines and the byte order mark of the text that it replaces.
 *
 * @param before  null = there was none; then `text` stays as it is
 * @returns       ends of lines are those of the first line of `before`
 */
export function likeBefore(before: string | null, text: string): string {
  if (before === null) return text;
  const bare = text.replace(/^\uFEFF/, '');
  const end = /\r?\n/.exec(before)?.[0];
  const lines = end === undefined ? bare : bare.replaceAll(/\r\n?|\n/g, end);
  return before.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK + lines : lines;
}
