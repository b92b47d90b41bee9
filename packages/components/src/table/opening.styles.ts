import { css } from 'lit';

/** What stands in the place of a board of which nothing is known yet, on the table. */
export const openingStyles = css`
  .shared:has(uc-opening) {
    flex: 2 1 0;
    min-height: 0;
    max-height: none;
  }
  .line.opens {
    flex: 1 1 0;
    flex-wrap: nowrap;
    min-height: 160px;
  }
  uc-opening.area {
    --uc-opening-view: clamp(80px, 27cqh, 340px);
    flex: 1 1 auto;
    min-height: 0;
    overflow: hidden auto;
    scrollbar-width: thin;
    scrollbar-color: var(--uc-line) transparent;
  }
  /* lists in which nothing stands yet leave it their room */
  .line.opens > .lists.bare {
    display: none;
  }
  uc-opening .area[shape='list'] {
    --uc-zone-pad: 0;
    --uc-panel-sunken: transparent;
    min-height: max-content;
    overflow: visible;
  }
  uc-opening .area[shape='list']::part(head) {
    position: absolute;
    clip-path: inset(50%);
  }
  /* portraits: whom the question is about stands in the light, others wait in the dark */
  .cast .area[shape='list'] {
    --token: clamp(46px, 10.6cqw, 96px);
  }
  .cast .area[shape='list']::part(things) {
    flex-flow: row wrap;
    gap: 10px clamp(4px, 1.6cqw, 26px);
  }
  .cast .entry {
    position: relative;
    flex-direction: column;
    gap: 4px;
    width: calc(var(--token) + 18px);
    padding: 10px 0 4px;
    background: none;
    box-shadow: none;
  }
  .cast .entry > .about {
    flex: none;
    flex-flow: column;
    width: 100%;
    text-align: center;
  }
  .cast .entry .name {
    flex: none;
    text-shadow: 0 1px 6px rgb(0 0 0 / 0.9);
  }
  .cast .entry .gauge {
    flex-wrap: wrap;
    justify-content: center;
    margin: 0;
    font-size: 0.76rem;
  }
  .cast .entry .states {
    flex: none;
    justify-content: center;
    color: inherit;
  }
  .cast.asked .entry:not(.acting) > uc-card {
    filter: saturate(0.5) brightness(0.5);
  }
  .cast.asked .entry.stated:not(.acting) > uc-card {
    filter: brightness(0.82);
  }
  .cast .entry.acting::before {
    content: '';
    position: absolute;
    inset: -18px -16px auto;
    height: calc(var(--token) * 1.5);
    border-radius: 50%;
    background: radial-gradient(closest-side, oklch(0.86 0.14 80 / 0.6), oklch(0.74 0.15 65 / 0.24) 62%, transparent);
    pointer-events: none;
  }
  @container table (max-width: 799.9px) or (max-height: 470px) {
    .field .shared .cast .area[shape='list'] {
      --token: clamp(42px, 12.4cqw, 64px);
    }
    .cast .area[shape='list']::part(things) {
      flex-wrap: nowrap;
      justify-content: space-between;
      gap: 4px;
    }
    .cast .entry {
      width: auto;
      min-width: 0;
      padding-block-start: 4px;
    }
    .cast .entry .gauge {
      font-size: 0.58rem;
    }
    .line.opens {
      flex: none;
    }
  }
  @container table (max-width: 799.9px) {
    uc-opening.area {
      --uc-opening-view: clamp(90px, 18cqh, 190px);
    }
  }
  /* in a low window it stands beside the words */
  @container table (max-height: 470px) {
    uc-opening.area {
      --uc-opening-view: 12px;
    }
    uc-opening::part(view) {
      inset: 0 0 0 40%;
      height: auto;
      opacity: 0.5;
    }
  }
`;
