import { css } from 'lit';

/** A table on a telephone: what has to be reached, the hand and the question are seen together. */
export const heldStyles = css`
  .goals {
    display: none;
  }
  @container table (max-width: 799.9px) or (max-height: 470px) {
    .board.shown .goals {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      gap: 2px 10px;
      grid-area: 2 / 1 / auto / -1;
      padding-inline: 8px;
    }
    .board .areas {
      grid-row-start: 3;
    }
    .free {
      min-height: 30px;
    }
    /* guests stand before the boards, piles behind them */
    .line.broad.guests {
      display: contents;
    }
    .line.broad.guests > * {
      order: 0;
      flex: none;
      margin: 0 8px;
    }
    .line.broad.guests > .piles {
      order: 3;
    }
    /* cards before players leave room for the hand: four in a line of a telephone */
    .handed .board .area.large:is([shape='row'], [shape='fan']) {
      --card: 80px;
    }
  }
  /* what all have played lies side by side, each below the plate of its player */
  @container table (max-width: 799.9px) or (max-height: 470px) {
    .spread .board .areas,
    .spread .board.shown .areas {
      display: contents;
    }
    .spread .board:not(.shown) .areas > .row {
      display: none;
    }
    .spread .board .areas > .row {
      grid-area: 4 / 1 / auto / -1;
    }
    .spread .areas > .area.large {
      --uc-zone-pad: 2px;
      --uc-zone-gap: 2px;
      grid-row: 3;
      min-width: 0;
      min-height: 116px;
    }
    .spread .areas > .area.large::part(head) {
      position: absolute;
      clip-path: inset(50%);
    }
    .spread .areas > .area.large::part(things) {
      justify-content: center;
      flex-wrap: nowrap;
    }
    .spread .areas > .area.large > uc-card.card {
      flex: 0 1 84px;
      width: 84px;
      min-width: 0;
    }
  }
  @container table (max-height: 470px) and (min-width: 560px) {
    /* five goals in one line beside a hand */
    .board.shown .goals {
      column-gap: 5px;
      font-size: 0.92em;
    }
    /* the hand is a column beside the boards, so that it is seen with the question */
    .table .field {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      grid-auto-rows: max-content;
      gap: 0;
    }
    .field > *,
    .shared > * {
      grid-column: 1;
      margin-block-end: 8px;
    }
    .field > .hand.low {
      grid-column: 1 / -1;
    }
    .field > .hand:not(.low) {
      grid-area: 1 / 2 / span 12 / auto;
      align-self: start;
      position: sticky;
      inset-block-start: 0;
      flex-flow: column nowrap;
      gap: 4px;
      width: 164px;
      max-height: 100cqh;
      margin: 0;
      padding-block: 4px;
      padding-inline: 0 6px;
      overflow: hidden auto;
      scrollbar-width: thin;
      scrollbar-color: var(--uc-line) transparent;
      background: none;
    }
    .hand:not(.low) > .area {
      flex: none;
    }
    .field .hand:not(.low) .area {
      --card: 68px;
      --uc-zone-flow: column;
      --uc-zone-gap: 5px;
      --uc-zone-pad: 3px 6px 5px;
      --uc-zone-title: 0.86rem;
    }
    .hand:not(.low) > .area::part(things) {
      flex-wrap: wrap;
      padding: 2px 0;
      overflow: visible;
    }
    .field .hand:not(.low) .area uc-card.card {
      flex: none;
      min-width: 0;
    }
    .hand.low > .area[shape='row']::part(things) {
      flex-wrap: nowrap;
    }
    .hand.low > .area[shape='row'] uc-card.card {
      flex: 0 1 calc(var(--card) * var(--uc-scale, 1));
      min-width: 44px;
    }
  }
  @container table (max-width: 559.9px) {
    /* what others did is shown again on demand, and told by the log */
    .table {
      --uc-prompt-digest: none;
    }
    /* several hands lie beside each other */
    .hand:not(.low) {
      flex-wrap: nowrap;
      gap: 6px;
      padding-block: 2px 4px;
    }
    /* so that the tops of the cards stay above a tall question */
    .table .field,
    .board,
    .table .board .areas {
      gap: 3px;
    }
    .table .boards {
      padding-block: 3px 0;
      gap: 3px;
    }
    .field .hand:not(.low) .area {
      --card: 74px;
      --uc-zone-gap: 5px;
      --uc-zone-pad: 1px 7px 4px;
      --uc-zone-title: 0.82rem;
      flex: max(2, var(--widest)) 1 0;
    }
    /* what the question asks for is seen whole, over the end of what lies above */
    .field > .hand:has(> .area[lit]) {
      position: sticky;
      inset-block-end: 0;
      z-index: 1;
      background: color-mix(in oklab, var(--uc-ground), black 30%);
      box-shadow:
        0 -1px 0 var(--uc-line),
        0 -8px 14px rgb(0 0 0 / 0.65);
    }
  }
`;
