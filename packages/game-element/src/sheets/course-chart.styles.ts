import { css } from 'lit';

/** How a game went, among what is told at its end. */
export const courseStyles = css`
  .course {
    margin: 0;
  }
  figcaption {
    color: var(--uc-ink-soft);
    margin-bottom: 4px;
  }
  .plot {
    position: relative;
  }
  .scale {
    position: absolute;
    inset: 5px auto auto 6px;
    color: var(--uc-ink-soft);
    font-size: 0.85rem;
    line-height: 1;
    font-variant-numeric: lining-nums;
    pointer-events: none;
  }
  .scale.low {
    inset: auto auto 5px 6px;
  }
  .plot > svg {
    display: block;
    width: 100%;
    height: auto;
    background: var(--uc-panel-sunken);
    border-radius: var(--uc-radius-small);
  }
  .line {
    fill: none;
    stroke: light-dark(color-mix(in oklab, var(--seat), black 25%), var(--seat));
    stroke-width: 3;
    stroke-linejoin: round;
  }
  .grid {
    stroke: var(--uc-line-soft);
    stroke-width: 1;
  }
  .legend {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 20px;
    margin-top: 6px;
  }
  .legend li {
    display: flex;
    align-items: center;
    gap: 8px;
  }
`;
