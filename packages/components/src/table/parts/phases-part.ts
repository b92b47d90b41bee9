import type { GameView } from '@undercroft/view';
import { html, nothing, type TemplateResult } from 'lit';
import type { TableLayout } from '../../layout/layout.ts';
import type { Words } from '../../words/words.ts';

/** Letters of all names, with the room around each, that have no room in one line. */
const LONG = 46;
const AROUND = 2;

/**
 * The parts of the turn in their order, with a mark on the one that runs. On a narrow table, and
 * where the names are too long for one line, only that one has its name, with how far it is. Parts
 * that do not come every time keep their place while they do not run, so that the strip is always
 * as high.
 *
 * @throws never
 */
export function phasesPart(layout: TableLayout | null, view: GameView, words: Words): TemplateResult | typeof nothing {
  const now = view.result === null ? view.phase : -1;
  const parts = (layout?.phases ?? []).map(({ title, sometimes }, index) => ({
    title,
    index,
    seldom: sometimes && index !== now,
  }));
  if (parts.length === 0) return nothing;
  const shown = parts.filter(({ seldom }) => !seldom);
  const place = shown.findIndex(({ index }) => index === now);
  const isLong = shown.reduce((sum, { title }) => sum + title.length + AROUND, 0) > LONG;
  return html`<ol
    class=${`phases ${place < 0 ? '' : 'running'} ${isLong ? 'long' : ''}`}
    aria-label=${words.say('table.phases')}
  >
    ${parts.map(
      ({ title, index, seldom }) =>
        html`<li
          class=${seldom ? 'seldom' : ''}
          title=${isLong ? title : nothing}
          aria-current=${index === now ? 'step' : nothing}
        >
          ${index === now ? html`<span class="part" aria-hidden="true">${place + 1}/${shown.length}</span>` : nothing}${isLong && index !== now ? html`<span class="hush">${title}</span>` : title}
        </li>`,
    )}
  </ol>`;
}
