import { css } from 'lit';
import { findingStyles } from '../studio-page.styles.ts';

export const viewStyles = [
  findingStyles,
  css`
    :host {
      display: grid;
      grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
      overflow: hidden;
      background: var(--uc-panel);
    }
    :host([view='trial']) {
      grid-template-rows: auto minmax(0, 1fr) minmax(0, 1fr);
    }
    .tabs {
      display: flex;
      justify-content: space-between;
      gap: 4px;
      padding: 4px 8px;
    }
    .tabs > .button {
      flex: none;
      align-self: start;
      padding-inline: 10px;
    }
    /* One row, however narrow it is: what has no room is scrolled to. */
    [role='tablist'] {
      display: flex;
      overflow-x: auto;
      min-width: 0;
      scrollbar-width: thin;
    }
    .tests {
      position: relative;
      overflow-y: auto;
      padding: 8px 0;
    }
    .count {
      padding: 0 6px;
      border: 1px solid var(--uc-line);
      border-radius: 9px;
      font-size: 0.8rem;
    }
    .count.wrong {
      border-color: var(--uc-accent);
      background: var(--uc-accent);
      color: var(--uc-accent-ink);
    }
    .tests p {
      padding: 0 14px;
    }
    .tests li > .button {
      margin: 0 14px 12px;
    }
    .tests ul {
      margin: 0;
      padding: 0;
      list-style: none;
    }
    .tests pre {
      overflow-x: auto;
      margin: 0 14px 8px;
      padding: 8px 12px;
      background: var(--uc-panel-sunken);
      font-size: 0.85rem;
      white-space: pre-wrap;
    }
    [role='tab'] {
      flex: none;
      min-height: 36px;
      padding: 4px 8px;
      border: 0;
      border-bottom: 3px solid transparent;
      background: none;
      white-space: nowrap;
      cursor: pointer;
    }
    [role='tab'][aria-selected='true'] {
      border-bottom-color: var(--uc-accent);
      font-weight: 700;
    }
    iframe[hidden] {
      display: none;
    }
    iframe {
      width: 100%;
      height: 100%;
      border: 0;
    }
    .wrong {
      color: var(--uc-danger);
    }
    :focus-visible {
      outline: 3px solid var(--uc-focus);
      outline-offset: -3px;
    }
  `,
];
