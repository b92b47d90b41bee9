import { css } from 'lit';

/** What a table lies on, how large the cards of a hand are, and how much stands in one room. */
export const fieldStyles = css`
  /* a dungeon is dark by day, too: only what lies around it changes */
  .field {
    color-scheme: dark;
    background:
      radial-gradient(120% 90% at 50% 30%, transparent 40%, rgb(0 0 0 / 0.6)),
      var(--lit-ground, none) center / cover,
      radial-gradient(110% 90% at 45% 0%, color-mix(in oklab, var(--uc-ground), white 8%), var(--uc-ground-edge));
    background-color: var(--uc-ground);
    color: var(--uc-ink);
  }
  .area[shape='levels'] uc-card.tile {
    --uc-plate-top: -9px;
    --uc-floor-top: 20px;
    --uc-fittings-top: 2px;
  }
  .hand .area {
    --card: clamp(96px, min(9.4cqw, 13.6cqh), 190px);
  }
  /* narrow ones are as high as the others where there is room, so their words have some, too */
  @container table (min-width: 1100.1px) and (min-height: 752.1px) {
    .hand .area[shape='fan'] uc-card.card {
      --uc-card-ratio: auto;
      --uc-card-height: 100%;
      height: calc(var(--card) * var(--uc-scale, 1) * 1.4);
    }
  }
  /* pieces stand beside what hangs on the wall, not behind it, where rooms are wide */
  @container table (min-width: 1100.1px) and (min-height: 752.1px) {
    .board.focus uc-card.tile:has(> uc-card[slot='fittings']) {
      --uc-floor-end: calc(clamp(24px, min(12cqw, 7cqh), 38px) * var(--uc-scale, 1));
    }
  }
  uc-card.tile > uc-card[slot='fittings']:has(~ [slot='fittings'] ~ [slot='fittings']),
  uc-card.tile > [slot='fittings'] ~ uc-card[slot='fittings']:has(~ [slot='fittings']),
  uc-card.tile > [slot='fittings'] ~ [slot='fittings'] ~ uc-card[slot='fittings'] {
    width: 22px;
  }
  /* a row of one has the width that its row leaves: its pieces stand in one row */
  @container table (min-width: 1100.1px) and (min-height: 752.1px) {
    .board.focus .area[shape='levels'] uc-card.tile[slot='level-1'] {
      flex-basis: calc((100% - 150px) / var(--in-row));
      max-width: calc(300px * var(--uc-scale, 1));
    }
  }
  /* two rows of pieces have room below the name of their room */
  @container table (min-width: 1100.1px) and (min-height: 752.1px) {
    .board.focus [shape='levels'] .tile > uc-card:nth-last-child(n + 6):first-child:not([slot]),
    .board.focus [shape='levels'] .tile > uc-card:nth-last-child(n + 6):first-child ~ uc-card:not([slot]) {
      width: calc(clamp(34px, min(16cqw, 6.6cqh), 48px) * var(--uc-scale, 1));
    }
  }
  /* a crowd stands close together */
  @container table (min-width: 800px) and (min-height: 470.1px) {
    .board:not(.focus) [shape='levels'] uc-card.tile {
      --uc-fittings-top: -12px;
    }
    .board:not(.focus) [shape='levels'] .tile:has(> uc-card:nth-child(7)) {
      --uc-floor-gap: 1px;
      --uc-floor-top: 12px;
      --uc-floor-end: 12px;
    }
    .board:not(.focus) .area[shape='levels'] .tile > uc-card:nth-last-child(n + 7):first-child:not([slot]),
    .board:not(.focus) .area[shape='levels'] .tile > uc-card:nth-last-child(n + 7):first-child ~ uc-card:not([slot]) {
      width: 23.5%;
    }
  }
  /* two rows, and then three, are as high as the room, whose name hangs over its edge; the room of
     the large board that has a row for itself is wide */
  @container table (min-width: 1100.1px) and (min-height: 752.1px) {
    .tile[slot^='level'] > uc-card:not([slot]) {
      max-width: var(--most, none);
    }
    .tile[slot^='level']:has(> :nth-child(5 of :not([slot]))) {
      --two: max(20px, (var(--uc-level-height) - 30px) / 2);
      --three: max(16px, (var(--uc-level-height) - 34px) / 3);
      --most: var(--two);
      --uc-floor-top: 12px;
      --uc-floor-rows: 4px;
    }
    .tile[slot^='level']:has(> :nth-child(9 of :not([slot]))) {
      --most: min(23%, var(--three));
    }
    .tile[slot^='level']:has(> :nth-child(13 of :not([slot]))) {
      --most: min(18%, var(--three));
    }
    .board.focus .tile[slot='level-1'] {
      --most: none;
    }
    .board.focus .tile[slot='level-1']:has(> :nth-child(8 of :not([slot]))) {
      --most: var(--two);
    }
  }
`;
