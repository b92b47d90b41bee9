import { css } from 'lit';

export const scoreStyles = css`
  :host {
    display: block;
    container-type: inline-size;
  }
  .sheet {
    padding: 12px 16px 14px;
    overflow-x: auto;
  }
  table {
    width: 100%;
    border-collapse: collapse;
    font-size: 1.05rem;
    line-height: 1.2;
  }
  caption {
    padding-bottom: 6px;
    font-family: var(--uc-font-title);
    font-size: 1.5rem;
    font-weight: 700;
    line-height: 1;
    text-align: start;
  }
  th {
    padding: 5px 6px;
    font-weight: 400;
    text-align: start;
    overflow-wrap: anywhere;
  }
  tbody tr {
    border-top: 1px solid var(--uc-line-soft);
    transition: opacity var(--uc-calm) var(--uc-ease);
  }
  tbody tr.later td,
  tbody tr.later th {
    visibility: hidden;
  }
  tbody th .icon {
    display: inline-block;
    margin-inline-end: 6px;
    vertical-align: -0.16em;
    font-size: 1.15em;
    color: var(--uc-ink-soft);
  }
  td {
    padding: 5px 8px;
    text-align: end;
    font-weight: 700;
  }
  td.less {
    color: var(--uc-danger);
  }
  thead th[scope='col']:not(:first-child) {
    min-width: clamp(46px, 13cqi, 130px);
    vertical-align: bottom;
    padding-inline-end: 8px;
    border-bottom: 4px solid var(--seat);
    text-align: end;
    font-weight: 700;
    line-height: 1.1;
    overflow-wrap: break-word;
  }
  @container (max-width: 460px) {
    thead th[scope='col']:not(:first-child) {
      min-width: 40px;
      padding-inline: 2px 4px;
      font-size: 0.84em;
    }
    tbody th {
      padding-inline: 2px 4px;
      font-size: 0.92em;
      overflow-wrap: break-word;
    }
    td {
      padding-inline: 4px;
    }
  }
  .cup {
    display: flex;
    justify-content: flex-end;
    align-items: center;
    gap: 3px;
    color: var(--uc-accent);
    font-size: 0.86em;
    white-space: nowrap;
    overflow-wrap: normal;
  }
  /* first, so that it is seen however many lines there are */
  .total {
    border-bottom: 3px double var(--uc-block);
  }
  .total th {
    font-weight: 700;
  }
  .total td {
    padding-inline-end: 4px;
  }
  .total td b {
    display: inline-block;
    padding: 1px 4px 2px;
    border-radius: 4px;
    font-size: 1.3rem;
    line-height: 1.1;
  }
  .total td.winner b {
    background: var(--uc-block);
    color: var(--uc-block-ink);
  }
  .open {
    display: block;
    color: var(--uc-ink-soft);
    font-size: 0.8rem;
    font-weight: 400;
  }
  .button {
    margin-block-start: 8px;
  }
  /* the lines need the room more than the numbers */
  @container (max-width: 460px) {
    .sheet {
      padding: 10px;
    }
    table {
      font-size: 0.95rem;
    }
    th,
    td {
      padding-inline: 3px;
    }
    thead th[scope='col']:not(:first-child) {
      width: clamp(40px, 14cqi, 130px);
      padding-inline-end: 3px;
    }
    .total td {
      padding-inline: 0;
    }
    .total td b {
      padding-inline: 3px;
      font-size: 1.15rem;
    }
    .cup span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;
