import { css } from 'lit';

export const stageStyles = css`
  :host {
    display: block;
    container-type: inline-size;
  }
  .stage {
    display: flex;
    flex-direction: column;
    gap: 8px;
    border: 2px solid var(--uc-line);
    border-inline-start: 6px solid var(--seat);
    border-radius: var(--uc-radius);
    background: var(--uc-panel-raised);
    box-shadow: var(--uc-shadow);
    padding: 6px 8px 12px 12px;
  }
  .line {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  .where {
    flex: 1;
    min-width: 0;
    color: var(--uc-ink-soft);
    font-size: 0.92rem;
    font-weight: 700;
    line-height: 1.15;
    text-wrap: balance;
  }
  .caption {
    font-family: var(--uc-font-title);
    font-size: 1.3rem;
    line-height: 1.15;
    min-height: 1.15em;
    font-weight: 700;
    text-wrap: balance;
  }
  .controls {
    flex: none;
    display: flex;
    align-items: center;
  }
  .count {
    color: var(--uc-ink-soft);
    font-variant-numeric: tabular-nums lining-nums;
    font-size: 0.85rem;
    padding-inline: 2px;
  }
  .button {
    min-height: 44px;
  }
  .skip {
    margin-inline-start: 4px;
  }
  .round {
    width: 44px;
    padding: 0;
  }
  .cast {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 10px;
  }
  .group {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-start;
    gap: 8px;
  }
  .then {
    display: flex;
    align-items: center;
    gap: 10px;
  }
  .crowd {
    gap: 6px;
  }
  .stats {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 14px;
  }
  .on {
    color: var(--uc-accent);
    font-size: 22px;
    line-height: 0;
  }
  .rest {
    align-self: center;
    font-weight: 700;
  }
  figure {
    display: grid;
    justify-items: center;
    gap: 6px;
    max-width: 104px;
    margin: 0;
  }
  figure uc-card {
    width: 52px;
  }
  .crowd uc-card {
    width: 46px;
  }
  figcaption {
    color: var(--uc-ink-soft);
    font-size: 0.9rem;
    line-height: 1.1;
    text-align: center;
  }
  .card {
    display: flex;
    align-items: center;
    gap: 14px;
    padding: 14px 16px;
  }
  .card uc-card {
    flex: none;
    width: 62px;
  }
  .card > div {
    display: grid;
    gap: 4px;
    min-width: 0;
  }
  h3 {
    font-family: var(--uc-font-title);
    font-size: 1.2rem;
    line-height: 1.05;
    overflow-wrap: anywhere;
  }
  .card p {
    font-size: 0.98rem;
    line-height: 1.25;
  }
  .glyph {
    display: inline-block;
    vertical-align: -0.1em;
  }
  @container (max-width: 290px) {
    .count {
      display: none;
    }
    .where {
      font-size: 0.86rem;
    }
  }
  uc-dice {
    display: block;
  }
`;
