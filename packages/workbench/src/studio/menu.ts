import { UndercroftElement, baseStyles, buttonStyles, define } from '@undercroft/components';
import { css, html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';

/** Something that can be done from a menu. */
export interface MenuItem {
  readonly label: string;
  /** tooltip that says what it does; left out: the label says all */
  readonly hint?: string;
  readonly disabled?: boolean;
  run(): void;
}

/**
 * A button with a list of what is not needed each minute; arrows, Home, End and the first letter
 * lead through it, Escape closes it.
 */
export class StudioMenuElement extends UndercroftElement {
  static override styles = [
    baseStyles,
    buttonStyles,
    css`
      :host {
        position: relative;
      }
      [role='menu'] {
        position: absolute;
        inset: calc(100% + 4px) 0 auto auto;
        z-index: 20;
        display: grid;
        min-width: 14rem;
        max-width: calc(100vw - 20px);
        padding: 4px;
        border: 1px solid var(--uc-line);
        border-radius: 6px;
        background: var(--uc-panel-raised);
        box-shadow: 0 8px 24px rgb(0 0 0 / 45%);
      }
      @media (max-width: 600px) {
        [role='menu'] {
          position: fixed;
          inset: auto 10px auto 10px;
        }
      }
      [role='menuitem'] {
        min-height: 44px;
        padding: 6px 12px;
        border: 0;
        border-radius: 4px;
        background: none;
        color: var(--uc-ink);
        font: inherit;
        text-align: start;
        cursor: pointer;
      }
      [role='menuitem']:hover,
      [role='menuitem']:focus-visible {
        background: var(--uc-panel);
      }
      [role='menuitem'][aria-disabled='true'] {
        color: var(--uc-ink-soft);
        cursor: default;
      }
      :focus-visible {
        outline: 3px solid var(--uc-focus);
        outline-offset: -3px;
      }
    `,
  ];
  static override properties: PropertyDeclarations = {
    label: {},
    items: { attribute: false },
    open: { state: true },
  };

  /** what the button says */
  declare label: string;
  declare items: readonly MenuItem[];
  declare private open: boolean;

  constructor() {
    super();
    this.label = '';
    this.items = [];
    this.open = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('pointerdown', this.#outside, true);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('pointerdown', this.#outside, true);
  }

  override render(): TemplateResult {
    return html`<button
        class="button"
        type="button"
        aria-haspopup="menu"
        aria-expanded=${this.open ? 'true' : 'false'}
        @click=${() => (this.open ? this.#close() : this.#show(0))}
        @keydown=${this.#opens}
      >
        ${this.label}
      </button>
      ${
        this.open
          ? html`<div role="menu" aria-label=${this.label} @keydown=${this.#moves} @focusout=${this.#left}>
              ${this.items.map(
                (item) =>
                  html`<button
                    role="menuitem"
                    type="button"
                    tabindex="-1"
                    title=${item.hint ?? nothing}
                    aria-disabled=${item.disabled === true ? 'true' : nothing}
                    @click=${() => this.#choose(item)}
                  >
                    ${item.label}
                  </button>`,
              )}
            </div>`
          : nothing
      }`;
  }

  get #places(): HTMLElement[] {
    return [...this.renderRoot.querySelectorAll<HTMLElement>('[role="menuitem"]')];
  }

  #show(at: number): void {
    this.open = true;
    void this.updateComplete.then(() => this.#places.at(at)?.focus());
  }

  #close(): void {
    this.open = false;
    this.renderRoot.querySelector('button')?.focus();
  }

  #choose(item: MenuItem): void {
    if (item.disabled === true) return;
    this.#close();
    item.run();
  }

  readonly #opens = (event: KeyboardEvent): void => {
    const at = { ArrowDown: 0, ArrowUp: -1 }[event.key];
    if (at === undefined) return;
    event.preventDefault();
    this.#show(at);
  };

  readonly #moves = (event: KeyboardEvent): void => {
    const places = this.#places;
    const now = places.indexOf((this.renderRoot as ShadowRoot).activeElement as HTMLElement);
    const steps = { ArrowDown: now + 1, ArrowUp: now - 1, Home: 0, End: places.length - 1 };
    if (event.key === 'Escape') {
      event.preventDefault();
      this.#close();
    } else if (Object.hasOwn(steps, event.key)) {
      event.preventDefault();
      const to = steps[event.key as keyof typeof steps];
      places[(to + places.length) % places.length]?.focus();
    } else if (/^\p{L}$/u.test(event.key)) {
      const letter = event.key.toLowerCase();
      const order = [...places.slice(now + 1), ...places.slice(0, now + 1)];
      order.find(({ textContent }) => textContent.trim().toLowerCase().startsWith(letter))?.focus();
    }
  };

  /** Tab leaves it, and closes it. */
  readonly #left = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget !== null && !this.renderRoot.contains(relatedTarget as Node)) this.open = false;
  };

  readonly #outside = (event: Event): void => {
    if (this.open && !event.composedPath().includes(this)) this.open = false;
  };
}

define('workbench-studio-menu', StudioMenuElement);
