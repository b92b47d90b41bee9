import { css } from 'lit';

/**
 * A tile that says in numbers and pictures what it costs and brings; the number of a thing; the
 * colour of a player.
 */
export const gistStyles = css`
  .tile.gisted {
    border-width: 2px;
    background: var(--uc-paper);
  }
  .gisted > .surface,
  .gisted > .surface > .face {
    position: relative;
    inset: auto;
    display: flex;
    flex: 1;
    align-items: center;
    justify-content: flex-start;
    gap: 4px;
    min-width: 0;
    height: auto;
    text-align: start;
  }
  .gisted > .surface > .face {
    align-self: stretch;
  }
  .tile.gisted {
    flex-direction: row;
    align-items: stretch;
  }
  .gisted .plate,
  :host([packed]) .gisted .plate,
  :host([brief]) .gisted .plate {
    position: static;
    align-self: stretch;
    flex: none;
    min-height: 0;
    height: auto;
    max-width: 60%;
    padding: 0 4px;
    border-radius: 0;
  }
  .gisted .plate .short b {
    padding: 0;
    background: none;
    color: inherit;
    font-size: 13px;
  }
  .gisted .short .icon,
  .gisted .short .initial,
  :host([brief]) .gisted .short .icon,
  :host([brief]) .gisted .short .initial,
  .gisted .art {
    display: none;
  }
  /* numbers and pictures are as large as lets them stand in one line */
  .gist {
    flex: 1;
    min-width: 0;
    padding: 1px 0;
    container-type: inline-size;
    white-space: nowrap;
    line-height: 1;
    letter-spacing: -0.02em;
    font-weight: 700;
    font-variant-numeric: lining-nums;
  }
  .gist > span {
    font-size: clamp(9px, 100cqi / var(--long), 17px);
  }
  .gist.said {
    white-space: normal;
    line-height: 1.06;
  }
  .gist.said > span {
    font-size: clamp(11.5px, 9.6cqi, 15px);
    white-space: nowrap;
  }
  .gist > .cost {
    color: oklch(0.37 0.15 27);
  }
  /* costs stand before it, what they bring behind it */
  .gist > .leads {
    display: inline-block;
    width: 0.4em;
    height: 0.62em;
    background: oklch(0.4 0.1 145);
    clip-path: polygon(0 0, 100% 50%, 0 100%);
  }
  .gist > .leads ~ span {
    color: oklch(0.29 0.085 145);
  }
  .gist .icon {
    vertical-align: -0.24em;
    font-size: 1.32em;
  }
  .gist .glyph[style] .icon {
    color: oklch(0.47 0.15 var(--tint));
  }
  .gisted > .inside,
  :host([packed]) .gisted > .inside {
    flex: none;
    align-content: center;
    align-items: center;
    margin: 0;
    padding: 0 2px 0 0;
    gap: 2px;
  }
  /* its number belongs to the piece that stands there */
  .frame.gisted > .nth {
    inset: -5px -5px auto auto;
  }
  .gisted > .inside .fittings {
    display: none;
  }

  /* on a small square of a board its picture stands for its name, which is told on looking closer
     */
  @container (max-width: 99px) {
    :host([square]) .plate {
      display: none;
    }
    :host([square]) .tile .art {
      inset: 0;
      display: grid;
      place-items: center;
      font-size: 66cqi;
      opacity: 0.9;
    }
    :host([square]) .tile .inside {
      margin: 0;
    }
  }
  .nth {
    position: absolute;
    z-index: 4;
    inset: -6px auto auto -6px;
    min-width: 17px;
    box-sizing: border-box;
    padding: 0 4px;
    border-radius: 9px;
    background: var(--uc-accent);
    box-shadow: 0 0 0 1.5px var(--uc-accent-ink);
    color: var(--uc-accent-ink);
    font-size: 12px;
    font-weight: 700;
    line-height: 17px;
    text-align: center;
    pointer-events: none;
  }
  @container (max-width: 40px) {
    .nth {
      inset: -5px auto auto -5px;
      min-width: 14px;
      padding: 0 3px;
      font-size: 11px;
      line-height: 14px;
    }
  }

  .seated .cut::before {
    background: var(--own);
  }
  .seated .art {
    color: oklch(0.18 0.02 60);
  }
`;
