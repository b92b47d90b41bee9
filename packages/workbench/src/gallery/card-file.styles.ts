import { css } from 'lit';

export const cardFileStyles = css`
  :host {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 26px;
    min-width: 0;
    max-width: 900px;
  }
  h2 {
    margin-bottom: 8px;
    font-family: var(--uc-font-title);
    font-size: 1.25rem;
    line-height: 1.15;
  }
  h2 small {
    color: var(--uc-ink-soft);
    font:
      0.85rem/1 ui-monospace,
      'Cascadia Mono',
      Menlo,
      Consolas,
      monospace;
    margin-inline-start: 8px;
  }
  .text {
    max-width: 62ch;
    font-size: 1.1rem;
    line-height: 1.45;
  }
  .text + .text {
    margin-top: 6px;
  }
  .text b.lang {
    display: inline-block;
    min-width: 2.2em;
    color: var(--uc-ink-soft);
    font-size: 0.85rem;
  }
  .soft {
    color: var(--uc-ink-soft);
  }
  .glyph {
    color: var(--uc-accent);
  }
  dl {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr);
    gap: 4px 18px;
    margin: 0;
    line-height: 1.4;
  }
  dt {
    color: var(--uc-ink-soft);
  }
  dd {
    margin: 0;
  }
  .tag {
    display: inline-block;
    padding: 1px 9px;
    margin-inline-end: 6px;
    border-radius: 99px;
    background: var(--uc-panel-sunken);
    box-shadow: inset 0 0 0 1px var(--uc-line-soft);
    font-size: 0.92rem;
  }
  .place {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 4px 16px;
    margin-bottom: 8px;
  }
  details + details {
    margin-top: 6px;
  }
  summary {
    padding: 4px 0;
    cursor: pointer;
    line-height: 1.35;
  }
  details pre {
    margin: 6px 0 10px;
  }
`;
