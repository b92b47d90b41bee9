/// <reference lib="dom" />
/**
 * Letters of a page of sheets that no font has. The functions given to `evaluate` run in the page,
 * and see nothing of this file.
 */
import type { Page } from '@undercroft/browser';

/** Rows that a warning names, at most. */
const MOST_NAMES = 8;

/** A letter that is not drawn, and the rows, or `the rulebook`, in which it stands. */
interface MissingLetter {
  readonly letter: string;
  readonly within: readonly string[];
}

/**
 * Says which letters of a page are not drawn because no font has them.
 *
 * @returns one sentence for the letters that miss in the same places
 */
export async function missingLetters(page: Page): Promise<string[]> {
  const missing = await page.locator('workbench-print').evaluate(lettersWithoutFont);
  const groups = Map.groupBy(missing, ({ within }) => within.join(', '));
  return [...groups.values()].map((letters) => {
    const { within } = letters[0]!;
    const more = within.length > MOST_NAMES ? ` and ${within.length - MOST_NAMES} more` : '';
    const named = letters.map(({ letter }) => `${letter} (U+${codeOf(letter)})`).join(', ');
    return `warning: no font of this machine has ${named}, in ${within.slice(0, MOST_NAMES).join(', ')}${more}: nothing is drawn there. Install a font that has it.`;
  });
}

const codeOf = (letter: string): string => letter.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');

/**
 * Runs in the page: lists the letters that are drawn exactly like an unassigned code point, which
 * no font has.
 */
function lettersWithoutFont(host: Element): MissingLetter[] {
  const places = new Map<string, Set<string>>();
  const collect = (node: Node, within: string): void => {
    if (node instanceof Text)
      for (const letter of node.data) {
        if (!/[^\p{ASCII}\p{M}\p{C}\p{Z}]/u.test(letter)) continue;
        places.set(letter, (places.get(letter) ?? new Set()).add(within));
      }
    if (node instanceof Element && ['style', 'script', 'svg'].includes(node.localName)) return;
    const row = node instanceof HTMLElement ? (node.dataset['row'] ?? within) : within;
    if (node instanceof Element && node.shadowRoot !== null) collect(node.shadowRoot, row);
    for (const inner of node.childNodes) collect(inner, row);
  };
  for (const part of host.shadowRoot!.querySelectorAll('uc-theme > *')) collect(part, 'the rulebook');
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
  const side = 48;
  const lookOf = (letter: string): string => {
    canvas.clearRect(0, 0, side, side);
    canvas.font = `${side / 2}px ${getComputedStyle(host).fontFamily}`;
    canvas.fillText(letter, side / 6, (side * 2) / 3);
    return canvas.getImageData(0, 0, side, side).data.join();
  };
  const none = lookOf('\u{378}');
  return [...places].flatMap(([letter, within]) => (lookOf(letter) === none ? [{ letter, within: [...within] }] : []));
}
