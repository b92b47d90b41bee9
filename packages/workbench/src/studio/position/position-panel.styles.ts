import { css } from 'lit';
import { fieldLook } from '../../page.styles.ts';

export const positionStyles = css`
  :host {
    position: relative;
    display: block;
    overflow-y: auto;
    padding: 4px 14px 20px;
    border-top: 1px solid var(--uc-line);
  }
  h2 {
    margin: 10px 0 4px;
    font-size: 1.05rem;
  }
  textarea,
  select,
  input {
    box-sizing: border-box;
    min-height: 36px;
    padding: 4px 8px;
    ${fieldLook}
  }
  textarea {
    width: 100%;
    background: var(--uc-panel-sunken);
    font:
      0.88rem/1.5 ui-monospace,
      'Cascadia Mono',
      Menlo,
      Consolas,
      monospace;
    resize: vertical;
  }
  select {
    max-width: 100%;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px;
    margin: 4px 0;
  }
  .row select,
  .row input {
    flex: 1 1 9em;
    min-width: 0;
  }
  .row label select {
    flex: none;
  }
  .wrong {
    margin: 2px 0;
    color: var(--uc-danger);
    overflow-wrap: anywhere;
  }
  .none {
    color: var(--uc-ink-soft);
  }
  .ways {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .ways li {
    padding: 6px 0;
    border-top: 1px solid var(--uc-line);
  }
  .ways p {
    margin: 0 0 2px;
  }
  .steps {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 10px;
  }
  .odds {
    min-width: 4.5em;
    font-variant-numeric: tabular-nums;
  }
  .step + .step::before {
    content: '→ ';
  }
  table {
    width: 100%;
    border-collapse: collapse;
    font-size: 0.92rem;
  }
  th,
  td {
    width: 36%;
    padding: 1px 8px 1px 0;
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  th {
    font-weight: 600;
  }
  thead th {
    color: var(--uc-ink-soft);
  }
  td + td {
    font-weight: 600;
  }
  :focus-visible {
    outline: 3px solid var(--uc-focus);
    outline-offset: -3px;
  }
`;
