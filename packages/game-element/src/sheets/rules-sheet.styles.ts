import { css } from 'lit';

/** The rulebook beside the table. */
export const rulesStyles = css`
  dialog:has(> .rules) {
    width: min(760px, calc(100vw / var(--uc-zoom, 1) - 24px));
    height: calc(100dvh / var(--uc-zoom, 1) - 24px);
    overflow: hidden;
  }
  dialog[open]:has(> .rules) {
    display: flex;
    flex-direction: column;
  }
  /* the button that closes it stays where it is in every chapter */
  .rules {
    flex: 1;
    min-height: 0;
    margin: 0 -20px -20px;
    padding: 0 20px 20px;
    overflow: auto;
    overscroll-behavior: contain;
  }
  .rules .contents {
    position: sticky;
    top: 0;
    z-index: 1;
    display: flex;
    align-items: center;
    gap: 10px;
    margin: 0 -20px 8px;
    padding: 8px 20px;
    background: var(--uc-panel);
    box-shadow: 0 1px 0 var(--uc-line);
    font-weight: 700;
  }
  .rules select {
    flex: 1;
    min-width: 0;
    min-height: 44px;
    padding: 4px 10px;
    border: 2px solid var(--uc-line);
    border-radius: var(--uc-radius-small);
    background: var(--uc-panel-raised);
    color: var(--uc-ink);
    font: inherit;
    font-weight: 400;
  }
  .rules section {
    padding: 2px 12px 6px;
    margin-inline: -12px;
    border-radius: var(--uc-radius-small);
    scroll-margin-top: 62px;
  }
  .rules section.asked {
    background: var(--uc-panel-raised);
    box-shadow: inset 3px 0 0 var(--uc-accent);
  }
  .rules h3 {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 4px 12px;
    scroll-margin-top: 72px;
    outline-offset: 2px;
  }
  .rules h3 small {
    font-family: var(--uc-font-text);
    font-size: 0.9rem;
    font-weight: 400;
  }
  .rules p,
  .rules dd {
    max-width: 68ch;
    line-height: 1.5;
  }
  .rules .goal {
    display: flex;
    align-items: center;
    gap: 8px;
    margin: 12px 0 4px;
    font-weight: 700;
  }
  .rules .goal .icon {
    flex: none;
    color: var(--uc-accent);
  }
  .rules .reach {
    margin-bottom: 8px;
    font-variant-numeric: lining-nums tabular-nums;
  }
  .rules .reach :is(th, td) {
    padding: 3px 16px 3px 0;
    text-align: start;
  }
  .rules .reach .icon {
    margin-inline-end: 6px;
    vertical-align: -0.15em;
  }
  .rules .reach td .icon {
    margin-inline: 6px 0;
    color: var(--uc-accent);
  }
  .rules dl {
    display: grid;
    gap: 2px;
    margin: 0;
  }
  .rules dt {
    font-weight: 700;
  }
  .rules dt::first-letter {
    text-transform: uppercase;
  }
  .rules dd {
    margin: 0 0 8px;
  }
  .rules .glyph {
    color: var(--uc-accent);
  }
`;
