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
    max-width: calc(100% + 2px);
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
  .tile .short b {
    padding-inline: 4px;
    border-radius: 3px;
    background: var(--uc-block-ink);
    color: var(--block);
    font-size: 14px;
    line-height: 1.15;
  }
  /* a way between others: its floor is all there is to see */
  :host([plain]) .tile {
    border-width: 3px;
  }
  :host([plain]) .tile .plate {
    display: none;
  }
  :host([plain]) .tile .inside {
    margin: auto 0;
    flex: none;
    padding: 5px;
  }
  :host([packed]) .tile .surface .plate {
    min-height: 20px;
  }
  .tile .short .icon,
  .tile .short .initial {
    display: none;
  }
  :host([packed]) .tile .title {
    font-size: 13.5px;
    white-space: nowrap;
    text-overflow: ellipsis;
    overflow: hidden;
  }
  :host([packed]) .tile .inside {
    gap: 4px;
    padding: 5px;
    margin-top: 20px;
    align-content: center;
  }
  :host([packed][plain]) .tile .inside {
    gap: 2px;
    padding: 2px;
    margin-top: auto;
  }
  :host([packed]) .tile .fittings {
    display: contents;
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
  .tile .inside {
    position: relative;
    flex: 1;
    display: flex;
    flex-wrap: wrap;
    align-content: flex-start;
    gap: 6px;
    padding: 7px 7px 8px;
    margin-top: var(--plate, 22px);
    pointer-events: none;
  }
  .tile .fittings {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
    margin-inline-start: auto;
    align-self: flex-end;
  }
  ::slotted(*) {
    pointer-events: auto;
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
    inset: -7px auto auto -7px;
    min-width: 20px;
    padding: 0 4px;
    border-radius: 4px;
    background: var(--block);
    box-shadow: 0 0 0 1.5px var(--uc-paper);
    color: var(--uc-block-ink);
    font-size: 13px;
    font-weight: 700;
    line-height: 17px;
    text-align: center;
  }
  .exhausted .copies ~ .stamp {
    inset: auto auto -6cqi -6cqi;
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
  @container (max-width: 150px) {
    :host([packed]) .numbered .title {
      display: none;
    }
    :host([packed]) .tile .short .icon,
    :host([packed]) .tile .short .initial {
      display: inline-block;
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
    .tile .inside {
      padding: 7px 4px 6px;
      gap: 6px 4px;
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
      inset: -7px auto auto -5px;
      min-width: 0;
      padding: 0 3px;
      font-size: 12px;
      line-height: 14px;
    }
    .token .stamp,
    .chip .stamp {
      width: 14px;
      height: 14px;
      font-size: 9px;
    }
  }
`;
