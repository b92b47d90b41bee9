import { css } from 'lit';

/**
 * Lists of things: a piece and what is known of it, one below the other; beside a board of all they
 * are narrow.
 */
export const listStyles = css`
  .area[shape='list'] {
    --token: 30px;
    --uc-zone-gap: 2px;
    --uc-zone-pad: 6px 7px;
    min-height: 0;
    overflow: hidden auto;
    scrollbar-width: thin;
    scrollbar-color: var(--uc-line) transparent;
  }
  .area[shape='list']::part(things) {
    flex-direction: column;
    flex-wrap: nowrap;
    align-items: stretch;
  }
  .entry {
    display: flex;
    align-items: center;
    gap: 8px;
    padding: 2px 3px;
    border-radius: 6px;
  }
  .entry:hover {
    background: color-mix(in oklab, var(--uc-panel), transparent 20%);
  }
  .entry.legal {
    box-shadow: inset 0 0 0 1px color-mix(in oklab, var(--uc-accent), transparent 45%);
  }
  .entry.acting {
    background: color-mix(in oklab, var(--uc-accent), transparent 72%);
    box-shadow: inset 3px 0 0 var(--uc-accent);
  }
  /* its words tell what is left */
  .entry > uc-card {
    --uc-gauge: none;
    --uc-acts: none;
  }
  .entry > .about {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    align-items: center;
    gap: 1px 8px;
    min-width: 0;
    cursor: pointer;
  }
  .entry .name {
    flex: 1 1 min-content;
    font-family: var(--uc-font-title);
    font-weight: 700;
    font-size: 0.94rem;
    line-height: 1.1;
  }
  .entry.spent .name {
    color: var(--uc-ink-soft);
    font-weight: 400;
  }
  .entry .gauge {
    display: inline-flex;
    align-items: center;
    gap: 1px;
    margin-inline-start: auto;
    color: var(--uc-danger);
    font-size: 0.86rem;
    line-height: 1;
  }
  .entry .gauge b {
    color: var(--uc-ink);
  }
  .entry .gone {
    opacity: 0.28;
    filter: grayscale(1);
  }
  .entry .states {
    display: flex;
    flex: 1 1 100%;
    flex-wrap: wrap;
    gap: 0 8px;
    color: var(--uc-ink-soft);
    font-size: 0.78rem;
    line-height: 1.2;
  }
  .entry .states > span {
    display: inline-flex;
    align-items: center;
    gap: 3px;
  }
  /* what a card says is read in the list, behind its name */
  .entry > .about:has(.says) {
    display: block;
    line-height: 1.15;
  }
  .entry .says {
    font-size: max(13px, 0.84rem);
    line-height: 1.15;
    text-wrap: pretty;
  }
  .entry > uc-card.card {
    width: max(30px, var(--card) * var(--uc-scale, 1));
  }
  /* boards need the height: what a card says is told on looking closer */
  @container table ((max-width: 1100px) or (max-height: 752px)) and (min-width: 800px) and (min-height: 470.1px) {
    .cards .entry .says {
      display: none;
    }
    .cards .entry > uc-card.card {
      width: 21px;
    }
  }
  .lists {
    display: flex;
    flex-direction: column;
    gap: 8px;
    flex: 1 1 240px;
    min-width: 0;
    min-height: 0;
  }
  .lists > .area {
    flex: 0 1 auto;
  }
  .lists > .area:last-child {
    flex-grow: 1;
  }
  /* beside a board of all */
  .line.broad.boarded > .lists {
    flex: 0 0 clamp(150px, 18%, 250px);
    max-height: 100%;
  }
  /* where there is little room, lists of both sides of it are one column */
  @container table (min-width: 900.1px) and (max-width: 1100px) and (min-height: 470.1px) {
    .line.broad.between {
      display: grid;
      grid-template: minmax(0, 1fr) fit-content(50%) / clamp(150px, 23%, 210px) minmax(0, 1fr);
    }
    .line.broad.between > uc-board.area {
      grid-area: 1 / 2 / -1 / -1;
    }
    .line.broad.boarded > .lists {
      min-width: 0;
    }
  }
  @container table (max-width: 1100px) or (max-height: 752px) {
    .field .shared .area[shape='list'] {
      --token: 24px;
      --uc-zone-pad: 4px 5px;
      --uc-zone-gap: 0;
    }
    .entry {
      gap: 6px;
      padding-block: 1px;
    }
    .entry .name {
      font-size: 0.88rem;
    }
  }
  @container table (min-width: 800px) and (max-width: 900px) and (min-height: 470.1px) {
    .line.broad.boarded.listed {
      display: grid;
      grid-template: minmax(0, 1fr) minmax(0, max-content) / repeat(auto-fit, minmax(200px, 1fr));
      min-height: 0;
    }
    .line.broad > uc-board.area {
      grid-column: 1 / -1;
      order: -1;
    }
    .line.broad.boarded > .lists {
      max-height: 26cqh;
    }
  }
  @container table (max-width: 799.9px) or (max-height: 470px) {
    .line.broad.boarded.listed {
      flex-direction: column;
    }
    .line.broad > uc-board.area {
      order: -1;
    }
    /* before its first tile, what is asked about comes first */
    .line.broad > uc-board.area.blank {
      order: 1;
      max-height: 34cqh;
    }
    .line.broad.boarded > .lists {
      flex: none;
      max-height: none;
    }
    .lists > .area {
      flex: none;
    }
    /* over a board that is known, lists are strips: pieces, and what is left to them */
    .line.drawn.boarded > .lists {
      order: -2;
      gap: 3px;
    }
    .line.drawn.boarded > uc-board ~ .lists {
      order: 1;
    }
    /* the question leaves that much of a telephone above it */
    .field .drawn.boarded.listed > uc-board.area {
      max-height: max(240px, 33cqh);
    }
    .field .drawn .area[shape='list'] {
      --uc-zone-flow: row;
      --uc-zone-pad: 2px 5px;
      --token: 26px;
    }
    .drawn .area[shape='list']::part(title) {
      position: absolute;
      clip-path: inset(50%);
    }
    .drawn .area[shape='list']::part(count) {
      display: none;
    }
    .drawn .area[shape='list']::part(things) {
      flex: 1;
      flex-flow: row wrap;
      gap: 2px 5px;
    }
    .drawn .entry {
      flex: 1 1 40%;
      gap: 3px;
      padding: 1px;
    }
    .drawn .entry .states {
      display: none;
    }
    .drawn .entry .gauge {
      flex-wrap: wrap;
      margin-inline-start: 0;
      font-size: 0.66rem;
    }
    /* of many there is no room for names: a finger on the piece tells them */
    .drawn .entry:nth-last-child(n + 4):first-child,
    .drawn .entry:nth-last-child(n + 4):first-child ~ .entry {
      flex-basis: 60px;
    }
    .drawn .entry:nth-last-child(n + 4):first-child .name,
    .drawn .entry:nth-last-child(n + 4):first-child ~ .entry .name {
      display: none;
    }
  }
  /* a low window is wide: lists are a column beside the board, which is nearly as high as it */
  @container table (max-height: 470px) and (min-width: 560px) {
    .line.drawn.boarded.listed {
      display: grid;
      grid-template-columns: 126px minmax(0, 1fr);
      align-items: start;
    }
    .line.drawn.boarded > .lists {
      grid-column: 1;
      min-width: 0;
    }
    .field .drawn.boarded.listed > uc-board.area {
      grid-area: 1 / 2 / span 3 / auto;
      max-height: 68cqh;
    }
    .line.drawn.boarded .lists .entry {
      flex-basis: 100%;
    }
  }
`;
