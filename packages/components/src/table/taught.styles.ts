import { css } from 'lit';

/** A table at which a lesson is taught. */
export const taughtStyles = css`
  /* What a lesson speaks of; it stands out without moving. */
  .area.pointed,
  .track.pointed {
    border-radius: var(--uc-radius-small);
    outline: 3px solid var(--uc-select);
    outline-offset: 3px;
  }
  @container table (max-width: 799.9px) or (max-height: 470px) {
    /* what a lesson says needs the whole width: the button that opens the log lies below it */
    ::slotted([slot='coach']) {
      order: -2;
    }
    .table.taught:not(.reading) .read {
      position: relative;
      order: -1;
      inset: auto;
      align-self: end;
      margin: 4px 6px -48px 0;
    }
    .table.taught:not(.reading) .phases.running ~ .read {
      inset-block-start: 22px;
    }
    /* what others did is told by the log and by showing it again; the answers need the room */
    .table.taught {
      --uc-prompt-digest: none;
    }
    .reading ::slotted([slot='coach']) {
      display: none;
    }
  }
`;
