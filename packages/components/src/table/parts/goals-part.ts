import { html, nothing, type TemplateResult } from 'lit';
import '../../counter/counter.ts';
import { meaningOf, type Explained } from '../../explained/explained.ts';
import { explainOn } from '../../explained/terms.ts';
import type { PlayerScene } from '../../scene/scene.ts';

/**
 * The numbers that a player has to reach, in a line of their own where the plate has no room for
 * them.
 */
export function goalsPart(
  { counters }: Pick<PlayerScene, 'counters'>,
  explained: Explained,
): TemplateResult | typeof nothing {
  const reached = counters.filter(({ most = 0 }) => most > 0);
  if (reached.length === 0) return nothing;
  return html`<div class="goals" role="list">
    ${reached.map(
      ({ icon, most = 0, title, value }) =>
        html`<uc-counter
          role="listitem"
          .label=${title}
          .icon=${icon ?? ''}
          .value=${value}
          .most=${most}
          still
          ${explainOn(meaningOf(title, explained), explained)}
        ></uc-counter>`,
    )}
  </div>`;
}
