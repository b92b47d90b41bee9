import { css } from 'lit';
import { arenaStyles } from '../battle/arena.styles.ts';
import { graphStyles } from './graph.styles.ts';
import { heldStyles } from './held.styles.ts';
import { taughtStyles } from './taught.styles.ts';

/**
 * What lies over the table: name plates that can be pressed, boards that are graphs, arrows, the
 * stage.
 */
export const overTableStyles = css`
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
  /* where boards are of different size, the plate of a small one makes it large */
  .boards.graphs .tab {
    display: block;
  }
  .plate.legal .tab {
    display: block;
    border-color: var(--uc-accent);
    box-shadow: 0 0 0 3px var(--uc-accent-glow);
  }
  ${graphStyles}
  .row .area.small uc-card.tile {
    width: 106px;
    min-height: 36px;
    --uc-tile-moat: 0;
  }
  .row .area.small uc-card.tile > uc-card {
    width: 26px;
  }
  .many .row .area.small[icon='']::part(things) {
    flex-wrap: wrap;
  }
  .many .row:has([icon]:not([icon=''])) {
    gap: 4px;
  }
  .many .row .area.small:not([icon='']) {
    --uc-zone-pad: 1px 4px;
    --uc-zone-least: 32px;
    --uc-zone-gap: 3px;
  }
  .many .row .area.small {
    --uc-zone-title: 0.8rem;
    --uc-zone-pad: 1px 6px;
    --uc-zone-least: 28px;
  }
  /* places of a line where nothing lies yet */
  .free {
    flex: 0 1 calc((100% - (var(--widest) - 1) * 8px) / var(--widest));
    max-width: calc(250px * var(--uc-scale, 1));
    min-height: 60px;
    box-sizing: border-box;
    border-radius: 12px;
    /* a hollow in the rock, without a light */
    background:
      radial-gradient(80% 90% at 50% 62%, rgb(0 0 0 / 0.5), rgb(0 0 0 / 0.24) 70%, rgb(0 0 0 / 0.4)),
      var(--lit-ground, none) center / 620px;
    box-shadow:
      inset 0 10px 22px rgb(0 0 0 / 0.6),
      inset 0 0 0 1px rgb(0 0 0 / 0.55),
      inset 0 -1px 0 1px rgb(255 220 170 / 0.14);
    opacity: 0.75;
  }
  .many .row .area {
    flex: 0 1 auto;
  }
  .area[shape='columns'] > uc-card {
    max-width: 100%;
  }
  .area[shape='columns'] > uc-card:not(.tile) {
    justify-self: center;
  }
  /* these measure their room, so they have no width of their own */
  .row .area[shape='columns'],
  .many .row .area:is([shape='columns'], [shape='graph']) {
    flex: 1 1 100%;
  }
  .many .area {
    --card: 68px;
    --token: 36px;
  }
  /* what the others have beside their board: a picture and a number */
  .many .board:not(.focus) .area.small:not([icon=''])::part(title) {
    position: absolute;
    clip-path: inset(50%);
  }
  .many .board:not(.focus) .area.small:not([icon=''])::part(icon) {
    display: block;
    align-self: center;
  }
  .many .area.small {
    --card: 26px;
    --token: 26px;
  }
  /* where the boards have height to spare, what lies beside them is larger */
  @container boards (min-height: 500px) {
    .many .row .area.small:not([icon='']) {
      --card: 38px;
      --token: 38px;
      --uc-zone-least: 46px;
      --uc-zone-gap: 6px;
    }
  }
  /* the least width at which a card says its text, and some height for it */
  @container table (min-width: 1400px) and (min-height: 840px) {
    .many .shared .line.cards > .area:not(.small) {
      --card: 82px;
      --tall: 1.58;
    }
  }
  @container table (min-width: 1500px) and (min-height: 950px) {
    .many .shared .line.cards > .area:not(.small) {
      --card: 96px;
    }
    .many .shared .area:not(.small) {
      --card: 88px;
      --token: 44px;
    }
  }
  .many .shared .area.small {
    --uc-zone-title: 0.86rem;
    --uc-zone-pad: 3px 8px 4px 6px;
  }
  .many .shared,
  .many .line.piles,
  .many .row {
    gap: 5px;
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
    stroke: rgb(0 0 0 / 0.35);
    stroke-width: 4px;
  }
  .trails .line {
    stroke: var(--uc-accent);
    stroke-width: 2px;
  }
  .trails .deed .line {
    stroke: var(--uc-danger);
    stroke-width: 3px;
  }
  .trails .head {
    fill: var(--uc-accent);
    stroke: rgb(0 0 0 / 0.45);
    stroke-width: 1px;
  }
  .trails .deed .head {
    fill: var(--uc-danger);
  }
  /* the stage takes the place of the question: nothing on the table moves away */
  .playing .side uc-prompt {
    display: none;
  }
  .stage {
    flex: 0 1 auto;
    min-height: 0;
    overflow: auto;
    scrollbar-width: thin;
    margin: 12px;
  }
  ${arenaStyles}
  .read {
    display: none;
  }
  .hinting uc-card[legal] {
    animation: hint 1.8s ease-in-out 4;
  }
  /* a glow would lie over the numbers of what stands beside it */
  @keyframes hint {
    50% {
      filter: brightness(1.35);
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
  @keyframes come {
    from {
      translate: var(--come, 0) 0;
      opacity: 0.4;
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
      filter: brightness(1.2);
    }
  }
  @container table (max-width: 1100px) {
    .boards.several .area.small:not([icon=''])::part(title) {
      position: absolute;
      clip-path: inset(50%);
    }
    .boards.several .area.small:not([icon=''])::part(icon) {
      display: block;
      align-self: center;
    }
  }
  @container table (max-width: 799.9px) or (max-height: 470px) {
    /* what they lead to may have been scrolled below the question */
    .trails {
      z-index: 1;
    }
    /* one board at a time: the plates are its tabs */
    .boards,
    .beside .boards {
      display: grid;
      grid-template-columns: repeat(var(--seats), minmax(0, 1fr));
      order: 1;
      flex: none;
      gap: 6px;
      padding: 8px 8px 3px;
      overflow: visible;
      container-type: normal;
    }
    .beside .area[shape='levels'] {
      --uc-level-height: auto;
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
      inset-block: -5px auto;
      inset-inline: auto -5px;
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
    @media (prefers-reduced-motion: no-preference) {
      .board.shown .areas {
        animation: come 0.18s ease-out;
      }
    }
    .area[shape='graph'] {
      flex: none;
      --uc-piece-least: 28px;
      aspect-ratio: 100 / max(var(--ratio), 100);
    }
    .free.far {
      display: none;
    }
    .stage {
      margin: 4px;
    }
    /* the log has its place behind a button */
    .read {
      display: inline-flex;
      position: absolute;
      z-index: 1;
      inset-block: 4px auto;
      inset-inline: auto 6px;
      width: 48px;
      min-height: 44px;
      padding: 0;
      color: light-dark(var(--uc-paper-ink), var(--uc-ink));
    }
    .reading .read {
      color: var(--uc-ink);
    }
    .playing .read,
    .reading .side uc-prompt {
      display: none;
    }
    .reading .side {
      min-height: 48cqh;
    }
    .reading .side uc-log {
      display: flex;
      /* below the button that closes it */
      padding-block-start: 48px;
    }
    .playing .side {
      max-height: 64cqh;
      overflow: auto;
    }
  }
  /* a phone that lies on its side */
  @container table (max-height: 470px) and (min-width: 560px) {
    .table {
      grid-template: minmax(0, 1fr) / minmax(0, 1fr) min(300px, 44%);
    }
    .table .side {
      max-height: none;
      border-block: 0;
      border-inline-start: 1px solid var(--uc-line);
    }
  }
  /* small phones, and a page at 400 %: the question has most of it, and the table is scrolled to */
  @container table (max-height: 600px) and (max-width: 559.9px) {
    .table .side {
      max-height: var(--uc-side-most, 60cqh);
    }
  }
  @container table (max-height: 300px) and (max-width: 559.9px) {
    .table .side {
      max-height: 76cqh;
    }
  }
  /* what the player drags */
  .carried {
    position: fixed;
    z-index: 60;
    inset: 0 auto auto 0;
    margin: -24px 0 0 -24px;
    pointer-events: none;
    opacity: 0.92;
    filter: drop-shadow(0 12px 20px rgb(0 0 0 / 0.55));
    rotate: 3deg;
  }
  /* what a player gains, on its way to the plate */
  .coin {
    position: fixed;
    z-index: 60;
    inset: 0 auto auto 0;
    padding: 2px 10px;
    border-radius: 999px;
    background: var(--uc-accent);
    color: var(--uc-accent-ink);
    font-weight: 800;
    pointer-events: none;
  }
  ${heldStyles}
  ${taughtStyles}
`;
