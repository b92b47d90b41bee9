import { css } from 'lit';

/**
 * Players who have a board of squares each. The board of the player who is looked at is the stage:
 * it has all of the height, and what else that player has stands on a shelf beside it. Boards of
 * the others are as small as lets them be read, above their shelves.
 */
export const shelfStyles = css`
  .areas.mapped > .row {
    align-content: flex-start;
    gap: 4px 14px;
  }
  /* on a shelf each group has its name over its pieces */
  .areas.mapped > .row > .area.small {
    --uc-zone-flow: column;
    --uc-zone-pad: 2px 0;
    --uc-zone-title: 0.8rem;
    --uc-zone-least: 0;
    --token: 30px;
    flex: 1 1 auto;
    min-width: 0;
    min-height: 0;
  }
  .areas.mapped > .row > .area.small:not([icon=''], [shape='stack'], [shape='count'])::part(title) {
    position: static;
    clip-path: none;
  }
  .areas.mapped > .row > .area.small::part(icon) {
    display: none;
  }
  .areas.mapped > .row > .area.small::part(head) {
    align-self: flex-start;
    margin-block-end: -4px;
    white-space: nowrap;
    letter-spacing: 0.02em;
  }
  .areas.mapped > .row > .area.small::part(things) {
    contain: none;
    align-self: flex-start;
    gap: 6px;
    padding: 2px 4px 5px 7px;
  }
  .areas.mapped > .row > .area.small:not([shape='stack']) > uc-card {
    flex: 0 1 auto;
    width: calc(var(--token) * var(--uc-scale, 1));
    min-width: 24px;
    margin: 0;
  }
  @container table (min-width: 800px) and (min-height: 470.1px) {
    .beside .boards.mapped {
      --least: 0px;
      --focus: 7fr;
    }
    .beside.many .boards.mapped {
      --least: min(177px, (100% - (var(--seats) - 1) * 12px) / var(--seats));
      --focus: 14fr;
    }
    .boards.mapped > .board.focus {
      flex-grow: 7;
    }
    .board:not(.focus) > .areas > uc-board.area {
      /* it gets smaller before the shelf does */
      flex: 0 1000 auto;
      width: 100%;
      /* lower ones are not seen whole */
      min-height: 92px;
    }
    .board:not(.focus) > .areas.mapped > .row.flows {
      flex: 0 1 auto;
      min-height: 48px;
      row-gap: 0;
      overflow: hidden auto;
      scrollbar-width: thin;
      scrollbar-color: var(--uc-line) transparent;
    }
    /* in a low window the board needs the place of those who have not come */
    @container table (max-height: 752px) {
      .board:not(.focus) > .areas.mapped > .row:not(.flows):not(:has(> :not(.awaited))) {
        display: none;
      }
    }
    .board.focus > .areas.mapped {
      display: grid;
      container: stage / size;
      grid-template: auto minmax(0, 1fr) / max-content minmax(0, 1fr);
      gap: 6px 14px;
    }
    .board.focus > .areas > uc-board.area {
      grid-area: 1 / 1 / -1 / 2;
      align-self: start;
      width: min(100cqw - 214px, (100cqh - 24px) * var(--columns) / var(--rows) + 24px);
      height: min(100cqh, (100cqw - 238px) * var(--rows) / var(--columns) + 24px);
      min-height: 0;
      aspect-ratio: auto;
    }
    .board.focus > .areas.mapped > .row {
      grid-column: 2;
    }
    .board.focus > .areas.mapped > .row.flows {
      align-content: stretch;
      min-height: 0;
      overflow: hidden auto;
      scrollbar-width: thin;
      scrollbar-color: var(--uc-line) transparent;
    }
    .board.focus > .areas.mapped > .row > .area.small {
      --uc-zone-title: clamp(0.74rem, 4.2cqh, 0.92rem);
      --token: clamp(24px, 30cqh - 56px, 52px);
    }
    .board.focus > .areas.mapped > .row > .area.small::part(head) {
      margin-block-end: 0;
    }
  }
  /* held in a hand: who has how many points, then the board, then all else */
  @container table (max-width: 799.9px) or (max-height: 470px) {
    .field > .boards.mapped {
      order: 0;
    }
    .areas.mapped > .row {
      order: 1;
    }
    .areas.mapped > .row > .area.small {
      --token: 40px;
    }
  }
`;
