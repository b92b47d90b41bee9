import { html, nothing, type TemplateResult } from 'lit';
import { bordersPart, groundPart, SIDE, type BoardGround } from '../board/ground.ts';
import { icon } from '../icon/icon.ts';

/** What an answer is told by besides its words. */
export interface AnswerSign {
  readonly icon: string | null;
  readonly hue: number;
  /** the drawing of what it is about; left out: it has none */
  readonly drawing?: BoardGround;
}

/** The drawing of what an answer is about, with half a square of nothing around it, in which one sees where it is open; else its picture. */
export function signPart({ drawing, hue, icon: name }: AnswerSign): TemplateResult | typeof nothing {
  if (drawing === undefined)
    return name === null ? nothing : html`<span class="bead" style=${`--hue: ${hue}`}>${icon(name)}</span>`;
  const { columns, rows } = drawing;
  const box = `${SIDE / 2} ${SIDE / 2} ${(columns - 1) * SIDE} ${(rows - 1) * SIDE}`;
  return html`<span class="drawing" style=${`--columns: ${columns}; --rows: ${rows}`} aria-hidden="true"
    >${groundPart(drawing)}<svg viewBox=${box}>${bordersPart(drawing)}</svg></span
  >`;
}
