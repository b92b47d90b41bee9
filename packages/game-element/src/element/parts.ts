import { icon, type LogEntry } from '@undercroft/components';
import type { GameView } from '@undercroft/view';
import { html, nothing, type TemplateResult } from 'lit';

/** What the buttons of the bar do. */
export interface BarActions {
  readonly undo: () => void;
  readonly begin: () => void;
  readonly theme: () => void;
  readonly help: () => void;
}

/**
 * The bar over the table.
 *
 * @param seed    of the game in play, or null
 * @param barred  why nothing can be taken back, or null
 */
export function bar(title: string, seed: number | null, barred: string | null, actions: BarActions): TemplateResult {
  return html`<header class="bar">
    <slot name="bar"></slot>
    <h1>${title}</h1>
    <span class="seed">${seed === null ? nothing : `seed ${seed}`}</span>
    <button
      class="button quiet"
      type="button"
      aria-disabled=${barred === null ? 'false' : 'true'}
      title=${barred ?? 'Take the last answer back'}
      @click=${() => {
        if (barred === null) actions.undo();
      }}
    >
      ${icon('ui-undo')}<span>Undo</span>
    </button>
    <button class="button quiet" type="button" @click=${actions.begin}>${icon('ui-new')}<span>New game</span></button>
    <button class="button quiet" type="button" aria-label="Light or dark" @click=${actions.theme}>
      ${icon('ui-theme')}
    </button>
    <button class="button quiet" type="button" aria-label="Help" @click=${actions.help}>${icon('ui-help')}</button>
  </header>`;
}

/** Covers the table until the next person sits down. */
export function handOver(name: string, close: () => void): TemplateResult {
  return modal(
    name,
    html`<p>Hand the screen to <b>${name}</b>. What ${name} holds is shown after this.</p>
      <button class="button primary" type="button" autofocus @click=${close}>I am ${name}</button>`,
    null,
  );
}

/** A sheet over the page. @param close null when it cannot be put away */
export function modal(title: string, body: TemplateResult, close: (() => void) | null): TemplateResult {
  const cancel = (event: Event): void => {
    event.preventDefault();
    close?.();
  };
  return html`<dialog aria-label=${title} @cancel=${cancel}>
    <div class="head">
      <h2>${title}</h2>
      ${close === null ? nothing : html`<button class="button quiet" type="button" aria-label="Close" @click=${close}>${icon('ui-close')}</button>`}
    </div>
    ${body}
  </dialog>`;
}

/** A line of a view's log as the table shows it. */
export function logEntry(line: GameView['log'][number]): LogEntry {
  const { text, step, player, things, file } = line;
  return { text, step, player, things, source: file === null ? null : `${file}:${line.line ?? 1}` };
}
