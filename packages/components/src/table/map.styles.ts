import { css } from 'lit';

/**
 * Boards of squares on the table: they take what room there is, those of all more than what players
 * have.
 */
export const mapStyles = css`
  uc-board.area,
  .areas > uc-board.area {
    flex: 1 1 auto;
    aspect-ratio: var(--columns) / calc(var(--rows) + 0.2);
    min-height: 110px;
  }
  uc-board > uc-card:is(.token, .chip) {
    width: var(--piece);
  }
  uc-board > uc-card.tile {
    width: auto;
    min-height: 0;
  }
  uc-board.area > uc-card.tile > uc-card {
    width: var(--piece);
  }
  .shared:has(uc-board) {
    flex: 2 1 0;
    min-height: 0;
    max-height: none;
  }
  /* whose turn it is takes a second line of a plate, and must not move the board */
  @container table (min-width: 1100.1px) and (min-height: 752.1px) {
    .board-of-all .plate {
      min-height: 64px;
    }
  }
  /* what players have beside a board of all takes no more room than it needs */
  @container table (min-width: 800px) and (min-height: 470.1px) {
    .board-of-all .boards {
      flex: 0 1 auto;
      container-type: inline-size;
    }
    /* few small areas stand beside the name of whose they are */
    .board-of-all .board {
      flex-flow: row wrap;
    }
    .board-of-all .plate {
      display: grid;
      flex: 5 1 0;
      min-width: 140px;
    }
    .board-of-all .areas {
      flex: 1 1 0;
    }
    /* one line of them keeps the plate beside it low */
    .board-of-all .areas:has(> .row:only-child) {
      flex: 0 0 max-content;
    }
    .board-of-all .areas > .row {
      flex-wrap: nowrap;
    }
    .board-of-all .row > .area[vacant] {
      --uc-zone-pad: 4px 2px;
      flex-grow: 0;
    }
    .board-of-all .areas:not(:has(.area)) {
      display: none;
    }
    /* so does the name of the hand, and piles lie at its end */
    .hand.low {
      padding-block: 6px;
    }
    .hand.low > .area {
      --card: clamp(68px, min(5.6cqw, 9.4cqh), 150px);
      --uc-zone-pad: 3px 10px;
      flex: 5 1 0;
    }
    .hand.low > .area::part(things) {
      flex: 1;
    }
    .hand.low > .piles {
      flex: 3 1 0;
      min-width: 0;
      flex-wrap: wrap;
      gap: 5px;
    }
    .hand.low > .piles > .area {
      --uc-zone-pad: 2px 7px;
      --uc-zone-gap: 4px;
      --uc-zone-least: 30px;
      --token: 28px;
      --card: 28px;
      flex: 1 0 auto;
      min-height: calc(var(--card) * 1.4 + 5px);
      min-width: 0;
      max-width: 100%;
    }
  }
  /* cards that a player has laid out: so low that only name and picture are read */
  .board-of-all .row > .area.tiles:not(.small) {
    --uc-zone-flow: row;
    --uc-zone-pad: 3px 7px;
    flex: 0 1 auto;
  }
  .board-of-all .row > .area.tiles:not(.small, [vacant])::part(head) {
    position: absolute;
    clip-path: inset(50%);
  }
  .board-of-all .row > .area.tiles:not(.small)::part(things) {
    contain: none;
    min-width: 108px;
  }
  .board-of-all .row > .area.tiles:not(.small) > uc-card.tile {
    --uc-tile-moat: 0;
    flex: none;
    width: 108px;
    min-height: 40px;
  }
  .line:has(> uc-board) {
    flex: 1 1 0;
    flex-wrap: nowrap;
    min-height: 160px;
  }
  /* a shared board of any shape is as high as what is left; it shows as much of itself as fits */
  @container table (min-width: 800px) and (min-height: 470.1px) {
    .line > uc-board.area {
      aspect-ratio: auto;
      min-height: 0;
    }
  }
  @container table (max-height: 752px) {
    .areas > uc-board.area {
      min-height: 64px;
    }
  }
  @container table (max-width: 799.9px) or (max-height: 470px) {
    .hand.low > .piles {
      flex: 1 1 100%;
    }
    .hand.low > .piles > .area {
      flex: 1 1 auto;
    }
    /* who is who, and the score, before the board of all */
    .table.board-of-all .boards {
      order: -1;
      padding-block: 4px 0;
    }
    .field uc-board.area,
    .field .line:has(> uc-board) {
      flex: none;
      min-height: 0;
    }
    .field uc-board.area {
      width: 100%;
      max-height: 62cqh;
    }
  }
  /* as wide as the telephone: its edges and the bar below it are no part of its shape */
  @container table (max-width: 559.9px) {
    .line.broad:not(.listed) > uc-board.area {
      aspect-ratio: auto;
      height: calc((100cqw - 40px) * var(--rows) / var(--columns) + 68px);
    }
  }
  /* on its side it is scrolled to the board, which is seen as high as the window */
  @container table (max-height: 470px) and (min-width: 560px) {
    .field .line.broad:not(.listed) > uc-board.area {
      max-height: 84cqh;
    }
  }
`;
