/** Ways to hand the link of a table to others. */
import { html, nothing, type TemplateResult } from 'lit';
import type { OnlineKey } from './words.ts';

/** What became of copying: null before it was tried. */
export type Copied = 'copied' | 'by-hand' | null;

export interface ShareParts {
  /** address for the others */
  readonly link: string;
  readonly copied: Copied;
  readonly say: (key: OnlineKey) => string;
  readonly copy: () => void;
  /** hands the link to another program of the device; null where the browser cannot */
  readonly share: (() => void) | null;
}

export function sharePart({ link, copied, say, copy, share }: ShareParts): TemplateResult {
  return html`<section class="share" aria-label=${say('link')}>
    <label>${say('link')} <input class="link" readonly .value=${link} @focus=${selectAll} @click=${selectAll} /></label>
    <span class="row">
      <button class="button" @click=${copy}>${say(copied === 'copied' ? 'copied' : 'copy')}</button>
      ${share === null ? nothing : html`<button class="button" @click=${share}>${say('share')}</button>`}
    </span>
    <p role="status">${copied === 'by-hand' ? say('copy-by-hand') : ''}</p>
    ${isLocal(link) ? html`<p class="notice">${say('link-local')}</p>` : nothing}
  </section>`;
}

/** Selects the whole text of a field, so that it can be copied by hand. */
export function selectAll(event: Event): void {
  (event.target as HTMLInputElement).select();
}

/** Whether an address leads to the machine on which it is opened. */
export function isLocal(link: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(link).hostname);
}

/** How a link can be handed to another program of the device; null where the browser cannot. */
export function sharing(title: string, link: string): (() => void) | null {
  // Browsers have it on secure pages alone, and not all of them.
  if (typeof navigator.share !== 'function') return null;
  return () => {
    // A person who changes their mind rejects it.
    navigator.share({ title, url: link }).catch(() => {});
  };
}
