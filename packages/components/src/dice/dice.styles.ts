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
  .die {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 2px;
    max-width: 92px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--uc-ink-soft);
    font: inherit;
    font-size: 0.82rem;
    line-height: 1.05;
    text-align: center;
  }
  svg {
    width: 44px;
    height: 44px;
    overflow: visible;
    filter: drop-shadow(0 2px 2px rgb(0 0 0 / 0.5));
  }
  polygon {
    fill: oklch(0.86 0.045 var(--hue));
    stroke: oklch(0.4 0.07 var(--hue));
    stroke-width: 5;
    stroke-linejoin: round;
  }
  text {
    fill: #241a10;
    font-family: var(--uc-font-title);
    font-weight: 700;
    font-size: 46px;
  }
  .legal {
    cursor: pointer;
    min-width: 48px;
    border-radius: 8px;
  }
  .legal svg {
    filter: drop-shadow(0 0 5px var(--uc-accent));
  }
  .legal polygon {
    stroke: var(--uc-accent);
  }
  .legal:focus-visible {
    outline: 3px solid var(--uc-focus);
    outline-offset: 2px;
  }
`;
