import { css } from 'lit';
import { crack } from './card-states.styles.ts';

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
  /* a piece that has lost some of it is cracked; one that has lost half of it bends, in red
     light */
  .gauge.hurt::before {
    content: '';
    display: var(--uc-crack, block);
    position: absolute;
    inset: auto 8% calc(100% + 6cqi);
    height: 78cqi;
    background: oklch(0.16 0.05 25 / 0.85);
    mask: ${crack} center / 100% 100% no-repeat;
    pointer-events: none;
  }
  :host(:not([print])) :is(.token, .chip):has(> .surface > .gauge.dire) > .surface {
    filter: drop-shadow(0 0 5px oklch(0.6 0.23 27)) drop-shadow(0 3px 2px rgb(0 0 0 / 0.75));
  }
  :host(:not([print])) :is(.token, .chip):not(.exhausted):has(> .surface > .gauge.dire) :is(.plaque, .bust) {
    rotate: 7deg;
    translate: 0 4%;
  }
  /* pieces that lie closest have the narrowest ring, so that bars beside each other are seen */
  @container (max-width: 34px) {
    :host(:is([legal], [selected], [marked])) .frame:is(.token, .chip)::after {
      inset: -2px;
    }
  }
`;
