import { css } from 'lit';

/** What ends a question, and what ends something for good. */
export const endsStyles = css`
  .answers.ends {
    flex: none;
    display: flex;
    flex-wrap: wrap;
  }
  .rules {
    min-width: 44px;
    margin-inline-start: auto;
    padding-inline: 8px;
  }
  /* in a narrow column the ways out stay in one line */
  @container table (max-width: 359.9px) or ((min-width: 761px) and (max-width: 1100px)) {
    .answers.ends {
      gap: 3px;
    }
    .ends .button {
      padding-inline: 7px;
    }
    .rules {
      min-width: 32px;
    }
  }
  /* nothing else ends the question: it is no reason for a line of its own */
  .rules:only-child {
    position: absolute;
    inset-block: 6px auto;
    inset-inline: auto 6px;
  }
  .prompt.rules-alone :is(.who, .question) {
    padding-inline-end: 40px;
  }
  .answer.ends {
    background: transparent;
    border-color: var(--uc-ink-soft);
  }
  /* what ends something for good lies where no finger comes by mistake */
  .apart {
    flex: 1 0 100%;
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    margin-block-start: 6px;
    padding-block-start: 10px;
    border-block-start: 1px solid var(--uc-line);
  }
  .apart .answer {
    background: transparent;
    border-color: transparent;
    color: var(--uc-danger);
    font-size: 0.92rem;
  }
  @container table (max-width: 760px) {
    .answers.ends {
      gap: 4px;
    }
    .ends .button {
      padding-inline: 8px;
    }
  }
  @container table (max-width: 760px) or (max-height: 470px) {
    /* a line of its own would take the room of an answer */
    .apart {
      flex: none;
      margin: 0;
      margin-inline-start: auto;
      padding: 0;
      border: 0;
    }
    .rules:has(+ .apart) {
      order: 1;
      margin-inline-start: 0;
    }
  }
  /* on a phone that lies on its side they share one line: a sign says to step back */
  @media (max-height: 470px) {
    .ends .button {
      padding-inline: 8px;
    }
    .ends .back {
      min-width: 44px;
      justify-content: center;
    }
    .back span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;
