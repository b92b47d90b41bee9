import { css } from 'lit';

export const onlineStyles = css`
  :host {
    display: flex;
    flex-direction: column;
    color-scheme: light dark;
    background: var(--uc-ground);
    color: var(--uc-ink);
    font-family: var(--uc-font-text);
    font-size: 1rem;
    line-height: 1.4;
  }
  .lobby,
  .message {
    box-sizing: border-box;
    display: grid;
    gap: 16px;
    width: min(560px, 100%);
    margin: 0 auto;
    padding: 24px 16px;
  }
  h1 {
    margin: 0;
    font-family: var(--uc-font-title);
    font-size: 2.5rem;
    line-height: 1.1;
  }
  p {
    margin: 0;
  }
  ol {
    display: grid;
    gap: 8px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    padding: 8px 12px;
    border-radius: var(--uc-radius-small);
    background: var(--uc-panel);
  }
  li .name {
    flex: 1;
    min-width: 120px;
    font-weight: 700;
    overflow-wrap: anywhere;
  }
  .state {
    color: var(--uc-ink-soft);
    font-size: 14px;
  }
  input.link {
    flex: 1;
    min-width: 0;
  }
  h2 {
    margin: 0 0 8px;
    font-size: 1.1rem;
  }
  li select {
    flex: 0 1 auto;
  }
  .terms {
    padding: 12px;
    border-radius: var(--uc-radius-small);
    background: var(--uc-panel);
  }
  .terms dl {
    display: grid;
    grid-template-columns: minmax(110px, auto) 1fr;
    gap: 4px 16px;
    margin: 0;
  }
  .terms dt {
    color: var(--uc-ink-soft);
  }
  .terms dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  .terms summary,
  .qr summary {
    padding-block: 10px;
  }
  .qr svg {
    display: block;
    width: min(200px, 100%);
  }
  .share {
    display: grid;
    gap: 8px;
  }
  .notice {
    padding: 8px 12px;
    border-inline-start: 4px solid var(--uc-accent);
    background: var(--uc-panel);
  }
  .terms .form {
    display: grid;
    gap: 16px;
  }
  .clocks {
    display: flex;
    gap: 16px;
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
  }
  label {
    display: grid;
    gap: 4px;
  }
  .swatch {
    width: 18px;
    height: 18px;
    border-radius: 50%;
  }
  .company {
    flex: 1;
    min-width: 200px;
  }
  .company summary {
    display: flex;
    gap: 12px;
    min-height: 44px;
    align-items: center;
    cursor: pointer;
  }
  /* drawn, because the letters of a game may lack the sign */
  .company summary::before {
    flex: none;
    border-block: 5px solid transparent;
    border-inline-start: 8px solid currentcolor;
    content: '';
  }
  .company[open] summary::before {
    rotate: 90deg;
  }
  .button[aria-pressed='true'] {
    background: var(--uc-accent);
    color: var(--uc-accent-ink);
  }
  .company label {
    justify-items: start;
    margin-bottom: 8px;
  }
  .company .last {
    overflow: hidden;
    color: var(--uc-ink-soft);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .company[open] {
    flex-basis: 100%;
    max-height: calc(50vh / var(--uc-zoom, 1));
    overflow: auto;
  }
  .company .who,
  .company .said {
    display: grid;
    gap: 4px;
    margin: 0 0 8px;
    padding: 0;
    list-style: none;
  }
  .company :is(.who, .said) li {
    display: block;
    min-height: 0;
    padding: 0;
    background: none;
    overflow-wrap: anywhere;
  }
  .company .row {
    margin-bottom: 8px;
  }
  .strip {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    padding: 6px 12px;
    background: var(--uc-panel);
  }
  dungeon-game {
    flex: 1;
    min-height: 0;
  }
  :host(.playing) {
    height: 100vh;
    height: 100dvh;
  }
  code {
    overflow-wrap: anywhere;
    font-size: 12px;
  }
`;
