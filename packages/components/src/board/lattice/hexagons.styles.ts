import { css } from 'lit';

/** Spaces of a board that are hexagons, and the frame of one. */
export const hexagonStyles = css`
  .hexagons .plane {
    overflow: visible;
    box-shadow: none;
  }
  .hexagons .ground {
    overflow: visible;
  }
  .hexagons .squares {
    display: block;
  }
  .hexagons {
    --hexagon: polygon(50% 0, 100% 25%, 100% 75%, 50% 100%, 0 75%, 0 25%);
    --ring: polygon(
      evenodd,
      50% 0,
      100% 25%,
      100% 75%,
      50% 100%,
      0 75%,
      0 25%,
      50% 0,
      50% 7%,
      6% 28.5%,
      6% 71.5%,
      50% 93%,
      94% 71.5%,
      94% 28.5%,
      50% 7%
    );
    --wide-of-one: 1;
    --high-of-one: 1.1547;
  }
  .hexagons.flat {
    --hexagon: polygon(25% 0, 75% 0, 100% 50%, 75% 100%, 25% 100%, 0 50%);
    --ring: polygon(
      evenodd,
      25% 0,
      75% 0,
      100% 50%,
      75% 100%,
      25% 100%,
      0 50%,
      25% 0,
      28.5% 6%,
      7% 50%,
      28.5% 94%,
      71.5% 94%,
      93% 50%,
      71.5% 6%,
      28.5% 6%
    );
    --wide-of-one: 1.1547;
    --high-of-one: 1;
  }
  .hexagons .square {
    position: absolute;
    left: calc(var(--cell) * (var(--x) / 100 - var(--wide-of-one) / 2));
    top: calc(var(--cell) * (var(--y) / 100 - var(--high-of-one) / 2));
    width: calc(var(--cell) * var(--wide-of-one));
    height: calc(var(--cell) * var(--high-of-one));
    clip-path: var(--hexagon);
  }
  .hexagons .square::after {
    inset: 0;
    border: 0;
    border-radius: 0;
    outline: 0;
    box-shadow: none;
    clip-path: var(--ring);
  }
  .hexagons .legal:hover::after {
    border: 0;
    box-shadow: none;
    background: light-dark(color-mix(in oklch, var(--uc-accent) 30%, oklch(0.86 0.17 85)), var(--uc-accent));
  }
  .hexagons .marked::after,
  .hexagons .selected::after {
    border: 0;
    box-shadow: none;
    background: var(--uc-select);
  }
  .hexagons .square:focus-visible::after {
    outline: 0;
    box-shadow: none;
    background: var(--uc-focus);
  }
  .hexagons .cost {
    inset: auto 24% 12% auto;
  }
  .rim {
    fill: none;
    stroke: var(--uc-block);
    stroke-width: 9;
    stroke-linecap: round;
  }
  @media (forced-colors: active) {
    .hexagons :is(.legal:hover, .marked, .selected, .square:focus-visible)::after {
      background: Highlight;
    }
  }
`;
