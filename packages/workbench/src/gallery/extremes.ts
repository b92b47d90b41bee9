import { parseFragments, plainText, type CardFace } from '@undercroft/components';
import type { GameMeta, RowMeta } from '@undercroft/contract';
import { faceFor } from './faces.ts';

/** Which cards strain the layout most, and how. */
export type Extreme = 'longest-name' | 'longest-text' | 'no-text' | 'most-icons' | 'more-text';

/** How many cards each extreme shows. */
const SHOWN = 3;

/** How much longer texts of other languages may be than English ones. */
const GROWTH = 1.4;

/**
 * Faces of the cards at an extreme, the worst first.
 *
 * @returns  at most three; none when no card of the game is like that
 * @throws   never
 */
export function extremeFaces(meta: GameMeta, what: Extreme): CardFace[] {
  return meta.rows
    .map((row) => ({ row, weight: weightOf(row, what) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, SHOWN)
    .map(({ row }) => {
      const face = faceFor(meta, row);
      return what === 'more-text' ? { ...face, text: longer(face.text) } : face;
    });
}

function weightOf(row: RowMeta, what: Extreme): number {
  if (what === 'longest-name') return row.title.length;
  if (what === 'no-text') return row.text === '' ? 1 : 0;
  if (what === 'most-icons') return parseFragments(row.text).filter((piece) => piece.is === 'icon').length;
  return plainText(row.text).length;
}

/** A text with its last words said again until it is long enough. */
function longer(text: string): string {
  const words = text.split(' ');
  const wanted = Math.ceil(words.length * GROWTH);
  // A mark of two words must not be cut in half, so only words without marks are repeated.
  const plain = words.filter((word) => !/[*[\]]/.test(word));
  const more = Array.from({ length: wanted - words.length }, (_, index) => plain[index % plain.length] ?? '');
  return [...words, ...more].join(' ');
}
