import { css } from 'lit';

/** Boards that are graphs. */
export const graphStyles = css`
  /* a board fills what is left beside the other areas; all that lies on it has its part of that */
  .area[shape='graph'] {
    flex: 1 0 0;
  }
  /* a graph that is shared or lies in the hand has no height to fill */
  :is(.shared, .hand) .area[shape='graph'] {
    min-height: 320px;
  }
  .area.large[shape='graph']::part(head) {
    display: none;
  }
  .stacked .area[shape='graph'] {
    flex: none;
    aspect-ratio: 100 / var(--ratio);
  }
  .node {
    position: absolute;
    --uc-tile-moat: 0;
  }
  .node > uc-card.tile {
    width: 100%;
    height: 100%;
    min-height: 0;
  }
  /* round pieces and cards are as large as their place lets them be */
  .node:not(:has(> .tile)) {
    container-type: size;
    display: grid;
    place-items: center;
  }
  .node > uc-card:is(.token, .chip) {
    width: min(100cqw, 100cqh);
  }
  .node > uc-card.card {
    width: min(100cqw, 100cqh / 1.41);
  }
  .node > uc-card:not(.card) > uc-card,
  .node > uc-card:not(.card) > uc-card[slot='fittings'] {
    width: var(--piece);
  }
  .node uc-card:not([slot]) + uc-card[slot='fittings'],
  .node uc-card[slot='fittings']:first-child {
    margin-inline-start: auto;
  }
  /* a board of all has the room that is left, and in it the shape that its ratio gives */
  @container table (min-width: 800px) and (min-height: 470.1px) {
    .shared-leads .shared .area[shape='graph']:not(.small) {
      flex: 8 1 0;
      aspect-ratio: auto;
      container-type: size;
    }
    .shared-leads .shared .area[shape='graph']:not(.small)::part(head) {
      display: none;
    }
    .shared-leads .shared .area[shape='graph']:not(.small) > .graph {
      --high: min(100cqh - 4px, (100cqw - 4px) * var(--ratio) / 100);
      place-self: center;
      width: calc(var(--high) * 100 / var(--ratio));
      height: var(--high);
    }
  }
`;
