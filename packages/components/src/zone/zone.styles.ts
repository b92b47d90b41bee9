import { css } from 'lit';

export const zoneStyles = css`
  :host {
    display: block;
    min-width: 0;
  }
  section {
    display: flex;
    flex-direction: column;
    gap: 6px;
    height: 100%;
  }
  :host(:not([bare])) section {
    padding: 7px 10px 10px;
    border-radius: var(--uc-radius);
    background: color-mix(in oklab, var(--uc-panel-sunken), transparent 25%);
    box-shadow: inset 0 0 0 1px var(--uc-line-soft);
  }
  :host([lit]:not([bare])) section {
    box-shadow: inset 0 0 0 1.5px color-mix(in oklab, var(--uc-accent), transparent 35%);
  }
  header {
    display: flex;
    align-items: baseline;
    gap: 8px;
    color: var(--uc-ink-soft);
  }
  h3 {
    font-family: var(--uc-font-text);
    font-weight: 700;
    font-size: 0.9rem;
    line-height: 1.2;
    letter-spacing: 0.02em;
    overflow-wrap: anywhere;
  }
  .count {
    margin-inline-start: auto;
    font-weight: 700;
    font-variant-numeric: tabular-nums;
    color: var(--uc-ink);
    font-size: 0.95rem;
  }
  .things {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    min-width: 0;
    align-items: flex-start;
  }
  .empty {
    color: var(--uc-ink-soft);
    font-size: 0.85rem;
    padding: 6px 0;
  }
  /* a small pile: its picture, its name and its number in one line */
  :host([shape='stack'][small]) section {
    display: grid;
    grid-template-columns: auto 1fr;
    align-items: center;
    gap: 9px;
    padding: 5px 10px 5px 7px;
  }
  :host([shape='stack'][small]) header {
    order: 2;
    flex-direction: column;
    align-items: flex-start;
    gap: 0;
  }
  :host([shape='stack'][small]) h3 {
    font-size: 0.84rem;
    line-height: 1.1;
  }
  :host([shape='stack'][small]) .count {
    margin: 0;
    line-height: 1.1;
  }
  :host([shape='count']) header {
    gap: 14px;
  }
  :host([shape='count']) .things {
    display: none;
  }
  :host([shape='stack']) .things {
    justify-content: center;
  }
  .pile {
    position: relative;
    --edge: color-mix(in oklab, var(--uc-line), black 30%);
  }
  .pile::before,
  .pile::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: 6px;
    background: var(--uc-panel-raised);
    box-shadow: 0 0 0 1px var(--edge);
    z-index: -1;
    transform: translate(calc(var(--deep) * 0.6px), calc(var(--deep) * 0.9px));
  }
  .pile::before {
    transform: translate(calc(var(--deep) * 0.3px), calc(var(--deep) * 0.45px));
  }
  .pile {
    isolation: isolate;
  }
  :host([shape='fan']) .things {
    flex-wrap: nowrap;
    overflow-x: auto;
    padding: 6px 4px 8px;
    scrollbar-width: thin;
    scrollbar-color: var(--uc-line) transparent;
  }
  :host([shape='levels']) .things {
    flex-direction: column;
    flex-wrap: nowrap;
    align-items: stretch;
    gap: 8px;
  }
  /* the rows leave the corners free, so the name goes there */
  :host([shape='levels']) section {
    position: relative;
  }
  :host([shape='levels']) header {
    position: absolute;
    inset: 8px 12px auto;
  }
  .level {
    display: flex;
    justify-content: center;
    gap: 8px;
    min-width: 0;
  }
`;
