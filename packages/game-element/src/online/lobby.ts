/** The table before the game begins: who sits where, and the link for the others. */
import { styled, type Words } from '@undercroft/components';
import { SEAT_BOTS, type RequestBody, type TableOutlook } from '@undercroft/table';
import type { GameMeta } from '@undercroft/contract';
import { html, nothing, type TemplateResult } from 'lit';
import { lessonsPart } from '../element/lessons.ts';
import { nextColour } from '../session/colours.ts';
import type { Plan } from '../session/plan.ts';
import { coloursOf } from './proof.ts';
import { selectAll, sharePart, type ShareParts } from './share-part.ts';
import { termsPart } from './terms-part.ts';
import type { OnlineKey } from './words.ts';

/** What the lobby shows and does. */
export interface LobbyParts extends ShareParts {
  /** the game in the language of the page */
  readonly meta: GameMeta;
  readonly outlook: TableOutlook;
  /** seats whose persons are connected */
  readonly present: readonly number[];
  /** name that the person typed */
  readonly name: string;
  /** address for another device of the same person */
  readonly ownLink: string;
  readonly say: (key: OnlineKey, params?: Readonly<Record<string, string>>) => string;
  readonly ask: (request: RequestBody) => void;
  readonly words: Words;
  readonly setName: (name: string) => void;
  /** plays a lesson while the person waits */
  readonly learn: (plan: Plan) => void;
}

/** Bots that may take a seat, in the order of `SEAT_BOTS`. */
const LEVELS = ['careless', 'learning', 'steady', 'cunning'] as const;

export function lobby(parts: LobbyParts): TemplateResult {
  const { meta, outlook, say, ask, ownLink } = parts;
  const isFull = outlook.seats.every(({ is }) => is !== 'free');
  return html`<section class="lobby">
    <h1>${meta.title}</h1>
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
    ${sharePart(parts)} ${termsPart(parts)} ${lessonsPart(parts.words, meta, parts.learn)}
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

function seatPart(parts: LobbyParts, seat: number): TemplateResult {
  const { outlook, present, say, ask, name, words } = parts;
  const sitter = outlook.seats[seat]!;
  const isOwn = outlook.seat === seat;
  const level = LEVELS[SEAT_BOTS.indexOf(sitter.bot)];
  const bot = level === undefined || outlook.isHost ? '' : words.say(`level.${level}`);
  const state = sitter.is === 'person' ? say(present.includes(seat) ? 'here' : 'not-here') : bot;
  return html`<li>
    <span class="swatch" style=${styled(`background: var(--uc-colour-${coloursOf(outlook)?.[seat] ?? seat})`)}></span>
    <span class="name">${sitter.is === 'free' ? say('free-seat') : outlook.names[seat]}</span>
    <span class="state">${state}${sitter.isReady ? `, ${say('is-ready')}` : ''}</span>
    ${
      sitter.is === 'free' && outlook.seat < 0
        ? html`<button class="button" @click=${() => ask({ is: 'sit', seat, name })}>${say('sit')}</button>`
        : nothing
    }
    ${outlook.isHost && sitter.is !== 'person' ? whoPart(parts, seat) : nothing}
    ${isOwn ? ownPart(parts, seat) : nothing}
    ${isOwn ? html`<button class="button" @click=${() => ask({ is: 'rise' })}>${say('rise')}</button>` : nothing}
  </li>`;
}

/** The host keeps a seat for a person, or lets a bot of some strength play it. */
function whoPart({ outlook, words, ask }: LobbyParts, seat: number): TemplateResult {
  const played = SEAT_BOTS.indexOf(outlook.seats[seat]?.bot ?? '');
  const choose = (event: Event): void => {
    const bot = SEAT_BOTS[(event.target as HTMLSelectElement).selectedIndex - 1];
    ask(bot === undefined ? { is: 'free', seat } : { is: 'bot', seat, bot });
  };
  return html`<select aria-label=${words.say('setup.who', { n: seat + 1 })} @change=${choose}>
    <option .selected=${played < 0}>${words.say('setup.person')}</option>
    ${LEVELS.map((level, i) => html`<option .selected=${i === played}>${words.say(`level.${level}`)}</option>`)}
  </select>`;
}

/** What a person chooses at the own seat. */
function ownPart({ outlook, say, ask }: LobbyParts, seat: number): TemplateResult {
  const { isReady = false } = outlook.seats[seat] ?? {};
  const colours = coloursOf(outlook) ?? [...outlook.seats.keys()];
  const next = nextColour(colours, seat)[seat] ?? seat;
  return html`<button class="button" @click=${() => ask({ is: 'colour', colour: next })}>${say('colour')}</button>
    <button
      class="button"
      aria-pressed=${isReady ? 'true' : 'false'}
      @click=${() => ask({ is: 'ready', yes: !isReady })}
    >
      ${say('ready')}
    </button>`;
}
