import { css, unsafeCSS, type CSSResult } from 'lit';

/** Groups of pieces on a shelf, each with its name over its pieces. */
function namedGroups(selector: string): CSSResult {
  const board = unsafeCSS(selector);
  return css`
    .boards.mapped > :where(${board}) > .areas > .row {
      align-content: flex-start;
      gap: 4px 14px;
    }
    .boards.mapped > :where(${board}) > .areas > .row > .area.small {
      --uc-zone-flow: column;
      --uc-zone-pad: 2px 0;
      --uc-zone-title: 0.8rem;
      --uc-zone-least: 0;
      --token: 30px;
      flex: 1 1 auto;
      min-width: 0;
      min-height: 0;
    }
    .boards.mapped > :where(${board}) > .areas > .row > .area.small:not([icon=''], [shape='stack'], [shape='count'])::part(title) {
      position: static;
      clip-path: none;
      padding-inline: 4px;
      border-radius: 4px;
      background: oklch(0.19 0.015 60 / 0.85);
    }
    .boards.mapped > :where(${board}) > .areas > .row > .area.small::part(icon) {
      display: none;
    }
    .boards.mapped > :where(${board}) > .areas > .row > .area.small::part(head) {
      /* over the sign of who acts, which is higher than its piece */
      position: relative;
      z-index: 5;
      align-self: flex-start;
      margin-block-end: -4px;
      white-space: nowrap;
      letter-spacing: 0.02em;
    }
    .boards.mapped > :where(${board}) > .areas > .row > .area.small::part(things) {
      contain: none;
      align-self: flex-start;
      gap: 6px;
      padding: 2px 4px 5px 7px;
    }
    .boards.mapped > :where(${board}) > .areas > .row > .area.small:not([shape='stack']) > uc-card {
      flex: 0 1 auto;
      width: calc(var(--token) * var(--uc-scale, 1));
      min-width: 24px;
      margin: 0;
    }
  `;
}

/**
 * Two players who have a board of squares each. The board of the player who is looked at is the
 * stage: it has all of the height, and what else that player has stands on a shelf beside it. The
 * board of the other player is as small as lets it be read, above its shelf.
 */
export const shelfStyles = css`
  ${namedGroups('.board.focus')}
  /* beside a window that is neither roomy nor held in a hand, pictures stand for the names */
  @container table ((min-width: 1100.1px) and (min-height: 752.1px)) or (max-width: 799.9px) or (max-height: 470px) {
    ${namedGroups('.board:not(.focus)')}
  }
  @container table (min-width: 800px) and (min-height: 470.1px) {
    .beside .boards.mapped {
      --least: 0px;
      --focus: 7fr;
    }
    .boards.mapped > .board.focus {
      flex-grow: 7;
    }
    .boards.mapped > .board:not(.focus) > .areas > uc-board.area {
      /* it gets smaller before the shelf does */
      flex: 0 1000 auto;
      width: 100%;
      /* lower ones are not seen whole */
      min-height: 92px;
    }
    .boards.mapped > .board:not(.focus) > .areas > .row.flows {
      flex: 0 1 auto;
      min-height: 48px;
      row-gap: 0;
      overflow: hidden auto;
      scrollbar-width: thin;
      scrollbar-color: var(--uc-line) transparent;
    }
    /* in a low window the board needs the place of those who have not come */
    @container table (max-height: 752px) {
      .boards.mapped > .board:not(.focus) > .areas > .row:not(.flows):not(:has(> :not(.awaited))) {
        display: none;
      }
    }
    .boards.mapped > .board.focus > .areas {
      display: grid;
      container: stage / size;
      grid-template: auto minmax(0, 1fr) / max-content minmax(0, 1fr);
      gap: 6px 14px;
    }
    .boards.mapped > .board.focus > .areas > uc-board.area {
      grid-area: 1 / 1 / -1 / 2;
      align-self: start;
      width: min(100cqw - 214px, (100cqh - 24px) * var(--columns) / var(--rows) + 24px);
      height: min(100cqh, (100cqw - 238px) * var(--rows) / var(--columns) + 24px);
      min-height: 0;
      aspect-ratio: auto;
    }
    .boards.mapped > .board.focus > .areas > .row {
      grid-column: 2;
    }
    .boards.mapped > .board.focus > .areas > .row.flows {
      align-content: stretch;
      min-height: 0;
      overflow: hidden auto;
      scrollbar-width: thin;
      scrollbar-color: var(--uc-line) transparent;
    }
    .boards.mapped > .board.focus > .areas > .row > .area.small {
      --uc-zone-title: clamp(0.74rem, 4.2cqh, 0.92rem);
      --token: clamp(24px, 30cqh - 56px, 52px);
    }
    .boards.mapped > .board.focus > .areas > .row > .area.small::part(head) {
      margin-block-end: 0;
    }
  }
  @container table (min-width: 1100.1px) and (min-height: 752.1px) {
    /* as high before a guest comes as with one: the board below stays where it is */
    .boards.mapped > .board:not(.focus) > .areas > .row:not(.flows) > .area.small {
      min-height: calc(var(--token) * var(--uc-scale, 1) * 1.2 + 1.2rem + 8px);
    }
    /* two lines of groups, so that the board is as large with few as with many */
    .boards.mapped > .board:not(.focus) > .areas > .row.flows {
      flex: none;
      height: calc(80px * var(--uc-scale, 1) + 2.6rem);
    }
  }
  /* held in a hand: who has how many points, then the board, then all else */
  @container table (max-width: 799.9px) or (max-height: 470px) {
    .field > .boards.mapped {
      order: 0;
    }
    .boards.mapped > .board > .areas > .row {
      order: 1;
      flex: none;
    }
    .boards.mapped > .board > .areas > .row > .area.small {
      --token: 40px;
    }
  }
`;
