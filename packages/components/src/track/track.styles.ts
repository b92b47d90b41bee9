import { css } from 'lit';

export const trackStyles = css`
  :host {
    display: block;
  }
  ol {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 3px;
  }
  .space {
    position: relative;
    min-width: 34px;
    flex: 0 0 auto;
  }
  .face {
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: flex-end;
    gap: 2px;
    min-height: 46px;
    width: 100%;
    padding: 2px 4px 3px;
    border: 2px solid var(--uc-block);
    border-radius: 3px;
    background: var(--uc-paper-deep);
    color: var(--uc-paper-ink);
    font: inherit;
    line-height: 1;
  }
  .taken .face {
    background: var(--uc-paper-raised);
  }
  .label {
    font-size: 0.86rem;
    font-weight: 700;
  }
  .label .icon {
    display: block;
    font-size: 1.2rem;
  }
  .markers {
    order: -1;
    display: flex;
    gap: 2px;
  }
  .marker {
    display: grid;
    place-items: center;
    width: 24px;
    height: 24px;
    border-radius: 50%;
    background: var(--own, oklch(0.4 0.11 var(--hue)));
    box-shadow:
      0 0 0 2px var(--uc-paper),
      0 0 0 3px var(--uc-block),
      0 3px 4px rgb(0 0 0 / 0.5);
    color: var(--uc-block-ink);
    font-weight: 700;
    font-size: 16px;
  }
  .markers .marker + .marker {
    margin-inline-start: -6px;
  }
  .now .face {
    background: var(--uc-accent);
    color: var(--uc-accent-ink);
  }
  /* markers stand over the words, which are read between them */
  :host([small]) ol {
    flex-wrap: nowrap;
    gap: 2px;
  }
  :host([small]) .space {
    flex: 1 1 auto;
    min-width: 0;
  }
  :host([small]) .face {
    min-height: 22px;
    padding: 0 4px;
    border-width: 1.5px;
    justify-content: center;
  }
  :host([small]) .label {
    min-width: 1.05em;
    text-align: center;
    font-size: 0.84rem;
  }
  :host([small]) .markers {
    position: absolute;
    inset: auto 0 -7px;
    justify-content: center;
    gap: 0;
  }
  /* many lie half over the spaces beside theirs rather than over each other */
  :host([small]) .markers:has(:nth-child(3)) {
    inset-inline: -11px;
  }
  :host([small]) .markers .marker + .marker {
    margin-inline-start: 0;
  }
  :host([small]) .markers:not(:empty) {
    min-height: 14px;
  }
  :host([small]) .marker {
    width: 14px;
    height: 14px;
    box-shadow:
      0 0 0 1.5px var(--uc-paper),
      0 1px 2px 1px rgb(0 0 0 / 0.5);
    color: oklch(0.18 0.02 60);
    font-size: 10px;
    line-height: 1;
  }
  /* how much is gone and how much is left */
  :host([bars]) ol {
    flex-wrap: nowrap;
    align-items: center;
    gap: 3px;
  }
  :host([bars]) .space {
    flex: 0 1 24px;
    min-width: 3px;
  }
  :host([bars]) .space:is(.now, :last-child) {
    flex: none;
  }
  :host([bars]) .space:not(.now, :last-child) .face {
    min-height: 9px;
    padding: 0;
    border: 0;
    background: color-mix(in oklab, var(--uc-ink-soft), transparent 72%);
  }
  :host([bars]) .space:not(.now, :last-child) .face > * {
    display: none;
  }
  :host([bars]) .space.past:not(.now, :last-child) .face {
    background: color-mix(in oklab, var(--uc-accent), transparent 35%);
  }
  :host([bars]) .space:is(.now, :last-child) .face {
    min-height: 22px;
    padding: 0 6px;
    border-width: 1.5px;
    justify-content: center;
    font-variant-numeric: tabular-nums;
  }
  .legal .face {
    cursor: pointer;
    border-color: var(--uc-accent);
    box-shadow:
      0 0 0 2px var(--uc-accent),
      0 0 10px 2px var(--uc-accent-glow);
  }
  button.face:focus-visible {
    outline: 3px solid var(--uc-focus);
    outline-offset: 3px;
  }
`;
