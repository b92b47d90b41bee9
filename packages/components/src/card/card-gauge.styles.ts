import { css } from 'lit';

/** A bar on a piece. */
export const gaugeStyles = css`
  /* how much is left of something: a part for each */
  .gauge {
    display: var(--uc-gauge, block);
    position: absolute;
    z-index: 3;
    inset: auto 4% -3% 4%;
    height: max(4px, 15cqi);
    border-radius: 2px;
    background:
      repeating-linear-gradient(
        90deg,
        transparent 0 calc(100% / var(--parts) - 1px),
        oklch(0.2 0.02 60) 0 calc(100% / var(--parts))
      ),
      linear-gradient(oklch(0.66 0.2 27), oklch(0.56 0.2 27)) 0 0 / calc(100% * var(--left)) 100% no-repeat,
      oklch(0.9 0.02 80);
    box-shadow: 0 0 0 1px oklch(0.2 0.02 60);
  }
`;
