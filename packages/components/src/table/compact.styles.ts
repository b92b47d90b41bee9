import { css } from 'lit';

/**
 * What lies beside the boards where there is little room, across or down: smaller, so that the
 * boards are not.
 */
export const compact = css`
  .field {
    gap: 8px;
  }
  .shared,
  .hand,
  .board,
  .areas {
    gap: 6px;
  }
  .shared .line {
    gap: 5px;
  }
  .boards {
    padding: 4px 8px 6px;
    gap: 6px;
  }
  .shared {
    padding-inline: 8px;
  }
  .area {
    --card: 78px;
  }
  /* what lies there is seen */
  .pieces .area[shape='row']::part(count) {
    display: none;
  }
  .hand {
    padding-block: 6px;
  }
  /* a hand of tiles has its name beside them */
  .field .hand {
    padding: 4px 8px;
  }
  .field .hand .area {
    --card: 68px;
    --uc-zone-pad: 5px 8px 4px;
    --uc-zone-title: 0.92rem;
  }
  .field .hand .area[shape='row'] uc-card.tile {
    flex-basis: 80px;
    min-width: 72px;
  }
  .field .shared .area {
    --card: 62px;
    --token: 34px;
    --uc-zone-title: 0.88rem;
    --uc-zone-pad: 4px 5px 7px;
    --uc-zone-gap: 4px;
  }
  .many .field .shared .area {
    --card: 52px;
  }
  /* a pile is its name and its number */
  .field .shared .area.small[shape='stack'] {
    --uc-zone-title: 0.84rem;
    --uc-zone-pad: 3px 5px 4px;
  }
  .area.small[shape='stack']::part(things) {
    display: none;
  }
  .area.small[shape='stack']::part(head) {
    flex-direction: row;
    align-items: baseline;
    gap: 4px;
  }
  .row .area.small {
    --uc-zone-title: 0.84rem;
    --uc-zone-pad: 1px 6px;
    --uc-zone-least: 28px;
  }
  .area[shape='levels'] uc-card.tile {
    max-width: calc(160px * var(--uc-scale, 1));
    min-height: calc(54px * var(--uc-scale, 1));
  }
  .beside .area[shape='levels'] {
    --uc-level-height: clamp(54px, calc((100cqh - 240px) / var(--levels) - 14px), 170px);
  }
  uc-card.tile > uc-card {
    width: calc(29px * var(--uc-scale, 1));
  }
  uc-card.tile > uc-card[slot='fittings'] {
    width: calc(24px * var(--uc-scale, 1));
  }
`;
