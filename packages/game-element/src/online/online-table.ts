/**
 * A table that is played online, as a page shows it: the lobby, then the game as the seat may see
 * it.
 */
import {
  adoptTheme,
  baseStyles,
  buttonStyles,
  elementWith,
  ownState,
  preferredOf,
  prop,
  readLayout,
  registerIcons,
  wordLanguages,
  type IconShape,
} from '@undercroft/components';
import { localise, type GameMeta } from '@undercroft/contract';
import { TableClient, type Refusal, type RequestBody, type TableOutlook } from '@undercroft/table';
import { html, nothing, type TemplateResult } from 'lit';
import type { Plan } from '../session/plan.ts';
import type { PlaySession } from '../session/play-session.ts';
import { Session } from '../session/session.ts';
import '../element/dungeon-game.ts';
import { copyText } from '../element/files.ts';
import { choiceStyles } from '../setup/choice.styles.ts';
import { TableConnection, type ConnectionEnd } from './connection.ts';
import { company } from './company.ts';
import { ClockTicker, clockStrip } from './clock-strip.ts';
import { loadRules } from './load-rules.ts';
import { lobby } from './lobby.ts';
import { onlineStyles } from './online.styles.ts';
import { RemoteSession } from './remote-session.ts';
import { openTable } from './open-table.ts';
import { isCommitted, replayed } from './proof.ts';
import { isFirstTry, keepName, keepSeat, keepToken, newToken, readName, takeSeat, tokenFor } from './token.ts';
import { sharing, type Copied } from './share-part.ts';
import { versionOffer } from './version-offer.ts';
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
  static override styles = [baseStyles, buttonStyles, choiceStyles, onlineStyles];

  readonly #own = ownState(this, {
    name: readName(),
    said: '',
    copied: null as Copied,
    ended: null as ConnectionEnd | null,
    /** whether seed and salt give the fingerprint; null until it is known */
    isProven: null as boolean | null,
    isResigning: false,
    /**
     * a lesson, or the game that is over played again in this page; null while the table is shown
     */
    whole: null as Session | null,
    /** what came of playing it again */
    replay: null as 'replay-right' | 'replay-wrong' | 'replay-gone' | null,
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
  readonly #clocks = new ClockTicker(() => this.requestUpdate());
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
    this.#clocks.stop();
  }

  readonly #say = (key: OnlineKey, params?: Readonly<Record<string, string>>): string =>
    onlineWord(this.words.lang, key, params);

  readonly #refusal = (why: Refusal): string => this.#say('refused', { why: this.#say(`refusal-${why}`) });

  #changed(): void {
    const { outlook } = this.#client;
    // This page cannot draw another version of the game.
    if (outlook !== null && game !== null && outlook.content !== game.meta.hash)
      return this.#loadAgain(outlook.content);
    if (this.#session !== null) this.#session.changed();
    else if (outlook?.view != null && game !== null) {
      this.#session = this.#begun(game.meta);
      this.#own.whole = null;
    }
    this.#clocks.follow(outlook?.clocks ?? null);
    if (outlook !== null) this.#announce(outlook);
    if (outlook?.view === null) this.#sitAgain(outlook);
    if (outlook?.revealed != null && this.#own.isProven === null)
      void isCommitted(outlook).then((isProven) => (this.#own.isProven = isProven));
    this.requestUpdate();
  }

  /** The table plays another version of the game, which has a page of its own. */
  #loadAgain(content: string): void {
    this.#connection?.close();
    if (isFirstTry(this.#table, content)) location.reload();
    else this.#own.ended = 'outdated';
  }

  /** Takes the seat that this person had at the table before. */
  #sitAgain({ seat, seats }: TableOutlook): void {
    const had = seat < 0 ? takeSeat(this.#table) : null;
    if (had !== null && seats[had.seat]?.is === 'free') this.#ask({ is: 'sit', ...had });
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

  /** Plays the game that is over again, and shows it if it is the one that this page has shown. */
  async #replay(outlook: TableOutlook): Promise<void> {
    const module = await loadRules(outlook.content);
    this.#own.whole = module && replayed(module, outlook);
    this.#own.replay = module === null ? 'replay-gone' : this.#own.whole === null ? 'replay-wrong' : 'replay-right';
  }

  /** Plays a lesson in this page. Its game has no secrets: it is the same for everybody. */
  async #learn(plan: Plan, content: string): Promise<void> {
    const module = await loadRules(content);
    if (module === null) this.#own.said = this.#say('refused', { why: this.#say('replay-gone') });
    // A game that has begun in the meantime is shown at once.
    else if (this.#session === null) this.#own.whole = Session.begin(module, plan);
  }

  /** Opens a table for the same people, and tells the others where it is. */
  async #again({ game: id, seats, terms, seat, names }: TableOutlook): Promise<void> {
    const opened = await openTable({ game: id, seats: seats.length, ...terms, token: this.#token });
    if ('refused' in opened) return void (this.#own.said = this.#say('refused', { why: opened.refused }));
    keepToken(opened.id, this.#token);
    keepSeat(opened.id, { seat, name: names[seat] ?? '' });
    this.#ask({ is: 'next', table: opened.id });
  }

  /** Goes to the table at which the same people play again, with the same seat and secret. */
  #goOn(next: string, { seat, seats }: TableOutlook): void {
    keepToken(next, this.#token);
    keepSeat(next, { seat, name: seats[seat]?.name ?? '' });
    location.assign(`/t/${next}`);
  }

  #ask(request: RequestBody): void {
    if (request.is === 'sit') keepName(request.name);
    this.#own.said = '';
    this.#client.request(request);
  }

  override render(): TemplateResult | typeof nothing {
    const { outlook, ended } = this.#client;
    const end = this.#own.ended ?? (ended === 'unreadable' ? 'outdated' : ended);
    if (end !== null) return html`<p class="message" role="alert">${this.#say(end)}</p>`;
    if (outlook === null || game === null) return nothing;
    const session = this.#session;
    const { whole } = this.#own;
    const shown = whole ?? session;
    this.classList.toggle('playing', shown !== null);
    if (shown === null && outlook.stage !== 'open') return html`<p class="message">${this.#say('closed')}</p>`;
    return html`${this.#strip(outlook)}${shown === null ? this.#lobby(outlook, game.meta) : board(shown)}`;
  }

  #lobby(outlook: TableOutlook, meta: GameMeta): TemplateResult {
    const link = `${location.origin}/t/${this.#table}`;
    return lobby({
      meta: localise(meta, this.words.lang),
      outlook,
      present: this.#client.present,
      name: this.#own.name,
      link,
      ownLink: `${link}#${this.#token}`,
      copied: this.#own.copied,
      say: this.#say,
      ask: (request) => this.#ask(request),
      setName: (name) => (this.#own.name = name),
      words: this.words,
      copy: () => void this.#copy(link),
      share: sharing(meta.title, link),
      learn: (plan) => void this.#learn(plan, outlook.content),
    });
  }

  async #copy(link: string): Promise<void> {
    this.#own.copied = (await copyText(link)) ? 'copied' : 'by-hand';
  }

  /** What is to be told beside the table. */
  #strip(outlook: TableOutlook): TemplateResult | typeof nothing {
    const { said } = this.#own;
    const { view, seat } = outlook;
    const told = [
      this.#client.isConnected ? nothing : html`<span role="status">${this.#say('lost')}</span>`,
      said === '' ? nothing : html`<span role="alert">${said}</span>`,
      view !== null && seat < 0 ? html`<span>${this.#say('watching')}</span>` : nothing,
      clockStrip(outlook, this.#clocks.age, this.words.lang, this.#say),
      this.#wish(outlook),
      versionOffer(outlook, this.#say, (request) => this.#ask(request)),
      outlook.isEnded ? html`<span>${this.#say('ended')}</span>` : nothing,
      ...this.#after(outlook),
      seat < 0 && outlook.said.length === 0 && view === null ? nothing : this.#company(outlook),
    ].filter((part) => part !== nothing);
    return told.length === 0 ? nothing : html`<div class="strip">${told}</div>`;
  }

  #wish({ wish, seat, names }: TableOutlook): TemplateResult | typeof nothing {
    if (wish === null) return nothing;
    if (seat < 0 || wish.agreed.includes(seat))
      return html`<span role="status">${this.#say(`${wish.is}-waits`)}</span>`;
    return html`<span role="status">${this.#say(`${wish.is}-asked`, { name: names[wish.by] ?? '' })}</span>
      <button class="button" @click=${() => this.#ask({ is: 'vote', yes: true })}>${this.#say('agree')}</button>
      <button class="button" @click=${() => this.#ask({ is: 'vote', yes: false })}>${this.#say('refuse')}</button>`;
  }

  #company(outlook: TableOutlook): TemplateResult {
    return company({
      outlook,
      present: this.#client.present,
      isResigning: this.#own.isResigning,
      resign: () => {
        if (this.#own.isResigning) this.#ask({ is: 'resign' });
        this.#own.isResigning = !this.#own.isResigning;
      },
      say: this.#say,
      ask: (request) => this.#ask(request),
    });
  }

  /** What can be done when the game is over, or a lesson is played. */
  #after(outlook: TableOutlook): readonly TemplateResult[] {
    const { revealed, commitment, next, isHost } = outlook;
    const { isProven, replay, whole } = this.#own;
    const button = (key: OnlineKey, press: () => unknown): TemplateResult =>
      html`<button class="button" @click=${press}>${this.#say(key)}</button>`;
    const back = button('back-to-table', () => (this.#own.whole = null));
    if (revealed === null) return whole === null ? [] : [back];
    return [
      ...(isProven === null
        ? []
        : [
            html`<span
              >${this.#say('over-proof')} ${this.#say(isProven ? 'proof-right' : 'proof-wrong')}
              <code>${commitment}</code></span
            >`,
          ]),
      ...(replay === null ? [] : [html`<span role="status">${this.#say(replay)}</span>`]),
      whole === null ? button('replay', () => void this.#replay(outlook)) : back,
      ...(next === null ? [] : [button('join-next', () => this.#goOn(next, outlook))]),
      ...(isHost && next === null ? [button('play-again', () => void this.#again(outlook))] : []),
    ];
  }
}

function board(session: PlaySession): TemplateResult {
  return html`<dungeon-game sealed .played=${session}></dungeon-game>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'online-table': OnlineTableElement;
  }
}
