import { css, html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import '../card/card.ts';
import { blankFace, type CardFace } from '../card/card-face.ts';
import { icon } from '../icon/icon.ts';
import type { Glossary } from '../text/rich-text.ts';
import { UndercroftElement, baseStyles, buttonStyles, define } from '../theme/base.ts';
import type { Box } from './keys.ts';

const WIDTH = 250;
const GAP = 14;

/**
 * A card at reading size beside the thing it is about, over everything else and in nobody's way.
 *
 * @fires uc-close  it was put away
 */
export class InspectorElement extends UndercroftElement {
  static override styles = [
    baseStyles,
    buttonStyles,
    css`
      :host {
        position: fixed;
        inset: auto;
        margin: 0;
        padding: 0;
        border: 0;
        background: none;
        overflow: visible;
        width: ${WIDTH}px;
        pointer-events: none;
      }
      :host([pinned]) {
        pointer-events: auto;
      }
      uc-card {
        filter: drop-shadow(0 14px 30px rgb(0 0 0 / 0.6));
      }
      .reason {
        margin-top: 8px;
        padding: 8px 12px;
        border-radius: var(--uc-radius-small);
        background: var(--uc-panel-raised);
        box-shadow:
          inset 0 0 0 1px var(--uc-line),
          var(--uc-shadow);
        font-size: 0.95rem;
      }
      .close {
        position: absolute;
        inset: -16px -16px auto auto;
        width: 44px;
        height: 44px;
        padding: 0;
        border-radius: 50%;
        z-index: 1;
      }
    `,
  ];
  static override properties: PropertyDeclarations = {
    face: { attribute: false },
    glossary: { attribute: false },
    reason: {},
    near: { attribute: false },
    pinned: { type: Boolean, reflect: true },
  };

  declare face: CardFace;
  declare glossary: Glossary;
  declare reason: string;
  /** the thing that it must not cover */
  declare near: Box | null;
  /** it stays until it is put away */
  declare pinned: boolean;

  constructor() {
    super();
    this.face = blankFace;
    this.glossary = new Map();
    this.reason = '';
    this.near = null;
    this.pinned = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.setAttribute('popover', 'manual');
    this.showPopover();
  }

  override render(): TemplateResult {
    return html`${
        this.pinned
          ? html`<button
              class="button close"
              type="button"
              aria-label=${this.words.say('inspector.close')}
              @click=${() => this.send('uc-close', {})}
            >
              ${icon('ui-close')}
            </button>`
          : nothing
      }
      <uc-card still .face=${this.face} .glossary=${this.glossary}></uc-card>
      ${this.reason === '' ? nothing : html`<p class="reason">${this.reason}</p>`}`;
  }

  protected override updated(): void {
    const { near } = this;
    if (near === null) return;
    const height = this.offsetHeight;
    const roomRight = innerWidth - near.right;
    const left = roomRight > WIDTH + GAP * 2 ? near.right + GAP : Math.max(GAP, near.left - WIDTH - GAP);
    const top = Math.min(Math.max(GAP, (near.top + near.bottom) / 2 - height / 2), innerHeight - height - GAP);
    this.style.left = `${Math.round(Math.min(left, innerWidth - WIDTH - GAP))}px`;
    this.style.top = `${Math.round(Math.max(GAP, top))}px`;
  }
}

define('uc-inspector', InspectorElement);

declare global {
  interface HTMLElementTagNameMap {
    'uc-inspector': InspectorElement;
  }
}
