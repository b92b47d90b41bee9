import { css } from 'lit';

/** The end of a game: a banner in the colour of who has won. */
export const endBannerStyles = css`
  .banner {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 16px 26px;
    margin: -6px -6px 0;
    padding: 20px 26px 26px;
    border-radius: calc(2.8 * var(--uc-radius)) calc(2.8 * var(--uc-radius)) 0 0;
    background:
      radial-gradient(80% 120% at 80% 0, color-mix(in oklab, var(--banner), transparent 58%), transparent),
      linear-gradient(color-mix(in oklab, var(--banner), black 58%), oklch(0.16 0.012 350));
    clip-path: polygon(0 0, 100% 0, 100% 100%, 50% calc(100% - 12px), 0 100%);
    color: oklch(0.95 0.02 85);
  }
  .banner .told {
    flex: 1 1 270px;
    display: grid;
    gap: 8px;
    min-width: 0;
  }
  .banner .headline {
    color: inherit;
    font-size: clamp(1.7rem, 4.6cqi, 2.7rem);
    line-height: 1.05;
  }
  .banner .headline .icon {
    flex: none;
    color: oklch(0.86 0.14 88);
    font-size: 1.3em;
  }
  .figures {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 28px;
  }
  .figures li {
    display: grid;
    justify-items: start;
    opacity: 0.85;
  }
  .figures small {
    color: inherit;
  }
  .figures b {
    font-family: var(--uc-font-title);
    font-size: 2rem;
    font-variant-numeric: lining-nums tabular-nums;
    line-height: 1;
  }
  .figures .won {
    opacity: 1;
  }
  .figures .won b {
    color: oklch(0.88 0.13 88);
    font-size: 2.8rem;
  }
  /* the moment stands beside the words, in its own light */
  .moment {
    flex: 1 1 200px;
    display: grid;
    justify-items: center;
    gap: 14px;
    margin: 0;
    padding: 6px 0;
    background: radial-gradient(closest-side at 50% 38%, color-mix(in oklab, var(--banner), white 30%), transparent);
    text-align: center;
  }
  .moment uc-card {
    width: 124px;
  }
  .moment:is(.token, .chip) uc-card {
    width: 104px;
    margin-block: 14px 2px;
  }
  .moment.tile uc-card {
    width: 190px;
    min-height: 122px;
  }
  .banner .moment :is(figcaption, small) {
    color: inherit;
  }
  .moment figcaption {
    display: grid;
    gap: 2px;
    font-size: 1.02rem;
    line-height: 1.25;
  }
  .moment small {
    opacity: 0.85;
  }
  @media (prefers-reduced-motion: no-preference) {
    .banner {
      animation: unroll 0.7s cubic-bezier(0.2, 0.9, 0.3, 1) both;
    }
  }
  @keyframes unroll {
    from {
      clip-path: polygon(0 0, 100% 0, 100% 0, 50% 0, 0 0);
    }
  }
  /* always in reach, however much there is to read */
  .end .actions {
    position: sticky;
    bottom: -22px;
    margin: 0 -22px -22px;
    padding: 12px 22px 18px;
    border-block-start: 1px solid var(--uc-line-soft);
    background: var(--uc-panel);
    box-shadow:
      inset 1px -1px var(--uc-line),
      inset -1px 0 var(--uc-line);
    border-radius: 0 0 calc(2.8 * var(--uc-radius)) calc(2.8 * var(--uc-radius));
  }
  /* in several lines they would leave nothing to read */
  @media (max-height: 400px), (max-width: 340px) {
    .end .actions {
      flex-wrap: nowrap;
      gap: 6px;
      padding-block: 6px;
      overflow-x: auto;
    }
    .end .actions .button {
      flex: none;
    }
  }
  @media (max-height: 400px) {
    .banner {
      flex-wrap: nowrap;
      padding: 10px 22px 20px;
    }
    .banner .told {
      gap: 4px;
    }
    .moment {
      gap: 6px;
      padding: 0;
    }
    .moment uc-card {
      width: 88px;
    }
    .moment:is(.token, .chip) uc-card {
      width: 76px;
      margin-block: 4px 0;
    }
    .moment.tile uc-card {
      width: 120px;
      min-height: 78px;
    }
    dialog:has(> .end) {
      width: min(760px, calc(100vw / var(--uc-zoom, 1) - 24px));
    }
    .end .actions .button {
      padding-inline: 12px;
    }
  }
`;
