/** Ways to hand the link of a table to others. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import { qrCode } from './qr/qr-code.ts';
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
    ${isLocal(link) ? html`<p class="notice">${say('link-local')}</p>` : qrPart(link, say)}
  </section>`;
}

/** The link for the camera of a phone; nothing where it is too long. */
function qrPart(link: string, say: ShareParts['say']): TemplateResult | typeof nothing {
  const code = qrCode(link);
  if (code === null) return nothing;
  const dark = code.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  // Readers need a light border of four modules.
  const size = code.length + 8;
  return html`<details class="qr">
    <summary>${say('qr')}</summary>
    <svg viewBox="-4 -4 ${size} ${size}" role="img" aria-label=${say('qr')}>
      ${svg`<path d="M-4 -4h${size}v${size}h-${size}z" fill="#fff" /><path d=${dark.join('')} fill="#000" />`}
    </svg>
  </details>`;
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
