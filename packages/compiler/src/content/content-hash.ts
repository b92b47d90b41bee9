// Two sums of 32 bits that every code unit is multiplied into: fast enough for every compile and
// the same on every machine. Not for secrets.

/**
 * Hash of the content of a game: of the paths and texts in code unit order; the order of `files`
 * does not matter.
 *
 * @param files   path and text of each file
 * @param hashOf  hash of a text, for callers that remember those of texts they have seen
 * @returns       16 hex digits
 * @throws        never
 */
export function contentHash(
  files: Iterable<readonly [path: string, text: string]>,
  hashOf: (text: string) => string = textHash,
): string {
  const inOrder = [...files].toSorted(([first], [second]) => (first < second ? -1 : Number(first > second)));
  // Each part has a length of its own or a fixed one, so that moving a character from one to the
  // next changes the hash.
  return textHash(inOrder.map(([path, text]) => `${path.length} ${path} ${hashOf(text)}`).join('\n'));
}

/**
 * Hash of one text.
 *
 * @returns  16 hex digits
 * @throws   never
 */
export function textHash(text: string): string {
  let one = 0xdeadbeef ^ text.length;
  let two = 0x41c6ce57 ^ text.length;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    one = Math.imul(one ^ unit, 0x9e3779b1);
    one ^= one >>> 15;
    two = Math.imul(two ^ unit, 0x5f356495);
    two ^= two >>> 13;
  }
  return hex(mixed(one, two)) + hex(mixed(two, one));
}

/** So that every bit of both sums reaches every bit of the result. */
function mixed(sum: number, other: number): number {
  const first = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b);
  const second = Math.imul(first ^ other ^ (first >>> 13), 0xc2b2ae35);
  return (second ^ (second >>> 16)) >>> 0;
}

function hex(sum: number): string {
  return sum.toString(16).padStart(8, '0');
}
