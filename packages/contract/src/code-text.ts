/**
 * Texts of content in places that are code. All code that writes JavaScript or
 * markup writes texts through these.
 */

const UNSAFE = /[<\u2028\u2029]/g;
/** A key of a JSON object: inside a text each quote has a backslash before it. */
const PROTOTYPE_KEY = /(?<=[{,])"__proto__":/g;

/**
 * A value as one line of JavaScript: an expression that gives the same value again. It can stand in
 * a module, in a script of a page and in a file of any encoding of Unicode: no `<`, no line
 * separator and no half of a character is written as itself, and a key `__proto__` is a key like
 * others.
 *
 * @param value  what JSON can hold
 * @throws       TypeError when it is no such value
 */
export function literalOf(value: unknown): string {
  const json = JSON.stringify(value) as string | undefined;
  if (json === undefined) throw new TypeError('not a value that JSON can hold');
  const safe = json.replaceAll(UNSAFE, escapeOf);
  // Nearly no text has it, and to look for a word is much quicker than for the pattern.
  return safe.includes('__proto__') ? safe.replaceAll(PROTOTYPE_KEY, '["__proto__"]:') : safe;
}

function escapeOf(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/**
 * A text that can stand in a comment of JavaScript, CSS or HTML: no part of it ends the comment,
 * and it stays on one line.
 *
 * @throws never
 */
export function commentOf(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cs}\u2028\u2029]+/gu, ' ').replaceAll(/[*<>-](?=[/!>-])|[<>]/g, ' ');
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/**
 * A text as HTML or XML in which it is nothing but text, also between quotes of either kind.
 *
 * @throws never
 */
export function markupOf(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => SIGNS[sign]!);
}
