import { html, nothing, type TemplateResult } from 'lit';
import { scrollRegion } from '../theme/scroll-region.ts';
import type { Words } from '../words/words.ts';
import type { PlanLines } from './plan-lines.ts';

/** The result of a plan, below all buttons, so that none moves while plans are compared. */
export function planPart(plan: PlanLines | null, words: Words): TemplateResult | typeof nothing {
  if (plan === null) return nothing;
  const { title, sure, perhaps } = plan;
  const list = (lines: readonly string[]) =>
    html`<ul>
      ${lines.map((line) => html`<li>${line}</li>`)}
    </ul>`;
  return html`<div class="plan" role="status" ${scrollRegion(title)}>
    <p class="label">${title}</p>
    ${sure.length === 0 ? html`<p>${words.say('plan.nothing')}</p>` : list(sure)}
    ${
      perhaps.length === 0
        ? nothing
        : html`<p class="label">${words.say('plan.perhaps')}</p>
            ${list(perhaps)}`
    }
  </div>`;
}

/**
 * What an answer brings. It lies over what is beside the question, so that nothing jumps when the
 * pointer moves.
 */
export function foresightPart(lines: readonly string[], words: Words): TemplateResult | typeof nothing {
  if (lines.length === 0) return nothing;
  return html`<div class="foresight">
    <p class="label">${words.say('prompt.foresight')}</p>
    <ul>
      ${lines.map((line) => html`<li>${line}</li>`)}
    </ul>
  </div>`;
}
