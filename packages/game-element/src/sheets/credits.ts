import type { Words } from '@undercroft/components';
import { html, nothing, type TemplateResult } from 'lit';

/** Names of icons by who drew them. */
export type Credits = Readonly<Record<string, readonly string[]>>;

/**
 * Whose pictures, letters and code a one-file build holds; nothing for a game that came without
 * them.
 */
export function creditsPart(words: Words, credits: Credits | null): TemplateResult | typeof nothing {
  if (credits === null) return nothing;
  return html`<details class="credits">
    <summary>${words.say('start.credits')}</summary>
    <p>${words.say('credits.icons')}</p>
    <dl>
      ${Object.entries(credits).map(
        ([author, names]) =>
          html`<dt>${author}</dt>
            <dd lang="en">${names.map((name) => name.replaceAll('-', ' ')).join(', ')}</dd>`,
      )}
    </dl>
    <p>${words.say('credits.letters')}</p>
    <p>${words.say('credits.code')}</p>
  </details>`;
}
