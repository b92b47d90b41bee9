import { css } from 'lit';

/** The results of one answer, and of all planned ones. */
export const planStyles = css`
  /* What an answer brings lies over what is beside the question: no button may move away from
     under the pointer. */
  .foresight {
    position: absolute;
    inset: calc(100% - 6px) 12px auto;
    z-index: 5;
    padding: 8px 12px 10px;
    border: 2px solid var(--uc-line);
    border-radius: var(--uc-radius-small);
    background: var(--uc-panel);
    box-shadow: var(--uc-shadow);
    font-size: 0.95rem;
    line-height: 1.3;
    pointer-events: none;
  }
  @container table (max-width: 760px) {
    .foresight {
      inset: auto 12px calc(100% + 2px);
    }
  }
  /* answers are seen before all of their results */
  .plan {
    flex: 0 999 auto;
    min-height: min(84px, 25vh);
    overflow: auto;
    scrollbar-width: thin;
    padding: 8px 10px;
    border: 1.5px dashed var(--uc-line);
    border-radius: var(--uc-radius-small);
    font-size: 0.95rem;
    line-height: 1.25;
  }
  .plan ul {
    padding-inline-start: 1.1em;
    list-style: disc;
  }
  .plan ul + .label {
    margin-block-start: 6px;
  }
  /* where answers need the room, it is a paragraph */
  @container table (max-width: 760px) or (max-height: 751px) {
    .plan {
      min-height: min(46px, 25vh);
      padding: 5px 9px;
      font-size: 0.9rem;
    }
    .plan :is(ul, li, p) {
      display: inline;
      padding: 0;
    }
    .plan .label::after {
      content: ': ';
    }
    .plan li + li::before {
      content: ' · ';
    }
    .plan ul + .label {
      margin-inline-start: 8px;
    }
  }
  @container table (max-width: 760px) or (max-height: 421px) {
    .plan {
      max-height: 84px;
    }
  }
`;
