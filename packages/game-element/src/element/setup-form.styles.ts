import { css } from 'lit';

export const setupStyles = css`
  :host {
    display: block;
    container: form / inline-size;
  }
  .form {
    display: grid;
    gap: 16px;
  }
  fieldset {
    margin: 0;
    padding: 0;
    border: 0;
    min-width: 0;
    display: grid;
    gap: 8px;
  }
  legend,
  summary {
    padding: 0;
    margin-bottom: 6px;
    color: var(--uc-ink-soft);
    font-weight: 700;
  }
  summary {
    cursor: pointer;
    margin: 0;
    min-height: 32px;
    align-content: center;
  }
  .lesson {
    justify-content: flex-start;
    padding: 10px 14px;
    text-align: start;
  }
  .lesson span {
    display: grid;
    gap: 2px;
  }
  .lesson small {
    font-weight: 400;
    line-height: 1.3;
    white-space: normal;
  }
  .seats {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr));
  }
  .seat {
    display: flex;
    align-items: center;
    gap: 6px;
    padding: 6px;
    border-radius: var(--uc-radius-small);
    background: var(--uc-panel-sunken);
    box-shadow:
      inset 3px 0 0 var(--seat),
      inset 0 0 0 1px var(--uc-line-soft);
  }
  .seat .colour {
    flex: none;
    width: 44px;
    height: 44px;
    margin-inline-end: -6px;
    padding: 0;
    border: 0;
    border-radius: 50%;
    background: radial-gradient(circle, var(--seat) 10.5px, var(--uc-line) 11px 12px, transparent 12.5px);
    cursor: pointer;
  }
  .seat > .button {
    flex: none;
  }
  .seat > * {
    flex: 1 1 0;
  }
  select,
  input:not([type='checkbox'], [type='radio']) {
    min-height: 44px;
    min-width: 0;
    flex: 1;
    padding: 4px 10px;
    border: 1px solid var(--uc-line);
    border-radius: var(--uc-radius-small);
    background-color: var(--uc-panel-raised);
    color: var(--uc-ink);
    font: inherit;
    font-variant-numeric: lining-nums tabular-nums;
  }
  select {
    padding-inline-end: 30px;
  }
  ::placeholder {
    color: var(--uc-ink-soft);
    opacity: 1;
  }
  input[type='number'] {
    flex: none;
    width: 76px;
  }
  input[type='checkbox'],
  input[type='radio'] {
    flex: none;
    width: 20px;
    height: 20px;
    margin: 2px 0 0;
    accent-color: var(--uc-accent);
  }
  .choice {
    display: flex;
    align-items: flex-start;
    gap: 10px;
    padding: 6px 0;
    cursor: pointer;
    line-height: 1.25;
  }
  /* the values of a list are wider than what is left beside a text */
  .choice:has(select) {
    flex-direction: column-reverse;
    align-items: stretch;
    gap: 5px;
  }
  .choice span {
    display: grid;
  }
  .choice em {
    margin-inline-start: 6px;
    padding: 1px 7px;
    border-radius: 99px;
    background: var(--uc-accent);
    color: var(--uc-accent-ink);
    font-style: normal;
    font-size: 0.78em;
  }
  small {
    color: var(--uc-ink-soft);
    font-size: 0.93em;
  }
  .options {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(240px, 1fr));
    gap: 2px 24px;
    padding-top: 4px;
  }
  .count {
    display: flex;
    gap: 8px;
  }
  .goal {
    display: flex;
    align-items: baseline;
    gap: 8px;
    margin: 0;
    line-height: 1.3;
  }
  .goal .icon {
    flex: none;
    align-self: start;
    margin-block-start: 0.15em;
    color: var(--uc-accent);
  }
  /* the button that begins is in sight however long the form is */
  .foot {
    position: sticky;
    bottom: 0;
    z-index: 1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 10px;
    padding-block: 10px;
    margin-block-end: -10px;
    background: var(--uc-panel);
  }
  /* what has the focus is not covered by it */
  :is(input, select, summary, .button:not(.primary), .colour) {
    scroll-margin-block: 12px 76px;
  }
  .seed {
    display: flex;
    align-items: center;
    gap: 6px;
    color: var(--uc-ink-soft);
    margin-inline-end: auto;
  }
  .seed input {
    width: 116px;
    flex: none;
    font-variant-numeric: tabular-nums;
  }
  .primary {
    min-width: 120px;
  }
  /* Who plays stands under the name where both do not fit. */
  @container form (max-width: 470px) {
    .seat {
      display: grid;
      grid-template-columns: 44px 1fr 44px;
    }
    .seat select {
      grid-area: 2 / 2;
    }
    .seat > .button {
      grid-area: 1 / 3 / 3;
    }
    .foot {
      display: contents;
    }
    .foot .primary {
      position: sticky;
      bottom: 8px;
      z-index: 1;
      box-shadow: 0 0 0 8px var(--uc-panel);
    }
  }
`;
