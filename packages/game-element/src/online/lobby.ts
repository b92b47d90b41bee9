/** The table before the game begins: who sits where, and the link for the others. */
import type { RequestBody, TableOutlook } from '@undercroft/table';
import { html, nothing, type TemplateResult } from 'lit';
import type { OnlineKey } from './words.ts';

/** What the lobby shows and does. */
export interface LobbyParts {
  readonly title: string;
  readonly outlook: TableOutlook;
  /** seats whose persons are connected */
  readonly present: readonly number[];
  /** name that the person typed */
  readonly name: string;
  /** address for the others */
  readonly link: string;
  /** address for another device of the same person */
  readonly ownLink: string;
  readonly isCopied: boolean;
  readonly say: (key: OnlineKey, params?: Readonly<Record<string, string>>) => string;
  readonly ask: (request: RequestBody) => void;
  readonly setName: (name: string) => void;
  readonly copy: () => void;
}

/** The bot that takes a free seat. */
const BOT = 'sensible:24';

export function lobby(parts: LobbyParts): TemplateResult {
  const { title, outlook, say, ask, link, ownLink } = parts;
  const isFull = outlook.seats.every(({ is }) => is !== 'free');
  return html`<section class="lobby">
    <h1>${title}</h1>
    ${
      outlook.seat < 0
        ? html`<label
            >${say('your-name')}
            <input
              autocomplete="nickname"
              maxlength="24"
              .value=${parts.name}
              @input=${(event: Event) => parts.setName((event.target as HTMLInputElement).value)}
          /></label>`
        : nothing
    }
    <ol>
      ${outlook.seats.map((_, seat) => seatPart(parts, seat))}
    </ol>
    ${
      outlook.isHost
        ? html`<button class="button primary" ?disabled=${!isFull} @click=${() => ask({ is: 'begin' })}>
            ${say('begin')}
          </button>`
        : nothing
    }
    <p role="status">${isFull ? (outlook.isHost ? '' : say('waiting-host')) : say('waiting-seats')}</p>
    <label
      >${say('link')}
      <span class="row"
        ><input class="link" readonly .value=${link} @focus=${selectAll} /><button class="button" @click=${parts.copy}>
          ${say(parts.isCopied ? 'copied' : 'copy')}
        </button></span
      ></label
    >
    ${
      outlook.seat < 0
        ? nothing
        : html`<details>
            <summary>${say('own-link')}</summary>
            <p>${say('own-link-note')}</p>
            <input class="link" readonly aria-label=${say('own-link')} .value=${ownLink} @focus=${selectAll} />
          </details>`
    }
  </section>`;
}

function selectAll(event: Event): void {
  (event.target as HTMLInputElement).select();
}

function seatPart(parts: LobbyParts, seat: number): TemplateResult {
  const { outlook, present, say, ask, name } = parts;
  const sitter = outlook.seats[seat]!;
  const isOwn = outlook.seat === seat;
  const state = sitter.is === 'person' ? say(present.includes(seat) ? 'here' : 'not-here') : '';
  return html`<li>
    <span class="name">${sitter.is === 'free' ? say('free-seat') : outlook.names[seat]}</span>
    <span class="state">${state}</span>
    ${
      sitter.is === 'free' && outlook.seat < 0
        ? html`<button class="button" @click=${() => ask({ is: 'sit', seat, name })}>${say('sit')}</button>`
        : nothing
    }
    ${
      sitter.is === 'free' && outlook.isHost
        ? html`<button class="button" @click=${() => ask({ is: 'bot', seat, bot: BOT })}>${say('bot')}</button>`
        : nothing
    }
    ${
      sitter.is === 'bot' && outlook.isHost
        ? html`<button class="button" @click=${() => ask({ is: 'free', seat })}>${say('free')}</button>`
        : nothing
    }
    ${isOwn ? html`<button class="button" @click=${() => ask({ is: 'rise' })}>${say('rise')}</button>` : nothing}
  </li>`;
}
