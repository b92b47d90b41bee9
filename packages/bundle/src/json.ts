/**
 * Source text of a value from content, for generated modules: JSON that ends neither a line nor a script, wherever it stands.
 * Nothing from content reaches generated code in another way.
 *
 * @param value  plain JSON; what JSON cannot hold is left out, as `JSON.stringify` does
 * @throws       TypeError for what JSON cannot write at all, such as a circle
 */
export function jsonSource(value: unknown): string {
  const text = JSON.stringify(value) ?? 'null';
  return text.replaceAll(/[<\u2028\u2029]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
