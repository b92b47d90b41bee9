/**
 * Answers as text: the position of each answer in its list, as a number of 7 bits a byte, in
 * base64url without padding. A position needs one byte where fewer than 129 answers are offered, so
 * a game of 300 answers is 400 letters long.
 */

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Writes positions as text. @param indexes each 0 to 2^28 - 1 */
export function encodeAnswers(indexes: Iterable<number>): string {
  const bytes: number[] = [];
  for (const index of indexes) {
    let rest = index;
    while (rest > 127) {
      bytes.push((rest & 127) | 128);
      rest >>>= 7;
    }
    bytes.push(rest);
  }
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const bits = (bytes[i] << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    const letters = Math.min(4, bytes.length - i + 1);
    for (let j = 0; j < letters; j++) text += LETTERS[(bits >> (18 - 6 * j)) & 63];
  }
  return text;
}

/** Writes marks of answers as text, two letters each. @param marks each 0 to 4095 */
export function encodeMarks(marks: Iterable<number>): string {
  let text = '';
  for (const mark of marks) text += LETTERS[(mark >> 6) & 63] + LETTERS[mark & 63];
  return text;
}

/**
 * Reads marks from text.
 * @returns null when the text is not what `encodeMarks` writes; never throws
 */
export function decodeMarks(text: string): number[] | null {
  if (text.length % 2 === 1) return null;
  const marks: number[] = [];
  for (let i = 0; i < text.length; i += 2) {
    const [high, low] = [LETTERS.indexOf(text[i]), LETTERS.indexOf(text[i + 1])];
    if (high < 0 || low < 0) return null;
    marks.push((high << 6) | low);
  }
  return marks;
}

/**
 * Reads positions from text.
 *
 * @returns null when the text is not what `encodeAnswers` writes; never throws
 */
export function decodeAnswers(text: string): number[] | null {
  const bytes = decodeBytes(text);
  if (bytes === null) return null;
  const indexes: number[] = [];
  let value = 0;
  let shift = 0;
  for (const byte of bytes) {
    value |= (byte & 127) << shift;
    shift += 7;
    if (byte < 128) {
      indexes.push(value);
      value = 0;
      shift = 0;
    } else if (shift > 21) return null;
  }
  // A second spelling of the same answers would hide that a text is damaged.
  return shift === 0 && encodeAnswers(indexes) === text ? indexes : null;
}

function decodeBytes(text: string): number[] | null {
  if (text.length % 4 === 1) return null;
  const bytes: number[] = [];
  for (let i = 0; i < text.length; i += 4) {
    const letters = Math.min(4, text.length - i);
    let bits = 0;
    for (let j = 0; j < 4; j++) {
      const digit = j < letters ? LETTERS.indexOf(text[i + j]) : 0;
      if (digit < 0) return null;
      bits = (bits << 6) | digit;
    }
    for (let j = 0; j < letters - 1; j++) bytes.push((bits >> (16 - 8 * j)) & 255);
  }
  return bytes;
}
