import { LitElement, css, unsafeCSS, type CSSResultGroup, type CSSResultOrNative } from 'lit';
import { followLanguage, languageAround, languageChanged } from '../words/language.ts';
import { wordsFor, type Words } from '../words/words.ts';
import { installFonts } from './fonts.ts';
import { installTokens } from './tokens.ts';

const converted = new WeakMap<CSSResultOrNative, CSSResultOrNative>();

/** Styles with `--uc-rem` for `rem`. Each is converted once, so that elements share its sheet. */
function withLettersOfGame(styles: CSSResultOrNative): CSSResultOrNative {
  if (!('cssText' in styles) || !/\drem\b/.test(styles.cssText)) return styles;
  const known = converted.get(styles);
  if (known !== undefined) return known;
  const made = unsafeCSS(styles.cssText.replaceAll(/([\d.]+)rem\b/g, 'calc($1 * var(--uc-rem))'));
  converted.set(styles, made);
  return made;
}

/**
 * The base class of all elements: the tokens and fonts are there, boxes include their borders,
 * `hidden` hides, `words` speak the language around it.
 */
export class UndercroftElement extends LitElement {
  /**
   * `rem` in styles of elements is `--uc-rem`, which a game sets to the letters that its reader has
   * chosen: the root of a page that embeds the game may have any size.
   */
  static override finalizeStyles(styles?: CSSResultGroup): CSSResultOrNative[] {
    return super.finalizeStyles(styles).map(withLettersOfGame);
  }

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, 'lang'];
  }

  /**
   * The interface in the language of the nearest `lang` attribute; the element draws itself again
   * when it changes.
   */
  protected words: Words = wordsFor('en');
  #unfollow: (() => void) | null = null;

  override connectedCallback(): void {
    installTokens();
    void installFonts();
    this.#unfollow = followLanguage(this.#listen);
    this.#listen();
    super.connectedCallback();
  }

  override disconnectedCallback(): void {
    this.#unfollow?.();
    super.disconnectedCallback();
  }

  override attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    super.attributeChangedCallback(name, before, now);
    if (name === 'lang' && before !== now && this.isConnected) languageChanged();
  }

  readonly #listen = (): void => {
    const words = wordsFor(languageAround(this));
    if (words === this.words) return;
    this.words = words;
    this.requestUpdate();
  };

  /** Sends an event that leaves shadow roots. */
  protected send(type: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}

/**
 * Registers an element once; a second registration of the same name (hot update, two bundles) is
 * left out.
 */
export function define(name: string, type: CustomElementConstructor): void {
  if (customElements.get(name) === undefined) customElements.define(name, type);
}

export const baseStyles = css`
  :host {
    box-sizing: border-box;
    font-family: var(--uc-font-text);
    color: var(--uc-ink);
    font-variant-numeric: lining-nums;
    -webkit-text-size-adjust: 100%;
  }
  :host([hidden]) {
    display: none !important;
  }
  *,
  *::before,
  *::after {
    box-sizing: inherit;
  }
  h1,
  h2,
  h3,
  h4,
  p,
  ul,
  ol {
    margin: 0;
    padding: 0;
  }
  ul,
  ol {
    list-style: none;
  }
  .hush {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

/**
 * Inside a box of class `paper`, ink, lines and accent mean what they are on paper, so other styles
 * need not care.
 */
export const paperStyles = css`
  .paper {
    --uc-ink: var(--uc-paper-ink);
    --uc-ink-soft: var(--uc-paper-ink-soft);
    --uc-panel: var(--uc-paper);
    --uc-panel-raised: var(--uc-paper-raised);
    --uc-panel-sunken: var(--uc-paper-deep);
    --uc-line: var(--uc-paper-line);
    --uc-line-soft: var(--uc-paper-edge);
    --uc-accent: var(--uc-paper-accent);
    --uc-accent-ink: var(--uc-paper-accent-ink);
    --uc-select: oklch(0.42 0.1 245);
    --uc-focus: oklch(0.42 0.1 245);
    --uc-danger: oklch(0.44 0.17 28);
    --uc-good: oklch(0.42 0.11 135);
    border-radius: var(--uc-radius);
    background: radial-gradient(120% 100% at 50% 0%, transparent 55%, rgb(122 83 32 / 0.13)), var(--uc-paper);
    box-shadow:
      inset 0 0 0 3px var(--uc-paper),
      inset 0 0 0 5px var(--uc-block),
      var(--uc-shadow);
    color: var(--uc-paper-ink);
  }
  @media (forced-colors: active) {
    .paper {
      border: 2px solid CanvasText;
    }
  }
`;

/**
 * Of a popover that draws itself and is placed by its own code: nothing of what the browser gives
 * to popovers.
 */
export const floatingStyles = css`
  :host {
    position: fixed;
    inset: auto;
    margin: 0;
    padding: 0;
    border: 0;
    background: none;
    overflow: visible;
  }
`;

export const buttonStyles = css`
  button {
    font: inherit;
    color: inherit;
    margin: 0;
  }
  .button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 0.45em;
    min-height: 40px;
    padding: 0.35em 0.9em;
    border: 1px solid var(--uc-line);
    border-radius: var(--uc-radius-small);
    background: var(--uc-panel-raised);
    color: var(--uc-ink);
    font-weight: 700;
    font-size: 1rem;
    line-height: 1.15;
    cursor: pointer;
    transition:
      background var(--uc-quick),
      border-color var(--uc-quick),
      transform var(--uc-quick);
  }
  .button:hover:not([aria-disabled='true'], :disabled) {
    border-color: var(--uc-accent);
    background: color-mix(in oklab, var(--uc-panel-raised), var(--uc-accent) 12%);
  }
  .button:active:not([aria-disabled='true'], :disabled) {
    transform: translateY(1px);
  }
  .button.primary {
    background: var(--uc-accent);
    border-color: var(--uc-accent);
    color: var(--uc-accent-ink);
  }
  .button.primary:hover:not([aria-disabled='true'], :disabled) {
    background: color-mix(in oklab, var(--uc-accent), white 14%);
  }
  .button.quiet {
    background: transparent;
    border-color: transparent;
  }
  .button[aria-disabled='true'],
  .button:disabled {
    cursor: not-allowed;
    color: var(--uc-ink-soft);
    border-style: dashed;
    background: transparent;
  }
  select {
    appearance: none;
    background:
      linear-gradient(45deg, transparent 50%, currentcolor 50%) no-repeat calc(100% - 16px) 54% / 6px 6px,
      linear-gradient(-45deg, transparent 50%, currentcolor 50%) no-repeat calc(100% - 10px) 54% / 6px 6px;
  }
  select:dir(rtl) {
    background-position:
      10px 54%,
      16px 54%;
  }
  :focus-visible {
    outline: 3px solid var(--uc-focus);
    outline-offset: 2px;
  }
`;
