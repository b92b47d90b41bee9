import { css } from 'lit';

/** A lit picture that fades into the dark below it, where words and portraits stand. */
export const openingStyles = css`
  :host {
    display: block;
    min-width: 0;
    container-type: inline-size;
  }
  .opening {
    position: relative;
    isolation: isolate;
    display: grid;
    align-content: end;
    gap: clamp(10px, 2cqi, 22px);
    min-height: 100%;
    padding: var(--uc-opening-view, clamp(104px, 38cqi, 380px)) clamp(12px, 3.4cqi, 44px) clamp(12px, 2.4cqi, 28px);
    border-radius: 14px;
    overflow: hidden;
    background:
      radial-gradient(60% 46% at 50% 14%, oklch(0.74 0.14 62 / 0.3), transparent),
      linear-gradient(oklch(0.2 0.016 60 / 0.6), oklch(0.11 0.01 60 / 0.92) 70%);
    background-color: oklch(0.15 0.012 60);
    box-shadow: inset 0 0 0 1px oklch(0.4 0.03 60 / 0.6);
    color: oklch(0.94 0.025 85);
  }
  .view {
    position: absolute;
    inset: 0 max(0px, (100% - 780px) / 2) auto;
    z-index: -1;
    display: grid;
    place-items: center;
    height: clamp(230px, 50cqi, 520px);
    mask: linear-gradient(90deg, transparent, #000 18% 82%, transparent), linear-gradient(#000 46%, transparent);
    mask-composite: intersect;
    color: oklch(0.84 0.09 75 / 0.7);
    font-size: clamp(110px, 24cqi, 240px);
  }
  .view > .picture {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 50% 42%;
    visibility: hidden;
  }
  .view > .picture.there {
    visibility: visible;
  }
  .view > .picture.there ~ .icon {
    visibility: hidden;
  }
  /* words are read over any picture */
  .view::after {
    content: '';
    position: absolute;
    inset: 40% 0 0;
    background: linear-gradient(transparent, oklch(0.11 0.01 60 / 0.85) 80%);
  }
  .words {
    display: grid;
    gap: clamp(4px, 1cqi, 12px);
    justify-items: start;
  }
  h3,
  p {
    margin: 0;
    text-shadow: 0 2px 12px rgb(0 0 0 / 0.95);
  }
  h3 {
    font-family: var(--uc-font-title);
    font-size: clamp(1.7rem, 6.4cqi, 3.6rem);
    line-height: 1;
    text-wrap: balance;
  }
  .story {
    max-width: 62ch;
    font-size: clamp(1rem, 2.1cqi, 1.3rem);
    line-height: 1.4;
    text-wrap: pretty;
  }
  .goal {
    display: flex;
    gap: 9px;
    align-items: baseline;
    font-size: clamp(0.94rem, 1.8cqi, 1.1rem);
    line-height: 1.3;
  }
  .goal .icon {
    flex: none;
    color: oklch(0.86 0.14 88);
  }
`;
