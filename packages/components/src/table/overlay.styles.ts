import { css } from 'lit';

/** What lies over the table: name plates that can be pressed, boards that are graphs, arrows, the stage. */
export const overlayStyles = css`
  .plate {
    position: relative;
    flex: none;
  }
  .plate .tab {
    position: absolute;
    inset: 0;
    display: none;
    margin: 0;
    padding: 0;
    border: 2px solid transparent;
    border-radius: var(--uc-radius);
    background: none;
    cursor: pointer;
  }
  .plate.legal .tab {
    display: block;
    border-color: var(--uc-accent);
    box-shadow: 0 0 0 3px var(--uc-accent-glow);
  }
  .graph {
    position: relative;
    width: 100%;
    aspect-ratio: 100 / var(--ratio);
    min-height: 0;
  }
  .edges {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    overflow: visible;
  }
  .edges line {
    stroke: color-mix(in oklab, var(--uc-line), var(--uc-ink) 22%);
    stroke-width: 7px;
    stroke-dasharray: 2 9;
    stroke-linecap: round;
    vector-effect: non-scaling-stroke;
  }
  .node {
    position: absolute;
    width: var(--node, 27%);
    translate: -50% -50%;
    display: grid;
  }
  .node > uc-card.tile {
    width: 100%;
    min-height: 62px;
  }
  .area.small .node {
    --node: 20%;
  }
  .area.large .node {
    --node: 30%;
  }
  .node > uc-card.tile > uc-card {
    width: calc(30px * var(--uc-scale, 1));
  }
  .board:not(.here) .node > uc-card.tile > uc-card {
    width: calc(25px * var(--uc-scale, 1));
  }
  .many .node > uc-card.tile > uc-card {
    width: calc(22px * var(--uc-scale, 1));
    margin-inline-end: -5px;
  }
  /* narrow boards are as high as they need to be */
  .many .graph {
    aspect-ratio: 100 / calc(var(--ratio) * 1.75);
  }
  .many .node > uc-card.tile {
    min-height: 54px;
  }
  .many .row .area {
    flex: 1 1 40%;
  }
  .many .area {
    --card: 68px;
    --token: 36px;
  }
  .many .area.small {
    --card: 26px;
    --token: 28px;
  }
  .many .shared,
  .many .row {
    gap: 6px;
  }
  .trails {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    overflow: hidden;
    pointer-events: none;
    z-index: 4;
  }
  .trails path {
    fill: none;
    stroke-linecap: round;
    vector-effect: non-scaling-stroke;
  }
  .trails .under {
    stroke: rgb(0 0 0 / 0.55);
    stroke-width: 9px;
  }
  .trails .line {
    stroke: var(--uc-ink);
    stroke-width: 4px;
  }
  .trails .deed .line {
    stroke: var(--uc-danger);
    stroke-width: 5px;
  }
  .trails .head {
    fill: var(--uc-ink);
    stroke: rgb(0 0 0 / 0.55);
    stroke-width: 2px;
  }
  .trails .deed .head {
    fill: var(--uc-danger);
  }
  /* the stage takes the place of the hand, which nobody needs while something is shown */
  .playing .hand {
    display: none;
  }
  .stage {
    flex: none;
    margin: 0 12px 12px;
    min-height: 150px;
    max-height: 60%;
    overflow: auto;
  }
  .hinting uc-card[legal] {
    animation: hint 1.8s ease-in-out 4;
  }
  @keyframes hint {
    50% {
      filter: brightness(1.35) drop-shadow(0 0 8px var(--uc-accent));
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    .trails .line {
      stroke-dasharray: 1;
      animation: draw 0.45s ease-out both;
    }
    .trails .head {
      animation: appear 0.2s 0.35s both;
    }
  }
  @keyframes draw {
    from {
      stroke-dashoffset: 1;
    }
    to {
      stroke-dashoffset: 0;
    }
  }
  @keyframes appear {
    from {
      opacity: 0;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .hinting uc-card[legal] {
      animation: none;
      filter: drop-shadow(0 0 6px var(--uc-accent));
    }
  }
  @container table (max-width: 760px) {
    /* one board at a time: the plates are its tabs */
    .boards {
      display: grid;
      grid-template-columns: repeat(var(--seats), minmax(0, 1fr));
      order: 1;
      flex: none;
      gap: 6px;
      padding: 8px 8px 0;
      overflow: visible;
    }
    .board {
      display: contents;
    }
    .plate {
      grid-row: 1;
      opacity: 0.75;
    }
    .board.shown .plate {
      opacity: 1;
    }
    .plate .tab {
      display: block;
    }
    .board.shown .plate .tab:not(.legal) {
      border-color: var(--uc-ink-soft);
    }
    .plate.lit .tab::after {
      content: '';
      position: absolute;
      inset: -5px -5px auto auto;
      width: 14px;
      height: 14px;
      border-radius: 50%;
      border: 2px solid var(--uc-ground);
      background: var(--uc-accent);
    }
    .board .areas {
      display: none;
      grid-area: 2 / 1 / auto / -1;
    }
    .board.shown .areas {
      display: flex;
    }
    /* what is shown stands where the question was */
    .playing .side uc-prompt {
      display: none;
    }
    .stage {
      position: sticky;
      inset: auto 0 0;
      z-index: 6;
      order: 9;
      min-height: 0;
      max-height: none;
      margin: auto 4px 0;
    }
  }
`;
