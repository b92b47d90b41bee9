import { css } from 'lit';

/** How words look that are explained. */
export const termStyles = css`
  .term {
    text-decoration: underline dotted 1px;
    text-decoration-color: color-mix(in oklch, currentcolor 60%, transparent);
    text-underline-offset: 0.18em;
    -webkit-touch-callout: none;
    user-select: none;
  }
  @media (hover: hover) {
    .term:hover {
      text-decoration-color: var(--uc-accent);
      text-decoration-thickness: 2px;
    }
  }
`;
