import { css } from 'lit';
import { numbersStyles } from './numbers.styles.ts';

/** What lies in a tile, or stands on a round place of a board. */
export const insideStyles = css`
  ${numbersStyles}
  .tile .inside {
    position: relative;
    flex: 1;
    display: flex;
    flex-wrap: wrap;
    align-content: flex-start;
    --piece-rows: 6px;
    gap: 6px;
    padding: 7px 7px 8px;
    margin-top: var(--plate, 22px);
    pointer-events: none;
  }
  .tile .fittings {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
    margin-inline-start: auto;
    align-self: flex-end;
  }
  ::slotted(*) {
    pointer-events: auto;
  }
  :host([packed]) .tile .inside {
    --piece-rows: var(--piece-gap, 4px);
    gap: var(--piece-gap, 4px);
    padding: var(--piece-pad, 4px);
    align-content: flex-end;
  }
  :host([plain]) .tile .inside {
    margin-top: 0;
  }
  :host([packed]) .fittings {
    display: contents;
  }
  /* on a board of places pieces stand on a round one, too */
  :is(.token, .chip) .inside {
    position: absolute;
    z-index: 2;
    inset: 0;
    display: flex;
    flex-wrap: wrap;
    place-content: center;
    gap: var(--piece-gap, 4px);
    pointer-events: none;
  }
`;
