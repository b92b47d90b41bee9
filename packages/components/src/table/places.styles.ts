import { css } from 'lit';

/**
 * Places that stay: how wide and how high an area is follows from the layout, the names of the
 * areas and the window. What lies there gets smaller, then overlaps. So nothing moves on the table
 * but pieces.
 */
export const placesStyles = css`
  .asks > .area {
    --card: 86px;
    flex: 0 1 auto;
    min-height: 0;
    margin: 0 12px 8px;
    overflow: auto;
  }
  @container table (max-width: 799.9px) or (max-height: 470px) {
    .awaited {
      display: none;
    }
  }
  @container table (min-width: 800px) and (min-height: 470.1px) {
    .areas > .row {
      flex: none;
    }
    .flows > .awaited {
      display: none;
    }
    .row.flows {
      min-height: 44px;
    }
    .line:not(.broad, .flows) > .area,
    .row > .area {
      flex: var(--share) 1 0;
      min-width: fit-content;
      max-width: 100%;
      align-self: stretch;
    }
    /* its name is in sight; what lies there has no say in how wide it is */
    .line:not(.broad, .flows) > .area::part(things),
    .row:not(.flows) > .area::part(things) {
      contain: inline-size;
    }
    .line:not(.broad, .flows) > .area.small::part(things),
    .row:not(.flows) > .area.small::part(things) {
      min-width: 34px;
    }
    /* coins and counts stick out of pieces, so the first one would lie on the name */
    .row > .area.small:not([shape='stack'], [shape='count'])::part(things) {
      padding-inline-start: 8px;
    }
    .line:not(.broad, .flows) > .area::part(count) {
      min-width: 2ch;
    }
    .line:not(.broad, .flows) > .area:not(.small)::part(count) {
      text-align: end;
    }
    /* the same area, of which nothing is seen yet */
    .awaited {
      visibility: hidden;
    }
    /* a broad one is seen as a place: table without a use looks like a fault */
    .line.broad > .awaited {
      visibility: visible;
      border-radius: var(--uc-radius);
      box-shadow: inset 0 1px 10px rgb(0 0 0 / 0.4);
    }
    .line.broad > .awaited::part(count) {
      display: none;
    }
    .row.flows > .area {
      flex-grow: max(1, var(--widest));
      min-width: min-content;
    }
    .row.flows > .area > uc-card {
      flex: 0 1 calc(var(--token) * var(--uc-scale, 1));
      width: auto;
      min-width: 24px;
    }
    .line.broad > .area:is(.awaited, .guest) {
      --token: 44px;
    }
    /* a name, and one row of things */
    .line.pieces > .area {
      min-height: calc(var(--token) + 46px);
    }
    /* how many they are stands out over the pieces, and not over the name of the area */
    .line.pieces > .area::part(things) {
      margin-block-start: 4px;
    }
    /* the same beside each other: boards need the height */
    .line.broad > .area:is(.awaited, .guest) {
      --uc-zone-flow: row;
      min-height: calc(var(--token) + 22px);
    }
    .line.broad > .area:is(.awaited, .guest)::part(head) {
      align-self: center;
    }
    .line.cards > .area {
      min-height: calc(var(--card) * var(--tall, 1.4) + 44px);
    }
    /* where nothing lies in a whole line, it is a line of names */
    .line.names:is(.cards, .pieces) > .area {
      min-height: 0;
      max-height: 38px;
      overflow: hidden;
    }
    /* a pile of which only the number counts: a picture, a name and a number in one low line */
    @container table (min-width: 1100.1px) and (min-height: 752.1px) {
      .shared .line.piles {
        gap: 2px 12px;
        align-items: center;
      }
      .shared .line.piles > .area.small:is([shape='stack'], [shape='count']) {
        --card: 21px;
        --token: 24px;
        --uc-zone-pad: 1px 2px;
        --uc-zone-least: 32px;
        --uc-zone-title: 0.9rem;
        flex: 0 1 auto;
        align-self: stretch;
        /* as high without a pile as with one */
        min-height: max(36px, var(--card) * 1.4 * var(--uc-scale, 1) + 6px);
      }
      .many .shared .line.piles > .area.small:is([shape='stack'], [shape='count']) {
        --card: 17px;
        --token: 20px;
        --uc-zone-least: 28px;
        min-height: 28px;
      }
      .shared .line.piles > .area.small::part(count) {
        font-variant-numeric: tabular-nums;
      }
      .shared .line.piles > .area.small[shape='stack']::part(head) {
        flex-direction: row;
        align-items: baseline;
        gap: 6px;
      }
    }
    /* guests that come to a place of their own, beside piles that always lie there */
    .line.broad.guests {
      flex-wrap: nowrap;
      align-items: center;
    }
    .line.broad.guests > .piles {
      flex: 0 1 60%;
    }
    .line.broad.guests > .area {
      flex: 1 1 0;
    }
    .line.broad.guests > .awaited {
      visibility: hidden;
    }
    /* a piece with the room around it */
    .row > .area.small {
      min-height: calc(var(--token) * var(--uc-scale, 1) + 15px);
    }
    .many .row > .area.small {
      min-height: calc(var(--token) * var(--uc-scale, 1) + 9px);
    }
    /* guests of many players take two lines */
    .many .row.flows {
      min-height: calc(2 * var(--uc-zone-least, 32px) + 5px);
    }
    .line:not(.broad, .flows) > .area:not([shape='stack'])::part(things),
    .row > .area:not([shape='stack'])::part(things) {
      flex: 1;
      flex-wrap: nowrap;
      gap: 0;
    }
    .line:not(.broad) > .area::part(title),
    .row > .area::part(title) {
      overflow-wrap: normal;
    }
    .line:not(.broad, .flows) > .area:not([shape='stack']) > uc-card,
    .row:not(.flows) > .area:not([shape='stack']) > uc-card {
      --least: 24px;
      --gap: 6px;
      flex: none;
      width: clamp(
        var(--least),
        (100% - (var(--widest) - 1) * var(--gap)) / var(--widest),
        var(--wish, var(--token)) * var(--uc-scale, 1)
      );
    }
    .line:not(.broad, .flows) > .area:not([shape='stack']) > uc-card.card {
      --wish: var(--card);
      --least: 44px;
    }
    .line:not(.broad, .flows) > .area:not([shape='stack']) > uc-card.tile {
      --wish: var(--tile);
      --least: 60px;
    }
    /* narrow ones are as high as their line, so their words have some room */
    @container table (min-width: 1100.1px) and (min-height: 752.1px) {
      .line:not(.broad, .flows) > .area:not(.small, [shape='stack']) > uc-card.card {
        --uc-card-ratio: auto;
        --uc-card-height: 100%;
        height: calc(var(--card) * var(--uc-scale, 1) * var(--tall, 1.4));
      }
    }
    /* a line of many: as high as their words need it; a pile shows its number from afar */
    @container table (min-width: 1100.1px) and (min-height: 752.1px) {
      .line.cards.full {
        --tall: 1.9;
      }
      /* where the card that is at work will lie is seen before it comes */
      .line.cards.full > .awaited {
        visibility: visible;
        border-radius: 8px;
        outline: 2px dashed color-mix(in oklab, var(--uc-ink-soft), transparent 65%);
        outline-offset: -6px;
      }
      .line.cards.full > .awaited::part(count) {
        display: none;
      }
      .line.cards > .area:not(.small)[shape='stack'] {
        --card: clamp(72px, min(5cqw, 8.6cqh), 120px);
        flex: none;
        width: calc(var(--card) + 72px);
        min-width: 0;
      }
      .line.cards > .area:not(.small)[shape='stack']::part(head) {
        flex-flow: row wrap;
      }
      .line.cards > .area:not(.small)[shape='stack']::part(count) {
        font-size: 1.7rem;
        line-height: 1;
      }
      .line.cards > .lists {
        flex: 0 0 32%;
      }
      .line.cards > .lists > .area {
        --card: 30px;
      }
      .line.cards > .lists > .area::part(things) {
        flex: 1;
        justify-content: space-between;
      }
    }
    /* cards before players can be read */
    .table:not(.board-of-all) .row:not(.flows) > .area:not(.small, [shape='stack']) > uc-card.card {
      --wish: clamp(68px, 5.4cqw, 110px);
      --least: 44px;
    }
    .line:not(.broad) > .area::part(head),
    .row > .area::part(head) {
      min-width: 0;
    }
    /* a picture for the name, where there is one: what lies there needs the room */
    .row > .area.small:not([icon=''], [shape='stack'], [shape='count'])::part(title) {
      position: absolute;
      clip-path: inset(50%);
    }
    .row > .area.small:not([icon=''], [shape='stack'], [shape='count'])::part(icon) {
      display: block;
      align-self: center;
    }
    /* a hand of tiles is one row of them, beside its name */
    .hand:not(.low) > .area {
      min-height: 62px;
    }
    .hand > .area[shape='row'] {
      --uc-zone-flow: row;
    }
    .hand > .area[shape='row']::part(head) {
      align-self: center;
    }
    .hand:not(.low) > .area[shape='fan'] {
      min-height: calc(var(--card) * 1.4 + 58px);
    }
    /* a hand of which nothing is seen keeps no room from the piles: they come in fewer lines */
    .hand.low > .area.awaited {
      display: none;
    }
    .hand.low > .piles {
      flex-grow: 6;
      flex-wrap: wrap;
      min-height: 46px;
    }
    /* the hand has the width that there is; beside it is a place for what is put aside */
    .hand:not(.low) > .area[shape='fan'] ~ .area:is(.guest, .awaited) {
      flex-grow: 1;
      min-width: calc(var(--card) + 26px);
    }
    .hand > .area[shape='row']::part(things) {
      flex: 1;
      flex-wrap: nowrap;
    }
    .field .hand > .area[shape='row'] > uc-card.tile {
      min-width: 56px;
    }
    /* beside the log, tiles get narrower before they leave their area */
    @container table (min-width: 900.1px) {
      .field .hand > .area[shape='row'] > uc-card.tile {
        min-width: min(56px, (100% - (var(--widest) - 1) * var(--uc-zone-gap, 8px)) / var(--widest));
      }
    }
    /* a low tile that is broad enough has its picture at its end, and its name before it */
    @container table (min-width: 1100.1px) {
      .field .hand > .area[shape='row'] > uc-card.tile::part(art) {
        inset: 0 0 0 auto;
        width: 48%;
        border-radius: 0 10px 10px 0;
        mask: linear-gradient(90deg, transparent, #000 26%);
      }
      .field .hand > .area[shape='row'] > uc-card.tile::part(head) {
        inset: 0 44% 0 0;
        width: auto;
        max-width: none;
        margin: 0;
        padding: 0 0 0 7px;
        background: none;
        box-shadow: none;
        text-shadow: 0 1px 2px #000;
      }
      .field .hand > .area[shape='row'] > uc-card.tile::part(title) {
        text-align: start;
        text-wrap: balance;
      }
    }
    /* a piece may stand on each space */
    .area[shape='columns'] > uc-card.tile {
      min-height: 43px;
    }
    /* where even the least widths have no room beside each other, they overlap */
    .line:not(.broad, .flows) > .area > uc-card:not(:last-child),
    .row:not(.flows) > .area > uc-card:not(:last-child) {
      margin-inline-end: min(var(--gap), (100% - var(--widest) * var(--least)) / (var(--widest) - 1));
    }
    /* of a piece that the next one covers only the left side is seen */
    .line:not(.broad, .flows) > .area > uc-card,
    .row:not(.flows) > .area > uc-card {
      --uc-coin-left: -4px;
      --uc-coin-right: auto;
    }
    /* in a low window the boards need the room */
    @container table (max-height: 752px) {
      .row > .area.small,
      .many .row > .area.small {
        min-height: calc(var(--token) * var(--uc-scale, 1) + 2px);
      }
      .row > .area.small::part(things) {
        padding-block: 0;
      }
      .row.flows {
        min-height: 34px;
      }
    }
    /* a small board of two has no room for all guests in one line */
    @container table (max-width: 1300px) {
      .table:not(.many) .board:not(.focus) .row.flows {
        min-height: 76px;
      }
    }
    @container table (max-height: 740px) {
      .line.broad > .awaited {
        display: none;
      }
    }
  }
`;
