import type { CardElement } from '../card/card.ts';
import type { CardScene } from '../scene/card-scene.ts';
import { acrossOf } from './board-parts.ts';

/** Side of a square in pixels below which names of tiles give way to their pictures. */
const NAMED = 84;
/**
 * A piece as a part of its square and some pixels more, which tell where squares are small; and how
 * large it has to be to have a number.
 */
const PIECE = 0.8;
const MORE = 10;
const NUMBERED = 22;

/**
 * Where there is little room tiles do without their name, and pieces without their number.
 *
 * @param pieces  what lies on a board, in its slots
 * @param side    of a square, in pixels
 * @param at      the squares at a place
 */
export function sizePieces(
  pieces: Iterable<Element>,
  side: number,
  at: (n: number) => readonly (CardScene | undefined)[],
): void {
  const brief = side < NAMED;
  for (const child of pieces) {
    const squares = at(Number(child.slot.slice(1))).filter((square) => square !== undefined);
    const piece = child.slot.startsWith('p') ? side : (side * PIECE + MORE) / acrossOf(...squares);
    child.toggleAttribute('tiny', piece < NUMBERED && child.getAttribute('shape') !== 'tile');
    if (child.hasAttribute('brief') === brief) continue;
    child.toggleAttribute('brief', brief);
    if ('fitText' in child) (child as CardElement).fitText();
  }
}
