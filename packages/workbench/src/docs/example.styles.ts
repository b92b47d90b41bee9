import { css } from 'lit';
import { fieldLook } from '../page.styles.ts';

export const exampleStyles = css`
  :host {
    display: block;
    background: var(--uc-panel);
  }
  .editor .cm-editor {
    max-height: 440px;
    min-height: 96px;
  }
  .said {
    margin: 0;
    padding: 8px 16px;
  }
  pre.said {
    overflow-x: auto;
    font:
      0.88rem/1.5 ui-monospace,
      'Cascadia Mono',
      Menlo,
      Consolas,
      monospace;
    white-space: pre-wrap;
  }
  .good {
    color: var(--uc-good);
  }
  .wrong {
    color: var(--uc-danger);
  }
  .findings li {
    padding: 4px 0;
    border-block-start: 1px solid var(--uc-line-soft);
  }
  .problem {
    font: inherit;
    color: var(--uc-ink);
  }
  .cards {
    display: flex;
    flex-wrap: wrap;
    gap: 14px;
    padding: 10px 16px;
  }
  .cards uc-card {
    flex: none;
    width: 200px;
  }
  .old {
    opacity: 0.75;
  }
  .row,
  .trial {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 8px;
    padding: 10px 16px;
  }
  .trial {
    border-block-start: 1px solid var(--uc-line-soft);
  }
  .trial label {
    display: grid;
    flex: 1 1 240px;
    gap: 4px;
  }
  .trial input {
    width: 100%;
    min-height: 40px;
    padding: 4px 12px;
    ${fieldLook}
    font-family: ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace;
  }
  .ways {
    display: grid;
    gap: 8px;
    max-height: 420px;
    margin: 0;
    padding: 8px 16px;
    overflow-y: auto;
    list-style: none;
  }
  .ways li {
    padding: 6px 10px;
    border: 1px solid var(--uc-line-soft);
    border-radius: var(--uc-radius-small);
  }
  .ways + p,
  .trial + p {
    padding: 4px 16px;
  }
  .steps {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 12px;
  }
  .ways th,
  .ways td {
    padding: 2px 14px 2px 0;
    font-weight: 400;
    text-align: start;
  }
`;
