import { css } from 'lit';

/** What is chosen in forms before a game: fields, radios, boxes, lists. */
export const choiceStyles = css`
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
  /* kinds of a game are cards side by side, of which one is lit */
  .variants {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 230px), 1fr));
  }
  .variants legend {
    grid-column: 1 / -1;
  }
  .variants .choice {
    padding: 10px 12px;
    border-radius: var(--uc-radius-small);
    background: var(--uc-panel-raised);
    box-shadow: inset 0 0 0 1px var(--uc-line-soft);
  }
  .variants .choice:has(:checked) {
    box-shadow: inset 0 0 0 2px var(--uc-accent);
  }
  .variants input[type='radio'] {
    appearance: none;
    border: 2px solid var(--uc-line);
    border-radius: 50%;
    background: var(--uc-panel);
  }
  .variants input[type='radio']:checked {
    border-color: var(--uc-accent);
    background: radial-gradient(circle, var(--uc-accent) 46%, transparent 52%);
  }
  @media (forced-colors: active) {
    .variants input[type='radio'] {
      appearance: auto;
    }
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
  .options {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(240px, 1fr));
    gap: 2px 24px;
    padding-top: 4px;
  }
`;
