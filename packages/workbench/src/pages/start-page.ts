import {
  UndercroftElement,
  baseStyles,
  buttonStyles,
  define,
  icon,
  languageAround,
  readTheme,
  registerIcons,
} from '@undercroft/components';
import { localise, optionsOf, withOptions, type GameMeta } from '@undercroft/contract';
import {
  STANDARD,
  Saves,
  browserStore,
  fanPart,
  fanStyles,
  lessonPlan,
  seedOfDay,
  standardPlan,
  type Plan,
  type SavedGame,
} from '@undercroft/game-element';
import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { contentFolder, gameIds, loadGame, watchGames, type LoadedGame } from '../games.ts';
import { hashOf } from '../route.ts';
import { pageStyles } from '../page.styles.ts';
import { studioWord } from '../studio/words/words.ts';
import { DOCS, GALLERY, WORKSHOP } from '../site-parts.ts';
import { workshop } from '../workshop.ts';
import { startStyles } from './start-page.styles.ts';

/** Games that are listed to go on with. */
const LISTED = 4;

/** What was decided on the start page. */
export interface Beginning {
  readonly game: string;
  /** the game that begins; null to go on with a saved one */
  readonly plan: Plan | null;
}

/**
 * Every game of the content: what it looks like, how to begin it, how to go on with it.
 *
 * @fires begin  a game begins or goes on; detail `Beginning`
 */
export class StartPageElement extends UndercroftElement {
  static override styles = [baseStyles, buttonStyles, pageStyles, fanStyles, startStyles];
  static override properties: PropertyDeclarations = {
    games: { state: true },
    open: { state: true },
    saved: { state: true },
  };

  /** by id, as far as they are loaded; null: there is none */
  declare private games: ReadonlyMap<string, LoadedGame | null>;
  /** game whose form is open */
  declare private open: string;
  declare private saved: readonly SavedGame[];

  #unwatch: () => void = () => {};

  constructor() {
    super();
    this.games = new Map();
    this.open = '';
    this.saved = [];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.title = 'Undercroft';
    // Players have no use for it, and do without.
    void workshop?.loadNewGame();
    this.saved = this.#saves.list().filter(({ over }) => !over);
    for (const id of gameIds) void this.#load(id);
    this.#unwatch = watchGames((game) => {
      registerIcons(game.icons);
      if (this.games.has(game.id)) this.games = new Map(this.games).set(game.id, game);
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#unwatch();
  }

