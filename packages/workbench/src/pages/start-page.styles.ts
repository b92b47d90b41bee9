import { css } from 'lit';

export const startStyles = css`
  main {
    max-width: 1400px;
  }
  /* a shelf: box fronts side by side, each as high as the highest */
  .games {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr));
    gap: 22px;
    margin-top: 26px;
    padding-block-end: 16px;
    border-block-end: 14px solid oklch(0.3 0.045 55);
    border-end-start-radius: 3px;
    border-end-end-radius: 3px;
    box-shadow: 0 18px 22px -18px rgb(0 0 0 / 0.6);
  }
  uc-theme {
    display: grid;
    min-width: 0;
  }
  /* an open form takes a shelf of its own */
  uc-theme.opened {
    grid-column: 1 / -1;
  }
  .game {
    min-width: 0;
    border-radius: var(--uc-radius);
    box-shadow: var(--uc-shadow);
  }
  .box {
    display: grid;
    grid-template-rows: auto 1fr;
    overflow: hidden;
    min-height: 420px;
    border: 1px solid oklch(0.42 0.05 60);
    background:
      radial-gradient(85% 46% at 50% 20%, color-mix(in oklab, var(--uc-accent), oklch(0.2 0.02 60) 45%), transparent),
      linear-gradient(oklch(0.24 0.03 55), oklch(0.15 0.014 60));
    color: oklch(0.95 0.02 85);
  }
  .waiting {
    opacity: 0.5;
  }
  .words {
    display: grid;
    grid-template-rows: auto 1fr;
    align-content: end;
    gap: 10px;
    min-width: 0;
    padding: 14px 20px 18px;
    background: linear-gradient(transparent, oklch(0.12 0.01 60 / 0.8) 40%);
  }
  .opened .words {
    align-content: start;
    grid-template-rows: none;
    background: var(--uc-panel);
    color: var(--uc-ink);
  }
  .words h2 {
    font-size: clamp(2rem, 3vw, 2.5rem);
    text-align: center;
    text-wrap: balance;
  }
  .box .facts {
    color: oklch(0.82 0.025 80);
    font-size: 0.95rem;
  }
  small {
    color: var(--uc-ink-soft);
  }
  .goal {
    display: flex;
    align-items: baseline;
    gap: 8px;
    line-height: 1.35;
  }
  .goal .icon {
    flex: none;
    align-self: start;
    margin-block-start: 0.2em;
    color: oklch(0.86 0.14 88);
  }
  .ways {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    gap: 10px;
  }
  .ways .button {
    min-height: 48px;
    font-size: 1.08rem;
  }
  .more {
    display: flex;
    flex-wrap: wrap;
    gap: 0 16px;
  }
  .more :is(a, .link) {
    display: inline-flex;
    align-items: center;
    min-height: 32px;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    font-size: 0.95rem;
    text-decoration: underline;
    text-underline-offset: 3px;
    cursor: pointer;
  }
  .makers {
    margin-top: 26px;
    color: var(--uc-ink-soft);
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
    .box {
      min-height: 0;
    }
    .fan uc-card {
      --wide: min(118px, 33cqi);
    }
  }
  /* held across, a telephone shows the first answers without a swipe */
  @media (max-height: 470px) {
    main {
      padding-block-start: 12px;
    }
    h1 {
      font-size: 1.7rem;
    }
    .lead {
      margin-top: 2px;
      font-size: 0.95rem;
    }
    .games {
      margin-top: 10px;
    }
    .box {
      min-height: 0;
    }
    .fan {
      padding: 12px 0 14px;
    }
    .fan uc-card {
      --wide: min(68px, 24cqi);
    }
    .words {
      gap: 6px;
      padding-block: 6px 12px;
    }
    .words h2 {
      font-size: 1.5rem;
    }
  }
  /* as the table does, the shelf grows with a large screen */
  @media (min-width: 1800px) and (min-height: 1000px) {
    main {
      zoom: 1.25;
    }
  }
  @media (min-width: 2400px) and (min-height: 1300px) {
    main {
      zoom: 1.65;
    }
  }
`;
