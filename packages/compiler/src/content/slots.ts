/**
 * The names that a text of the content speaks of in its slots: `{f}`, `{f:the}`, `{n|one|several}`.
 *
 * @throws never
 */
export function slotNames(text: string): string[] {
  return [...text.matchAll(/\{([^{}:|]+)/g)].map(([, name = '']) => name);
}
