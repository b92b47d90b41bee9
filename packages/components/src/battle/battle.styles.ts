import { css } from 'lit';

export const battleStyles = css`
  :host {
    display: block;
    container-type: inline-size;
  }
  .panel {
    padding: 12px 16px 14px;
  }
  .at {
    margin-bottom: 8px;
    color: var(--uc-ink-soft);
    font-weight: 700;
    text-align: center;
  }
  .sides {
    display: grid;
    grid-template-columns: 1fr auto 1fr;
    grid-template-rows: repeat(4, auto);
    column-gap: 14px;
  }
  /* parts with the same meaning stand at the same height on both sides */
  .side {
    display: grid;
    grid-template-rows: subgrid;
    grid-row: 1 / span 4;
    min-width: 0;
  }
  .who {
    grid-row: 1;
  }
  ul {
    grid-row: 2;
    margin-top: 8px;
  }
  uc-dice {
    grid-row: 3;
    margin-top: 8px;
  }
  .result {
    grid-row: 4;
    margin-top: 10px;
  }
  .who {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 60px;
  }
  .who uc-card {
    flex: none;
    width: 56px;
  }
  h3 {
    min-width: 0;
    font-family: var(--uc-font-title);
    font-size: 1.3rem;
    font-weight: 700;
    line-height: 1;
    overflow-wrap: anywhere;
  }
  .versus {
    display: grid;
    place-items: center;
    grid-row: 1;
    align-self: start;
    width: 40px;
    height: 60px;
    color: var(--uc-block);
    font-size: 34px;
  }
  ul {
    display: flex;
    flex-direction: column;
    gap: 3px;
    font-size: 0.98rem;
    line-height: 1.2;
  }
  li {
    display: flex;
    align-items: baseline;
    gap: 5px;
  }
  li b {
    min-width: 1.6em;
    text-align: end;
    flex: none;
  }
  li .icon {
    flex: none;
    align-self: center;
    color: oklch(0.43 0.135 var(--hue));
  }
  .result {
    display: flex;
    align-items: center;
    gap: 10px;
    padding-top: 8px;
    border-top: 2px solid var(--uc-block);
  }
  .total {
    min-width: 1.5em;
    padding: 2px 6px 3px;
    border-radius: 4px;
    background: oklch(0.3 0.08 var(--hue));
    color: var(--uc-block-ink);
    font-size: 1.9rem;
    font-weight: 700;
    line-height: 1;
    text-align: center;
  }
  .lost .total {
    background: none;
    box-shadow: inset 0 0 0 2px var(--uc-line);
    color: var(--uc-ink);
  }
  .lost .who uc-card {
    filter: saturate(0.35);
    rotate: -8deg;
  }
  .verdict {
    display: flex;
    flex-direction: column;
    font-size: 0.98rem;
    line-height: 1.15;
  }
  .verdict strong {
    display: inline-flex;
    align-items: center;
    gap: 5px;
    font-size: 1.08rem;
  }
  .won .verdict strong {
    color: var(--uc-accent);
  }
  /* the right side looks to the left */
  .right .who,
  .right .result {
    flex-direction: row-reverse;
    text-align: end;
  }
  .right .verdict {
    align-items: flex-end;
  }
  .right ul {
    align-items: flex-end;
  }
  .right li {
    flex-direction: row-reverse;
    text-align: end;
  }
  .right li b {
    text-align: start;
  }
  .right uc-dice {
    justify-self: end;
  }
  @container (max-width: 430px) {
    .panel {
      padding: 10px 11px 11px;
    }
    .sides {
      column-gap: 6px;
    }
    .versus {
      width: 24px;
      font-size: 22px;
    }
    .who {
      flex-direction: column;
      align-items: flex-start;
      gap: 4px;
    }
    .right .who {
      flex-direction: column;
      align-items: flex-end;
    }
    h3 {
      font-size: 1.12rem;
    }
    .total {
      font-size: 1.6rem;
    }
  }
  uc-dice {
    --uc-die-size: var(--uc-battle-die, 46px);
  }
  .counting .total {
    opacity: 0.75;
  }
  @media (prefers-reduced-motion: no-preference) {
    .who {
      animation: walk-up 0.45s cubic-bezier(0.2, 0.8, 0.3, 1) both;
    }
    .left {
      --from: calc(-1 * var(--uc-battle-step, 10px));
    }
    .right {
      --from: var(--uc-battle-step, 10px);
    }
    li {
      animation: add 0.26s ease-out both;
      animation-delay: calc(0.2s + var(--at) * 0.26s);
    }
    .lost .who uc-card {
      animation: fall 0.5s 0.1s cubic-bezier(0.5, 0, 0.9, 0.6) both;
    }
    .won .who uc-card {
      animation: stand 0.4s ease-out both;
    }
    .won .total {
      animation: stand 0.4s ease-out both;
    }
  }
  @keyframes walk-up {
    from {
      translate: var(--from) 0;
      opacity: 0;
    }
  }
  @keyframes add {
    from {
      translate: 0 -8px;
      opacity: 0;
    }
  }
  @keyframes fall {
    from {
      rotate: 0deg;
    }
    to {
      rotate: -78deg;
      translate: 0 8px;
      opacity: 0.55;
    }
  }
  @keyframes stand {
    40% {
      scale: 1.18;
    }
  }
  @container (max-width: 250px) {
    uc-dice {
      --uc-die-size: 38px;
    }
  }
`;
