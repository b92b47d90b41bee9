import { css } from 'lit';

/**
 * The stage of a scene. It is lit from the middle and dark at its edges, whatever the theme of the
 * page is.
 */
export const setStyles = css`
  :host {
    --stage-ground: oklch(0.16 0.012 350);
    --stage-bar: oklch(0.22 0.016 350 / 0.86);
    --stage-ink: oklch(0.92 0.03 85);
    --stage-warm: oklch(0.88 0.11 85);
    --stage-ribbon: oklch(0.36 0.13 25);
    display: block;
    container-type: inline-size;
  }
  .scene {
    position: relative;
    isolation: isolate;
    padding: 54px 34px 28px;
    border-radius: 18px;
    overflow: hidden;
    /* where nothing says what is behind it, the table is: two torches light it */
    background:
      radial-gradient(42% 74% at 15% 30%, oklch(0.72 0.15 58 / 0.34), transparent),
      radial-gradient(42% 74% at 85% 30%, oklch(0.72 0.15 58 / 0.34), transparent),
      linear-gradient(oklch(0.16 0.012 350 / 0.3), oklch(0.13 0.01 350 / 0.88) 64%),
      var(--lit-ground, none) center / cover;
    background-color: var(--stage-ground);
    color: var(--stage-ink);
    box-shadow:
      0 24px 80px rgb(0 0 0 / 0.7),
      inset 0 0 0 1px oklch(0.4 0.03 60 / 0.6);
  }
  /* the place itself, as large as the stage, darker where words stand */
  .set {
    position: absolute;
    inset: 0;
    z-index: -1;
  }
  .set uc-card {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    pointer-events: none;
    /* far behind and out of focus: a picture of a room is smaller than a stage */
    filter: blur(9px) brightness(0.72) saturate(1.1);
    scale: 1.14;
  }
  .set::after {
    content: '';
    position: absolute;
    inset: 0;
    background:
      radial-gradient(72% 62% at 50% 36%, transparent 20%, oklch(0.12 0.01 350 / 0.72) 85%),
      linear-gradient(transparent 30%, oklch(0.12 0.01 350 / 0.82) 78%);
  }
  .scene .at {
    position: absolute;
    inset: 0 auto auto 50%;
    translate: -50% 0;
    max-width: 70%;
    margin: 0;
    padding: 8px 34px 10px;
    background: var(--stage-ribbon);
    clip-path: polygon(0 0, 100% 0, calc(100% - 14px) 50%, 100% 100%, 0 100%, 14px 50%);
    color: var(--stage-ink);
    font-family: var(--uc-font-title);
    font-size: 1.35rem;
    font-weight: 700;
    line-height: 1.1;
    text-align: center;
  }
`;
