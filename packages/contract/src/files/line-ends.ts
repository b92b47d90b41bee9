/**
 * Gives a text the ends of lines of the text that it replaces.
 *
 * @param before  null = there was none
 * @returns       ends are those of the first line of `before`; `text` itself when that has none
 */
export function withEndsOf(before: string | null, text: string): string {
  const end = before === null ? undefined : /\r?\n/.exec(before)?.[0];
  return end === undefined ? text : text.replaceAll(/\r\n?|\n/g, end);
}
