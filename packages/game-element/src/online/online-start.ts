/** The page on which a person opens a table for others. */
import {
  baseStyles,
  buttonStyles,
  elementWith,
  ownState,
  preferredOf,
  prop,
  wordLanguages,
} from '@undercroft/components';
import { html, nothing, type TemplateResult } from 'lit';
import { choiceStyles } from '../setup/choice.styles.ts';
import { onlineStyles } from './online.styles.ts';
import { openTable } from './open-table.ts';
import { keepToken, newToken } from './token.ts';
import { onlineWord, type OnlineKey } from './words.ts';

/** A game that can be played here. */
interface OfferedGame {
  readonly id: string;
  readonly title: string;
  readonly least: number;
  readonly most: number;
}

/** Form to open a table for others: the game and the number of seats. */
export class OnlineStartElement extends elementWith({
  /** The games, as JSON: `[{ id, title, least, most }]`. @attr */
  games: prop.text('[]'),
}) {
  static override styles = [baseStyles, buttonStyles, choiceStyles, onlineStyles];

  readonly #own = ownState(this, { chosen: 0, seats: 2, said: '' });

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.lang === '') this.lang = preferredOf([...wordLanguages()]);
    this.#choose(0);
  }

  get #offered(): readonly OfferedGame[] {
    return JSON.parse(this.games) as readonly OfferedGame[];
  }

  readonly #say = (key: OnlineKey): string => onlineWord(this.words.lang, key);

  #choose(index: number): void {
    const game = this.#offered[index];
    if (game === undefined) return;
    this.#own.chosen = index;
    this.#own.seats = Math.min(Math.max(2, game.least), game.most);
  }

  override render(): TemplateResult | typeof nothing {
    const games = this.#offered;
    const { chosen, seats, said } = this.#own;
    const game = games[chosen];
    if (game === undefined) return nothing;
    const counts = Array.from({ length: game.most - game.least + 1 }, (_, i) => game.least + i);
    return html`<section class="lobby">
      <h1>Undercroft</h1>
      <label
        >${this.#say('game')}
        <select @change=${(event: Event) => this.#choose((event.target as HTMLSelectElement).selectedIndex)}>
          ${games.map(({ title }, i) => html`<option ?selected=${i === chosen}>${title}</option>`)}
        </select></label
      >
      <label
        >${this.#say('seats')}
        <select
          @change=${(event: Event) => (this.#own.seats = counts[(event.target as HTMLSelectElement).selectedIndex] ?? seats)}
        >
          ${counts.map((count) => html`<option ?selected=${count === seats}>${count}</option>`)}
        </select></label
      >
      <button class="button primary" @click=${() => void this.#open(game)}>${this.#say('open')}</button>
      <p>${this.#say('open-note')}</p>
      ${said === '' ? nothing : html`<p role="alert">${said}</p>`}
    </section>`;
  }

  async #open({ id }: OfferedGame): Promise<void> {
    const token = newToken();
    const opened = await openTable({ game: id, seats: this.#own.seats, token });
    if ('refused' in opened) return void (this.#own.said = opened.refused);
    keepToken(opened.id, token);
    location.assign(`/t/${opened.id}`);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'online-start': OnlineStartElement;
  }
}
