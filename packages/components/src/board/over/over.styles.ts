import { css } from 'lit';

/**
 * What is drawn over the ground of a board during a question: doors to choose, a tile that is
 * turned, areas.
 */
export const overStyles = css`
  .gates {
    position: absolute;
    z-index: 3;
    inset: 0;
    pointer-events: none;
  }
  .gate {
    position: absolute;
    left: calc((var(--left) + var(--wide) / 2) * var(--cell));
    top: calc((var(--top) + var(--high) / 2) * var(--cell));
    width: max(calc(var(--wide) * var(--cell)), 22px);
    height: max(calc(var(--high) * var(--cell)), 22px);
    padding: 0;
    translate: -50% -50%;
    border: 0;
    border-radius: calc(var(--cell) * 0.1);
    background: none;
    pointer-events: auto;
  }
  .gate.legal {
    border: max(2px, calc(var(--cell) * 0.045)) solid
      light-dark(color-mix(in oklch, var(--uc-accent) 30%, oklch(0.86 0.17 85)), var(--uc-accent));
    background: color-mix(in oklab, var(--uc-accent), transparent 78%);
    box-shadow:
      0 0 0 1.5px var(--uc-block),
      inset 0 0 0 1px var(--uc-block);
  }
  .gate.legal:is(:hover, :focus-visible) {
    background: color-mix(in oklab, var(--uc-accent), transparent 45%);
  }
  .gate.marked {
    border: 3px dashed var(--uc-select);
    box-shadow: 0 0 0 1.5px var(--uc-block);
  }
  .gate.selected {
    border: 4px solid var(--uc-select);
  }
  .gate:focus-visible {
    outline: 3px solid var(--uc-focus);
    outline-offset: 2px;
  }
  .lay {
    position: absolute;
    z-index: 4;
    left: calc(var(--left) * var(--cell));
    top: calc(var(--top) * var(--cell));
    width: calc(var(--wide) * var(--cell));
    height: calc(var(--high) * var(--cell));
    display: grid;
    place-items: center;
    container-type: inline-size;
    outline: max(4px, calc(var(--cell) * 0.08)) dashed
      light-dark(color-mix(in oklch, var(--uc-accent) 30%, oklch(0.86 0.17 85)), var(--uc-accent));
    outline-offset: calc(var(--cell) * -0.06);
    box-shadow: 0 0 0 3px var(--uc-block);
  }
  .lay > * {
    grid-area: 1 / 1;
  }
  .spin {
    width: 100%;
    height: 100%;
    border: 0;
    background: none;
    cursor: alias;
  }
  .hands {
    flex-wrap: nowrap;
    z-index: 1;
    /* in the middle of the tile: it is its sides that one looks at */
    align-self: center;
    margin: 6px;
    display: flex;
    gap: 6px;
    padding: 6px;
    border-radius: var(--uc-radius);
    background: color-mix(in oklab, var(--uc-ground), transparent 12%);
    box-shadow: 0 2px 8px rgb(0 0 0 / 0.5);
  }
  /* a tile at the edge of the board cuts off what is wider than it is */
  @container (max-width: 270px) {
    .hands .word {
      display: none;
    }
  }
  @container (max-width: 170px) {
    .hands {
      gap: 2px;
      margin: 0;
      padding: 3px;
    }
  }
  .hands .button {
    min-width: 40px;
    min-height: 40px;
    padding: 0 10px;
    white-space: nowrap;
  }
  /* who stands where a tile is laid is seen through it */
  .square.faded {
    opacity: 0.55;
  }
  .region.area .fill {
    fill: oklch(0.62 0.22 28);
    fill-opacity: 0.34;
  }
  .region.area .line,
  .region.area .under {
    fill: none;
    stroke-linecap: round;
  }
  .region.area .under {
    stroke: var(--uc-block);
    stroke-width: 15;
  }
  .region.area .line {
    stroke: oklch(0.72 0.2 35);
    stroke-width: 8;
  }
  .struck {
    fill: none;
    stroke: oklch(0.72 0.2 35);
    stroke-width: 8;
  }
  .struck.under {
    stroke: var(--uc-block);
    stroke-width: 14;
  }
  /* answers wait while the player looks around */
  .looking :is(.cost, .gate, .region.reach) {
    display: none;
  }
  .region.dark .fill {
    fill: oklch(0.2 0.03 260);
    fill-opacity: 0.62;
  }
  .region:is(.dark, .cover) :is(.line, .under) {
    stroke: none;
  }
  .region.cover .fill {
    fill: url(#cover);
  }
  #cover path {
    stroke: var(--uc-block);
    stroke-width: 7;
    stroke-opacity: 0.6;
  }
  .ray,
  .eye {
    fill: none;
    stroke: oklch(0.86 0.16 95);
    stroke-width: 8;
    stroke-linecap: round;
  }
  .under:is(.ray, .eye) {
    stroke: var(--uc-block);
    stroke-width: 15;
  }
  .ray.covered {
    stroke-dasharray: 26 20;
  }
  .ray.unseen {
    stroke: oklch(0.72 0.2 35);
    stroke-dasharray: 1 24;
  }
`;
