import { css } from 'lit';

/** Of elements that draw a map or a tile on paper, over all of their box. */
export const printedStyles = css`
  :host {
    position: relative;
    display: block;
    print-color-adjust: exact;
    -webkit-print-color-adjust: exact;
  }
  svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
`;
