import type { Finding } from '@undercroft/contract';
import { html, nothing, type TemplateResult } from 'lit';
import { icon } from '../icon/icon.ts';
import { baseStyles, buttonStyles, define } from '../theme/base.ts';
import { elementWith, prop } from '../theme/properties.ts';
import { overlayStyles } from './overlay.styles.ts';

/**
 * Everything that is wrong with the content, over the page. The game below goes on with the last
 * content that was right.
 *
 * @slot - buttons: what can be done about it
 * @fires uc-close   it was closed
 * @fires uc-source  a place was clicked; detail `{ source }`, `file:line:column`
 */
export class OverlayElement extends elementWith({
  /** what is wrong; without any nothing is drawn */
  findings: prop.data<readonly Finding[]>([]),
  /** words above, when the usual ones do not fit */
  heading: prop.text(''),
  /** a sentence on what happens meanwhile */
  note: prop.text(''),
  /**
   * address of the folder with a page about each code, with a slash at the end; empty: there is
   * none
   */
  pages: prop.text(''),
}) {
  static override styles = [baseStyles, buttonStyles, overlayStyles];

  override render(): TemplateResult | typeof nothing {
    if (this.findings.length === 0) return nothing;
    const heading = this.heading === '' ? this.words.say('overlay.content-error') : this.heading;
    return html`<div class="sheet" role="alertdialog" aria-label=${heading} @keydown=${this.#key}>
      <div class="head">
        <span class="sign" aria-hidden="true">${icon('ui-warning')}</span>
        <h2>${heading}</h2>
        <button class="button quiet" type="button" aria-label=${this.words.say('close')} @click=${this.#close}>
          ${icon('ui-close')}
        </button>
      </div>
      ${this.note === '' ? nothing : html`<p class="note">${this.note}</p>`}
      <p class="doing"><slot></slot></p>
      <ol>
        ${this.findings.map(
          (finding) =>
            html`<li class=${finding.severity}>
              <p class="message">${finding.message}</p>
              <p class="place">
                ${
                  finding.file === ''
                    ? nothing
                    : html`<button class="source" type="button" @click=${() => this.#open(finding)}>
                        ${placeOf(finding)}
                      </button>`
                }
                ${this.#code(finding)}
              </p>
              <pre tabindex="0">${finding.printed}</pre>
            </li>`,
        )}
      </ol>
    </div>`;
  }

  #code({ code }: Finding): TemplateResult {
    if (this.pages === '') return html`<span class="code">${code}</span>`;
    return html`<a class="code" href=${`${this.pages}${code}.html`} target="_blank">${code}</a>`;
  }

  #open(finding: Finding): void {
    this.send('uc-source', { source: placeOf(finding) });
  }

  readonly #close = (): void => this.send('uc-close', {});
  readonly #key = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') this.#close();
  };
}

function placeOf({ file, line, column }: Finding): string {
  return `${file}:${line}:${column}`;
}

define('uc-overlay', OverlayElement);

declare global {
  interface HTMLElementTagNameMap {
    'uc-overlay': OverlayElement;
  }
}
