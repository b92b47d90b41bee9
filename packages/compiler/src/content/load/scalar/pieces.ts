/** A decoded text under construction, with the place of every UTF-16 unit. */
export interface Pieces {
  /** Offset of each unit; rising. */
  readonly starts: number[];
  /**
   * One past the place of each unit: an escape or a folded line break takes more than one
   * character.
   */
  readonly ends: number[];
  text(): string;
  /** Adds text that stands in the file as it is, from `start` on. */
  copy(text: string, start: number): void;
  /** Adds text that the characters from `start` to `end` stand for. */
  stand(text: string, start: number, end: number): void;
}

/**
 * Makes an empty text.
 *
 * @throws never
 */
export function createPieces(): Pieces {
  const parts: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  return {
    starts,
    ends,
    text: () => parts.join(''),
    copy(text, start) {
      parts.push(text);
      for (let unit = 0; unit < text.length; unit++) {
        starts.push(start + unit);
        ends.push(start + unit + 1);
      }
    },
    stand(text, start, end) {
      parts.push(text);
      for (let unit = 0; unit < text.length; unit++) {
        starts.push(start);
        ends.push(end);
      }
    },
  };
}
