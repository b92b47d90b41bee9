import { css, html, type TemplateResult } from 'lit';
import { boxOf, windowFor } from '../page/boxes.ts';
import { richTextStyles } from '../text/rich-text.styles.ts';
import { richText } from '../text/rich-text.ts';
import { baseStyles, define, floatingStyles, paperStyles } from '../theme/base.ts';
import { elementWith, prop } from '../theme/properties.ts';
import { NOTHING_EXPLAINED, type Explained, type ExplainedWord } from './explained.ts';

/** Distance from the word and from the edges of the window, in pixels. */
const GAP = 8;

/**
 * What words mean, over everything else, beside where one of them stands. The pointer may come over
 * it; Escape puts it away.
 */
export class TipElement extends elementWith({
  /** the words that are explained, one below the other */
  list: prop.data<readonly ExplainedWord[]>([]),
  /** where they come from, for the pictures in their texts */
  explained: prop.data<Explained>(NOTHING_EXPLAINED),
}) {
  static override styles = [
    baseStyles,
    paperStyles,
    richTextStyles,
    floatingStyles,
    css`
      :host {
        width: max-content;
        max-width: min(340px, calc(100vw / var(--uc-zoom, 1) - ${2 * GAP}px));
      }
      dl {
        display: grid;
        gap: 8px;
        max-height: calc(100vh / var(--uc-zoom, 1) - ${2 * GAP}px);
        margin: 0;
        padding: 10px 14px 12px;
        overflow: auto;
        font-size: 1rem;
        line-height: 1.35;
      }
      dt {
        font-weight: 700;
      }
      dt::first-letter {
        text-transform: uppercase;
      }
      dd {
        margin: 0;
      }
    `,
  ];

  #near: Element | null = null;

  override render(): TemplateResult {
    return html`<div role="status" aria-live="polite">
      <dl class="paper">
        ${this.list.map(
          ({ title, means }) =>
            html`<div>
              <dt>${title}</dt>
              <dd>${richText(means, this.explained.glossary)}</dd>
            </div>`,
        )}
      </dl>
    </div>`;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.setAttribute('popover', 'manual');
    document.addEventListener('keydown', this.#key, true);
    document.addEventListener('scroll', this.#scrolled, true);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('keydown', this.#key, true);
    document.removeEventListener('scroll', this.#scrolled, true);
  }

  /** Whether anything is explained now. */
  get open(): boolean {
    return this.isConnected && this.matches(':popover-open');
  }

  /** Explains words beside an element. */
  async show(list: readonly ExplainedWord[], explained: Explained, near: Element): Promise<void> {
    this.list = list;
    this.explained = explained;
    this.#near = near;
    await this.updateComplete;
    if (!this.isConnected || this.#near !== near || !near.isConnected) return;
    if (!this.open) this.showPopover();
    this.#place(near);
  }

  /** Puts it away. */
  hide(): void {
    this.#near = null;
    if (this.open) this.hidePopover();
  }

  /** Whole inside the window: below what it explains, above it where there is no room. */
  #place(near: Element): void {
    const { left, top, bottom } = boxOf(near);
    const seen = windowFor(near);
    const { offsetWidth: width, offsetHeight: height } = this;
    const below = bottom + GAP;
    const fits = below + height <= seen.height - GAP;
    const y = fits ? below : Math.max(GAP, top - GAP - height);
    this.style.top = `${Math.round(Math.min(y, Math.max(GAP, seen.height - GAP - height)))}px`;
    this.style.left = `${Math.round(Math.max(GAP, Math.min(left, seen.width - GAP - width)))}px`;
  }

  readonly #key = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !this.open) return;
    this.hide();
    // Only this is put away, and not the sheet below it.
    event.preventDefault();
    event.stopPropagation();
  };

  readonly #scrolled = (event: Event): void => {
    if (this.#near !== null && event.target !== this && !event.composedPath().includes(this)) this.hide();
  };
}

define('uc-tip', TipElement);

declare global {
  interface HTMLElementTagNameMap {
    'uc-tip': TipElement;
  }
}
