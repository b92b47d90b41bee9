/** Beside the game: who is there, what is said, and ways to end the game before its end. */
import { PHRASES, TALKS, type RequestBody, type Talk, type TableOutlook } from '@undercroft/table';
import { html, nothing, type TemplateResult } from 'lit';
import type { OnlineKey } from './words.ts';

/** What the company shows and does. */
export interface CompanyParts {
  readonly outlook: TableOutlook;
  /** seats whose persons are connected */
  readonly present: readonly number[];
  /** resigning was pressed once; the second press does it, because the seat cannot be taken back */
  readonly isResigning: boolean;
  readonly resign: () => void;
  readonly say: (key: OnlineKey, params?: Readonly<Record<string, string>>) => string;
  readonly ask: (request: RequestBody) => void;
}

/** A line that opens: what was said last, and behind it everything else. */
export function company(parts: CompanyParts): TemplateResult {
  const { outlook, say } = parts;
  const last = outlook.said.at(-1);
  return html`<details class="company">
    <summary>
      <span>${say(outlook.stage === 'open' ? 'talk' : 'company')}</span>
      <span class="last" role="status">${last === undefined ? '' : lineOf(parts, last)}</span>
    </summary>
    ${
      outlook.stage === 'open'
        ? nothing
        : html`<ul class="who">
            ${outlook.names.map((name, seat) => html`<li>${name} <small>${stateOf(parts, seat)}</small></li>`)}
          </ul>`
    }
    ${
      outlook.said.length === 0
        ? nothing
        : html`<ol class="said">
            ${outlook.said.map((line) => html`<li>${lineOf(parts, line)}</li>`)}
          </ol>`
    }
    ${outlook.seat < 0 ? nothing : talkPart(parts)} ${outlook.seat < 0 ? nothing : endPart(parts)}
  </details>`;
}

/** Whether a player is there. */
function stateOf({ outlook, present, say }: CompanyParts, seat: number): string {
  const sitter = outlook.seats[seat];
  if (sitter?.is === 'bot') return say('plays-bot');
  if (sitter?.isAway === true) return say('away');
  return say(present.includes(seat) ? 'here' : 'not-here');
}

function lineOf({ outlook, say }: CompanyParts, line: TableOutlook['said'][number]): string {
  const text = line.phrase === null ? line.text : say(`phrase-${line.phrase}`);
  return say('said', { name: outlook.names[line.seat] ?? '', text });
}

function talkPart(parts: CompanyParts): TemplateResult {
  const { outlook, say, ask } = parts;
  const isOpen = outlook.talk !== 'nothing';
  return html`<div class="row" role="group" aria-label=${say('talk')}>
      ${
        isOpen
          ? PHRASES.map(
              (phrase) =>
                html`<button class="button" @click=${() => ask({ is: 'say', phrase, text: '' })}>
                  ${say(`phrase-${phrase}`)}
                </button>`,
            )
          : say('talk-nothing')
      }
    </div>
    ${outlook.talk === 'text' ? textPart(parts) : nothing} ${outlook.isHost ? hostPart(parts) : nothing}`;
}

function textPart({ say, ask }: CompanyParts): TemplateResult {
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    const field = (event.target as HTMLFormElement).querySelector('input')!;
    if (field.value.trim() !== '') ask({ is: 'say', phrase: null, text: field.value });
    field.value = '';
  };
  return html`<form class="row" @submit=${send}>
    <input maxlength="200" autocomplete="off" aria-label=${say('talk')} /><button class="button">${say('send')}</button>
  </form>`;
}

/** The host opens and closes what may be said. */
function hostPart({ outlook, say, ask }: CompanyParts): TemplateResult {
  const chosen = (event: Event): Talk => TALKS[(event.target as HTMLSelectElement).selectedIndex] ?? 'phrases';
  return html`<label
    >${say('talk-open')}
    <select @change=${(event: Event) => ask({ is: 'talk', talk: chosen(event) })}>
      ${TALKS.map((talk) => html`<option ?selected=${talk === outlook.talk}>${say(`talk-${talk}`)}</option>`)}
    </select></label
  >`;
}

function endPart({ outlook, isResigning, say, ask, resign }: CompanyParts): TemplateResult | typeof nothing {
  if (outlook.view === null || outlook.revealed !== null) return nothing;
  return html`<div class="row">
    <button class="button" @click=${() => ask({ is: 'ask-end' })}>${say('ask-end')}</button>
    <button class="button" @click=${resign}>${say(isResigning ? 'resign-sure' : 'resign')}</button>
  </div>`;
}
