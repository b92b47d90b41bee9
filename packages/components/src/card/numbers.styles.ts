import { css } from 'lit';

/** Numbers with their picture or name: on cards too small for their foot, and on spaces. */
export const numbersStyles = css`
  .numbers {
    position: absolute;
    z-index: 2;
    display: flex;
    gap: 3px;
    pointer-events: none;
  }
  .number {
    display: inline-flex;
    align-items: center;
    gap: 3px;
    min-width: 0;
    padding: 0 5px;
    border-radius: 8px;
    background: oklch(0.2 0.03 60 / 0.88);
    box-shadow: 0 0 0 1px oklch(0.8 0.08 85 / 0.7);
    color: oklch(0.97 0.02 88);
    font-size: 12px;
    line-height: 1.35;
  }
  .number i {
    overflow: hidden;
    font-size: 0.86em;
    font-style: normal;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .number .icon {
    flex: none;
    color: oklch(0.86 0.12 86);
  }
  .number.raised b {
    color: oklch(0.88 0.16 145);
  }
  .number.lowered b {
    color: oklch(0.8 0.13 28);
  }
  /* the edge of the picture's window is drawn by a rule for all that follows the picture */
  .card .art > .numbers,
  :host(:not([print])) .card .art > .numbers.numbers {
    inset: auto 2px 2px auto;
    max-width: calc(100% - 4px);
    box-shadow: none;
  }
  /* a whole card has them in its foot */
  @container (min-width: 160px) {
    .card .numbers {
      display: none;
    }
  }
  @container (max-width: 65.9px) {
    .card .number i {
      display: none;
    }
  }
`;
