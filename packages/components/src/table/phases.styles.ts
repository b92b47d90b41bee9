import { css } from 'lit';

/** The strip of the parts of a turn, above the question. */
export const phasesStyles = css`
  .phases {
    position: relative;
    flex: none;
    display: flex;
    flex-wrap: wrap;
    gap: 1px 4px;
    margin: 0;
    padding: 10px 12px 0;
    list-style: none;
    color: var(--uc-ink-soft);
    font-size: 0.88rem;
    line-height: 1.3;
  }
  .phases li {
    padding: 0 5px;
    border-block-end: 2px solid transparent;
  }
  /* its place is kept behind the others, not between them */
  .phases .seldom {
    order: 1;
    visibility: hidden;
  }
  .phases [aria-current] {
    border-color: var(--uc-accent);
    color: var(--uc-ink);
  }
  .phases .part {
    display: none;
    margin-inline-end: 0.5em;
    font-variant-numeric: tabular-nums;
  }
  /* many: those that do not run are bars of one row, which the pointer names */
  @container table (min-width: 800px) and (min-height: 470.1px) {
    .long.phases {
      flex-wrap: nowrap;
      align-items: center;
      min-height: calc(1.3em + 12px);
    }
    .long li:not([aria-current]) {
      position: relative;
      flex: 1 1 0;
      max-width: 26px;
      height: 8px;
      padding: 0;
      overflow: hidden;
      border: 0;
      border-radius: 4px;
      background: color-mix(in oklab, var(--uc-ink-soft), transparent 68%);
    }
    .long li:not([aria-current], [aria-current] ~ *) {
      background: color-mix(in oklab, var(--uc-accent), transparent 40%);
    }
    .long:not(.running) li:not([aria-current]) {
      background: color-mix(in oklab, var(--uc-ink-soft), transparent 68%);
    }
    .long [aria-current] {
      flex: none;
      padding: 0 6px;
      color: var(--uc-ink);
      font-family: var(--uc-font-title);
      font-weight: 700;
    }
    .long .part {
      display: inline;
    }
    .long .seldom {
      display: none;
    }
  }
  /* one line with the one that runs; the others are read out all the same */
  @container table (max-width: 799.9px) or (max-height: 470px) {
    .phases {
      min-height: 0;
      padding: 4px 14px 0;
    }
    .phases li:not([aria-current]) {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    .phases:not(.running) {
      padding: 0;
    }
    .phases [aria-current] {
      padding: 0;
      border: 0;
    }
    .phases .part {
      display: inline;
    }
    /* the button that opens the log stays in the corner of the question */
    .table:not(.reading) .phases.running ~ .read {
      inset-block-start: 26px;
    }
    .reading .phases {
      display: none;
    }
  }
`;
