import { icon, type Words } from '@undercroft/components';
import { html, nothing, type TemplateResult } from 'lit';
import type { Achievement } from './achievements.ts';

/**
 * What can be achieved in a game besides winning, with marks on what was; nothing where the game
 * has no such thing.
 *
 * @param open  the list lies open
 */
export function achievementsPart(
  words: Words,
  all: readonly Achievement[],
  open: boolean,
): TemplateResult | typeof nothing {
  if (all.length === 0) return nothing;
  const done = all.filter((one) => one.done).length;
  return html`<details class="achievements" ?open=${open}>
    <summary>${words.say('achievements.title', { done, of: all.length })}</summary>
    <ul>
      ${all.map(
        (one) =>
          html`<li class=${one.fresh ? 'fresh' : one.done ? 'done' : 'open'}>
            ${icon(one.done ? 'ui-trophy' : 'ui-lock')}
            <span
              ><b>${one.title}</b> ${one.fresh ? html`<mark>${words.say('achievements.fresh')}</mark>` : nothing}
              <small>${one.says}</small></span
            >
            <span class="hush">${one.done ? words.say('achievements.done') : words.say('achievements.open')}</span>
          </li>`,
      )}
    </ul>
  </details>`;
}
