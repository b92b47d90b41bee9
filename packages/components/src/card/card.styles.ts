import { css } from 'lit';

/** The whole card. All lengths are in `cqi`, hundredths of the width of the card. */
export const cardStyles = css`
  :host {
    display: block;
    position: relative;
    container-type: inline-size;
    --stone: oklch(0.34 0.055 var(--hue));
    --stone-deep: oklch(0.22 0.045 var(--hue));
    --stone-high: oklch(0.5 0.085 var(--hue));
    --stone-ink: oklch(0.95 0.03 var(--hue));
  }
  .frame {
    position: relative;
    --stone: oklch(0.34 0.06 var(--hue));
    --stone-deep: oklch(0.21 0.045 var(--hue));
    --stone-high: oklch(0.52 0.1 var(--hue));
    --stone-rim: oklch(0.68 0.09 var(--hue));
    --stone-ink: oklch(0.95 0.03 var(--hue));
    transition:
      transform var(--uc-quick) var(--uc-ease),
      filter var(--uc-quick);
  }
  .surface {
    display: flex;
    flex-direction: column;
    width: 100%;
    margin: 0;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: pointer;
    -webkit-tap-highlight-color: transparent;
  }
  div.surface {
    cursor: default;
  }
  .surface:focus-visible {
    outline: 3px solid var(--uc-focus);
    outline-offset: 3px;
  }
  .icon {
    display: block;
    flex: none;
  }

  /* ---- card */
  .frame.card {
    aspect-ratio: 63 / 88;
  }
  .card .surface {
    position: absolute;
    inset: 0;
    height: 100%;
    padding: 3cqi;
    border-radius: 5.5cqi;
    background:
      radial-gradient(120% 80% at 50% 0%, rgb(255 255 255 / 0.16), transparent 60%),
      linear-gradient(var(--stone), var(--stone-deep));
    box-shadow:
      inset 0 0 0 0.5cqi var(--stone-rim),
      inset 0 0 0 1.3cqi var(--stone-deep),
      var(--uc-shadow);
    color: var(--uc-paper-ink);
    gap: 0;
  }
  .card .head {
    display: flex;
    align-items: center;
    gap: 2cqi;
    min-height: 14cqi;
    padding: 0 2cqi 1.4cqi;
    color: var(--stone-ink);
  }
  .card .title {
    flex: 1;
    font-family: var(--uc-font-title);
    font-weight: 700;
    font-size: 8.2cqi;
    line-height: 1.02;
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
  .card .badge {
    flex: none;
    display: inline-flex;
    align-items: center;
    gap: 1cqi;
    padding: 0.6cqi 2.4cqi;
    border-radius: 10cqi;
    background: var(--uc-paper);
    color: var(--uc-paper-ink);
    box-shadow: 0 0 0 0.5cqi var(--stone-deep);
    font-size: 8.4cqi;
    line-height: 1.1;
    order: 2;
    font-variant-numeric: lining-nums tabular-nums;
  }
  .card .badge .icon {
    font-size: 7.4cqi;
  }
  .card .art {
    position: relative;
    display: grid;
    place-items: center;
    flex: 1 0 44cqi;
    border-radius: 2.5cqi 2.5cqi 0 0;
    overflow: hidden;
    color: oklch(0.93 0.05 var(--hue));
    font-size: 36cqi;
    background:
      radial-gradient(60% 70% at 50% 45%, oklch(0.62 0.13 var(--hue) / 0.75), transparent 75%),
      repeating-linear-gradient(90deg, rgb(0 0 0 / 0.13) 0 0.6cqi, transparent 0.6cqi 12cqi),
      repeating-linear-gradient(0deg, rgb(0 0 0 / 0.16) 0 0.6cqi, transparent 0.6cqi 7cqi), var(--stone-deep);
    filter: saturate(1.05);
  }
  .card .art .icon {
    filter: drop-shadow(0 1cqi 1.2cqi rgb(0 0 0 / 0.55));
  }
  .initial {
    font-family: var(--uc-font-title);
    font-weight: 700;
    line-height: 1;
  }
  .card .line {
    display: flex;
    gap: 2cqi;
    justify-content: space-between;
    padding: 0.9cqi 3cqi;
    background: var(--stone-deep);
    color: var(--stone-ink);
    font-size: 5cqi;
    line-height: 1.2;
    letter-spacing: 0.04em;
  }
  .card .line .kind {
    font-weight: 700;
  }
  .card .box {
    flex: 0 1 auto;
    min-height: 0;
    display: flex;
    flex-direction: column;
    justify-content: center;
    gap: 1.6cqi;
    padding: 3cqi 3.4cqi;
    overflow: hidden;
    background: radial-gradient(100% 100% at 50% 0%, transparent 60%, rgb(120 85 30 / 0.14)), var(--uc-paper);
    border-radius: 0 0 2.5cqi 2.5cqi;
    font-size: calc(6.3cqi * var(--fit, 1));
    line-height: 1.2;
  }
  .card .line:last-child {
    border-radius: 0 0 2.5cqi 2.5cqi;
  }
  .text {
    white-space: pre-line;
    text-wrap: pretty;
  }
  .flavour {
    padding-top: 1.2cqi;
    border-top: 0.3cqi solid var(--uc-paper-edge);
    color: var(--uc-paper-ink-soft);
    font-family: var(--uc-font-title);
    font-size: 0.86em;
    line-height: 1.15;
  }
  .glyph {
    display: inline-block;
    vertical-align: -0.14em;
  }
  .glyph .icon {
    width: 1.05em;
    height: 1.05em;
  }
  .card .foot {
    display: flex;
    flex-wrap: wrap;
    gap: 1.4cqi;
    padding-top: 2cqi;
    color: var(--stone-ink);
    font-size: 5.6cqi;
    line-height: 1.1;
  }
  .stat {
    display: inline-flex;
    align-items: center;
    gap: 0.25em;
    padding: 0.15em 0.5em;
    border-radius: 1em;
    background: var(--stone-deep);
    box-shadow: inset 0 0 0 0.3cqi var(--stone-high);
  }
  .stat s {
    opacity: 0.75;
    font-size: 0.85em;
  }
  .stat.raised b,
  .badge.raised b {
    color: #86d35a;
  }
  .stat.lowered b,
  .badge.lowered b {
    color: #ff9d8c;
  }
  .badge.raised b {
    color: #2f6b0c;
  }
  .badge.lowered b {
    color: #a3211a;
  }

  /* Too small to read: the picture and the name instead of the text. */
  @container (max-width: 169px) {
    .card .box,
    .card .foot {
      display: none;
    }
    .card .title {
      font-size: 10.5cqi;
    }
    .card .badge {
      font-size: 11.5cqi;
    }
    .card .art {
      font-size: 52cqi;
    }
    .card .line {
      font-size: 7.6cqi;
      border-radius: 0 0 2.5cqi 2.5cqi;
    }
    .card .head {
      min-height: 20cqi;
    }
  }
  @container (max-width: 60px) {
    .card .head,
    .card .line {
      display: none;
    }
    .card .art {
      border-radius: 3cqi;
      font-size: 66cqi;
    }
  }

  /* ---- back */
  .back .weave {
    display: grid;
    place-items: center;
    width: 100%;
    height: 100%;
    flex: 1;
    font-size: 34cqi;
    color: oklch(0.62 0.07 var(--hue));
    background:
      repeating-linear-gradient(45deg, rgb(0 0 0 / 0.22) 0 3cqi, transparent 3cqi 6cqi),
      repeating-linear-gradient(-45deg, rgb(255 255 255 / 0.05) 0 3cqi, transparent 3cqi 6cqi), var(--stone);
    border-radius: inherit;
    box-shadow: inset 0 0 0 1cqi var(--stone-high);
  }

  /* ---- states, for every shape */
  :host([legal]) .surface {
    --ring: var(--uc-accent);
  }
  :host([legal]) .frame::after,
  :host([selected]) .frame::after,
  :host([marked]) .frame::after {
    content: '';
    position: absolute;
    inset: -3px;
    border-radius: var(--ring-radius, calc(5.5cqi + 3px));
    border: 3px solid var(--uc-accent);
    box-shadow:
      0 0 0 1px rgb(0 0 0 / 0.5),
      0 0 16px 3px var(--uc-accent-glow);
    pointer-events: none;
  }
  :host([marked]:not([legal])) .frame::after {
    border-color: var(--uc-select);
    border-style: dashed;
    box-shadow: none;
  }
  :host([selected]) .frame::after {
    border-color: var(--uc-select);
    box-shadow:
      0 0 0 1px rgb(0 0 0 / 0.5),
      0 0 16px 3px color-mix(in oklab, var(--uc-select), transparent 55%);
  }
  :host([legal]) .frame:hover {
    transform: translateY(-3px);
  }
  .exhausted > .surface {
    filter: saturate(0.25) brightness(0.78);
  }
  .barred > .surface {
    cursor: help;
  }
  :host([fresh]) .frame {
    animation: uc-arrive var(--uc-calm) var(--uc-ease) both;
  }
  @keyframes uc-arrive {
    from {
      opacity: 0;
      transform: translateY(-10px) scale(0.94);
    }
  }
`;
