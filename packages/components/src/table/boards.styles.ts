import { css } from 'lit';
import { shelfStyles } from './shelf.styles.ts';

/** Boards of players in one line, a track alone, and pieces on the spaces of a board of columns. */
export const boardsStyles = css`
  /* where nothing has to be compact, plates are as high as the highest one, so all boards begin in
     one line */
  @container table (min-width: 1100.1px) and (min-height: 752.1px) {
    .beside:not(.board-of-all) .boards {
      --least: 0px;
      --focus: 4fr;
      display: grid;
      grid-template: auto auto 1fr / var(--boards);
      row-gap: 0;
    }
    .beside.many:not(.board-of-all) .boards {
      --least: min(177px, (100% - (var(--seats) - 1) * 12px) / var(--seats));
      --focus: 6.6fr;
    }
    .beside:not(.board-of-all) .board {
      display: grid;
      grid-row: 1 / -1;
      grid-template: subgrid / minmax(0, 1fr);
    }
    .beside:not(.board-of-all) .board > * + * {
      margin-block-start: 8px;
    }
    .beside:not(.board-of-all) .board > .areas {
      grid-row: 3;
    }
  }
  /* a count that has the line for itself is no wider than it has to be */
  .track:only-child uc-track::part(space) {
    max-width: 42px;
  }
  .area[shape='columns'] uc-card.tile {
    --uc-tile-moat: 0;
    width: auto;
    min-height: 32px;
  }
  @container table (max-width: 1100px) {
    .area[shape='columns'] uc-card.tile {
      min-height: 30px;
    }
  }
  .area[shape='columns'] uc-card.tile > uc-card {
    width: clamp(26px, 2.9cqw, 32px);
  }
  ${shelfStyles}
`;
