import { css } from 'lit';

/** Cards in a fan, which is as wide as two and a half of them. */
export const fanStyles = css`
  .fan {
    container-type: inline-size;
    display: flex;
    justify-content: center;
    padding: 26px 0 20px;
  }
  .fan uc-card {
    --wide: var(--fan-card, min(150px, 33cqi));
    flex: none;
    width: var(--wide);
    margin-inline: calc(var(--wide) * -0.16);
    transform: rotate(-8deg) translateY(10px);
    transform-origin: 50% 90%;
  }
  .fan uc-card:nth-child(2) {
    z-index: 1;
    transform: scale(1.06);
  }
  .fan uc-card:nth-child(3) {
    transform: rotate(8deg) translateY(10px);
  }
  /* the middle of a fan of two lies between them */
  .fan uc-card:nth-child(2):last-child {
    transform: rotate(8deg) translateY(10px);
  }
  .fan uc-card:only-child {
    transform: none;
  }
`;

/** The front of a box: dark by day, too, as the table is. */
export const coverStyles = css`
  ${fanStyles}
  .cover {
    --fan-card: min(124px, 38cqi);
    color-scheme: dark;
    box-sizing: border-box;
    display: grid;
    align-content: center;
    justify-items: center;
    gap: 8px;
    min-width: 0;
    padding: 0 18px 20px;
    overflow: hidden;
    border-radius: 10px;
    background:
      radial-gradient(80% 50% at 50% 32%, color-mix(in oklab, var(--uc-accent), transparent 45%), transparent),
      linear-gradient(transparent 30%, rgb(0 0 0 / 0.72) 82%),
      var(--lit-ground, none) center / cover,
      var(--uc-ground-edge);
    box-shadow:
      inset 0 0 0 1px rgb(255 240 215 / 0.16),
      inset 0 0 60px rgb(0 0 0 / 0.55);
    color: oklch(0.95 0.02 85);
    text-align: center;
  }
  .cover .fan {
    justify-self: stretch;
  }
  .cover .name {
    font-family: var(--uc-font-title);
    font-size: clamp(1.9rem, 8cqi, 3.1rem);
    line-height: 1.02;
    margin: 0;
    text-shadow: 0 2px 10px #000;
    text-wrap: balance;
  }
  .cover .kind {
    margin: 0;
    padding: 3px 14px;
    border-radius: 99px;
    background: var(--uc-accent);
    color: var(--uc-accent-ink);
    font-weight: 700;
  }
  .cover .goal {
    color: oklch(0.9 0.02 85);
    text-align: start;
    text-wrap: pretty;
  }
  .cover .goal .icon {
    color: oklch(0.86 0.14 88);
  }
`;
