import { css } from 'lit';

/** Look of text fields and choices: declarations for a rule. */
export const fieldLook = css`
  border: 1px solid var(--uc-line);
  border-radius: var(--uc-radius-small);
  background: var(--uc-panel-raised);
  color: var(--uc-ink);
  font: inherit;
`;

/** What all pages beside the table share. */
export const pageStyles = css`
  :host {
    display: block;
    min-height: 100%;
    background:
      radial-gradient(
        1100px 620px at 50% -8%,
        color-mix(in oklab, var(--uc-ground), var(--uc-accent) 9%),
        transparent 70%
      ),
      repeating-linear-gradient(0deg, transparent 0 63px, rgb(0 0 0 / 0.05) 63px 64px),
      repeating-linear-gradient(90deg, transparent 0 127px, rgb(0 0 0 / 0.05) 127px 128px),
      linear-gradient(var(--uc-ground), var(--uc-ground-edge)) fixed;
  }
  main {
    max-width: 1180px;
    margin: 0 auto;
    padding: 36px 24px 72px;
  }
  h1,
  h2,
  h3 {
    font-family: var(--uc-font-title);
    line-height: 1.1;
  }
  h1 {
    font-size: clamp(2.2rem, 6vw, 3.4rem);
  }
  h2 {
    font-size: 1.7rem;
  }
  p {
    line-height: 1.45;
  }
  a {
    color: var(--uc-accent);
    text-underline-offset: 3px;
  }
  code {
    font-family: ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace;
    font-size: 0.88em;
  }
  .lead {
    max-width: 60ch;
    margin-top: 8px;
    color: var(--uc-ink-soft);
    font-size: 1.15rem;
  }
  a.button {
    text-decoration: none;
  }
  nav {
    display: flex;
    flex-wrap: wrap;
    gap: 6px 18px;
    margin-bottom: 22px;
  }
`;
