import { css } from 'lit';

/** Tile, token and chip: the same thing where there is no room for its text. */
export const smallStyles = css`
  /* ---- tile: a wide plate with room for what lies in it */
  .tile {
    --ring-radius: calc(var(--uc-radius) + 3px);
    display: flex;
    flex-direction: column;
    min-height: 100%;
    border-radius: var(--uc-radius);
    background:
      linear-gradient(rgb(255 255 255 / 0.1), transparent 46px),
      repeating-linear-gradient(90deg, rgb(0 0 0 / 0.1) 0 1px, transparent 1px 34px),
      repeating-linear-gradient(0deg, rgb(0 0 0 / 0.12) 0 1px, transparent 1px 18px), var(--stone-deep);
    box-shadow:
      inset 0 0 0 1px var(--stone-high),
      inset 0 0 0 3px rgb(0 0 0 / 0.3),
      var(--uc-shadow);
    color: var(--stone-ink);
  }
  .tile > .surface {
    position: absolute;
    inset: 0;
    height: 100%;
    border-radius: inherit;
    display: block;
    overflow: hidden;
  }
  .tile .title {
    position: absolute;
    inset: 0 0 auto 0;
    padding: 5px 8px 4px;
    border-radius: var(--uc-radius) var(--uc-radius) 0 0;
    background: linear-gradient(var(--stone-high), var(--stone));
    box-shadow:
      inset 0 1px 0 rgb(255 255 255 / 0.22),
      0 1px 0 rgb(0 0 0 / 0.45);
    font-family: var(--uc-font-title);
    font-weight: 700;
    font-size: clamp(11px, 9.4cqi, 16px);
    line-height: 1.1;
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .tile .art {
    position: absolute;
    inset: auto -4% -12% auto;
    font-size: min(52cqi, 84px);
    color: var(--stone-rim);
    opacity: 0.34;
  }
  .tile .badge {
    position: absolute;
    inset: 3px 4px auto auto;
    display: inline-flex;
    align-items: center;
    gap: 2px;
    padding: 0 6px;
    border-radius: 10px;
    background: var(--uc-paper);
    color: var(--uc-paper-ink);
    font-size: 13px;
    line-height: 1.4;
  }
  .tile .asleep {
    display: none;
  }
  .tile .inside {
    position: relative;
    flex: 1;
    display: flex;
    flex-wrap: wrap;
    align-content: flex-start;
    gap: 5px;
    padding: 7px 7px 8px;
    margin-top: clamp(22px, 20cqi, 28px);
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

  /* ---- token: a round counter; chip: a square one */
  .token,
  .chip {
    --ring-radius: 50%;
  }
  .chip {
    --ring-radius: calc(22cqi + 3px);
  }
  .token .surface,
  .chip .surface {
    position: relative;
    display: grid;
    place-items: center;
    aspect-ratio: 1;
    border-radius: 50%;
    color: var(--stone-ink);
    background:
      radial-gradient(75% 75% at 35% 25%, rgb(255 255 255 / 0.28), transparent 60%),
      radial-gradient(circle, var(--stone-high), var(--stone-deep) 78%);
    box-shadow:
      inset 0 0 0 max(1.5px, 4cqi) var(--stone-rim),
      inset 0 0 0 max(2.5px, 7cqi) rgb(0 0 0 / 0.38),
      0 1px 2px rgb(0 0 0 / 0.5),
      0 3px 8px -2px rgb(0 0 0 / 0.55);
  }
  .chip .surface {
    border-radius: 22cqi;
  }
  .token .art,
  .chip .art {
    font-size: 62cqi;
  }
  .token .title,
  .chip .title {
    display: none;
  }
  .token .badge,
  .chip .badge {
    position: absolute;
    z-index: 1;
    inset: auto -8cqi -8cqi auto;
    min-width: 20px;
    height: 20px;
    padding: 0 4px;
    display: grid;
    place-items: center;
    border-radius: 10px;
    background: var(--uc-paper);
    color: var(--uc-paper-ink);
    box-shadow: 0 0 0 1.5px var(--stone-deep);
    font-size: 14px;
    font-weight: 700;
    line-height: 1;
  }
  .token .badge .icon,
  .chip .badge .icon {
    display: none;
  }
  .token .asleep,
  .chip .asleep {
    position: absolute;
    inset: -6cqi auto auto -6cqi;
    width: 18px;
    height: 18px;
    display: grid;
    place-items: center;
    border-radius: 50%;
    background: #2b2017;
    color: #f4ead4;
    font-size: 11px;
  }
  .copies {
    position: absolute;
    z-index: 1;
    inset: -7px auto auto -6px;
    min-width: 20px;
    padding: 0 4px;
    border-radius: 9px;
    background: var(--stone-deep);
    box-shadow: 0 0 0 1.5px var(--stone-rim);
    color: var(--stone-ink);
    font-size: 13px;
    font-weight: 700;
    line-height: 17px;
    text-align: center;
  }
  .token.exhausted .copies ~ .asleep {
    inset: auto auto -6cqi -6cqi;
  }
  .token .initial,
  .chip .initial {
    font-size: 0.8em;
  }
  .token .weave,
  .chip .weave {
    position: absolute;
    inset: 0;
    font-size: 48cqi;
  }
  .token.exhausted .art {
    transform: rotate(180deg);
  }

  /* ---- where there is little room */
  @container (max-width: 96px) {
    .tile .title {
      padding: 4px 4px 3px;
      font-size: 10.5px;
    }
    .tile .inside {
      padding: 7px 4px 6px;
      gap: 6px 3px;
      margin-top: 20px;
    }
  }
  @container (max-width: 34px) {
    .token .badge,
    .chip .badge {
      inset: auto -4px -5px auto;
      min-width: 16px;
      height: 16px;
      padding: 0 3px;
      font-size: 12px;
    }
    .copies {
      inset: -7px auto auto -5px;
      min-width: 0;
      padding: 0 3px;
      font-size: 11px;
      line-height: 14px;
    }
    .token .asleep,
    .chip .asleep {
      width: 14px;
      height: 14px;
      font-size: 9px;
    }
  }
`;
