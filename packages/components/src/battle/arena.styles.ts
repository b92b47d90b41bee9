import { css } from 'lit';

/** Where a scene is played: on the table at every size, over all that lies there. */
export const arenaStyles = css`
  /* a scene takes the table for itself: everything else is dark meanwhile */
  .arena {
    position: relative;
    grid-area: 1 / 1;
    z-index: 6;
    display: grid;
    place-items: safe center;
    min-width: 0;
    min-height: 0;
    overflow: auto;
    padding: 12px;
    container-type: size;
    color-scheme: dark;
    background: radial-gradient(circle at 50% 45%, oklch(0.12 0.01 350 / 0.66), oklch(0.08 0.01 350 / 0.9));
    cursor: pointer;
  }
  .arena ~ .trails {
    display: none;
  }
  .arena > * {
    width: min(920px, 100%);
  }
  @container table (max-width: 799.9px) or (max-height: 470px) {
    .arena {
      padding: 6px;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    .arena {
      animation: appear 0.25s ease-out both;
    }
  }
`;
