import { css } from 'lit';

export const layoutStyles = css`
  :host {
    display: block;
  }
  main {
    display: grid;
    grid-template-columns: minmax(280px, 1fr) minmax(0, 2.4fr);
    gap: 24px;
    align-items: start;
    padding: 20px;
  }
  /* The file has a height of its own: while one reads on in it, the screens stay. */
  .file {
    position: sticky;
    top: 20px;
    display: grid;
    grid-template-rows: repeat(3, auto) minmax(0, 1fr);
    gap: 12px;
    max-height: calc(100dvh - 40px);
  }
  h1 {
    font-family: var(--uc-font-title);
    font-size: 1.5rem;
    line-height: 1.15;
  }
  .place {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    align-items: baseline;
  }
  [role='status'] {
    display: grid;
    gap: 12px;
    max-height: 46dvh;
    overflow-y: auto;
  }
  .note {
    padding: 10px 14px;
    border-inline-start: 3px solid var(--uc-danger);
    border-radius: var(--uc-radius-small);
    background: var(--uc-panel);
    line-height: 1.35;
  }
  pre {
    overflow: auto;
  }
  .screens {
    display: grid;
    gap: 20px;
  }
  .row {
    display: flex;
    gap: 20px;
    align-items: start;
  }
  figure {
    margin: 0;
  }
  figcaption {
    margin-bottom: 6px;
    color: var(--uc-ink-soft);
    font-variant-numeric: tabular-nums;
  }
  .screen {
    overflow: hidden;
    border-radius: var(--uc-radius-small);
    outline: 1px solid var(--uc-line);
  }
  .screen:focus-within {
    outline: 3px solid var(--uc-focus);
    outline-offset: 2px;
  }
  iframe {
    display: block;
    border: 0;
    transform-origin: 0 0;
  }
  @media (max-width: 860px) {
    main {
      grid-template-columns: minmax(0, 1fr);
    }
    .file {
      position: static;
      max-height: 70dvh;
    }
  }
`;
