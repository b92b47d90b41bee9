import { css } from 'lit';

/** Rooms and pieces as they are on a screen. */
export const litPieceStyles = css`
  /* ---- a room: cut into the rock, lit from inside; what is in it stands on its floor */
  :host(:not([print])) .tile {
    border: 0;
    border-radius: 10px;
    background: linear-gradient(oklch(0.3 0.03 var(--hue)), oklch(0.22 0.025 var(--hue)));
    background-color: oklch(0.26 0.03 var(--hue));
    box-shadow:
      0 6px 14px rgb(0 0 0 / 0.7),
      0 0 26px 2px oklch(0.6 0.13 var(--glow, var(--hue)) / 0.28);
    color: var(--uc-block-ink);
  }
  :host([staged]:not([print])) .tile {
    box-shadow:
      0 0 0 2.5px oklch(0.93 0.05 235),
      0 0 34px 10px oklch(0.82 0.11 235 / 0.75);
  }
  :host([staged]:not([print])) .tile .art::after {
    content: '';
    position: absolute;
    inset: 0;
    background: radial-gradient(90% 110% at 50% 0%, oklch(0.95 0.05 235 / 0.38), transparent 75%);
  }
  :host(:not([print])) .tile > .surface {
    overflow: visible;
    border-radius: inherit;
  }
  :host(:not([print])) .tile .art {
    inset: 0;
    display: grid;
    place-items: center;
    overflow: hidden;
    border-radius: 10px;
    color: oklch(0.86 0.06 var(--hue));
    opacity: 1;
  }
  :host(:not([print])) .tile .art.scenic:not(:has(> .picture.there)) {
    opacity: 0.5;
  }
  :host(:not([print])) .tile .plate {
    inset: 1px 0 auto;
    z-index: 1;
    width: fit-content;
    max-width: calc(100% - 10px);
    margin-inline: auto;
    min-height: 20px;
    padding: 1px 10px 3px;
    border-radius: 5px;
    background: linear-gradient(oklch(0.34 0.03 60), oklch(0.21 0.022 50));
    background-color: oklch(0.26 0.025 55);
    box-shadow:
      0 0 0 1.5px oklch(0.62 0.09 75 / 0.85),
      0 2px 5px rgb(0 0 0 / 0.9);
    color: oklch(0.93 0.05 85);
  }
  :host(:not([print])) .tile .title {
    text-align: center;
  }
  /* a name hangs over the edge of its room, where the row above leaves room for it */
  :host(:not([print], [packed], [plain])) .tile:not(.gisted) .plate {
    inset: var(--uc-plate-top, 1px) 0 auto;
  }
  :host([packed]:not([print], [plain])) .tile:not(.gisted) .plate {
    inset: -9px 0 auto;
  }
  :host([packed]:not([print], [plain])) .tile:not(.gisted) .inside {
    margin-top: calc(var(--plate, 22px) - 8px);
  }
  :host(:not([print], [packed])) .tile .inside {
    align-content: flex-end;
    justify-content: center;
    --piece-rows: var(--uc-floor-rows, 8px);
    gap: var(--piece-rows) var(--uc-floor-gap, 6px);
    margin-top: var(--uc-floor-top, 14px);
    padding: 4px min(8px, 2px + var(--uc-floor-gap, 6px)) 10px;
    padding-inline-end: var(--uc-floor-end, min(8px, 2px + var(--uc-floor-gap, 6px)));
  }
  :host(:not([print])) .pips {
    inset: auto 5px 5px auto;
    height: 20px;
    padding: 0 5px;
    border-radius: 10px;
    background: oklch(0.19 0.02 60 / 0.85);
  }
  /* on a board of places they hang over the lower edge, so that pieces stand beside them */
  :host([packed]:not([print])) .pips {
    inset: auto 4px -9px auto;
  }
  /* a place that says what it costs and brings is a slip of paper */
  :host(:not([print])) .tile.gisted {
    border-radius: 3px 6px 4px 7px;
    background:
      radial-gradient(90% 120% at 24% 0%, rgb(255 252 236 / 0.75), transparent 62%),
      radial-gradient(70% 90% at 92% 96%, rgb(126 82 30 / 0.3), transparent 70%),
      linear-gradient(rgb(120 78 28 / 0.05), rgb(120 78 28 / 0.2));
    background-color: var(--uc-paper-deep);
    box-shadow:
      inset 0 0 0 1px rgb(108 70 26 / 0.5),
      inset 0 0 9px rgb(120 78 28 / 0.32),
      inset 0 1px 0 1px rgb(255 255 255 / 0.35),
      0 3px 5px rgb(0 0 0 / 0.65);
    color: var(--uc-paper-ink);
  }
  :host(:not([print])) .tile.gisted .plate {
    position: static;
    width: auto;
    margin: 0;
    padding: 0 5px;
    border-radius: 5px 0 0 5px;
    box-shadow: none;
  }
  :host(:not([print])) .tile.gisted > .inside {
    margin: 0;
    padding: 0 2px 0 0;
    align-content: center;
  }
  :host(:not([print])) .tile.gisted .art {
    display: none;
  }
  /* its icon is printed on the paper, at the end, below what it says */
  @container (max-width: 180.9px) {
    :host(:not([print])) .tile.gisted .art {
      position: absolute;
      inset: 0 3px 0 auto;
      display: grid;
      place-items: center;
      width: auto;
      background: none;
      color: oklch(0.42 0.09 58);
      font-size: 40px;
      opacity: 0.22;
    }
    :host(:not([print])) .tile.gisted .art > .picture {
      display: none;
    }
    :host(:not([print])) .tile.gisted .art:has(> .picture) > .icon {
      visibility: visible;
    }
    :host(:not([print])) .gist {
      position: relative;
    }
  }
  /* where there is room its picture is seen, and what it says stands below it */
  @container (min-width: 181px) {
    :host(:not([print], [packed])) .tile.gisted > .surface {
      position: absolute;
      inset: 0;
    }
    :host(:not([print], [packed])) .tile.gisted > .surface > .face {
      position: static;
    }
    :host(:not([print], [packed])) .tile.gisted .art {
      position: absolute;
      inset: 0 0 34px;
      display: grid;
      border-radius: 5px 5px 0 0;
    }
    :host(:not([print], [packed])) .tile.gisted .plate {
      position: absolute;
      inset: 1px 0 auto;
      align-self: auto;
      width: fit-content;
      max-width: calc(100% - 10px);
      margin-inline: auto;
      padding: 1px 10px 3px;
      border-radius: 5px;
    }
    :host(:not([print], [packed])) .gist {
      position: absolute;
      inset: auto 0 0;
      padding: 0 6px;
      overflow: hidden;
      font-size: 17px;
      line-height: 34px;
      text-align: center;
      white-space: nowrap;
    }
    :host(:not([print], [packed])) .tile.gisted > .inside {
      position: absolute;
      inset: auto 6px 40px auto;
    }
  }
  /* traps and doors hang on its walls */
  :host(:not([print], [packed])) .tile .fittings {
    position: absolute;
    inset: var(--uc-fittings-top, 20px) -5px auto auto;
    flex-flow: column;
    gap: 1px;
    margin: 0;
  }

  /* ---- pieces */
  :is(.token, .chip):has(> .surface .bust.there) :is(.cut, .art) {
    visibility: hidden;
  }
  :is(.token, .chip):has(> .surface .bust.there) > .surface {
    filter: drop-shadow(0 3px 2px rgb(0 0 0 / 0.75));
  }
  .plaque {
    inset: -14% 3% -4%;
    width: 94%;
    height: 118%;
  }
  .bust {
    inset: 5% 12% auto;
    width: 76%;
    aspect-ratio: 1;
  }
  .exhausted .bust {
    filter: grayscale(0.8) brightness(0.72);
  }
  .captured:is(.token, .chip) > .surface > :is(.plaque, .bust) {
    filter: grayscale(0.85) brightness(0.7);
  }
  :is(.token, .chip):has(> .surface .bust.there) .bars {
    inset: -16% 1% -6%;
  }
  :host(:not([print])) .exhausted:is(.token, .chip):has(> .surface .bust.there) :is(.plaque, .bust) {
    rotate: -12deg;
  }
  :host(:not([print])) :is(.token, .chip) .badge {
    inset: auto var(--uc-coin-right, -9cqi) -9cqi var(--uc-coin-left, auto);
    min-width: max(17px, var(--uc-coin-size, 42cqi));
    height: max(17px, var(--uc-coin-size, 42cqi));
    padding: 0 2px;
    border-radius: 30cqi;
    background: radial-gradient(circle at 36% 28%, oklch(0.99 0.02 90), oklch(0.91 0.04 86) 60%, oklch(0.76 0.06 78));
    background-color: oklch(0.93 0.035 88);
    box-shadow:
      inset 0 0 0 1.5px rgb(116 84 44 / 0.55),
      0 1px 3px rgb(0 0 0 / 0.85);
    color: oklch(0.2 0.03 60);
    font-family: var(--uc-font-title);
    font-size: max(14px, var(--uc-coin-letters, 31cqi));
  }
  :host(:not([print])) :is(.token, .chip) .badge.raised {
    border: 0;
    box-shadow:
      /* around the coin: on it, the ring would lie under the number */
      0 0 0 1.5px oklch(0.62 0.17 145),
      0 1px 3px rgb(0 0 0 / 0.85);
  }
  :host(:not([print])) :is(.token, .chip) .badge.lowered {
    border: 0;
    box-shadow:
      0 0 0 1.5px oklch(0.6 0.21 28),
      0 1px 3px rgb(0 0 0 / 0.85);
  }
  /* in the colour of the piece, since it stands between two of them */
  :host(:not([print])) .copies {
    inset: -7px auto auto -6px;
    min-width: 20px;
    padding: 0 4px;
    border-radius: 9px;
    background: oklch(0.21 0.045 var(--hue));
    box-shadow: 0 0 0 1.5px var(--own, oklch(0.72 0.13 var(--hue)));
    color: oklch(0.96 0.03 var(--hue));
  }
  /* coins of the row above reach 6px into the space between rows */
  :host(:not([print])) .badge ~ .copies {
    inset: calc(6px - var(--piece-rows, 4px)) auto auto calc(-1 * min(6px, var(--piece-rows, 4px)));
  }
  /* at the foot, beside its subject */
  :host(:not([print])) :is(.token, .chip) .stamp {
    inset: auto auto max(3px, 9cqi) max(-6px, -12cqi);
    width: clamp(12px, 31cqi, 18px);
    height: clamp(12px, 31cqi, 18px);
    font-size: clamp(8px, 21cqi, 12px);
  }
  /* there is the number of the piece before: then in the corner that neither number takes */
  :host(:not([print])) :is(.token, .chip) .badge ~ .stamp {
    inset: calc(6px - var(--piece-rows, 4px)) 0 auto auto;
  }
  /* a name needs the room more than its plate */
  @container (max-width: 125px) {
    :host(:not([print])) .tile .plate {
      max-width: calc(100% - 2px);
      padding: 1px 4px 2px;
    }
  }
  @container (max-width: 38px) {
    :host(:not([print])) :is(.token, .chip) .badge {
      inset: auto var(--uc-coin-right, -5px) -6px var(--uc-coin-left, auto);
      min-width: 16px;
      height: 16px;
      font-size: 13px;
    }
    :host(:not([print])) .copies {
      min-width: 14px;
      padding: 0 2px;
    }
  }
  /* on the smallest pieces of a board it would hide all of them; none stands in rows there */
  @container (max-width: 24px) {
    :host(:not([print])) .badge ~ .copies {
      inset: -9px auto auto -6px;
    }
  }
  /* what can be chosen stands in a pool of light */
  :host([legal]) :is(.token, .chip):has(> .surface .bust.there)::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: -40% -36% -30%;
    border-radius: 50%;
    background: radial-gradient(closest-side, oklch(0.9 0.15 85 / 0.95), oklch(0.8 0.17 68 / 0.5) 60%, transparent);
    pointer-events: none;
  }
  :host([legal]) :is(.token, .chip):has(> .surface .bust.there)::after {
    inset: -17% -3% -7%;
    border-radius: 38% 38% 14% 14%;
  }

  /* who acts stands in one, too; in a list its line is lit */
  :host([acting]:not([legal], [print])) :is(.token, .chip)::before {
    content: '';
    display: var(--uc-acts, block);
    position: absolute;
    z-index: -1;
    inset: -46% -42% -36%;
    border-radius: 50%;
    background: radial-gradient(closest-side, oklch(0.97 0.06 90), oklch(0.86 0.14 82 / 0.62) 58%, transparent);
    pointer-events: none;
  }

  @media (forced-colors: active) {
    :is(.token, .chip):has(> .surface .bust) :is(.cut, .art) {
      visibility: visible;
    }
  }
`;
