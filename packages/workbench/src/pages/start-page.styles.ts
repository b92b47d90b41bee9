import { css } from 'lit';

export const startStyles = css`
  .games {
    display: grid;
    gap: 28px;
    margin-top: 28px;
  }
  .game {
    display: grid;
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    gap: 36px;
    align-items: center;
    padding: 26px 32px;
    border: 2px solid var(--uc-line-soft);
    border-radius: var(--uc-radius);
    background: var(--uc-hatch) 0 0 / var(--uc-hatch-size, auto) var(--uc-panel);
    color: var(--uc-ink);
    box-shadow: var(--uc-shadow);
  }
  /* beside an open form the cards stay beside the name */
  .game:has(dungeon-setup) {
    align-items: start;
  }
  .show {
    container-type: inline-size;
    display: flex;
    justify-content: center;
    padding: 14px 0 8px;
  }
  /* the fan is as wide as two and a half cards */
  .show uc-card {
    --wide: min(186px, 39cqi);
    flex: none;
    width: var(--wide);
    margin-inline: calc(var(--wide) * -0.225);
    transform: rotate(-7deg) translateY(8px);
    transform-origin: 50% 90%;
  }
  .show uc-card:nth-child(2) {
    transform: none;
  }
  .show uc-card:nth-child(3) {
    transform: rotate(7deg) translateY(8px);
  }
  .words {
    display: grid;
    gap: 12px;
    min-width: 0;
  }
  .words h2 {
    font-size: clamp(2rem, 4vw, 2.8rem);
  }
  .facts,
  small {
    color: var(--uc-ink-soft);
  }
  /* small letters do not stand on the pattern */
  .facts {
    justify-self: start;
    margin-inline: -7px;
    padding: 1px 7px;
    border-radius: var(--uc-radius);
    background: var(--uc-panel);
  }
  .goal {
    display: flex;
    align-items: baseline;
    gap: 8px;
    color: var(--uc-ink);
    font-size: 1.12rem;
    line-height: 1.35;
  }
  .goal .icon {
    flex: none;
    align-self: center;
    color: var(--uc-accent);
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
    padding-top: 4px;
  }
  .ways .button {
    min-height: 48px;
    padding-inline: 1.3em;
    font-size: 1.06rem;
  }
  dungeon-setup {
    margin-top: 8px;
    padding-top: 16px;
    border-block-start: 1px solid var(--uc-line-soft);
  }
  .continue {
    margin-top: 26px;
  }
  .continue h2 {
    font-size: 1.35rem;
    margin-bottom: 10px;
  }
  .continue ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 270px), 1fr));
    gap: 10px;
  }
  .continue li {
    display: flex;
    align-items: stretch;
    gap: 2px;
    min-width: 0;
  }
  .continue .button.quiet {
    min-width: 44px;
    padding: 0;
  }
  .resume {
    flex: 1;
    min-width: 0;
    justify-content: flex-start;
    gap: 12px;
    padding: 10px 14px;
    text-align: start;
  }
  .resume .icon {
    flex: none;
    color: var(--uc-accent);
  }
  .what {
    display: grid;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .what small {
    font-weight: 400;
  }
  .errors {
    display: flex;
    align-items: center;
    gap: 8px;
    color: var(--uc-danger);
  }
  .broken {
    display: block;
  }
  pre {
    margin: 12px 0 0;
    padding: 14px;
    overflow: auto;
    max-height: 420px;
    border-radius: 8px;
    background: #120c0a;
    color: #f6e9da;
    font-size: 0.86rem;
    line-height: 1.45;
  }
  footer {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 24px;
    margin-top: 40px;
  }
  footer a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
  @media (max-width: 760px) {
    main {
      padding: 22px 14px 48px;
    }
    .game {
      grid-template-columns: minmax(0, 1fr);
      padding: 16px 16px 22px;
      gap: 14px;
    }
    .show uc-card {
      --wide: min(150px, 39cqi);
    }
    .ways {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;
