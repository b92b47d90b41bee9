import { html, nothing, type TemplateResult } from 'lit';
import { drawingPart } from '#drawings';
import type { BoardGround } from '../board/ground.ts';
import { icon } from '../icon/icon.ts';
import { styled } from '../theme/styled.ts';

/** What an answer is told by besides its words. */
export interface AnswerSign {
  readonly icon: string | null;
  readonly hue: number;
  /** the drawing of what it is about; left out: it has none */
  readonly drawing?: BoardGround;
}

/** The drawing of what an answer is about; else its picture. */
export function signPart({ drawing, hue, icon: name }: AnswerSign): TemplateResult | typeof nothing {
  if (drawing !== undefined) return drawingPart(drawing);
  return name === null ? nothing : html`<span class="bead" style=${styled(`--hue: ${hue}`)}>${icon(name)}</span>`;
}
