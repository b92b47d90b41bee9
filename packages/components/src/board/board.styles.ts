import { css } from 'lit';
import { groundStyles } from './ground.styles.ts';

export const boardStyles = css`
  ${groundStyles}
  :host {
    display: grid;
    position: relative;
    min-width: 0;
    min-height: 0;
    border-radius: var(--uc-radius);
    background:
      radial-gradient(70% 60% at 50% 30%, var(--uc-ground-glow), transparent) border-box,
      var(--uc-hatch) 0 0 / var(--uc-hatch-size),
      var(--uc-earth);
    box-shadow: inset 0 0 0 1.5px var(--uc-line-soft);
  }
  .frame {
    position: absolute;
    inset: 6px;
    display: grid;
    overflow: auto;
    scrollbar-width: thin;
    scrollbar-color: var(--uc-line) transparent;
  }
  .plane {
    position: relative;
    place-self: center;
    width: calc(var(--cell) * var(--columns));
    height: calc(var(--cell) * var(--rows));
    box-shadow:
      0 0 0 3px var(--uc-block),
      0 0 0 4.5px var(--uc-paper-edge);
  }
  .ground {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  .squares {
    position: absolute;
    inset: 0;
    display: grid;
    grid-template-columns: repeat(var(--columns), var(--cell));
    grid-auto-rows: var(--cell);
  }
  .row {
    display: contents;
  }
  .square {
    --piece: max(calc(var(--cell) * 0.72 / var(--across, 1)), 12px);
    --uc-tile-moat: 0px;
    position: relative;
    display: flex;
    flex-wrap: wrap;
    place-content: center;
    align-items: center;
    gap: calc(var(--cell) * 0.04);
    min-width: 0;
    outline: none;
  }
  ::slotted(.tile) {
    position: absolute;
    inset: 3%;
  }
  ::slotted(:not(.tile)) {
    width: var(--piece);
    position: relative;
    z-index: 1;
  }
  .square::after {
    content: '';
    position: absolute;
    z-index: 2;
    inset: 4%;
    border-radius: calc(var(--cell) * 0.07);
    pointer-events: none;
  }
  .legal {
    cursor: pointer;
    background: color-mix(in oklab, var(--uc-accent), transparent 78%);
  }
  .legal::after {
    border: max(2px, calc(var(--cell) * 0.035)) solid
      light-dark(color-mix(in oklch, var(--uc-accent) 30%, oklch(0.86 0.17 85)), var(--uc-accent));
    box-shadow:
      0 0 0 1.5px var(--uc-block),
      inset 0 0 0 1.5px var(--uc-block),
      0 0 12px 1px var(--uc-accent-glow);
  }
  .legal:hover {
    background: color-mix(in oklab, var(--uc-accent), transparent 55%);
  }
  .marked::after {
    border: 3px dashed var(--uc-select);
    box-shadow: 0 0 0 1.5px var(--uc-block);
  }
  .selected::after {
    border: 4px solid var(--uc-select);
    box-shadow: 0 0 0 1.5px var(--uc-block);
  }
  .barred {
    cursor: help;
  }
  .square:focus-visible::after {
    outline: 3px solid var(--uc-focus);
    outline-offset: 1px;
    box-shadow: 0 0 0 2px var(--uc-block);
  }
  .told {
    position: absolute;
    z-index: 3;
    inset: auto auto 6px 6px;
    max-width: calc(100% - 12px);
    padding: 3px 9px;
    border-radius: var(--uc-radius-small);
    background: var(--uc-block);
    color: var(--uc-block-ink);
    font-size: 0.92rem;
    line-height: 1.2;
    pointer-events: none;
  }
`;
