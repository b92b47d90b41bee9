import { css } from 'lit';
import { numbersStyles } from '../card/numbers.styles.ts';
import { crack } from '../card/card-states.styles.ts';
import { groundStyles } from './ground.styles.ts';
import { hexagonStyles } from './lattice/hexagons.styles.ts';
import { overStyles } from './over/over.styles.ts';
import { placeWordsStyles } from './place-words.ts';

export const boardStyles = css`
  ${numbersStyles}
  ${groundStyles}
  ${overStyles}
  :host {
    display: grid;
    position: relative;
    min-width: 0;
    min-height: 0;
    border-radius: var(--uc-radius);
    background: radial-gradient(80% 70% at 50% 40%, var(--uc-ground-glow), rgb(0 0 0 / 0.4)) border-box;
    box-shadow: inset 0 3px 14px rgb(0 0 0 / 0.6);
  }
  .board {
    display: grid;
    grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
    min-width: 0;
    min-height: 0;
  }
  .frame {
    display: grid;
    min-width: 0;
    min-height: 0;
    margin: 7px;
    padding: 5px;
    overflow: auto;
    touch-action: pan-x pan-y;
    scrollbar-width: thin;
    scrollbar-color: var(--uc-line) transparent;
    user-select: none;
  }
  /* a finger moves the board alone where a part of it is seen, and the page where all of it is */
  .moves {
    cursor: grab;
    overscroll-behavior: contain;
  }
  .moves:active {
    cursor: grabbing;
  }
  .plane {
    position: relative;
    margin: auto;
    width: calc(var(--cell) * var(--part-columns));
    height: calc(var(--cell) * var(--part-rows));
    overflow: clip;
    overflow-clip-margin: 3px;
    box-shadow:
      0 0 0 4px oklch(0.2 0.02 55),
      0 0 0 5px oklch(0.52 0.07 72 / 0.8),
      0 6px 22px 4px rgb(0 0 0 / 0.8);
  }
  .whole {
    position: absolute;
    left: calc(var(--cell) * var(--left) * -1);
    top: calc(var(--cell) * var(--top) * -1);
    width: calc(var(--cell) * var(--columns));
    height: calc(var(--cell) * var(--rows));
  }
  .ground,
  .regions,
  .words,
  .ways {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  ${placeWordsStyles}
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
  .plots {
    position: absolute;
    z-index: 1;
    inset: 0;
    pointer-events: none;
  }
  .plot {
    --piece: calc(var(--cell) * 0.9);
    position: absolute;
    left: calc(var(--cell) * var(--plot-left));
    top: calc(var(--cell) * var(--plot-top));
    width: calc(var(--cell) * var(--plot-wide));
    height: calc(var(--cell) * var(--plot-high));
    display: flex;
    flex-wrap: wrap;
    place-content: center;
    gap: calc(var(--cell) * 0.1);
  }
  .plot > slot {
    pointer-events: auto;
  }
  /* who stands above casts a shadow on what is below */
  ::slotted([slot^='a']) {
    translate: 0 calc(var(--cell) * -0.07);
    filter: drop-shadow(0 calc(var(--cell) * 0.07) 1px rgb(0 0 0 / 0.55));
  }
  /* who looks below sees through what is above */
  :host([low]) :is(.upper, .shade) {
    opacity: 0.14;
  }
  :host([low]) ::slotted([slot^='a']) {
    opacity: 0.35;
    pointer-events: none;
  }
  .tools [aria-pressed='true'] {
    background: color-mix(in oklab, var(--uc-accent), transparent 55%);
  }
  .square {
    --piece: max(calc((var(--cell) * 0.8 + 10px) / var(--across, 1)), 12px);
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
  /* it keeps its place in the lines, but is invisible, not focusable and not read out */
  .beyond {
    visibility: hidden;
  }
  ::slotted(.tile) {
    position: absolute;
    inset: 3%;
  }
  /* a piece stands on its square, and where squares are small its head rises over the edge */
  ::slotted(:not(.tile)) {
    width: var(--piece);
    position: relative;
    z-index: 1;
    margin: min(0px, calc((var(--cell) * 0.96 / var(--across, 1) - var(--piece)) / 2));
  }
  /* who acts is seen over doors and all that stands around it */
  ::slotted([acting]:not(.tile)) {
    z-index: 4;
    scale: 1.14;
  }
  .square::after {
    content: '';
    position: absolute;
    z-index: 2;
    inset: 4%;
    border-radius: calc(var(--cell) * 0.07);
    pointer-events: none;
  }
  /* a plot that is one cell of the grid is framed whole */
  .wide::after {
    right: calc(-100% * (var(--wide) - 1) + 4%);
    bottom: calc(-100% * (var(--high) - 1) + 4%);
  }
  .legal {
    cursor: pointer;
  }
  .legal:is(:hover, :focus-visible) {
    background: color-mix(in oklab, var(--uc-accent), transparent 60%);
  }
  .legal:hover::after {
    border: max(2px, calc(var(--cell) * 0.035)) solid
      light-dark(color-mix(in oklch, var(--uc-accent) 30%, oklch(0.86 0.17 85)), var(--uc-accent));
    box-shadow:
      0 0 0 1.5px var(--uc-block),
      inset 0 0 0 1.5px var(--uc-block);
  }
  .region .fill {
    fill: var(--uc-accent);
    fill-opacity: 0.2;
  }
  .region .line,
  .region .under {
    fill: none;
    stroke-linecap: round;
  }
  .region .under {
    stroke: var(--uc-block);
    stroke-width: 13;
  }
  .region .line {
    stroke: light-dark(color-mix(in oklch, var(--uc-accent) 30%, oklch(0.86 0.17 85)), var(--uc-accent));
    stroke-width: 7;
  }
  .ways {
    z-index: 3;
    pointer-events: none;
  }
  .way path {
    fill: none;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  .way .under {
    stroke: var(--uc-block);
    stroke-width: 17;
  }
  .way .line {
    stroke: var(--uc-paper-raised);
    stroke-width: 9;
    stroke-dasharray: 2 17;
  }
  .way circle {
    fill: var(--uc-paper-raised);
    stroke: var(--uc-block);
    stroke-width: 4;
  }
  .way .risk {
    fill: none;
    stroke: oklch(0.55 0.21 28);
    stroke-width: 9;
    stroke-dasharray: 16 9;
  }
  .numbers {
    inset: auto auto 4% 50%;
    max-width: 92%;
    transform: translateX(-50%);
    transform-origin: bottom;
  }
  .square .number {
    font-size: clamp(10px, calc(var(--cell) * 0.17), 17px);
  }
  .hexagons .numbers {
    bottom: 9%;
    max-width: 74%;
  }
  .cost {
    position: absolute;
    z-index: 2;
    inset: auto 6% 4% auto;
    min-width: 1.35em;
    padding: 0 0.25em;
    border-radius: 0.7em;
    background: var(--uc-block);
    color: var(--uc-block-ink);
    font-size: clamp(10px, calc(var(--cell) * 0.2), 15px);
    font-weight: 700;
    line-height: 1.3;
    text-align: center;
    pointer-events: none;
  }
  .marked::after {
    border: 3px dashed var(--uc-select);
    box-shadow: 0 0 0 1.5px var(--uc-block);
  }
  /* the light of what happens falls there */
  .staged {
    z-index: 1;
    background: radial-gradient(closest-side, rgb(190 225 255 / 0.5), rgb(120 180 255 / 0.22) 75%, transparent);
    box-shadow:
      0 0 0 2px oklch(0.88 0.07 235),
      0 0 calc(var(--cell) * 0.34) calc(var(--cell) * 0.06) rgb(140 200 255 / 0.75),
      inset 0 0 calc(var(--cell) * 0.22) rgb(200 230 255 / 0.55);
    border-radius: calc(var(--cell) * 0.06);
  }
  .selected::after {
    border: 4px solid var(--uc-select);
    box-shadow: 0 0 0 1.5px var(--uc-block);
  }
  .barred {
    cursor: help;
  }
  /* its light is out, and the banner of those who took it stands there */
  .damaged {
    background: radial-gradient(closest-side, rgb(8 6 16 / 0.6), rgb(8 6 16 / 0.84));
  }
  .lost {
    position: absolute;
    z-index: 2;
    inset: 12% auto auto 30%;
    width: 44%;
    aspect-ratio: 4 / 7;
    background:
      linear-gradient(90deg, rgb(0 0 0 / 0.35), transparent 40%, rgb(0 0 0 / 0.3)) 100% 0 / 88% 62% no-repeat,
      linear-gradient(oklch(0.56 0.19 27), oklch(0.36 0.15 25)) 100% 0 / 88% 62% no-repeat,
      linear-gradient(90deg, oklch(0.7 0.07 75), oklch(0.4 0.06 60)) 0 0 / 12% 100% no-repeat;
    clip-path: polygon(0 0, 100% 4%, 88% 24%, 100% 46%, 76% 60%, 56% 52%, 34% 62%, 12% 58%, 12% 100%, 0 100%);
    rotate: 6deg;
    pointer-events: none;
  }
  .damaged::before {
    content: '';
    position: absolute;
    z-index: 1;
    inset: 0;
    background: var(--uc-block);
    mask: ${crack} center / 100% no-repeat;
    opacity: 0.75;
    pointer-events: none;
  }
  .square:focus-visible::after {
    outline: 3px solid var(--uc-focus);
    outline-offset: 1px;
    box-shadow: 0 0 0 2px var(--uc-block);
  }
  .bar {
    display: flex;
    align-items: center;
    gap: 8px;
    height: 32px;
    margin-block-start: -7px;
    padding: 0 6px 0 12px;
  }
  .told {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    color: var(--uc-ink);
    font-size: 0.95rem;
    line-height: 1.15;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .told:not(:empty) {
    text-shadow: 0 0 4px var(--uc-earth);
  }
  .tools {
    display: flex;
  }
  .tools .button {
    width: 34px;
    min-height: 30px;
    padding: 0;
    font-size: 0.95rem;
  }
  @media (pointer: coarse) {
    .bar {
      height: 44px;
    }
    .tools .button {
      width: 44px;
      min-height: 44px;
    }
  }
  /* a board that is lower than it is wide has its bar beside it; fingers point at nothing that it
     would tell */
  .aside {
    grid-template: minmax(0, 1fr) / minmax(0, 1fr) auto;
  }
  .aside .bar {
    flex-direction: column;
    justify-content: flex-end;
    width: 44px;
    height: auto;
    min-height: 0;
    margin: 0 0 0 -7px;
    padding: 0 0 6px;
    overflow: hidden;
  }
  .aside .tools {
    flex-direction: column;
  }
  .aside .told {
    position: absolute;
    clip-path: inset(50%);
  }
  /* where squares are large enough, zooming is not offered: all the room is for them */
  .roomy .bar {
    position: absolute;
    z-index: 4;
    inset: auto 0 0;
    height: auto;
    margin: 0;
    padding: 0;
    pointer-events: none;
  }
  .roomy .told:not(:empty) {
    flex: none;
    max-width: 100%;
    padding: 3px 9px;
    border-radius: 0 var(--uc-radius-small) 0 var(--uc-radius);
    background: var(--uc-block);
    color: var(--uc-block-ink);
    text-shadow: none;
  }
  .roomy .tools {
    pointer-events: auto;
  }
  .roomy .tools .button:not(.levels) {
    display: none;
  }
  ${hexagonStyles}
`;
