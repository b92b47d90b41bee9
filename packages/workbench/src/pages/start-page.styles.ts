import { css } from 'lit';

export const startStyles = css`
  .game {
    display: grid;
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    gap: 36px;
    align-items: center;
    margin-top: 36px;
    padding: 28px 32px;
    border-radius: 18px;
    background: color-mix(in oklab, var(--uc-panel), transparent 12%);
    box-shadow:
      inset 0 0 0 1px var(--uc-line-soft),
      var(--uc-shadow-high);
  }
  .show {
    display: flex;
    justify-content: center;
    padding: 14px 0 8px;
  }
  .show uc-card {
    flex: none;
    width: 186px;
    margin-inline: -42px;
    transform: rotate(-7deg) translateY(8px);
    transform-origin: 50% 90%;
  }
  .show uc-card:nth-child(2) {
    transform: none;
    z-index: 1;
  }
  .show uc-card:nth-child(3) {
    transform: rotate(7deg) translateY(8px);
  }
  .words {
    display: grid;
    gap: 12px;
    min-width: 0;
  }
  .facts {
    color: var(--uc-ink-soft);
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
    padding-top: 4px;
  }
  .ways .button {
    min-height: 46px;
    padding-inline: 1.3em;
    font-size: 1.06rem;
  }
  dungeon-setup {
    margin-top: 8px;
    padding-top: 16px;
    border-block-start: 1px solid var(--uc-line-soft);
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
    margin-top: 40px;
  }
  @media (max-width: 760px) {
    main {
      padding: 22px 14px 48px;
    }
    .game {
      grid-template-columns: minmax(0, 1fr);
      padding: 18px 16px 22px;
      gap: 14px;
    }
    .show uc-card {
      width: 172px;
      margin-inline: -42px;
    }
  }
`;
