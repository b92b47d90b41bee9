import { css } from 'lit';

/** A fight of many: both sides stand on the stage, the blows below them. */
export const fightStyles = css`
  .scene {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
    padding-block: 0 18px;
  }
  .scene:not(:has(.at)) {
    padding-block-start: 24px;
  }
  /* names of places are long: the ribbon has a line of its own, so that it covers no heading */
  .scene .at {
    position: static;
    justify-self: center;
    translate: none;
    max-width: 94%;
  }
  .sides {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 48px minmax(0, 1fr);
    align-items: start;
    gap: 8px;
  }
  .versus {
    align-self: center;
    color: var(--stage-warm);
    filter: drop-shadow(0 2px 6px rgb(0 0 0 / 0.9));
  }
  .side h3 {
    margin: 0 0 16px;
    color: var(--stage-warm);
    font-family: var(--uc-font-title);
    font-size: 1.15rem;
    line-height: 1.1;
    text-align: center;
    text-shadow: 0 1px 6px rgb(0 0 0 / 0.9);
  }
  .stand {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-start;
    justify-content: center;
    gap: 8px 12px;
  }
  .side {
    --stand: 148px;
  }
  .some {
    --stand: 136px;
  }
  .many {
    --stand: 104px;
  }
  figure {
    position: relative;
    display: grid;
    justify-items: center;
    width: var(--stand);
    margin: 0;
  }
  figure uc-card {
    width: 100%;
  }
  figcaption {
    max-width: 100%;
    box-sizing: border-box;
    overflow-wrap: anywhere;
    position: relative;
    z-index: 1;
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0 8px;
    margin-block-start: -2px;
    padding: 2px 9px 3px;
    border-radius: 7px;
    background: var(--stage-bar);
    line-height: 1.2;
    text-align: center;
  }
  .sum,
  .did {
    color: oklch(0.78 0.15 40);
    font-variant-numeric: lining-nums tabular-nums;
  }
  .icon {
    width: 1.15em;
    height: 1.15em;
    vertical-align: -0.2em;
  }
  .versus .icon {
    width: 100%;
    height: auto;
  }
  .none {
    margin: 30px 0;
    color: oklch(0.72 0.02 80);
    font-style: italic;
  }
  .acts::before {
    content: '';
    position: absolute;
    inset: -18px -18px 10px;
    z-index: -1;
    border-radius: 50%;
    background: radial-gradient(circle, oklch(0.85 0.13 80 / 0.6), transparent 66%);
  }
  /* who falls loses the light and breaks */
  .fallen uc-card {
    filter: grayscale(0.85) brightness(0.5);
    rotate: -14deg;
  }
  .other .fallen uc-card {
    rotate: 14deg;
  }
  .fallen::after {
    content: '';
    position: absolute;
    inset: -2px 34% 34px 38%;
    background: oklch(0.08 0.01 350);
    clip-path: polygon(48% 0, 60% 24%, 44% 42%, 66% 63%, 50% 100%, 55% 66%, 28% 45%, 49% 25%);
  }
  .fallen figcaption > b {
    text-decoration: line-through;
    color: oklch(0.76 0.02 80);
  }
  .taken .set uc-card {
    filter: grayscale(0.8) brightness(0.35);
  }
  .blows {
    display: grid;
    align-content: start;
    gap: 4px;
    min-height: calc(4 * 38px + 3 * 4px);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .blows li {
    display: grid;
    grid-template-columns: 32px minmax(0, auto) minmax(0, 1fr);
    align-items: center;
    gap: 10px;
    min-height: 34px;
    padding: 1px 14px 1px 8px;
    border-radius: 7px;
    background: var(--stage-bar);
    font-size: 1.02rem;
    line-height: 1.15;
  }
  .blows .before {
    display: block;
    min-height: 0;
    background: none;
    color: oklch(0.78 0.02 80);
    font-size: 0.9rem;
    text-align: center;
  }
  .blows .last {
    box-shadow: inset 0 0 0 1.5px oklch(0.72 0.11 75);
  }
  .blows uc-card {
    width: 32px;
  }
  .did {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: 0 14px;
    text-align: end;
  }
  .did b {
    font-size: 1.12rem;
  }
  .did .down {
    color: oklch(0.9 0.03 85);
    font-weight: 700;
  }
  .verdict {
    display: grid;
    align-content: center;
    gap: 2px;
    min-height: 2.5rem;
    text-align: center;
    text-shadow: 0 2px 10px rgb(0 0 0 / 0.9);
  }
  .verdict p {
    margin: 0;
    font-family: var(--uc-font-title);
    font-size: 1.35rem;
    font-weight: 700;
    line-height: 1.15;
    text-wrap: balance;
  }
  @container (max-width: 620px) {
    .scene {
      gap: 8px;
      padding: 0 10px 12px;
    }
    .scene .at {
      padding: 5px 26px 7px;
      font-size: 1.1rem;
    }
    .sides {
      grid-template-columns: minmax(0, 1fr) 24px minmax(0, 1fr);
      gap: 2px;
    }
    .side {
      --stand: 96px;
    }
    .some {
      --stand: 74px;
    }
    .many {
      --stand: 62px;
    }
    .stand {
      gap: 4px;
    }
    figcaption {
      padding: 1px 4px 2px;
      font-size: 0.86rem;
    }
    .blows li {
      gap: 6px;
      padding-inline: 6px 8px;
      font-size: 0.92rem;
    }
    .verdict p {
      font-size: 1.1rem;
    }
  }
  /* on a telephone that lies on its side the blows stand between the two sides */
  @container (max-height: 400px) {
    .scene {
      gap: 4px;
      padding: 0 10px 6px;
    }
    .scene:not(:has(.at)) {
      padding-block-start: 8px;
    }
    .scene .at {
      padding: 2px 24px 4px;
      font-size: 0.98rem;
    }
    .side {
      --stand: 76px;
    }
    .some {
      --stand: 64px;
    }
    .many {
      --stand: 56px;
    }
    .side h3 {
      margin: 0 0 8px;
      font-size: 0.95rem;
    }
    figcaption {
      padding: 0 5px 1px;
      font-size: 0.84rem;
    }
    .stand {
      flex-wrap: nowrap;
      gap: 6px;
    }
    .blows {
      min-height: 62px;
    }
    .blows li {
      min-height: 28px;
      padding-block: 0;
      font-size: 0.9rem;
    }
    .blows li:not(.last, .last + li):nth-last-child(n + 3) {
      display: none;
    }
    .blows uc-card {
      width: 26px;
    }
    .verdict {
      min-height: 1.3rem;
    }
    .verdict p {
      display: inline;
      font-size: 1rem;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    .one figure,
    .other figure {
      animation: come 0.32s cubic-bezier(0.2, 0.9, 0.3, 1.15) both;
      --from: -60px;
    }
    .other figure {
      --from: 60px;
    }
    .fallen uc-card {
      animation: break 0.45s cubic-bezier(0.5, 0, 0.9, 0.6) both;
    }
    .blows .last,
    .verdict p {
      animation: rise 0.18s ease-out both;
    }
  }
  @keyframes come {
    from {
      translate: var(--from) 0;
      opacity: 0;
    }
  }
  @keyframes break {
    from {
      filter: none;
      rotate: 0deg;
    }
    35% {
      translate: 5px 0;
    }
    55% {
      translate: -5px 0;
    }
  }
  @keyframes rise {
    from {
      translate: 0 8px;
      opacity: 0;
    }
  }
`;
