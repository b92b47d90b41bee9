import { css } from 'lit';

/**
 * Two who fight, as a scene: portraits at both sides, dice and totals between them, what each
 * number comes from below.
 */
export const grandStyles = css`
  .scene .sides {
    grid-template: auto / 1fr 1fr;
    column-gap: clamp(16px, 5cqw, 60px);
  }
  .scene .side {
    grid-row: auto;
    grid-template:
      'who total' minmax(96px, auto)
      'who dice' auto
      'parts parts' auto / auto 1fr;
    align-content: start;
    gap: 6px 18px;
  }
  .scene .side.right {
    grid-template:
      'total who' minmax(96px, auto)
      'dice who' auto
      'parts parts' auto / 1fr auto;
  }
  .scene .who {
    position: relative;
    grid-area: who;
    flex-direction: column;
    gap: 8px;
    text-align: center;
  }
  .scene .who uc-card {
    --uc-coin-size: 29cqi;
    --uc-coin-letters: 20cqi;
    --uc-crack: none;
    width: clamp(122px, 20cqw, 178px);
  }
  /* the coin of a piece does not hide its name */
  .scene h3 {
    position: relative;
    z-index: 1;
    max-width: 8.5em;
    padding: 4px 14px 6px;
    border-radius: 8px;
    background: linear-gradient(oklch(0.42 0.13 var(--hue)), oklch(0.3 0.1 var(--hue)));
    box-shadow: inset 0 0 0 1.5px oklch(0.72 0.09 var(--hue));
    color: oklch(0.96 0.02 var(--hue));
    font-size: 1.4rem;
    text-wrap: balance;
  }
  .scene .versus {
    position: absolute;
    inset: 148px auto auto 50%;
    translate: -50%;
    z-index: 1;
    width: 60px;
    border-radius: 50%;
    background: radial-gradient(circle, oklch(0.1 0.01 350 / 0.9), transparent 70%);
    color: var(--stage-warm);
  }
  .scene .result {
    grid-area: total;
    flex-direction: column;
    align-self: center;
    justify-content: center;
    gap: 2px;
    margin: 0;
    padding: 0;
    border: 0;
  }
  .scene .total {
    padding: 0;
    background: none;
    box-shadow: none;
    color: var(--stage-warm);
    font-family: var(--uc-font-title);
    font-size: clamp(52px, 9cqw, 84px);
    font-variant-numeric: lining-nums tabular-nums;
    text-shadow: 0 3px 16px rgb(0 0 0 / 0.95);
  }
  .scene .lost .total {
    color: oklch(0.7 0.02 250);
  }
  .scene .verdict,
  .scene .right .verdict {
    align-items: center;
    text-align: center;
  }
  .scene .verdict strong {
    font-size: 1.2rem;
  }
  .scene .won .verdict strong {
    color: var(--stage-warm);
  }
  .scene uc-dice,
  .scene .right uc-dice {
    --uc-die-size: clamp(46px, 7cqw, 66px);
    grid-area: dice;
    justify-self: center;
    margin: 0;
  }
  .scene ul {
    grid-area: parts;
    gap: 4px;
    margin-block-start: 10px;
    font-size: 1.05rem;
  }
  .scene li,
  .scene .right li {
    flex-direction: row-reverse;
    align-self: stretch;
    justify-content: space-between;
    padding: 5px 14px 6px;
    border-radius: 7px;
    background: var(--stage-bar);
    text-align: start;
  }
  .scene li span {
    flex: 1;
    text-align: start;
  }
  .scene li b {
    color: var(--stage-warm);
    font-size: 1.2rem;
    font-variant-numeric: lining-nums tabular-nums;
    text-align: end;
  }
  .scene li .icon {
    order: 1;
    color: oklch(0.8 0.09 var(--hue));
  }
  /* who loses loses the light and breaks; who wins stands in it */
  .scene .lost .who uc-card {
    opacity: 0.8;
    filter: grayscale(0.85) brightness(0.5);
    rotate: -11deg;
  }
  .scene .right.lost .who uc-card {
    rotate: 11deg;
  }
  .scene .lost .who::after {
    content: '';
    position: absolute;
    inset: -4px 30% 30px 34%;
    background: oklch(0.08 0.01 350);
    clip-path: polygon(48% 0, 60% 24%, 44% 42%, 66% 63%, 50% 100%, 55% 66%, 28% 45%, 49% 25%);
  }
  .scene .won .who::before {
    content: '';
    position: absolute;
    inset: -26px;
    z-index: -1;
    border-radius: 50%;
    background: radial-gradient(circle, oklch(0.85 0.13 80 / 0.5), transparent 66%);
  }
  @media (prefers-reduced-motion: no-preference) {
    .scene .left {
      --from: -90px;
    }
    .scene .right {
      --from: 90px;
    }
    .scene .lost .who uc-card {
      animation: break 0.55s cubic-bezier(0.5, 0, 0.9, 0.6) both;
    }
    .scene .lost .who::after {
      animation: crack 0.18s ease-in both;
    }
    .scene .won .who::before {
      animation: glow 0.5s ease-out both;
    }
  }
  @keyframes break {
    from {
      opacity: 1;
      filter: none;
      rotate: 0deg;
    }
    30% {
      translate: 5px 0;
    }
    45% {
      translate: -5px 0;
    }
  }
  @keyframes crack {
    from {
      scale: 1 0;
    }
  }
  @keyframes glow {
    from {
      opacity: 0;
    }
  }
  @container (max-width: 620px) {
    .scene {
      padding-inline: 14px;
    }
    .scene .side {
      column-gap: 6px;
    }
    .scene h3 {
      font-size: 1.1rem;
    }
  }
  /* on a telephone each side is a column of its own */
  @container (max-width: 430px) {
    .scene {
      padding: 50px 10px 14px;
    }
    .scene .side,
    .scene .side.right {
      grid-template: 'who' auto 'total' auto 'dice' auto 'parts' auto / minmax(0, 1fr);
      justify-items: center;
    }
    .scene .who,
    .scene .right .who {
      align-items: center;
    }
    .scene .who uc-card {
      width: 116px;
    }
    .scene .total {
      font-size: 46px;
    }
    .scene li,
    .scene .right li {
      gap: 4px;
      padding: 3px 8px 4px;
      font-size: 0.96rem;
    }
    .scene .versus {
      inset-block-start: 84px;
    }
    .scene ul {
      justify-self: stretch;
      align-items: stretch;
      margin-block-start: 2px;
    }
  }
  /* on one that lies on its side, both stand close and the sums are short */
  @container (max-height: 400px) {
    .scene {
      padding: 38px 12px 10px;
    }
    .scene .at {
      padding-block: 4px 6px;
      font-size: 1.1rem;
    }
    .scene .side,
    .scene .side.right {
      row-gap: 2px;
    }
    .scene .who {
      gap: 2px;
    }
    .scene .who uc-card {
      width: 92px;
    }
    .scene .total {
      font-size: 42px;
    }
    .scene uc-dice,
    .scene .right uc-dice {
      --uc-die-size: 40px;
    }
    .scene .versus {
      inset-block-start: 66px;
    }
    .scene ul {
      gap: 2px;
      margin-block-start: 4px;
      font-size: 0.94rem;
    }
    .scene li,
    .scene .right li {
      padding: 1px 10px 2px;
    }
  }
`;
