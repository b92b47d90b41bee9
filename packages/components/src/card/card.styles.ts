import { css } from 'lit';

/** The whole card. All lengths are in `cqi`, hundredths of the width of the card. */
export const cardStyles = css`
  :host {
    display: block;
    position: relative;
    container-type: inline-size;
  }
  .frame {
    position: relative;
    isolation: isolate;
    --block: oklch(0.27 0.065 var(--hue));
    --block-high: oklch(0.34 0.085 var(--hue));
    --spot: oklch(0.43 0.135 var(--hue));
    --art-high: oklch(var(--uc-art-high) var(--hue));
    --art-low: oklch(var(--uc-art-low) var(--hue));
    --cut: color-mix(in oklab, var(--block), transparent 74%);
    --ring-radius: calc(4.5cqi + 3px);
    transition: transform var(--uc-quick) var(--uc-ease);
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
  /* what is seen; what is said stands beside it */
  .face {
    display: contents;
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
    aspect-ratio: var(--uc-card-ratio, 63.5 / 88.9);
    height: var(--uc-card-height, auto);
  }
  .card .surface {
    position: absolute;
    inset: 0;
    height: 100%;
    padding: 3cqi;
    border-radius: 4.5cqi;
    background: radial-gradient(120% 100% at 50% 0%, transparent 55%, rgb(122 83 32 / 0.13)), var(--uc-paper);
    box-shadow:
      0 0 0 1px rgb(0 0 0 / 0.35),
      var(--uc-shadow);
    color: var(--uc-paper-ink);
  }
  .card .head {
    display: flex;
    align-items: center;
    gap: 2cqi;
    flex: none;
    height: 14.5cqi;
    padding: 0.6cqi 2.4cqi 0 3cqi;
    border-radius: 2cqi 2cqi 0 0;
    background: var(--block);
    color: var(--uc-block-ink);
  }
  .card .title {
    flex: 1;
    min-width: 0;
    font-family: var(--uc-font-title);
    font-weight: 700;
    font-size: calc(9.6cqi * var(--fit-title, 1));
    line-height: 0.94;
    text-wrap: balance;
  }
  .card .badge {
    flex: none;
    display: inline-flex;
    align-items: center;
    gap: 1cqi;
    padding: 0 2cqi;
    border-radius: 1.4cqi;
    background: var(--uc-paper);
    color: var(--uc-paper-ink);
    font-size: 9.4cqi;
    line-height: 1.15;
    order: 2;
  }
  .card .badge .icon {
    font-size: 7.4cqi;
    color: var(--spot);
  }
  .card .edge {
    position: relative;
    z-index: 1;
    flex: none;
    height: 4cqi;
    margin-top: -0.15cqi;
    background: var(--block);
    mask: var(--edge) calc(var(--vary) * 8cqi) center / 8cqi 100% repeat-x;
  }
  .card .art {
    position: relative;
    display: grid;
    place-items: center;
    flex: 1 1 0;
    min-height: calc(40cqi * var(--fit-art, 1));
    margin-top: -4cqi;
    padding-top: 4cqi;
    border: solid var(--block);
    border-width: 0 0.8cqi;
    overflow: hidden;
    color: var(--block);
    background: var(--pattern), radial-gradient(75% 85% at 50% 58%, var(--art-high), var(--art-low));
  }
  .card .art > .initial {
    font-size: 34cqi;
  }
  .card .art > .icon {
    position: absolute;
    inset: 4cqi 0 0;
    width: auto;
    height: min(46cqi, calc(86% - 4cqi));
    margin: auto;
  }
  /* what lies on it covers its picture, from below its name */
  .card .inside {
    position: absolute;
    inset: 19cqi 4cqi auto;
    display: flex;
    flex-wrap: wrap;
    gap: 2cqi;
    pointer-events: none;
  }
  .card .fittings {
    display: contents;
  }
  .initial {
    font-family: var(--uc-font-title);
    font-weight: 700;
    line-height: 1;
  }
  .card .line {
    display: flex;
    flex: none;
    flex-wrap: wrap;
    gap: 0 2.4cqi;
    justify-content: space-between;
    padding: 0.7cqi 3cqi;
    background: var(--block);
    color: var(--uc-block-ink);
    font-size: 5.2cqi;
    line-height: 1.2;
    letter-spacing: 0.02em;
  }
  .card .line .kind {
    font-weight: 700;
  }
  .card .box {
    flex: none;
    display: flex;
    flex-direction: column;
    gap: 1.4cqi;
    padding: 2.4cqi 1.6cqi 1cqi;
    font-size: calc(6.4cqi * var(--fit, 1));
    line-height: 1.18;
  }
  .title {
    overflow-wrap: var(--fit-title-wrap, normal);
    hyphens: var(--fit-title-hyphens, manual);
  }
  .card :is(.line, .box, .foot) {
    overflow-wrap: var(--fit-wrap, normal);
    hyphens: var(--fit-hyphens, manual);
  }
  .text {
    white-space: pre-line;
    text-wrap: pretty;
  }
  .text .glyph {
    color: var(--spot);
  }
  .flavour {
    padding-top: 1.1cqi;
    border-top: 0.4cqi solid var(--spot);
    color: var(--spot);
    font-size: 0.92em;
    font-style: italic;
    line-height: 1.15;
  }
  .glyph {
    display: inline-block;
    vertical-align: -0.14em;
    white-space: nowrap;
  }
  .glyph .icon {
    width: 1.05em;
    height: 1.05em;
  }
  .card .foot {
    display: flex;
    flex: none;
    flex-wrap: wrap;
    gap: 1.2cqi;
    margin-top: auto;
    padding: 1.2cqi 1.2cqi 0.4cqi;
    font-size: calc(5.6cqi * (0.4 + 0.6 * var(--fit, 1)));
    line-height: 1.15;
  }
  .stat {
    display: inline-flex;
    align-items: center;
    max-width: 100%;
    min-width: 0;
    gap: 0.3em;
    padding: 0.08em 0.45em;
    border: 0.45cqi solid var(--spot);
    border-radius: 1.2cqi;
    color: var(--uc-paper-ink);
  }
  .stat .icon {
    color: var(--spot);
  }
  .stat.mark {
    border-style: dashed;
  }
  .stat s {
    color: var(--uc-paper-ink-soft);
    font-size: 0.85em;
  }
  .raised b {
    color: oklch(0.4 0.11 140);
  }
  .raised b::after {
    content: '▴';
    font-size: 0.6em;
    vertical-align: 0.25em;
  }
  .lowered b {
    color: oklch(0.44 0.16 28);
  }
  .lowered b::after {
    content: '▾';
    font-size: 0.6em;
    vertical-align: 0.1em;
  }

  /* ---- back */
  .card.back .surface {
    padding: 3.4cqi;
  }
  .back .weave {
    display: grid;
    place-items: center;
    flex: 1;
    width: 100%;
    border-radius: 2cqi;
    font-size: 38cqi;
    color: var(--uc-paper);
    background:
      repeating-linear-gradient(45deg, rgb(255 255 255 / 0.13) 0 0.8cqi, transparent 0.8cqi 6cqi),
      repeating-linear-gradient(-45deg, rgb(255 255 255 / 0.13) 0 0.8cqi, transparent 0.8cqi 6cqi), var(--block);
  }

  /* Too small to read: the picture and the name instead of the text. */
  @container (max-width: 159px) {
    .card .box,
    .card .foot {
      display: none;
    }
    .card .head {
      height: max(23cqi, 22px);
      gap: 1.5cqi;
      padding-inline: 3cqi 2cqi;
    }
    .card .title {
      /* lines this close stand high in their box: some letters would be cut at its edge */
      padding-top: 0.14em;
      font-size: calc(max(13cqi, 11.6px) * var(--fit-title, 1));
      line-height: 0.86;
    }
    .card .badge {
      font-size: 14cqi;
      padding-inline: 2.4cqi;
    }
    .card .badge .icon {
      font-size: 10cqi;
    }
    .card .edge {
      height: 7cqi;
      mask-size: 14cqi 100%;
    }
    .card .art {
      margin-top: -7cqi;
      padding-top: 7cqi;
      border-width: 0 1.2cqi;
    }
    .card .art > .icon {
      inset: 6cqi 0 0;
      height: min(58cqi, calc(90% - 6cqi));
    }
    .card .inside {
      top: calc(max(23cqi, 22px) + 5cqi);
    }
    .card .line {
      padding: 0.4cqi 3cqi 1cqi;
      border-radius: 0 0 2cqi 2cqi;
      font-size: 11cqi;
      line-height: 1.05;
    }
  }
  @container (max-width: 59.9px) {
    .card .head,
    .card .line {
      display: none;
    }
    .card .inside {
      top: 14cqi;
    }
    .card .edge {
      height: 12cqi;
      mask-size: 24cqi 100%;
    }
    .card .art {
      margin-top: -12cqi;
      border-radius: 0 0 2cqi 2cqi;
      border-bottom-width: 2cqi;
    }
    .card .art > .icon {
      inset: 10cqi 0 0;
      height: 66cqi;
    }
  }
`;
