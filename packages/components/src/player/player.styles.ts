import { css } from 'lit';

export const playerStyles = css`
  :host {
    display: block;
    min-width: 0;
    --seat: var(--uc-seat-0, oklch(0.62 0.13 30));
  }
  :host([seat='1']) {
    --seat: var(--uc-seat-1, oklch(0.62 0.11 245));
  }
  :host([seat='2']) {
    --seat: var(--uc-seat-2, oklch(0.62 0.11 145));
  }
  :host([seat='3']) {
    --seat: var(--uc-seat-3, oklch(0.66 0.12 90));
  }
  .plate {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 10px;
    padding: 6px 12px 6px 7px;
    border-radius: var(--uc-radius);
    background: var(--uc-panel);
    box-shadow:
      inset 4px 0 0 var(--seat),
      inset 0 0 0 1px var(--uc-line-soft);
    padding-inline-start: 14px;
  }
  :host([turn]) .plate {
    background: color-mix(in oklab, var(--uc-panel), var(--uc-accent) 10%);
  }
  .mark {
    color: var(--uc-ink-soft);
    font-size: 18px;
    display: grid;
  }
  h2 {
    font-family: var(--uc-font-title);
    font-size: 1.12rem;
    line-height: 1.1;
    font-weight: 700;
  }
  .here {
    color: var(--uc-ink-soft);
    font-size: 0.9rem;
  }
  .turn,
  .outcome {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    padding: 1px 8px;
    border-radius: 999px;
    font-size: 0.85rem;
    font-weight: 700;
    background: var(--uc-accent);
    color: var(--uc-accent-ink);
  }
  .turn .icon {
    font-size: 0.75em;
  }
  .outcome.lost {
    background: var(--uc-ink-soft);
    color: var(--uc-panel);
  }
  .counters {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 12px;
    margin-inline-start: auto;
  }
  li {
    display: inline-flex;
    align-items: center;
    gap: 5px;
    font-size: 1.12rem;
    font-variant-numeric: tabular-nums;
    line-height: 1.2;
  }
  li .icon {
    color: var(--uc-ink-soft);
    font-size: 1.15em;
  }
  .word {
    color: var(--uc-ink-soft);
    font-size: 0.85rem;
  }
  li.more b {
    animation: uc-more 1.2s var(--uc-ease);
  }
  li.less b {
    animation: uc-less 1.2s var(--uc-ease);
  }
  @keyframes uc-more {
    0%,
    60% {
      color: var(--uc-good);
    }
  }
  @keyframes uc-less {
    0%,
    60% {
      color: var(--uc-danger);
    }
  }
`;