  get #saves(): Saves {
    return new Saves(browserStore, () => Date.now());
  }

  async #load(id: string): Promise<void> {
    const game = await loadGame(id);
    if (game !== null) registerIcons(game.icons);
    this.games = new Map(this.games).set(id, game);
  }

  override render(): TemplateResult {
    const { words } = this;
    return html`<main>
      <header>
        <h1>Undercroft</h1>
        <p class="lead">${words.say('start.lead')}</p>
      </header>
      ${this.saved.length === 0 ? nothing : this.#continue()}
      <div class="games">${gameIds.map((id) => this.#place(id))}</div>
      ${WORKSHOP ? html`<workbench-new-game></workbench-new-game>` : nothing}
      ${contentFolder === '' ? nothing : html`<p class="makers">${words.say('start.lead-designer')}</p>`}
      <footer>
        ${DOCS ? html`<a href="docs/index.html">${studioWord(this, 'docs')}</a>` : nothing}
        ${GALLERY ? html`<a href="gallery/">${words.say('start.gallery')}</a>` : nothing}
        <a href=${hashOf({ page: 'credits' })}>${words.say('start.credits')}</a>
      </footer>
    </main>`;
  }

  /** Games that are not over, the last played first. */
  #continue(): TemplateResult {
    const { words } = this;
    const when = new Intl.DateTimeFormat(words.lang, { dateStyle: 'medium', timeStyle: 'short' });
    return html`<section class="continue" aria-label=${words.say('start.continue')}>
      <h2>${words.say('start.continue')}</h2>
      <ul>
        ${this.saved.slice(0, LISTED).map(
          (game) =>
            html`<li>
              <button class="button resume" type="button" @click=${() => this.#resume(game)}>
                ${icon('ui-turn')}
                <span class="what"
                  ><b>${game.title}</b>
                  <small>${game.names.join(' · ')}</small>
                  <small>${words.say('saves.position', { n: game.position })} · ${when.format(game.at)}</small></span
                >
              </button>
              <button
                class="button quiet"
                type="button"
                title=${words.say('saves.delete')}
                aria-label=${words.say('saves.delete-of', { names: game.names.join(' · ') })}
                @click=${() => this.#remove(game)}
              >
                ${icon('ui-close')}
              </button>
            </li>`,
        )}
      </ul>
    </section>`;
  }

  #resume({ id, game }: SavedGame): void {
    this.#saves.choose(id, game);
    this.#begin(game, null);
  }

  #remove({ id }: SavedGame): void {
    this.#saves.remove(id);
    this.saved = this.saved.filter((one) => one.id !== id);
  }

  /** The place of a game on the shelf, which stays as it is while the game is loaded. */
  #place(id: string): TemplateResult | typeof nothing {
    const game = this.games.get(id);
    if (game === null) return nothing;
    return game === undefined ? html`<div class="game box waiting" aria-hidden="true"></div>` : this.#game(game);
  }

  #game({ id, module, findings }: LoadedGame): TemplateResult {
    const { words } = this;
    if (module === null) {
      return html`<article class="game broken">
        <h2>${id}</h2>
        <p class="errors">${icon('ui-warning')} ${words.say('start.errors')}</p>
        <pre>${findings.map((finding) => finding.printed).join('\n\n')}</pre>
        ${this.#edit(id)}
      </article>`;
    }
    const meta = localise(module.meta, languageAround(this));
    const opened = this.open === id;
    return html`<uc-theme class=${opened ? 'opened' : ''} .theme=${readTheme(meta)}
      ><article class="game box" aria-label=${meta.title}>
        ${opened ? nothing : fanPart(meta, 0)}
        <div class="words">
          <h2>${meta.title}</h2>
          ${opened ? nothing : this.#facts(meta)}
          ${findings.length > 0 ? html`<p class="errors">${icon('ui-warning')} ${words.say('start.errors-now')}</p>` : nothing}
          ${this.#ways(id, meta, opened)}
          ${
            opened
              ? html`<dungeon-setup
                  .meta=${meta}
                  @plan=${(event: CustomEvent<Plan>) => this.#begin(id, event.detail)}
                ></dungeon-setup>`
              : nothing
          }
        </div>
      </article></uc-theme
    >`;
  }

  /** What wins, and for how many it is. */
  #facts(meta: GameMeta): TemplateResult {
    const { words } = this;
    const { min, max } = meta.players;
    const recommended = meta.variants[meta.recommended ?? -1]?.name ?? null;
    const goal = withOptions(meta, optionsOf(meta, recommended)).extras.table?.goal?.says ?? '';
    const cards = new Set(meta.rows.filter(({ spot }) => spot === undefined).map((row) => row.name)).size;
    const facts = [
      min === max
        ? words.say('start.players', { n: min })
        : words.say('start.players-range', { least: min, most: max }),
      words.say('start.cards', { n: cards }),
    ];
    return html`${goal === '' ? nothing : html`<p class="goal">${icon('ui-trophy')}<span>${goal}</span></p>`}
      <p class="facts">${facts.join(' · ')}</p>`;
  }

  /** To play and to learn; then what one reads, and what people who make games look at. */
  #ways(id: string, meta: GameMeta, opened: boolean): TemplateResult {
    const { words } = this;
    const [lesson] = meta.lessons ?? [];
    const learn = (): void => this.#begin(id, lessonPlan(meta, lesson!.name, STANDARD));
    const today = (): void => this.#begin(id, standardPlan(meta, seedOfDay(Date.now())));
    return html`<div class="ways">
        <button
          class="button primary"
          type="button"
          aria-expanded=${opened ? 'true' : 'false'}
          @click=${() => (this.open = opened ? '' : id)}
        >
          ${words.say('start.play')}
        </button>
        ${
          lesson === undefined
            ? nothing
            : html`<button class="button learn" type="button" title=${lesson.title} @click=${learn}>
                ${words.say('start.learn')}
              </button>`
        }
      </div>
      <p class="more">
        <button class="link" type="button" @click=${today}>${words.say('game.of-the-day')}</button>
        <a href=${hashOf({ page: 'rules', game: id })}>${words.say('start.rulebook')}</a>
        <a href=${hashOf({ page: 'cards', game: id })}>${words.say('start.every-card')}</a>
        ${this.#edit(id)}
      </p>`;
  }

  #edit(game: string): TemplateResult | typeof nothing {
    return WORKSHOP ? html`<a href=${hashOf({ page: 'edit', game })}>${studioWord(this, 'edit')}</a>` : nothing;
  }

  #begin(game: string, plan: Plan | null): void {
    const detail: Beginning = { game, plan };
    this.send('begin', detail);
  }
}

define('workbench-start', StartPageElement);
