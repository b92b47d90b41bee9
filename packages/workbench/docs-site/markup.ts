/** Data as JSON that nothing in it ends early, for a script that is not run. */
export function jsonInPage(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}

/** Markdown as plain words: for titles, and to be searched. */
export function plainOf(markdown: string): string {
  return markdown
    .replaceAll(/<!--[^]*?-->|<a id="[^"]*"><\/a>/g, ' ')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^\s*\|?(?:\s*:?-{3,}:?\s*\|)+.*$/gm, ' ')
    .replaceAll(/^```.*$/gm, ' ')
    .replaceAll(/\*\*|`|^#+ /gm, '')
    .replaceAll('|', ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
