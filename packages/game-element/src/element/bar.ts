import { duelWords, icon, type LogEntry, type TableLayout, type Words } from '@undercroft/components';
import type { GameMeta } from '@undercroft/contract';
import type { GameView } from '@undercroft/view';
import { html, nothing, type TemplateResult } from 'lit';

/** Sheets that the bar opens. */
export type BarSheet = 'setup' | 'saves' | 'share' | 'settings' | 'help';

/** What the bar shows. */
export interface BarState {
  readonly title: string;
  /** what wins; empty for unknown */
  readonly goal: string;
  /** a game is in play: before, there is nothing to share or take back */
  readonly begun: boolean;
  /** it is kept elsewhere: no other one begins in its place, and it is not saved here */
  readonly isElsewhere: boolean;
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

/**
 * The bar over the table. It comes after the table in the order of the Tab key, so that the
 * question is first.
 */
export function bar(
  words: Words,
  { title, goal, begun, isElsewhere, barred, open }: BarState,
  undo: () => void,
  show: (sheet: BarSheet) => void,
): TemplateResult {
  return html`<div class="bar" part="bar" role="group" aria-label=${title}>
    <slot name="bar"></slot>
    <h1>${title}</h1>
    ${open ? html`<span class="open-hands">${icon('ui-warning')}<span>${words.say('game.open-hands')}</span></span>` : nothing}
    ${goal === '' ? nothing : html`<p class="goal" title=${goal}>${icon('ui-trophy')}<span>${goal}</span></p>`}
    <span class="gap"></span>
    ${begun ? undoButton(words, barred, undo) : nothing}
    ${entries
      .filter(([sheet]) => begun || (sheet !== 'setup' && sheet !== 'share'))
      .filter(([sheet]) => !isElsewhere || sheet === 'settings' || sheet === 'help')
      .map(
        ([sheet, sign, key]) =>
          html`<button
            class="button quiet"
            type="button"
            data-sheet=${sheet}
            title=${words.say(key)}
            aria-label=${words.say(key)}
            @click=${() => show(sheet)}
          >
            ${icon(sign)}${sheet === 'setup' ? html`<span class="label">${words.say(key)}</span>` : nothing}
          </button>`,
      )}
  </div>`;
}

function undoButton(words: Words, barred: string | null, undo: () => void): TemplateResult {
  return html`<button
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
  </button>`;
}

/** A line of a view's log as the table shows it. */
export function logEntry(
  line: GameView['log'][number],
  { meta, layout, words }: { readonly meta: GameMeta; readonly layout: TableLayout; readonly words: Words },
): LogEntry {
  const { text, step, player, places, things, file, event } = line;
  const sums = line.args === undefined ? '' : duelWords(meta, layout, line, words);
  return {
    text,
    ...(sums === '' ? {} : { sums }),
    step,
    player,
    things,
    ...(places === undefined ? {} : { places }),
    source: file === null ? null : `${file}:${line.line ?? 1}`,
    aside: event === 'roll',
    event,
  };
}
