import { css } from 'lit';

export const playerStyles = css`
  :host {
    display: block;
    height: 100%;
    min-width: 0;
    container-type: inline-size;
    --seat: var(--uc-seat-0);
  }
  :host([seat='1']) {
    --seat: var(--uc-seat-1);
  }
  :host([seat='2']) {
    --seat: var(--uc-seat-2);
  }
  :host([seat='3']) {
    --seat: var(--uc-seat-3);
  }
  .plate {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 10px;
    height: 100%;
    min-height: 44px;
    padding-block: 6px;
    padding-inline: 46px 14px;
    border-radius: var(--uc-radius);
    background:
      linear-gradient(rgb(255 255 255 / 0.07), transparent 45%, rgb(0 0 0 / 0.16)),
      linear-gradient(
        90deg,
        color-mix(in oklab, var(--uc-panel), var(--seat) 34%),
        color-mix(in oklab, var(--uc-panel), var(--seat) 10%)
      );
    background-color: var(--uc-panel);
    box-shadow:
      inset 0 0 0 1px color-mix(in oklab, var(--seat), var(--uc-panel) 45%),
      0 2px 6px rgb(0 0 0 / 0.4);
  }
  :host([turn]) .plate {
    box-shadow:
      inset 0 0 0 2px color-mix(in oklab, var(--uc-line-soft), var(--uc-accent) 75%),
      0 0 18px -2px color-mix(in oklab, var(--uc-accent), transparent 55%);
  }
  /* a banner that hangs from the plate, in the colour of the seat */
  .banner {
    position: absolute;
    inset-block: 0 auto;
    inset-inline: 8px auto;
    display: grid;
    place-items: start center;
    width: 30px;
    height: 40px;
    padding-top: 7px;
    background: var(--seat);
    clip-path: polygon(0 0, 100% 0, 100% 100%, 50% 80%, 0 100%);
    color: oklch(0.18 0.02 60);
    font-size: 19px;
  }
  h2 {
    font-family: var(--uc-font-title);
    font-size: 1.28rem;
    line-height: 1.05;
    font-weight: 700;
  }
  .here {
    color: var(--uc-ink-soft);
    font-size: 0.9rem;
  }
  .turn,
  .answered,
  .outcome {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    padding: 1px 8px 2px;
    border-radius: 4px;
    font-size: 0.88rem;
    font-weight: 700;
    background: var(--uc-accent);
    color: var(--uc-accent-ink);
  }
  .turn .icon {
    font-size: 0.75em;
  }
  .answered,
  .outcome.lost {
    background: var(--uc-ink-soft);
    color: var(--uc-panel);
  }
  /* along the foot of the plate, where it needs no room of its own */
  .progress .way {
    position: absolute;
    inset: auto 10px 3px 44px;
    height: 4px;
    border-radius: 2px;
    background: var(--uc-line-soft);
    overflow: hidden;
  }
  .progress .way span {
    display: block;
    width: var(--far);
    height: 100%;
    background: var(--seat);
  }
  .progress b {
    font-variant-numeric: lining-nums tabular-nums;
  }
  @container (max-width: 620px) {
    .score small {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
    .progress b {
      display: none;
    }
  }
  .score {
    display: inline-flex;
    align-items: baseline;
    gap: 5px;
    margin-inline-start: auto;
  }
  .counters {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 14px;
    margin-inline-start: auto;
  }
  :where(.score) + .counters {
    margin-inline-start: 0;
  }
  .counters:empty {
    display: none;
  }
  .counters .word {
    display: inline-flex;
    gap: 4px;
    align-items: center;
    min-height: 1.6em;
  }
  small {
    color: var(--uc-ink-soft);
    font-size: 0.8rem;
  }
  /* many numbers keep to one line as far as they can: a second one, and boards jump when a number
     is reached */
  @container (min-width: 500.1px) and (max-width: 700px) {
    .plate.full .here {
      position: absolute;
      clip-path: inset(50%);
    }
    .full .counters {
      column-gap: 9px;
    }
  }
  /* a second line of numbers would push boards out of small windows */
  @container (max-width: 330px) {
    .counters .aside {
      display: none;
    }
  }
  @container (max-width: 500px) {
    .full .counters {
      column-gap: 8px;
    }
    .full .counters uc-counter {
      gap: 3px;
    }
    .counters {
      --most: none;
    }
    /* numbers that come and go have the line for themselves */
    .score + .counters:has(> :nth-child(3)) {
      flex-basis: 100%;
    }
  }
  @container (max-width: 230px) {
    .here {
      position: absolute;
      clip-path: inset(50%);
    }
    .plate {
      gap: 2px 6px;
      padding-inline: 44px 8px;
    }
    .counters {
      column-gap: 9px;
    }
    h2 {
      max-width: 100%;
      overflow: hidden;
      text-overflow: ellipsis;
      font-size: 1.15rem;
    }
    .turn .icon {
      font-size: 0.9em;
    }
  }
  @container (max-width: 200px) {
    .plate {
      padding-inline: 36px 4px;
    }
    .banner {
      inset-inline-start: 3px;
      width: 26px;
    }
    /* numbers stand in one line below the name: what they changed by stands below them, or it
       would lie on it */
    .counters {
      --told: calc(100% - 1px) -4px auto auto;
      column-gap: 5px;
      margin-inline-start: 0;
    }
    uc-counter {
      gap: 2px;
      font-size: 1rem;
    }
    /* five numbers in one line, or what lies below has no room on low screens */
    .full .counters {
      column-gap: 3px;
      margin-inline-start: -3px;
    }
    .full .counters uc-counter {
      gap: 1px;
      font-size: 0.88rem;
    }
    .turn span,
    .answered span {
      position: absolute;
      clip-path: inset(50%);
    }
  }
  @container (max-width: 130px) {
    .plate {
      gap: 1px 3px;
      padding-inline: 28px 3px;
      align-content: start;
    }
    /* names of all stand in one line, and numbers in columns below the banner */
    .counters,
    .full .counters {
      display: grid;
      grid-template-columns: repeat(2, auto);
      flex: 1 0 calc(100% + 20px);
      margin-block: 6px 0;
      margin-inline: -20px 0;
      column-gap: 4px;
      font-size: 0.88em;
    }
    .counters .word {
      grid-column: 1 / -1;
    }
    .counters small {
      position: absolute;
      clip-path: inset(50%);
    }
    .score {
      gap: 2px;
      font-size: 0.88em;
    }
    .banner {
      inset-inline-start: 3px;
      width: 22px;
      height: 32px;
      font-size: 15px;
    }
    h2 {
      font-size: 1.02rem;
    }
    .turn {
      padding-inline: 4px;
    }
  }
  .pointed {
    border-radius: var(--uc-radius-small);
    outline: 3px solid var(--uc-select);
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    .plate {
      border: 2px solid CanvasText;
    }
  }
`;
