import { css } from 'lit';

export const tableStyles = css`
  :host {
    display: block;
    height: 100%;
    min-height: 0;
    container: table / inline-size;
    --token: 40px;
  }
  .table {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 340px;
    height: 100%;
    min-height: 0;
    background:
      radial-gradient(1200px 700px at 45% -10%, color-mix(in oklab, var(--uc-ground), white 7%), transparent 70%),
      repeating-linear-gradient(0deg, transparent 0 63px, rgb(0 0 0 / 0.05) 63px 64px),
      repeating-linear-gradient(90deg, transparent 0 127px, rgb(0 0 0 / 0.05) 127px 128px),
      linear-gradient(var(--uc-ground), var(--uc-ground-edge));
  }
  .field {
    display: flex;
    flex-direction: column;
    gap: 12px;
    min-width: 0;
    min-height: 0;
    padding: 14px;
    overflow: auto;
    scrollbar-width: thin;
    scrollbar-color: var(--uc-line) transparent;
  }
  .boards {
    display: grid;
    gap: 12px;
    flex: 1 0 auto;
  }
  .beside .boards {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
  }
  .board {
    display: flex;
    flex-direction: column;
    gap: 8px;
    min-width: 0;
  }
  .areas,
  .shared,
  .hand {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    align-items: stretch;
  }
  .areas {
    flex: 1;
    align-content: flex-start;
  }
  .area {
    flex: 1 1 auto;
  }
  .area[shape='levels'],
  .area.large {
    flex: 1 1 100%;
  }
  .area[shape='stack'],
  .area[shape='count'] {
    flex: 0 1 auto;
  }
  .shared {
    align-items: stretch;
  }
  uc-dice {
    flex: 0 0 auto;
    align-self: center;
    padding: 4px 8px;
  }

  /* sizes of things by the size of their zone */
  .area {
    --card: 118px;
    --tile: 150px;
    --token: 44px;
  }
  .area.small {
    --card: 84px;
    --tile: 120px;
    --token: 34px;
  }
  .area.large {
    --card: 150px;
    --tile: 180px;
    --token: 52px;
  }
  uc-card {
    flex: none;
  }
  uc-card.card {
    width: var(--card);
  }
  uc-card.token {
    width: var(--token);
  }
  uc-card.chip {
    width: var(--token);
  }
  uc-card.tile {
    width: var(--tile);
    min-height: 84px;
  }
  .area[shape='levels'] uc-card.tile {
    flex: 0 1 calc((100% - (var(--widest) - 1) * 8px) / var(--widest));
    max-width: 200px;
    min-width: 0;
  }
  uc-card.tile > uc-card {
    width: 36px;
  }
  uc-card.tile > uc-card[slot='fittings'] {
    width: 28px;
  }

  .side {
    display: flex;
    flex-direction: column;
    min-height: 0;
    border-inline-start: 1px solid var(--uc-line-soft);
    background: color-mix(in oklab, var(--uc-panel), transparent 30%);
  }
  .side uc-prompt {
    flex: 0 1 auto;
    max-height: 62%;
    padding: 14px 14px 10px;
    overflow: auto;
    scrollbar-width: thin;
    scrollbar-color: var(--uc-line) transparent;
  }
  uc-log {
    flex: 1;
  }

  @container table (max-width: 1100px) {
    .table {
      grid-template-columns: minmax(0, 1fr) 280px;
    }
    .field {
      padding: 10px;
      gap: 10px;
    }
  }
  @container table (max-width: 760px) {
    .table {
      display: flex;
      flex-direction: column;
    }
    .field {
      flex: 1;
      order: 1;
    }
    .beside .boards {
      grid-auto-flow: row;
    }
    .side {
      order: 2;
      flex: none;
      max-height: 46%;
      border-inline-start: 0;
      border-block-start: 1px solid var(--uc-line);
      background: var(--uc-panel);
    }
    .side uc-prompt {
      max-height: none;
      padding: 0;
    }
    .side uc-log {
      display: none;
    }
  }
`;
