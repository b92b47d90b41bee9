import { css } from 'lit';

/** A briefing: a dark page with the title as on a box, lit from above. */
export const briefingStyles = css`
  dialog:has(> .briefing) {
    width: min(760px, calc(100vw / var(--uc-zoom, 1) - 24px));
    padding: clamp(20px, 4vw, 40px);
    background:
      radial-gradient(90% 70% at 50% 0, color-mix(in oklab, var(--uc-accent), transparent 62%), transparent),
      oklch(0.17 0.014 60);
    color: oklch(0.95 0.02 85);
  }
  dialog:has(> .briefing) h2 {
    font-size: clamp(1.9rem, 6vw, 3.2rem);
    text-wrap: balance;
  }
  dialog:has(> .briefing) .close {
    color: inherit;
  }
  .briefing {
    display: grid;
    gap: clamp(12px, 2.4vh, 22px);
  }
  .briefing p:is(.story, .told) {
    margin: 0;
  }
  .briefing .story {
    max-width: 34em;
    font-size: clamp(1.05rem, 2.2vw, 1.25rem);
    line-height: 1.45;
    text-wrap: pretty;
  }
  .briefing .told {
    display: flex;
    gap: 10px;
    align-items: baseline;
  }
  .briefing .told .icon {
    flex: none;
    color: oklch(0.86 0.14 88);
  }
  .cast {
    display: flex;
    flex-wrap: wrap;
    gap: 12px 16px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .cast li {
    display: grid;
    justify-items: center;
    gap: 6px;
    width: 84px;
    line-height: 1.2;
    text-align: center;
  }
  .cast :is(.token, .chip) uc-card {
    width: 68px;
  }
  .cast .tile,
  .cast .card {
    width: 128px;
  }
  .cast .card uc-card {
    width: 112px;
  }
  .cast .tile uc-card {
    width: 128px;
    min-height: 84px;
  }
  @media (max-height: 480px) {
    dialog:has(> .briefing) {
      width: calc(100vw / var(--uc-zoom, 1) - 24px);
      padding: 14px 20px;
    }
    dialog:has(> .briefing) h2 {
      font-size: 1.7rem;
    }
    dialog:has(> .briefing) .head {
      margin-bottom: 4px;
    }
    .briefing {
      gap: 10px;
    }
    .briefing .story {
      max-width: none;
      font-size: 1.02rem;
      line-height: 1.35;
    }
    .cast {
      gap: 6px 10px;
    }
    .cast :is(.token, .chip) uc-card {
      width: 46px;
    }
  }
`;
