import { icon, type LogEntry, type Words } from '@undercroft/components';
import type { GameView } from '@undercroft/view';
import { html, nothing, type TemplateResult } from 'lit';

/** Sheets that the bar opens. */
export type BarSheet = 'setup' | 'saves' | 'share' | 'settings' | 'help';

/** What the bar shows. */
export interface BarState {
  readonly title: string;
  /** seed of the game in play, or null */
  readonly seed: number | null;
  /** why nothing can be taken back, or null */
  readonly barred: string | null;
  /** everything lies open */
  readonly open: boolean;
}

const entries = [
  ['setup', 'ui-new', 'game.new'],
  ['saves', 'ui-log', 'game.games'],
  ['share', 'ui-copy', 'game.share'],
  ['settings', 'ui-settings', 'game.settings'],
  ['help', 'ui-help', 'game.help'],
] as const;

/** The bar over the table. */
export function bar(
  words: Words,
  { title, seed, barred, open }: BarState,
  undo: () => void,
  show: (sheet: BarSheet) => void,
): TemplateResult {
  return html`<header class="bar" part="bar">
    <slot name="bar"></slot>
    <h1>${title}</h1>
    <span class="seed">${seed === null ? nothing : words.say('game.seed', { seed: String(seed) })}</span>
    ${open ? html`<span class="open-hands">${icon('ui-warning')}<span>${words.say('game.open-hands')}</span></span>` : nothing}
    <span class="gap"></span>
    <button
      class="button quiet undo"
      type="button"
      aria-disabled=${barred === null ? 'false' : 'true'}
      title=${barred ?? words.say('game.undo-title')}
      aria-description=${barred ?? nothing}
      @click=${() => {
        if (barred === null) undo();
      }}
    >
      ${icon('ui-undo')}<span>${words.say('game.undo')}</span>
    </button>
    ${entries.map(
      ([sheet, sign, key]) =>
        html`<button
          class="button quiet"
          type="button"
          data-sheet=${sheet}
          title=${words.say(key)}
          aria-label=${words.say(key)}
          @click=${() => show(sheet)}
        >
          ${icon(sign)}
        </button>`,
    )}
  </header>`;
}

/** Where in the game somebody looks back. */
export interface PastState {
  readonly moment: number;
  readonly of: number;
}

/** What the strip below the question can do while somebody looks back. */
export interface PastActions {
  readonly go: (moment: number) => void;
  readonly now: () => void;
  readonly branch: () => void;
}

/** Steps and a slider over the answers of a game. */
export function pastStrip(words: Words, { moment, of }: PastState, actions: PastActions): TemplateResult {
  const step = (to: number, sign: string, label: string, barred: boolean): TemplateResult =>
    html`<button
      class="button quiet"
      type="button"
      title=${label}
      aria-label=${label}
      ?disabled=${barred}
      @click=${() => actions.go(to)}
    >
      ${icon(sign)}
    </button>`;
  return html`<div class="notice past" role="group" aria-label=${words.say('past.scrub')}>
    <span role="status">${words.say('past.at', { n: moment, of })}</span>
    <div class="scrub">
      ${step(0, 'ui-first', words.say('past.first'), moment <= 0)}
      ${step(moment - 1, 'ui-back', words.say('past.back'), moment <= 0)}
      <input
        type="range"
        min="0"
        max=${of}
        .value=${String(moment)}
        aria-label=${words.say('past.scrub')}
        @input=${(event: Event) => actions.go((event.target as HTMLInputElement).valueAsNumber)}
      />
      ${step(moment + 1, 'ui-turn', words.say('past.on'), moment >= of)}
    </div>
    <div class="actions">
      <button class="button primary" type="button" @click=${actions.now}>${words.say('past.now')}</button>
      <button class="button" type="button" @click=${actions.branch}>${words.say('past.branch')}</button>
    </div>
  </div>`;
}

/** Buttons for whoever watches bots play against each other. */
export function watchStrip(words: Words, paused: boolean, pause: () => void, step: () => void): TemplateResult {
  return html`<div class="notice watch">
    <button class="button" type="button" aria-pressed=${paused ? 'true' : 'false'} @click=${pause}>
      ${icon(paused ? 'ui-turn' : 'ui-pause')}<span>${words.say(paused ? 'game.go-on' : 'game.pause')}</span>
    </button>
    <button class="button quiet" type="button" ?disabled=${!paused} @click=${step}>${words.say('game.step')}</button>
  </div>`;
}

/** A line of a view's log as the table shows it. */
export function logEntry(line: GameView['log'][number]): LogEntry {
  const { text, step, player, things, file } = line;
  return { text, step, player, things, source: file === null ? null : `${file}:${line.line ?? 1}` };
}
