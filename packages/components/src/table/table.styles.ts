import { css, unsafeCSS } from 'lit';
import { leatherTokens } from '../theme/tokens.ts';
import { boardsStyles } from './boards.styles.ts';
import { compact } from './compact.styles.ts';
import { fieldStyles } from './field.styles.ts';
import { leadStyles } from './lead.styles.ts';
import { listStyles } from './list.styles.ts';
import { mapStyles } from './map.styles.ts';
import { phasesStyles } from './phases.styles.ts';
import { placesStyles } from './places.styles.ts';

export const tableStyles = css`
  :host {
    display: block;
    height: 100%;
    min-height: 0;
    container: table / size;
    --token: 40px;
  }
  .table {
    position: relative;
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr) 340px;
    height: 100%;
    min-height: 0;
    background: linear-gradient(var(--uc-ground), var(--uc-ground-edge));
  }
  .field {
    position: relative;
    grid-area: 1 / 1;
    display: flex;
    flex-direction: column;
    gap: 12px;
    min-width: 0;
    min-height: 0;
  }
  .boards {
    display: grid;
    gap: 12px;
    flex: 1 1 0;
    min-height: 0;
    container: boards / size;
    padding: 12px 12px 2px;
    overflow: auto;
    scrollbar-width: thin;
    scrollbar-color: var(--uc-line) transparent;
    align-content: stretch;
  }
  .beside .boards {
    display: flex;
  }
  .beside .board {
    flex: 3 1 0;
  }
  /* the board of the one who looks is the larger one, as far as the others have room enough */
  .beside .board.focus {
    flex-grow: 4;
  }
  .beside.many .board {
    min-width: min(177px, (100% - (var(--seats) - 1) * 6px) / var(--seats));
  }
  .beside.many .board.focus {
    flex-grow: 5.2;
  }
  .board {
    display: flex;
    flex-direction: column;
    gap: 8px;
    min-width: 0;
  }
  .areas {
    display: flex;
    flex-direction: column;
    gap: 8px;
    flex: 1;
    min-height: 0;
  }
  .row,
  .line,
  .hand {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    align-items: stretch;
  }
  .area {
    flex: 1 1 auto;
  }
  .areas > .area {
    flex: 1 0 auto;
  }
  .shared .area.large {
    flex: 1 1 60%;
  }
  .area[shape='stack'],
  .area[shape='count'] {
    flex: 0 1 auto;
  }
  .area[shape='count'] {
    align-self: flex-start;
  }
  .shared {
    flex: none;
    display: flex;
    flex-direction: column;
    gap: 8px;
    max-height: 56%;
    padding: 0 12px 8px;
    overflow: auto;
    scrollbar-width: thin;
    scrollbar-color: var(--uc-line) transparent;
  }
  .line {
    flex: none;
  }
  /* tracks: a number of the game is as wide as its words */
  .tracks {
    gap: 4px 14px;
    align-items: center;
  }
  .track {
    display: flex;
    flex: var(--share) 1 auto;
    align-items: center;
    gap: 6px;
    min-width: 0;
  }
  .track h3 {
    font-family: var(--uc-font-title);
    font-size: 0.94rem;
    line-height: 1;
    color: var(--uc-ink-soft);
  }
  .track > .of {
    font-size: 0.9rem;
    color: var(--uc-ink-soft);
  }
  .track uc-track {
    flex: 1;
    min-width: 0;
  }
  .hand {
    flex: none;
    flex-wrap: nowrap;
    padding: 8px 12px;
    border-block-start: 1px solid var(--uc-line-soft);
    background: color-mix(in oklab, var(--uc-panel), transparent 35%);
  }
  .hand .area {
    flex: var(--share) 1 0;
    min-width: 0;
  }
  /* sizes of things by the size of their zone */
  .area {
    --card: clamp(92px, min(6.4cqw, 10.9cqh), 160px);
    --tile: clamp(150px, min(10.4cqw, 17.7cqh), 260px);
    --token: clamp(44px, min(3.05cqw, 5.2cqh), 76px);
  }
  .area.small {
    --card: 30px;
    --tile: 60px;
    --token: 32px;
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
    width: calc(var(--card) * var(--uc-scale, 1));
  }
  uc-card:is(.token, .chip) {
    width: calc(var(--token) * var(--uc-scale, 1));
  }
  uc-card.tile {
    width: calc(var(--tile) * var(--uc-scale, 1));
    min-height: calc(76px * var(--uc-scale, 1));
  }
  .area[shape='levels'] uc-card.tile {
    flex: 0 1 calc((100% - (var(--widest) - 1) * 8px) / var(--widest));
    max-width: calc(200px * var(--uc-scale, 1));
    min-width: 0;
  }
  /* cards in a hand grow narrower before one of them is cut */
  .hand .area[shape='fan'] uc-card.card {
    flex: 0 1 calc(var(--card) * var(--uc-scale, 1));
    min-width: calc(var(--card) * 0.66);
  }
  /* in the hand nothing lies in a thing */
  .hand .area[shape='row'] uc-card.tile {
    --uc-tile-moat: 0;
    flex: 1 1 96px;
    width: auto;
    min-width: 84px;
    max-width: 170px;
    min-height: 44px;
  }
  .area:is([shape='columns'], .small) uc-card:is(.token, .chip) > uc-card {
    display: none;
  }
  /* lines share what is left beside plates and small areas, as far as that makes sense */
  .beside .area[shape='levels'] {
    --uc-level-height: clamp(62px, calc((100cqh - 178px) / (var(--levels) + 0.4) - 9px), 170px);
  }
  @container table (min-height: 812px) {
    .area[shape='levels'] uc-card.tile {
      max-width: calc(250px * var(--uc-scale, 1));
    }
  }
  uc-card.card > uc-card {
    width: max(20px, calc(var(--card) * var(--uc-scale, 1) * 0.27));
  }
  uc-card.tile > uc-card {
    width: calc(clamp(40px, min(20cqw, 11.5cqh), 58px) * var(--uc-scale, 1));
  }
  uc-card.tile > uc-card[slot='fittings'] {
    width: calc(clamp(28px, min(12cqw, 7cqh), 38px) * var(--uc-scale, 1));
  }

  ${fieldStyles}

  /* the question comes first in the order of the Tab key, and stands at the end */
  .side {
    order: 1;
    display: grid;
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
    min-height: 0;
    ${unsafeCSS(leatherTokens)}
    border-inline-start: 1px solid var(--uc-line-soft);
    background:
      radial-gradient(110% 50% at 50% 0%, color-mix(in oklab, var(--uc-panel), var(--uc-accent) 4%), transparent),
      var(--uc-panel-sunken);
    color: var(--uc-ink);
    outline-offset: -3px;
  }
  /* the question is what has the focus, and not the log below it */
  .side:focus-visible {
    outline: none;
  }
  .side:focus-visible uc-prompt {
    outline: 3px solid var(--uc-focus);
    outline-offset: -9px;
    border-radius: 14px;
  }
  /* What is asked, and what is told meanwhile, lie over the older lines of the log: its newest ones
     never move, and what the question leaves of the column tells more of what happened. */
  .asks {
    position: relative;
    z-index: 1;
    grid-area: 2 / 1;
    display: flex;
    flex-direction: column;
    min-height: 0;
    /* in a low window answers and the result of a plan are seen before all of the log */
    margin-block-end: clamp(0px, 100cqh - 760px, 132px);
    pointer-events: none;
  }
  .asks > * {
    pointer-events: auto;
  }
  .side uc-prompt {
    flex: 0 1 auto;
    padding: 12px;
  }
  .phases {
    grid-row: 1;
  }
  uc-log {
    grid-area: 2 / 1;
    flex: 32 1 0;
    min-height: 0;
  }

  /* many pieces in a room get smaller before the room needs another line for them */
  @container table (min-width: 1100.1px) and (min-height: 752.1px) {
    [shape='levels'] .tile > uc-card:nth-last-child(n + 4):first-child:not([slot]),
    [shape='levels'] .tile > uc-card:nth-last-child(n + 4):first-child ~ uc-card:not([slot]),
    .board:not(.focus) [shape='levels'] .tile > uc-card:nth-last-child(n + 3):first-child:not([slot]),
    .board:not(.focus) [shape='levels'] .tile > uc-card:nth-last-child(n + 3):first-child ~ uc-card:not([slot]) {
      width: calc(clamp(34px, min(16cqw, 9.5cqh), 48px) * var(--uc-scale, 1));
    }
  }
  @container table (max-width: 1100px) {
    .table {
      grid-template-columns: minmax(0, 1fr) 280px;
    }
  }
  @container table (max-width: 1100px) or (max-height: 752px) {
    ${compact}
  }
  @container table (max-width: 799.9px) or (max-height: 470px) {
    .table {
      grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
    }
    .field {
      display: flex;
      gap: 10px;
      padding: 0 0 10px;
      overflow: auto;
    }
    .shared {
      display: contents;
    }
    .shared > * {
      order: 3;
      flex: none;
      margin: 0 8px;
    }
    .line.broad,
    .tracks {
      order: 0;
    }
    .hand {
      order: 2;
      flex-wrap: wrap;
      padding: 8px;
      border: 0;
    }
    .hand .area {
      flex: 1 1 100%;
    }
    /* narrower ones have no room for their names */
    .hand .area[shape='fan'] uc-card.card {
      min-width: 68px;
    }
    .area,
    .field .hand .area,
    .field .shared .area,
    .many .field .shared .area {
      --card: 96px;
      --token: 40px;
      --uc-zone-gap: 8px;
    }
    .field .hand .area,
    .field .shared .area:not(.small) {
      --uc-zone-title: 1rem;
      --uc-zone-pad: 7px 10px 10px;
    }
    .area.small,
    .field .shared .area.small {
      --card: 26px;
      --token: 28px;
    }
    .area[shape='levels'] uc-card.tile {
      min-height: calc(66px * var(--uc-scale, 1));
    }
    /* a row of few has wide rooms: each row takes the width that there is */
    .area[shape='levels'] :is(uc-card.tile, .free) {
      flex-basis: calc((100% - (var(--in-row) - 1) * 8px) / var(--in-row));
      max-width: calc(172px * var(--uc-scale, 1));
    }
    /* the name of the area and its number stand beside the first row */
    .area[shape='levels'] :is(uc-card.tile, .free)[slot='level-1'] {
      flex-basis: max(
        (100% - (var(--widest) - 1) * 8px) / var(--widest),
        min((100% - 150px) / var(--in-row), (100% - (var(--in-row) - 1) * 8px) / var(--in-row))
      );
    }
    uc-card.tile > uc-card {
      width: calc(clamp(26px, 20cqw, 34px) * var(--uc-scale, 1));
    }
    .side {
      display: flex;
      flex-direction: column;
      max-height: var(--uc-side-most, 48cqh);
      border-inline-start: 0;
      border-block-start: 1px solid var(--uc-line);
      background: var(--uc-panel);
      position: relative;
      z-index: 2;
    }
    .side:focus-visible uc-prompt {
      outline-offset: -3px;
    }
    .asks {
      display: contents;
    }
    .side uc-prompt {
      padding: 0;
    }
    .side uc-log {
      display: none;
    }
  }
  ${mapStyles}
  ${listStyles}
  ${leadStyles}
  ${phasesStyles}
  ${placesStyles}
  ${boardsStyles}
`;
