import { css } from 'lit';

/**
 * Shared areas that lead: where no player has an area that uses height, shared areas get what is
 * left, and what lies in large ones is as large as they have room for. So is what lies in large
 * areas of players.
 */
export const leadStyles = css`
  @container table (min-width: 800px) and (min-height: 470.1px) {
    .shared-leads .boards {
      flex: none;
      max-height: 46%;
      container-type: inline-size;
    }
    .shared-leads .shared {
      flex: 1 1 0;
      max-height: none;
      min-height: 0;
    }
    .shared-leads .shared .area:not(.small, .large) {
      --card: clamp(92px, min(8.2cqw, 14cqh), 200px);
      --tile: clamp(150px, min(13.2cqw, 22cqh), 300px);
    }
    /* what leads has the room, what lies beside it has what it needs */
    .shared-leads .shared.led .area:not(.small, .large) {
      --card: 84px;
      --tile: 140px;
    }
    .shared-leads .line.broad {
      flex: 1 1 0;
      flex-wrap: nowrap;
      min-height: 150px;
    }
    .shared-leads .area.large:is([shape='row'], [shape='fan'], [shape='stack']) {
      container-type: size;
      flex: max(1, var(--across)) 1 0;
      min-width: 112px;
    }
    .shared-leads .area.large::part(things) {
      flex: 1;
      place-content: safe center;
    }
    /* in one line, in two or in three, as they are largest, beside the name of the area */
    .shared-leads .area.large > uc-card {
      --high: calc(100cqh - 52px);
      --wide: calc(100cqw - 24px);
      --fits: max(
        min((var(--wide) + 8px) / var(--widest) - 8px, var(--high) / var(--tall)),
        min((var(--wide) + 8px) / var(--in-two) - 8px, (var(--high) - 8px) / 2 / var(--tall)),
        min((var(--wide) + 8px) / var(--in-three) - 8px, (var(--high) - 16px) / 3 / var(--tall))
      );
    }
    .shared-leads .area.large > uc-card.card {
      --tall: 1.41;
      --card: clamp(84px, var(--fits), 340px);
      width: var(--card);
    }
    .shared-leads .area.large > uc-card.tile {
      --tall: 0.62;
      --tile: clamp(120px, var(--fits), 420px);
      width: var(--tile);
    }
    /* a place is as high as its width lets it be: what it says and who stands there is seen */
    .shared-leads .area.large:is([shape='row'], [shape='fan'], [shape='stack']) > uc-card.tile {
      min-height: calc(var(--tile) * var(--tall));
    }
    .shared-leads .area.large > uc-card:is(.token, .chip) {
      --tall: 1;
      width: clamp(44px, var(--fits), 120px);
    }
  }
  /* what a player has in a large area gets smaller, in up to three lines, before it is scrolled */
  @container table (min-width: 800px) and (min-height: 470.1px) {
    .board .area.large:is([shape='row'], [shape='fan']) {
      container-type: size;
      flex: 1 1 0;
      min-height: 132px;
      overflow: hidden auto;
      scrollbar-width: thin;
      scrollbar-color: var(--uc-line) transparent;
    }
    .board .area.large > uc-card {
      --high: calc(100cqh - 46px);
      --wide: calc(100cqw - 24px);
      --fits: max(
        min((var(--wide) + 8px) / var(--widest) - 8px, var(--high) / var(--tall)),
        min((var(--wide) + 8px) / var(--in-two) - 8px, (var(--high) - 8px) / 2 / var(--tall)),
        min((var(--wide) + 8px) / var(--in-three) - 8px, (var(--high) - 16px) / 3 / var(--tall))
      );
    }
    /* where cards will lie is seen before the first one comes */
    .board .area.large[count='0']:is([shape='row'], [shape='fan']):not(.tiles)::part(things)::before {
      content: '';
      width: clamp(44px, min(100cqw - 28px, (100cqh - 50px) / 1.41), 146px * var(--uc-scale, 1));
      aspect-ratio: 63.5 / 88.9;
      border: 2px dashed color-mix(in oklab, var(--uc-ink-soft), transparent 55%);
      border-radius: 8px;
    }
    .board .area.large:is([shape='row'], [shape='fan']) > uc-card.card {
      --tall: 1.41;
      --card: clamp(60px, var(--fits), 150px * var(--uc-scale, 1));
      width: var(--card);
    }
    .board .area.large:is([shape='row'], [shape='fan']) > uc-card.tile {
      --tall: 0.62;
      --tile: clamp(96px, var(--fits), 180px * var(--uc-scale, 1));
      width: var(--tile);
    }
    .board .area.large:is([shape='row'], [shape='fan']) > uc-card:is(.token, .chip) {
      --tall: 1;
      width: clamp(36px, var(--fits), 52px * var(--uc-scale, 1));
    }
  }
  /* of many players, too, the hand is read, where no board of theirs needs the height */
  @container table (min-width: 1100.1px) and (min-height: 812px) {
    .many.lines-only:not(.board-of-all) .hand .area {
      --card: clamp(84px, min(8.2cqw, 12.4cqh), 170px);
    }
  }
  /* held in a hand the table is scrolled: what leads is as wide as the window lets it be */
  @container table (max-width: 799.9px) {
    .shared-leads .area.large > uc-card.card {
      --card: clamp(84px, (100cqw - 44px - (var(--across) - 1) * 8px) / var(--across), 150px);
      width: var(--card);
    }
    /* two beside each other, so that few lines leave the hand in sight */
    .shared-leads .area.large[shape='row'] > uc-card.tile {
      width: calc((100cqw - 52px) / 2);
      min-height: 74px;
    }
    .shared-leads .area.large > uc-card:is(.token, .chip) {
      width: clamp(44px, (100cqw - 44px - (var(--across) - 1) * 8px) / var(--across), 96px);
      /* a piece is drawn higher than its box */
      margin-block-start: 12px;
    }
  }
`;
