import { css } from 'lit';

export const cardFileStyles = css`
  :host {
    display: grid;
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
    display: inline-block;
    vertical-align: -0.12em;
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
  code,
  pre {
    font:
      0.88rem/1.6 ui-monospace,
      'Cascadia Mono',
      Menlo,
      Consolas,
      monospace;
  }
  pre {
    margin: 0;
    overflow-x: auto;
    padding: 10px 0;
    border-radius: var(--uc-radius-small);
    background: var(--code-ground);
    color: var(--code-ink);
    tab-size: 2;
  }
  .lines {
    display: inline-block;
    min-width: 100%;
  }
  .line {
    display: block;
    padding-inline: 0 16px;
    white-space: pre;
  }
  .line .number {
    display: inline-block;
    width: 3.4em;
    padding-inline-end: 1.1em;
    text-align: end;
    color: var(--code-comment);
    user-select: none;
  }
  .line.faint {
    opacity: 0.78;
  }
  .line.bad {
    background: var(--code-bad);
    box-shadow: inset 4px 0 0 var(--uc-danger);
  }
  /* The colours of code: each at least 4.5 to 1 on its ground. */
  :host {
    --code-ground: light-dark(#fbf8f0, #14181b);
    --code-ink: light-dark(#2b2721, #e9e4d8);
    --code-comment: light-dark(#6b6454, #9aa3a3);
    --code-bad: light-dark(#fbe3dd, #3d1d19);
  }
  .key {
    color: light-dark(#0b5b86, #8fd0f5);
  }
  .word {
    color: light-dark(#8f3d00, #f5b860);
  }
  .number-value {
    color: light-dark(#2f6412, #aede74);
  }
  .string {
    color: light-dark(#7a2c6b, #eaa9dc);
  }
  .comment {
    color: var(--code-comment);
    font-style: italic;
  }
  .sign {
    color: light-dark(#6a5f4b, #b3ab9a);
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
