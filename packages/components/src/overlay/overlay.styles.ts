import { css } from 'lit';

export const overlayStyles = css`
  :host {
    position: fixed;
    inset: auto 0 0 0;
    z-index: 50;
    display: block;
    pointer-events: none;
  }
  .sheet {
    pointer-events: auto;
    max-width: 980px;
    max-height: min(calc(70vh / var(--uc-zoom, 1)), 640px);
    margin: 0 auto;
    display: flex;
    flex-direction: column;
    border-radius: 14px 14px 0 0;
    background: #1d1512;
    color: #f6e9da;
    box-shadow:
      inset 0 3px 0 #ff8d7a,
      0 -10px 60px rgb(0 0 0 / 0.6);
  }
  .head {
    display: flex;
    align-items: center;
    gap: 10px;
    padding: 14px 12px 4px 20px;
  }
  h2 {
    flex: 1;
    font-family: var(--uc-font-title);
    font-size: 1.3rem;
  }
  .sign {
    color: #ff8d7a;
    font-size: 24px;
    display: grid;
  }
  .quiet {
    color: inherit;
  }
  .note {
    padding: 0 20px 6px;
    color: #d6c4b0;
  }
  ol {
    overflow: auto;
    padding: 4px 20px 20px;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 14px;
  }
  .message {
    overflow-wrap: anywhere;
    font-size: 1.12rem;
    font-weight: 700;
    line-height: 1.25;
  }
  .place {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 14px;
    margin: 2px 0 6px;
    color: #d6c4b0;
    font-size: 0.92rem;
  }
  a.code {
    color: #9bdcff;
  }
  .source {
    padding: 0;
    border: 0;
    background: none;
    color: #9bdcff;
    text-decoration: underline;
    cursor: pointer;
  }
  pre {
    margin: 0;
    padding: 12px 14px;
    overflow: auto;
    border-radius: 8px;
    background: #120c0a;
    box-shadow: inset 0 0 0 1px #4a332a;
    font-family: ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace;
    font-size: 0.86rem;
    line-height: 1.45;
    tab-size: 2;
  }
  .doing {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin: 0 20px 8px;
  }
  ::slotted(*) {
    margin-block: 6px;
  }
`;
