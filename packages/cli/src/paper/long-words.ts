/// <reference lib="dom" />
/**
 * Words of a page of sheets that were too long for their place. The function given to `evaluate`
 * runs in the page, and sees nothing of this file.
 */
import type { Page } from '@undercroft/browser';

/** What the page of sheets says of a row: `TightRow` of the workbench. */
interface TightRow {
  readonly row: string;
  readonly broken: readonly string[];
  readonly small: boolean;
}

/**
 * Says which words of a page were broken, and which rows have letters that are hard to read.
 * @returns sentences
 */
export async function longWords(page: Page): Promise<string[]> {
  const rows = await page
    .locator('workbench-print')
    .evaluate((host) => (host as HTMLElement & { readonly tight: readonly TightRow[] }).tight);
  const sentences = rows.flatMap(({ row, broken }) =>
    broken.map(
      (word) =>
        `warning: ${word} in ${row} is wider than its place, so it was broken. Put soft hyphens (U+00AD) where it may break.`,
    ),
  );
  const small = rows.filter((one) => one.small).map(({ row }) => row);
  if (small.length === 0) return sentences;
  return [
    ...sentences,
    `warning: words in ${small.join(', ')} are printed smaller than is good to read. Shorten them, or print a larger card.`,
  ];
}
