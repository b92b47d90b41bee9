import { css } from 'lit';

/** Tile, token and chip: the same thing where there is no room for its text. */
export const smallStyles = css`
  /* ---- tile: the plan of a room, with a floor for what lies in it */
  .tile {
    --ring-radius: 7px;
    display: flex;
    flex-direction: column;
    height: 100%;
    min-height: inherit;
    border: 4px solid var(--uc-block);
    border-radius: 3px;
    background:
      radial-gradient(85% 120% at 50% 55%, transparent 45%, rgb(90 56 21 / 0.34)),
      repeating-linear-gradient(90deg, rgb(90 64 32 / 0.11) 0 1px, transparent 1px 22px),
      repeating-linear-gradient(0deg, rgb(90 64 32 / 0.11) 0 1px, transparent 1px 22px), var(--uc-paper-deep);
    box-shadow:
      0 0 0 1px rgb(0 0 0 / 0.25),
      0 0 0 var(--uc-tile-moat, 6px) var(--uc-earth);
    color: var(--uc-paper-ink);
  }
  .tile > .surface {
    position: absolute;
    inset: 0;
    height: 100%;
    display: block;
    overflow: hidden;
  }
  .tile .plate {
    position: absolute;
    inset: -1px auto auto -1px;
    display: flex;
    align-items: center;
    gap: 5px;
    max-width: calc(100% + 2px - min(var(--pips, 0), 1) * 9px - var(--pips, 0) * 16px);
    min-height: 22px;
    padding: 2px 9px 3px 7px;
    border-radius: 0 0 6px 0;
    background: var(--block);
    color: var(--uc-block-ink);
  }
  .tile .title {
    min-width: 0;
    font-family: var(--uc-font-title);
    font-weight: 700;
    font-size: calc(clamp(12.5px, 9.4cqi, 18px) * var(--fit-title, 1));
    line-height: 0.98;
    text-wrap: balance;
  }
  .tile .short {
    flex: none;
    display: inline-flex;
    align-items: center;
    gap: 4px;
    font-size: 16px;
    line-height: 1;
  }
  .copies i {
    font-style: normal;
  }
  .tile .short b {
    padding-inline: 4px;
    border-radius: 3px;
    background: var(--uc-block-ink);
    color: var(--block);
    font-size: 14px;
    line-height: 1.15;
  }
  /* a way between others: its floor is all there is to see */
  :host([packed]) .tile {
    border-width: 3px;
  }
  :host([plain]) .tile {
    border-width: 2px;
  }
  :host([plain]) .tile .plate {
    display: none;
  }
  .tile .short .icon,
  .tile .short .initial {
    display: none;
  }
  :host([packed]) .tile .plate {
    min-height: 20px;
    padding: 2px 7px 3px 5px;
  }
  :host([packed]) .tile .title {
    font-size: calc(13px * var(--fit-title, 1));
    line-height: 1.02;
  }
  /* its name is told on looking closer */
  :host([brief]) .numbered .title {
    display: none;
  }
  :host([brief]) .tile .short .icon,
  :host([brief]) .tile .short .initial {
    display: inline-block;
  }
  :host([brief]) .tile .plate {
    max-width: 100%;
    height: 20px;
    box-sizing: border-box;
  }
  /* as many small pictures as a number says */
  .pips {
    position: absolute;
    inset: -1px -1px auto auto;
    display: flex;
    align-items: center;
    height: 20px;
    padding: 0 4px 0 5px;
    border-radius: 0 0 0 6px;
    background: var(--block);
    color: oklch(0.86 0.14 88);
    font-size: 16px;
  }
  .tile .art {
    position: absolute;
    inset: auto -2px -8px auto;
    font-size: min(46cqi, 84px);
    color: var(--spot);
    opacity: 0.24;
  }
  .tile .badge {
    flex: none;
    display: inline-flex;
    align-items: center;
    gap: 3px;
    padding: 0 5px;
    border-radius: 3px;
    background: var(--uc-paper);
    color: var(--uc-paper-ink);
    font-size: 13px;
    line-height: 1.3;
  }
  .tile .badge .icon {
    color: var(--spot);
  }
  .tile .stamp {
    inset: auto 4px 4px auto;
    width: 22px;
    height: 22px;
    font-size: 14px;
  }
  .tile.back .weave {
    position: absolute;
    inset: 0;
    font-size: min(40cqi, 60px);
  }

  /* ---- token: a counter cut to the outline of its motif; chip: a small square piece */
  .token,
  .chip {
    --ring-radius: 50%;
  }
  .chip {
    --ring-radius: 8px;
    --outline: inset(2% round 20%);
  }
  .token .surface,
  .chip .surface {
    position: relative;
    display: grid;
    place-items: center;
    aspect-ratio: 1;
    color: var(--uc-block-ink);
    filter: drop-shadow(0 1.5px 1.5px rgb(0 0 0 / 0.6));
  }
  .cut {
    position: absolute;
    inset: 0;
    background: var(--uc-paper);
    clip-path: var(--outline);
  }
  .cut::before {
    content: '';
    position: absolute;
    inset: 6.5%;
    background: radial-gradient(circle at 50% 38%, oklch(0.5 0.125 var(--hue)), oklch(0.36 0.1 var(--hue)));
    clip-path: var(--outline);
  }
  .token .art,
  .chip .art {
    position: relative;
    font-size: 60cqi;
  }
  .token .title,
  .chip .title {
    display: none;
  }
  .token .badge,
  .chip .badge {
    position: absolute;
    z-index: 3;
    inset: auto -8cqi -8cqi auto;
    min-width: 20px;
    height: 20px;
    padding: 0 4px;
    display: grid;
    place-items: center;
    border-radius: 4px;
    background: var(--uc-paper);
    color: var(--uc-paper-ink);
    box-shadow: 0 0 0 1.5px var(--block);
    font-size: 15px;
    font-weight: 700;
    line-height: 1;
  }
  .token .badge b::after,
  .chip .badge b::after {
    content: none;
  }
  .token .badge.raised,
  .chip .badge.raised {
    border-bottom: 3px solid oklch(0.5 0.14 140);
  }
  .token .badge.lowered,
  .chip .badge.lowered {
    border-top: 3px solid oklch(0.5 0.18 28);
  }
  .token .badge .icon,
  .chip .badge .icon {
    display: none;
  }
  .token .stamp,
  .chip .stamp {
    inset: -6cqi auto auto -6cqi;
    width: 18px;
    height: 18px;
    box-shadow: 0 0 0 1.5px var(--block);
    font-size: 12px;
  }
  .copies {
    position: absolute;
    z-index: 3;
    inset: auto -6px -5px auto;
    min-width: 17px;
    padding: 0 3px;
    border-radius: 8px;
    background: var(--block);
    box-shadow: 0 0 0 1.5px var(--uc-paper);
    color: var(--uc-block-ink);
    font-size: 13px;
    font-weight: 700;
    line-height: 16px;
    text-align: center;
  }
  .badge ~ .copies {
    inset: -7px auto auto -7px;
  }
  .token .initial,
  .chip .initial {
    font-size: 0.8em;
  }
  .token .weave,
  .chip .weave {
    position: absolute;
    inset: 9%;
    width: auto;
    font-size: 48cqi;
    clip-path: var(--outline);
  }
  .token.exhausted .art,
  .chip.exhausted .art {
    transform: rotate(180deg);
  }
  .token.damaged .art::after,
  .chip.damaged .art::after {
    inset: -30%;
  }
  .token .tick,
  .chip .tick {
    inset: -8px -8px auto auto;
    width: 17px;
    height: 17px;
    font-size: 12px;
  }

  /* ---- where there is little room */
  @container (max-width: 125px) {
    :host(:not([brief])) .pips {
      display: none;
    }
    .tile .plate {
      max-width: calc(100% + 2px);
    }
  }
  @container (max-width: 110px) {
    .tile .badge {
      padding: 0 3px;
      font-size: 12px;
    }
    .tile .badge .icon {
      display: none;
    }
  }
  @container (max-width: 96px) {
    .tile .plate {
      gap: 3px;
      min-height: 18px;
      padding: 1px 6px 2px 4px;
    }
    :host([brief]) .tile .plate {
      padding: 0 4px 1px 2px;
    }
    :host(:not([packed])) .tile .inside {
      padding: 7px 4px 6px;
      gap: 6px 4px;
    }
    .pips {
      padding: 0 1px 0 3px;
      height: 19px;
      font-size: 14px;
    }
    .pips .icon + .icon {
      margin-inline-start: -6px;
    }
    :host([brief]) .tile .short.known .icon,
    :host([brief]) .tile .short.known .initial {
      display: none;
    }
  }
  /* pieces that lie close together have a narrow ring */
  @container (max-width: 40px) {
    :host(:is([legal], [selected], [marked])) .frame:is(.token, .chip)::after {
      inset: -3px;
      border-width: 2px;
    }
  }
  @container (max-width: 46px) {
    .pips .icon + .icon {
      display: none;
    }
  }
  @container (max-width: 34px) {
    .token .badge,
    .chip .badge {
      inset: auto -4px -5px auto;
      min-width: 16px;
      height: 16px;
      padding: 0 3px;
      font-size: 13px;
    }
    .copies {
      inset: auto -5px -7px auto;
      min-width: 14px;
      padding: 0 2px;
      font-size: 11px;
      letter-spacing: -0.4px;
      line-height: 12px;
    }
    /* narrow, but there: without it a count reads as the value */
    .copies i {
      font-size: 9px;
    }
    .token .stamp,
    .chip .stamp {
      inset: -4px auto auto -4px;
      width: 15px;
      height: 15px;
      font-size: 11px;
    }
  }
`;
