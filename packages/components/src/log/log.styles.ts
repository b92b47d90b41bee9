import { css } from 'lit';

export const logStyles = css`
  /* a whole log of marked words could not be read: only those of the sentence that is pointed at
     are marked */
  .sentence:not(:hover, :focus-visible) .term {
    text-decoration-line: none;
  }
  :host {
    display: flex;
    flex-direction: column;
    min-height: 0;
    padding-block-start: var(--uc-log-covered, 0);
    overflow: hidden;
  }
  /* Few lines stand at the end, where more will come. Of the first one in sight all is seen, or
     nothing. */
  .all {
    flex: 1;
    display: flex;
    flex-direction: column;
    min-height: 0;
    mask: linear-gradient(transparent var(--cut, 0), #000 var(--cut, 0));
    overflow-y: auto;
    padding: 4px 12px 12px;
    scrollbar-width: thin;
    scrollbar-color: var(--uc-line) transparent;
    overscroll-behavior: contain;
  }
  :host([covered]) :is(.filter, .all) {
    display: none;
  }
  ol {
    margin-block-start: auto;
  }
  li {
    position: relative;
    padding-block: 3px;
    padding-inline: 10px 0;
    border-inline-start: 2px solid var(--uc-line);
    line-height: 1.25;
    font-size: 0.98rem;
  }
  li[data-seat='0'] {
    border-color: var(--uc-seat-0, oklch(0.62 0.13 30));
  }
  li[data-seat='1'] {
    border-color: var(--uc-seat-1, oklch(0.62 0.11 245));
  }
  li[data-seat='2'] {
    border-color: var(--uc-seat-2, oklch(0.62 0.11 145));
  }
  li[data-seat='3'] {
    border-color: var(--uc-seat-3, oklch(0.66 0.12 90));
  }
  li:hover {
    background: var(--uc-panel-raised);
  }
  .name {
    display: block;
    margin-top: 5px;
    color: var(--uc-ink-soft);
    font-size: 0.85rem;
    font-weight: 700;
  }
  .sentence {
    display: block;
    width: 100%;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: pointer;
    line-height: 1.25;
  }
  small {
    color: var(--uc-ink-soft);
    font: 400 0.95rem var(--uc-font-text);
  }
  .filter {
    display: flex;
    flex: none;
    gap: 6px;
    padding: 4px 12px 10px;
  }
  .filter input,
  .filter select {
    min-width: 0;
    min-height: 36px;
    padding: 2px 8px;
    border: 1px solid var(--uc-line);
    border-radius: var(--uc-radius-small);
    background-color: var(--uc-panel);
    color: var(--uc-ink);
    font: inherit;
    font-size: 0.95rem;
  }
  .filter input {
    flex: 1 1 0;
  }
  .filter select {
    flex: 0 1 auto;
    max-width: 45%;
    padding-inline-end: 30px;
  }
  .filter input::placeholder {
    color: var(--uc-ink-soft);
    opacity: 1;
  }
  .begins {
    margin-block-start: 10px;
    padding-block: 5px;
    border-block-start: 1px solid var(--uc-line);
    font-family: var(--uc-font-title);
    font-weight: 700;
    font-size: 1.08rem;
  }
  .phase {
    margin-block-start: 4px;
    color: var(--uc-ink-soft);
    font-size: 0.88rem;
    font-weight: 700;
  }
  /* a fight in a sentence; its blows lie below it */
  .fold {
    background: var(--uc-panel-raised);
  }
  .fold .sentence {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    padding-block: 4px;
    padding-inline: 0 8px;
  }
  .fold .icon {
    flex: none;
    color: var(--uc-ink-soft);
  }
  .fold [aria-expanded='false'] .icon {
    rotate: 180deg;
  }
  .inside {
    padding-inline-start: 22px;
    font-size: 0.92rem;
  }
  .none {
    border-color: transparent;
    color: var(--uc-ink-soft);
  }
  /* had not happened yet */
  .later {
    border-inline-start-style: dotted;
    color: var(--uc-ink-soft);
  }
  .now {
    background: var(--uc-panel-raised);
    box-shadow: inset 0 -2px var(--uc-accent);
  }
  /* where in the content it comes from has a line of its own, so that it lies over no sentence */
  .source {
    display: block;
    max-width: 100%;
    padding: 1px 0;
    border: 0;
    background: none;
    color: var(--uc-ink-soft);
    font: inherit;
    font-size: 0.8rem;
    overflow-wrap: anywhere;
    text-align: start;
    cursor: pointer;
  }
  .source:hover {
    color: var(--uc-ink);
    text-decoration: underline;
  }
`;
