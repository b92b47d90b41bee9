import { css } from 'lit';

/**
 * Cards as they are on a screen: a frame in the hue of the kind, a window with a lit picture, paper
 * for words. On paper they stay a block print.
 */
export const litStyles = css`
  :is(.picture, .plaque, .bust) {
    display: none;
    position: absolute;
    pointer-events: none;
    user-select: none;
  }
  :is(.picture, .plaque, .bust).there {
    display: block;
  }
  .picture {
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  /* Names what is hidden, because a universal subject of :has() makes every table restyle whole. */
  .art:has(> .picture.there) > :is(.icon, .initial, .view) {
    visibility: hidden;
  }

  /* ---- card */
  :host(:not([print])) .frame {
    --metal: color-mix(in oklab, oklch(0.74 0.09 82), oklch(0.72 0.07 var(--hue)) 40%);
    --paper: radial-gradient(120% 130% at 50% 20%, transparent 45%, rgb(110 70 24 / 0.3)) padding-box;
  }
  :host(:not([print])) .card .surface {
    gap: 1.4cqi;
    padding: 3.4cqi;
    border-radius: 5cqi;
    background:
      radial-gradient(130% 60% at 30% 0%, rgb(255 236 200 / 0.2), transparent 70%),
      linear-gradient(172deg, oklch(0.42 0.105 var(--hue)), oklch(0.26 0.07 var(--hue)) 70%);
    background-color: oklch(0.3 0.08 var(--hue));
    box-shadow:
      inset 0 0 0 1.5cqi oklch(0.17 0.018 60),
      inset 0 0 0 2cqi rgb(255 226 170 / 0.22),
      inset 0 2.6cqi 2.4cqi -1cqi rgb(255 240 214 / 0.22),
      0 0 0 1px rgb(0 0 0 / 0.6),
      0 3px 5px rgb(0 0 0 / 0.5),
      0 10px 18px -4px rgb(0 0 0 / 0.75);
  }
  :host(:not([print])) .card .head {
    position: relative;
    z-index: 1;
    height: 14cqi;
    margin-inline: -0.8cqi;
    padding-inline: 3cqi 2.4cqi;
    border-radius: 2cqi;
    background: linear-gradient(oklch(0.31 0.075 var(--hue)), oklch(0.22 0.055 var(--hue)));
    background-color: oklch(0.26 0.065 var(--hue));
    box-shadow:
      inset 0 0.5cqi 0.4cqi rgb(255 240 214 / 0.3),
      inset 0 -0.5cqi 0.6cqi rgb(0 0 0 / 0.5),
      0 0.8cqi 1.6cqi rgb(0 0 0 / 0.65);
  }
  :host(:not([print])) .card .head:has(.badge) {
    padding-inline-start: 16cqi;
  }
  :host(:not([print])) .card .title {
    text-shadow: 0 0.4cqi 0.8cqi rgb(0 0 0 / 0.9);
  }
  :host(:not([print])) .card .edge {
    display: none;
  }
  :host(:not([print])) .card .art {
    margin: 0;
    padding: 0;
    border: 1.1cqi solid var(--metal);
    border-radius: 2cqi;
    box-shadow:
      inset 0 0 0 0.5cqi rgb(0 0 0 / 0.55),
      0 0.5cqi 1.2cqi rgb(0 0 0 / 0.7);
  }
  :host(:not([print])) .card .art > .icon {
    inset: 0;
    height: min(52cqi, 86%);
  }
  /* the edge of the window lies in front of the picture */
  :host(:not([print])) .card .art > .picture ~ *,
  :host(:not([print])) .card .art::before {
    content: '';
    position: absolute;
    z-index: 1;
    inset: 0;
    box-shadow: inset 0 0.6cqi 2.4cqi rgb(0 0 0 / 0.65);
    pointer-events: none;
  }
  :host(:not([print])) .card .line {
    justify-content: center;
    padding: 0 2cqi;
    background: none;
    font-size: 5cqi;
    line-height: 1.1;
    text-shadow: 0 0.3cqi 0.6cqi rgb(0 0 0 / 0.8);
  }
  :host(:not([print])) .card :is(.box, .foot) {
    margin: 0;
    padding: 2.2cqi 2.4cqi;
    background: var(--paper) var(--uc-paper);
    background-color: var(--uc-paper);
    color: var(--uc-paper-ink);
  }
  :host(:not([print])) .card .box {
    min-height: 26cqi;
    justify-content: center;
    border-radius: 1.6cqi;
    box-shadow:
      inset 0 0.6cqi 1.2cqi rgb(70 40 10 / 0.5),
      0 0.3cqi 0 rgb(255 240 214 / 0.25);
    text-align: center;
    text-wrap: balance;
  }
  :host(:not([print])) .card .box:has(+ .foot) {
    min-height: 0;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }
  :host(:not([print])) .card .foot {
    justify-content: center;
    border-radius: 1.6cqi;
  }
  :host(:not([print])) .card .box + .foot {
    margin-top: -1.4cqi;
    border-start-start-radius: 0;
    border-start-end-radius: 0;
  }
  /* what it costs, or how strong it is: a coin where a fan of cards shows it */
  :host(:not([print])) .card .head > .badge {
    position: absolute;
    z-index: 2;
    inset: -2.6cqi auto auto -3.4cqi;
    display: grid;
    place-content: center;
    justify-items: center;
    gap: 0;
    min-width: 18cqi;
    height: 18cqi;
    padding: 0 1.6cqi;
    border-radius: 9cqi;
    background: radial-gradient(
      circle at 34% 26%,
      oklch(0.97 0.04 var(--coin, 88)),
      oklch(0.85 0.11 var(--coin, 86)) 55%,
      oklch(0.73 0.12 var(--coin, 78))
    );
    background-color: oklch(0.86 0.1 var(--coin, 88));
    box-shadow:
      inset 0 0 0 1cqi oklch(0.45 0.1 var(--coin, 70) / 0.7),
      inset 0 0.8cqi 0.6cqi 0.6cqi rgb(255 252 240 / 0.7),
      0 0.7cqi 1.4cqi rgb(0 0 0 / 0.8);
    color: oklch(0.2 0.04 60);
    font-family: var(--uc-font-title);
    font-size: 9.6cqi;
    line-height: 0.86;
  }
  /* a coin is darkest at its edge: numbers that changed can be read there, too */
  :host(:not([print])) :is(.card .head, .token, .chip) .badge.raised b {
    color: oklch(0.29 0.09 145);
  }
  :host(:not([print])) :is(.card .head, .token, .chip) .badge.lowered b {
    color: oklch(0.3 0.12 28);
  }
  :host(:not([print])) .card .head > .badge .icon {
    font-size: 5.6cqi;
    color: oklch(0.3 0.08 var(--coin, 60));
  }
  @container (max-width: 159px) {
    :host(:not([print])) .card .head {
      height: max(20cqi, 21px);
    }
    :host(:not([print])) .card .head:has(.badge) {
      padding-inline: 22cqi 1.4cqi;
    }
    :host(:not([print])) .card .head > .badge {
      min-width: 24cqi;
      height: 24cqi;
      border-radius: 12cqi;
      font-size: 14cqi;
    }
    :host(:not([print])) .card .head > .badge .icon {
      font-size: 8cqi;
    }
    :host(:not([print])) .card .line {
      font-size: 9.6cqi;
    }
  }
  /* Too small for its numbers: the text has the room, in letters of a size that can be read. */
  @container (min-width: 60px) and (max-width: 159px) {
    :host(:not([print])) [data-says] .art {
      min-height: calc(40cqi * var(--fit-art, 1));
    }
    :host(:not([print])) [data-says] .box {
      position: relative;
      display: block;
      min-height: 0;
      padding: 2px 5px 3px;
      font-size: calc(12.5px * var(--fit, 1));
      line-height: 1.1;
    }
    :host(:not([print])) [data-says] .box > .flavour {
      display: none;
    }
    :host(:not([print])) [data-says] .box:not(:has(> .text)) {
      display: none;
    }
    :host(:not([print])) [data-says] .box > .text {
      display: block;
      white-space: normal;
    }
    :host(:not([print])) [data-cut] .art {
      flex: none;
      height: calc(40cqi * var(--fit-art, 1));
    }
    :host(:not([print])) [data-cut] .box {
      flex: 1 1 0;
    }
    /* as many lines as are whole, and the sign below them */
    :host(:not([print])) [data-cut] .box > .text {
      height: round(down, 100% - 8px, 1lh);
      overflow: hidden;
      text-wrap: pretty;
    }
    [data-cut] .box::after {
      content: '…';
      position: absolute;
      inset: auto 0 0;
      height: 9px;
      font-size: 20px;
      font-weight: 700;
      line-height: 1px;
      text-align: center;
    }
    :host(:not([print])) [data-says] .line {
      display: none;
    }
  }
  @container (min-width: 60px) and (max-width: 111px) {
    :host(:not([print])) [data-says] .box {
      padding-inline: 2px;
    }
  }
  @container (max-width: 59.9px) {
    :host(:not([print])) .card .art {
      border-bottom-width: 1.1cqi;
      border-radius: 4cqi;
    }
  }

  /* ---- back */
  :host(:not([print])) .card.back .weave {
    border: 2cqi solid var(--metal);
    border-radius: 3cqi;
    background:
      radial-gradient(70% 60% at 40% 26%, oklch(0.44 0.1 var(--hue)), oklch(0.24 0.06 var(--hue)) 90%) padding-box,
      oklch(0.26 0.065 var(--hue));
    box-shadow:
      inset 0 0 0 1cqi rgb(0 0 0 / 0.5),
      inset 0 0 5cqi rgb(0 0 0 / 0.7);
    color: var(--metal);
  }

  @media (forced-colors: active) {
    :is(.picture, .plaque, .bust).there {
      display: none;
    }
    .art:has(> .picture) > :is(.icon, .initial, .view) {
      visibility: visible;
    }
  }
`;
