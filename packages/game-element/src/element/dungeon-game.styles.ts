import { css } from 'lit';

export const gameStyles = css`
  :host {
    display: block;
    position: relative;
    height: 100%;
    min-height: 480px;
    background: var(--uc-ground-edge);
  }
  .game {
    display: flex;
    flex-direction: column;
    height: 100%;
    min-height: 0;
  }
  .bar {
    flex: none;
    display: flex;
    align-items: center;
    gap: 2px;
    padding: 2px 8px 2px 14px;
    background: var(--uc-panel);
    border-block-end: 1px solid var(--uc-line-soft);
  }
  h1 {
    font-family: var(--uc-font-title);
    font-size: 1.25rem;
    line-height: 1.1;
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .seed {
    margin-inline: 14px auto;
    color: var(--uc-ink-soft);
    font-size: 0.85rem;
    white-space: nowrap;
    user-select: all;
  }
  .bar .button {
    padding-inline: 10px;
    font-size: 0.95rem;
  }
  .bar .button[aria-disabled='true'] {
    opacity: 0.65;
  }
  @media (max-width: 620px) {
    .bar .button span {
      position: absolute;
      clip-path: inset(50%);
    }
    .bar .button {
      min-width: 44px;
      min-height: 44px;
    }
    .seed {
      visibility: hidden;
      width: 0;
    }
  }
  uc-table,
  .ground {
    flex: 1;
    min-height: 0;
  }
  uc-table.covered {
    filter: blur(18px);
  }
  .ground {
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
  dialog {
    width: min(640px, calc(100vw - 24px));
    max-height: calc(100dvh - 24px);
    overflow: auto;
    padding: 20px 22px 22px;
    border: 0;
    border-radius: 14px;
    background: var(--uc-panel);
    color: var(--uc-ink);
    box-shadow:
      inset 0 0 0 1px var(--uc-line),
      var(--uc-shadow-high);
  }
  dialog:focus-visible {
    outline: none;
  }
  dialog::backdrop {
    background: rgb(6 8 10 / 0.62);
    backdrop-filter: blur(3px);
  }
  .head {
    display: flex;
    align-items: center;
    justify-content: space-between;
    margin-bottom: 12px;
  }
  h2 {
    font-family: var(--uc-font-title);
    font-size: 1.6rem;
    line-height: 1.1;
  }
  dialog .notice {
    margin: 0 0 14px;
  }
  dialog p {
    line-height: 1.4;
    margin-bottom: 12px;
  }
  .end {
    display: grid;
    gap: 14px;
  }
  .end p {
    margin: 0;
  }
  .headline {
    display: flex;
    align-items: center;
    gap: 12px;
    font-family: var(--uc-font-title);
    font-weight: 700;
    font-size: 1.9rem;
    color: var(--uc-accent);
  }
  .why {
    font-size: 1.1rem;
  }
  table {
    width: 100%;
    border-collapse: collapse;
  }
  th,
  td {
    padding: 8px 10px;
    border-block-end: 1px solid var(--uc-line-soft);
    text-align: start;
    vertical-align: top;
  }
  thead th {
    color: var(--uc-ink-soft);
    font-size: 0.95rem;
  }
  tr.won th,
  tr.won td {
    background: color-mix(in oklab, transparent, var(--uc-accent) 10%);
  }
  td small {
    display: block;
    color: var(--uc-ink-soft);
  }
  .number {
    font-variant-numeric: lining-nums tabular-nums;
    font-weight: 700;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
  }
  dl {
    display: grid;
    grid-template-columns: max-content 1fr;
    gap: 8px 16px;
    margin: 0;
  }
  dd {
    margin: 0;
  }
  kbd {
    padding: 1px 8px;
    border: 1px solid var(--uc-line);
    border-radius: 5px;
    background: var(--uc-panel-sunken);
    font: inherit;
    font-weight: 700;
  }
`;
