import type { Words } from '@undercroft/components';
import { html, nothing, type TemplateResult } from 'lit';
import { styled } from '@undercroft/components';

/** Why a bot gave its last answer. */
export interface Reasons {
  readonly name: string;
  readonly answer: string;
  /** chance of winning with the answer chosen, 0 to 1; null when nothing was weighed */
  readonly chance: number | null;
  /** the best answers, the chosen one first */
  readonly best: readonly { readonly label: string; readonly chance: number; readonly tries: number }[];
}

/** @param told  whether the answers that were not given may be told */
export function whySheet(words: Words, reasons: Reasons, told: boolean): TemplateResult {
  const { name, answer, chance, best } = reasons;
  if (chance === null) return html`<p>${words.say('why.none', { name, answer })}</p>`;
  return html`<p>${words.say('why.text', { name, answer, chance: Math.round(chance * 100) })}</p>
    ${told ? table(words, best) : best.length > 1 ? html`<p class="soft">${words.say('why.hidden', { name })}</p>` : nothing}`;
}

function table(words: Words, best: Reasons['best']): TemplateResult {
  return html`<table>
    <thead>
      <tr>
        <th scope="col">${words.say('why.answer')}</th>
        <th scope="col">${words.say('why.chance')}</th>
        <th scope="col">${words.say('why.tries')}</th>
      </tr>
    </thead>
    <tbody>
      ${best.map(
        ({ label, chance, tries }) =>
          html`<tr>
            <th scope="row">${label}</th>
            <td class="number">
              <span class="bar" style=${styled(`--part: ${Math.round(chance * 100)}%`)}
                >${Math.round(chance * 100)}</span
              >
            </td>
            <td class="number">${tries}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}
