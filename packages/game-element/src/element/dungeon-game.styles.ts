import { css } from 'lit';

export const gameStyles = css`
  :host {
    color-scheme: light dark;
    container: game / inline-size;
    display: block;
    position: relative;
    height: 100%;
    min-height: min(480px, 100dvh);
    background: var(--uc-ground-edge);
  }
  /* letters are as they are here, however the page sets its own */
  .game {
    all: initial;
    box-sizing: border-box;
    visibility: inherit;
    color: var(--uc-ink);
    color-scheme: inherit;
    font-family: var(--uc-font-text);
    /* what the reader has chosen, however large the letters of the page are */
    font-size: medium;
    --uc-rem: 1em;
    font-variant-numeric: lining-nums;
    display: flex;
    flex-direction: column;
    height: 100%;
    min-height: 0;
    zoom: var(--uc-zoom, 1);
  }
  /* over the table; in the order of the Tab key it comes after the table */
  .bar {
    order: -1;
    flex: none;
    display: flex;
    align-items: center;
    gap: 2px;
    padding: 2px 8px 2px 14px;
    /* leather by day, too, as what lies beside the table */
    color-scheme: dark;
    background: linear-gradient(color-mix(in oklab, var(--uc-panel), var(--uc-accent) 4%), var(--uc-panel-sunken));
    border-block-end: 1px solid color-mix(in oklab, var(--uc-line), var(--uc-accent) 25%);
    color: var(--uc-ink);
  }
  h1 {
    font-family: var(--uc-font-title);
    font-size: 1.25rem;
    line-height: 1.1;
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .open-hands {
    display: flex;
    align-items: center;
    gap: 6px;
    min-width: 0;
    margin-inline-start: 12px;
    padding: 2px 8px;
    border: 2px dashed var(--uc-danger);
    border-radius: var(--uc-radius-small);
    color: var(--uc-danger);
    font-weight: 700;
    font-size: 0.88rem;
    line-height: 1.1;
  }
  /* what wins is always in sight; held in a hand it stands above the rules */
  .bar .goal {
    display: flex;
    align-items: center;
    flex-shrink: 99;
    gap: 6px;
    min-width: 0;
    margin: 0 0 0 18px;
    color: var(--uc-ink-soft);
    line-height: 1.15;
  }
  /* shrunk by less than a pixel a title loses letters */
  h1:has(~ .goal) {
    flex: none;
    max-width: 40%;
  }
  .bar .goal .icon {
    flex: none;
  }
  @container game (max-width: 799px) {
    .bar .goal {
      display: none;
    }
    .bar h1 {
      flex: 0 1 auto;
      max-width: none;
    }
  }
  .gap {
    flex: 1;
  }
  .bar .button {
    min-width: 44px;
    min-height: 44px;
    padding-inline: 8px;
    font-size: 0.95rem;
  }
  .bar .button .icon {
    font-size: 1.25rem;
  }
  .bar .button[aria-disabled='true'] {
    opacity: 0.65;
  }
  /* an arrow in a circle may mean many things */
  @container game (max-width: 1023px) {
    .bar .label {
      display: none;
    }
  }
  @container game (max-width: 720px) {
    .undo span,
    .open-hands span {
      position: absolute;
      clip-path: inset(50%);
    }
    .bar {
      padding-inline: 6px 2px;
      gap: 0;
    }
    .bar .button {
      padding-inline: 4px;
    }
    h1 {
      font-size: 1rem;
      white-space: normal;
    }
  }
  @container game (max-width: 380px) {
    .bar .button {
      min-width: 40px;
    }
    h1 {
      font-size: 0.86rem;
    }
  }
  uc-table,
  .ground {
    flex: 1;
    min-height: 0;
  }
  /* on a phone a lesson and the answers need room below each other */
  uc-table.coached {
    --uc-side-most: 66cqh;
  }
  @container game (max-width: 799px) {
    uc-table.coached > .why-button {
      display: none;
    }
  }
  uc-table:focus {
    outline: none;
  }
  .ground {
    overflow: auto;
    background: linear-gradient(var(--uc-ground), var(--uc-ground-edge));
  }
  .notice {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px 10px;
    margin: 0 12px 8px;
    padding: 8px 8px 8px 12px;
    border-radius: var(--uc-radius-small);
    background: var(--uc-panel-raised);
    box-shadow: inset 3px 0 0 var(--uc-select);
    font-size: 0.95rem;
    line-height: 1.25;
  }
  .notice span {
    flex: 1 1 160px;
  }
`;
