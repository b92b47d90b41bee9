import { css, unsafeCSS } from 'lit';
import { REPORT_STYLE } from '@undercroft/report/html';
import { fieldLook } from '../../page.styles.ts';

export const balanceStyles = [
  css`
    ${unsafeCSS(REPORT_STYLE)}
  `,
  css`
    :host {
      display: block;
      position: relative;
      overflow: auto;
      padding: 8px 14px 24px;
    }
    form {
      display: flex;
      flex-wrap: wrap;
      align-items: end;
      gap: 10px;
    }
    label {
      display: grid;
      gap: 2px;
      font-size: 0.85rem;
    }
    input,
    select {
      min-height: 36px;
      max-width: 15rem;
      padding: 4px 8px;
      ${fieldLook}
    }
    input {
      width: 6rem;
    }
    progress {
      width: 100%;
      accent-color: var(--uc-accent);
    }
    .actions {
      display: flex;
      flex-wrap: wrap;
      gap: 8px;
      margin-top: 12px;
    }
    .wrong {
      color: var(--uc-danger);
    }
    :focus-visible {
      outline: 3px solid var(--uc-focus);
      outline-offset: 1px;
    }
  `,
];
