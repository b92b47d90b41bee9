import type { GameView } from '@undercroft/view';
import { html, nothing, type TemplateResult } from 'lit';
import type { TableLayout } from '../../layout/layout.ts';
import type { Words } from '../../words/words.ts';

/** The parts of the turn in their order, with a mark on the one that runs; on a narrow table only that one, and how far it is. @throws never */
export function phasesPart(layout: TableLayout | null, view: GameView, words: Words): TemplateResult | typeof nothing {
  const { phase: now, result } = view;
  const shown = (layout?.phases ?? [])
    .map(({ title, sometimes }, index) => ({ title, index, seldom: sometimes && index !== now }))
    .filter(({ seldom }) => !seldom);
  if (shown.length === 0 || result !== null) return nothing;
  const place = shown.findIndex(({ index }) => index === now);
  return html`<ol class="phases" aria-label=${words.say('table.phases')}>
    ${shown.map(
      ({ title, index }) =>
        html`<li aria-current=${index === now ? 'step' : nothing}>
          ${index === now ? html`<span class="part" aria-hidden="true">${place + 1}/${shown.length}</span>` : nothing}${title}
        </li>`,
    )}
  </ol>`;
}
