import { css } from 'lit';

export const setupStyles = css`
  :host {
    display: block;
    container: form / inline-size;
  }
  .whole {
    display: grid;
    gap: 18px;
    align-items: start;
  }
  /* a box lies beside its form, and stays in sight while that is scrolled */
  @container form (min-width: 700px) {
    .whole {
      grid-template-columns: minmax(250px, 5fr) 8fr;
      gap: 26px;
    }
    .cover {
      --fan-card: min(176px, 37cqi, 22dvh);
      container-type: inline-size;
      position: sticky;
      top: 16px;
      min-height: min(520px, 100cqh, 100dvh - 110px);
    }
  }
  .form {
    display: grid;
    gap: 16px;
  }
  /* the button that begins sticks over the box, too */
  @container form (max-width: 699.9px) {
    .form {
      display: contents;
    }
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
  ::placeholder {
    color: var(--uc-ink-soft);
    opacity: 1;
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
    justify-content: end;
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
