/**
 * Drawings of tiles outside the board, as beside answers. A file that holds a game without tiles
 * takes `no-drawings.ts` in its place.
 */
import { html, type TemplateResult } from 'lit';
import { bordersPart, groundPart, type BoardGround } from '../ground.ts';
import { SIDE } from '../lattice/lattice.ts';
import { groundStyles } from '../ground.styles.ts';
import { styled } from '../../theme/styled.ts';

export { drawingOfRow } from './tile-ground.ts';

/** What the drawings look like. */
export const drawingStyles = [groundStyles];

/** A drawing, with half a square of nothing around it, in which one sees where it is open. */
export function drawingPart(drawing: BoardGround): TemplateResult {
  const { columns, rows } = drawing;
  const box = `${SIDE / 2} ${SIDE / 2} ${(columns - 1) * SIDE} ${(rows - 1) * SIDE}`;
  return html`<span class="drawing" style=${styled(`--columns: ${columns}; --rows: ${rows}`)} aria-hidden="true"
    >${groundPart(drawing)}<svg viewBox=${box}>${bordersPart(drawing)}</svg></span
  >`;
}
