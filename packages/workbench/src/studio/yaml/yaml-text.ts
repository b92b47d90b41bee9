/** Words as YAML: as they are where that is safe, else quoted. JSON is YAML. */

/** One scalar. */
export function plainText(value: unknown): string {
  const text = String(value);
  const isWord =
    /^[A-Za-z0-9][\w #().'/-]*$/.test(text) &&
    !text.endsWith(' ') &&
    !/ #/.test(text) &&
    !/^(?:true|false|null|yes|no|on|off|~)$/i.test(text);
  return isWord || /^(?:true|false)$/.test(text) ? text : JSON.stringify(text);
}

/** A scalar, or a list of them on one line. */
export function flowText(value: unknown): string {
  return Array.isArray(value) ? `[${value.map(plainText).join(', ')}]` : plainText(value);
}
