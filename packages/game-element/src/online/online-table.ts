/**
 * A table that is played online, as a page shows it: the lobby, then the game as the seat may see
 * it.
 */
import {
  adoptTheme,
  baseStyles,
  buttonStyles,
  define,
  elementWith,
  ownState,
  preferredOf,
  prop,
  readLayout,
  registerIcons,
  wordLanguages,
  type IconShape,
} from '@undercroft/components';
import type { GameMeta } from '@undercroft/contract';
import { TableClient, type Refusal, type RequestBody, type TableOutlook } from '@undercroft/table';
import { html, nothing, type TemplateResult } from 'lit';
import '../element/dungeon-game.ts';
import { copyText } from '../element/files.ts';
import { TableConnection, type ConnectionEnd } from './connection.ts';
import { lobby } from './lobby.ts';
import { onlineStyles } from './online.styles.ts';
import { RemoteSession } from './remote-session.ts';
import { newToken, tokenFor } from './token.ts';
import { onlineWord, type OnlineKey } from './words.ts';

/** A game as the page of a table needs it: no rules. */
export interface OnlineGame {
  readonly meta: GameMeta;
  readonly icons: Readonly<Record<string, IconShape>>;
  readonly letters: () => unknown;
}

/** An icon of the page that says that this person is asked. */
const MARKED = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><circle cx="8" cy="8" r="7" fill="#e08a1e"/></svg>',
)}`;

let game: OnlineGame | null = null;

/** Tells the page which game is played. */
export function takeOnlineGame(taken: OnlineGame): void {
  game = taken;
  registerIcons(() => taken.icons);
  taken.letters();
}

/**
 * The page of a table that is played online: the lobby, then the game as the seat may see it. The
 * address names the table.
 */
export class OnlineTableElement extends elementWith({
  /** Id of the game. @attr */
  game: prop.text(''),
}) {
  static override styles = [baseStyles, buttonStyles, onlineStyles];

  readonly #own = ownState(this, {
    name: '',
    said: '',
    isCopied: false,
    ended: null as ConnectionEnd | null,
    /** whether seed and salt give the fingerprint; null until it is known */
    isProven: null as boolean | null,
  });
  readonly #prefix = newToken().slice(0, 12);
  #keys = 0;
  readonly #client = new TableClient(
    {
      changed: () => this.#changed(),
      refused: (_request, why) => {
        if (this.#session === null) this.#own.said = this.#refusal(why);
        else this.#session.refused(why);
      },
    },
    () => `${this.#prefix}-${this.#keys++}`,
  );
  #connection: TableConnection | null = null;
  /** the game; null before it begins */
  #session: RemoteSession | null = null;
  #table = '';
  #token = '';

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.lang === '') this.lang = preferredOf([...wordLanguages()]);
    this.#table = location.pathname.split('/').at(-1) ?? '';
    this.#token = tokenFor(this.#table, location.hash);
    // The secret must not stay where others see it over the shoulder, or in a copied address.
    if (location.hash !== '') history.replaceState(null, '', location.pathname);
    if (game !== null) adoptTheme(this.renderRoot as ShadowRoot, readLayout(game.meta).theme);
    const address = { table: this.#table, token: this.#token, lang: this.lang };
    this.#connection = new TableConnection(this.#client, address, (why) => (this.#own.ended = why));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#connection?.close();
  }

  readonly #say = (key: OnlineKey, params?: Readonly<Record<string, string>>): string =>
    onlineWord(this.words.lang, key, params);

  readonly #refusal = (why: Refusal): string => this.#say('refused', { why: this.#say(`refusal-${why}`) });

  #changed(): void {
    const { outlook } = this.#client;
    if (this.#session !== null) this.#session.changed();
    else if (outlook?.view != null && game !== null) this.#session = this.#begun(game.meta);
    if (outlook !== null) this.#announce(outlook);
    if (outlook?.revealed != null && this.#own.isProven === null) void this.#prove(outlook);
    this.requestUpdate();
  }

  #begun(meta: GameMeta): RemoteSession {
    const speak = (lang: string): void => this.#connection?.speak(lang);
    return new RemoteSession(meta, this.#client, { speak, refusal: this.#refusal });
  }

  /** Marks title and icon of the page when this person is asked, so that another tab shows it. */
  #announce({ view, seat }: TableOutlook): void {
    const isAsked = seat >= 0 && view?.decision?.player === seat;
    const title = game?.meta.title ?? '';
    document.title = isAsked ? `● ${title}` : title;
    document.querySelector('link[rel=icon]')?.setAttribute('href', isAsked ? MARKED : 'data:,');
  }

  async #prove({ commitment, revealed }: TableOutlook): Promise<void> {
    if (revealed === null || crypto.subtle === undefined) return;
    const bytes = new TextEncoder().encode(`${revealed.seed}:${revealed.salt}`);
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
    this.#own.isProven = hex === commitment;
  }

  #ask(request: RequestBody): void {
    this.#own.said = '';
    this.#client.request(request);
  }

  override render(): TemplateResult | typeof nothing {
    const { outlook, ended } = this.#client;
    const end = this.#own.ended ?? (ended === 'unreadable' ? 'outdated' : ended);
    if (end !== null) return html`<p class="message" role="alert">${this.#say(end)}</p>`;
    if (outlook === null || game === null) return nothing;
    const session = this.#session;
    this.classList.toggle('playing', session !== null);
    return html`${this.#strip(outlook)}${session === null ? this.#lobby(outlook, game.meta) : this.#board(session)}`;
  }

  #lobby(outlook: TableOutlook, meta: GameMeta): TemplateResult {
    const link = `${location.origin}/t/${this.#table}`;
    return lobby({
      title: meta.title,
      outlook,
      present: this.#client.present,
      name: this.#own.name,
      link,
      ownLink: `${link}#${this.#token}`,
      isCopied: this.#own.isCopied,
      say: this.#say,
      ask: (request) => this.#ask(request),
      setName: (name) => (this.#own.name = name),
      copy: () => void this.#copy(link),
    });
  }

  async #copy(link: string): Promise<void> {
    this.#own.isCopied = await copyText(link);
  }

  #board(session: RemoteSession): TemplateResult {
    return html`<dungeon-game sealed .played=${session}></dungeon-game>`;
  }

  /** What is to be told beside the table. */
  #strip(outlook: TableOutlook): TemplateResult | typeof nothing {
    const { said } = this.#own;
    const { view, seat } = outlook;
    const told = [
      this.#client.isConnected ? nothing : html`<span role="status">${this.#say('lost')}</span>`,
      said === '' ? nothing : html`<span role="alert">${said}</span>`,
      view !== null && seat < 0 ? html`<span>${this.#say('watching')}</span>` : nothing,
      this.#wish(outlook),
      this.#proof(outlook),
    ].filter((part) => part !== nothing);
    return told.length === 0 ? nothing : html`<div class="strip">${told}</div>`;
  }

  #wish({ wish, seat, names }: TableOutlook): TemplateResult | typeof nothing {
    if (wish === null) return nothing;
    if (seat < 0 || wish.agreed.includes(seat)) return html`<span role="status">${this.#say('undo-waits')}</span>`;
    return html`<span role="status">${this.#say('undo-asked', { name: names[wish.by] ?? '' })}</span>
      <button class="button" @click=${() => this.#ask({ is: 'vote', yes: true })}>${this.#say('agree')}</button>
      <button class="button" @click=${() => this.#ask({ is: 'vote', yes: false })}>${this.#say('refuse')}</button>`;
  }

  #proof({ revealed, commitment }: TableOutlook): TemplateResult | typeof nothing {
    const { isProven } = this.#own;
    if (revealed === null || isProven === null) return nothing;
    return html`<span
      >${this.#say('over-proof')} ${this.#say(isProven ? 'proof-right' : 'proof-wrong')}
      <code>${commitment}</code></span
    >`;
  }
}

define('online-table', OnlineTableElement);

declare global {
  interface HTMLElementTagNameMap {
    'online-table': OnlineTableElement;
  }
}
