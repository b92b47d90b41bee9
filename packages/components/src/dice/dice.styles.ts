import { css } from 'lit';

export const diceStyles = css`
  :host {
    display: block;
  }
  .dice {
    display: flex;
    flex-wrap: wrap;
    gap: 10px 12px;
    align-items: flex-start;
  }
  :host([small]) .dice {
    gap: 6px;
  }
  .die {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 3px;
    max-width: 92px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--uc-ink-soft);
    font: inherit;
    font-size: 0.86rem;
    line-height: 1.05;
    text-align: center;
  }
  svg {
    display: block;
    width: var(--uc-die-size, 46px);
    height: var(--uc-die-size, 46px);
    overflow: visible;
    filter: drop-shadow(0 2px 1.5px rgb(0 0 0 / 0.45));
  }
  :host([small]) svg {
    width: var(--uc-die-size, 38px);
    height: var(--uc-die-size, 38px);
  }
  polygon {
    fill: var(--uc-paper-raised);
    stroke: oklch(0.3 0.08 var(--hue));
    stroke-width: 6;
    stroke-linejoin: round;
  }
  .edges {
    fill: none;
    stroke: oklch(0.43 0.135 var(--hue) / 0.4);
    stroke-width: 2;
    stroke-linejoin: round;
  }
  circle {
    fill: oklch(0.3 0.08 var(--hue));
  }
  text {
    fill: oklch(0.25 0.07 var(--hue));
    font-family: var(--uc-font-text);
    font-weight: 700;
    font-variant-numeric: lining-nums;
  }
  /* lies further away than those that count */
  .pale svg {
    scale: 0.8;
    opacity: 0.6;
    filter: none;
  }
  .legal {
    position: relative;
    min-width: 44px;
    min-height: 44px;
    border-radius: 8px;
    cursor: pointer;
  }
  .legal svg {
    filter: drop-shadow(0 0 5px var(--uc-accent)) drop-shadow(0 0 1px var(--uc-accent));
  }
  .legal polygon {
    stroke: var(--uc-accent);
    stroke-width: 9;
  }
  .legal .label {
    text-decoration: underline;
    text-decoration-color: var(--uc-accent);
    text-decoration-thickness: 2px;
    text-underline-offset: 2px;
  }
  .legal:focus-visible {
    outline: 3px solid var(--uc-focus);
    outline-offset: 2px;
  }
`;
