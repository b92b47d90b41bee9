import { css } from 'lit';

/** A bar on a piece. */
export const gaugeStyles = css`
  /* how much is left of something: a part for each */
  .gauge {
    display: var(--uc-gauge, block);
    position: absolute;
    z-index: 3;
    inset: auto 2% -5% 2%;
    height: max(6px, 15cqi);
    border-radius: 2px;
    background:
      repeating-linear-gradient(
        90deg,
        transparent 0 calc(100% / var(--parts) - 1.5px),
        oklch(0.2 0.02 60) 0 calc(100% / var(--parts))
      ),
      linear-gradient(oklch(0.66 0.2 27), oklch(0.56 0.2 27)) 0 0 / calc(100% * var(--left)) 100% no-repeat,
      oklch(0.95 0.02 80);
    box-shadow: 0 0 0 1.25px oklch(0.2 0.02 60);
  }
  /* pieces that lie closest have the narrowest ring, so that bars beside each other are seen */
  @container (max-width: 34px) {
    :host(:is([legal], [selected], [marked])) .frame:is(.token, .chip)::after {
      inset: -2px;
    }
  }
`;
