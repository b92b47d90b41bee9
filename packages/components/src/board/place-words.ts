import { css, html, nothing, svg, type TemplateResult } from 'lit';
import { boxOf, type BoardGround } from './ground.ts';
import { latticeOf, SIDE } from './lattice/lattice.ts';

/** Letters of a word that stand side by side on a space, at the size of the others. */
const LETTERS = 9;
/** Size of letters, in hundredths of a side, and the least that is read, in pixels. */
const SIZE = 17;
const READ = 8.5;

export const placeWordsStyles = css`
  .words {
    pointer-events: none;
  }
  .words text {
    font-family: var(--uc-font-title);
    font-weight: 700;
    fill: oklch(0.96 0.03 85);
    stroke: rgb(0 0 0 / 0.75);
    stroke-width: 4px;
    paint-order: stroke;
    text-anchor: middle;
    dominant-baseline: middle;
    text-transform: capitalize;
  }
`;

/**
 * Words on spaces that are places of their own, below what stands there. Readers of the screen hear
 * them of the space.
 *
 * @param side  of a space, in pixels
 */
export function placeWordsPart(plan: BoardGround, side: number): TemplateResult | typeof nothing {
  const lattice = latticeOf(plan);
  const words = plan.grounds.squares.flatMap(({ isPlace, words: word }, n) => {
    const size = (SIZE * LETTERS) / Math.max(LETTERS, word.length);
    if (isPlace !== true || word === '' || (size * side) / SIDE < READ) return [];
    const [x, y] = lattice.middle(n);
    const up = plan.hexagons === undefined ? 34 : 26;
    return [svg`<text x=${x} y=${y - up} font-size=${size}>${word}</text>`];
  });
  if (words.length === 0) return nothing;
  return html`<svg class="words" viewBox=${boxOf(plan)} aria-hidden="true">${words}</svg>`;
}
