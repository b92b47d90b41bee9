import { css } from 'lit';

/** How the pictures in texts lie that `richText` makes. */
export const richTextStyles = css`
  .glyph {
    display: inline-block;
    vertical-align: -0.12em;
  }
`;
