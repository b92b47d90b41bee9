import { css } from 'lit';

/** Buttons that look like links, beside a card. */
export const linkStyles = css`
  button {
    padding: 2px 0;
    border: 0;
    background: none;
    font: inherit;
    font-size: 0.95rem;
    color: var(--uc-accent);
    text-decoration: underline;
    text-underline-offset: 3px;
    cursor: pointer;
  }
  :focus-visible {
    outline: 3px solid var(--uc-focus);
    outline-offset: 2px;
  }
`;
