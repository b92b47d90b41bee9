import {
  UndercroftElement,
  baseStyles,
  buttonStyles,
  define,
  faceOfRow,
  glossaryIn,
  icon,
  languageAround,
  readLayout,
  readTheme,
  registerIcons,
} from '@undercroft/components';
import { localise, optionsOf, withGoal, type GameMeta, type RowMeta } from '@undercroft/contract';
import { Saves, browserStore, type Plan, type SavedGame } from '@undercroft/game-element';
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
  static override styles = [baseStyles, buttonStyles, pageStyles, startStyles];
  static override properties: PropertyDeclarations = {
    games: { state: true },
    open: { state: true },
    saved: { state: true },
  };

  declare private games: readonly LoadedGame[];
  /** game whose form is open */
  declare private open: string;
  declare private saved: readonly SavedGame[];

  #unwatch: () => void = () => {};

  constructor() {
    super();
    this.games = [];
    this.open = '';
    this.saved = [];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.title = 'Undercroft';
    // Players have no use for it, and do without.
    void workshop?.loadNewGame();
    this.saved = this.#saves.list().filter(({ over }) => !over);
    void this.#load();
    this.#unwatch = watchGames((game) => {
      registerIcons(game.icons);
      this.games = this.games.map((old) => (old.id === game.id ? game : old));
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#unwatch();
  }

  get #saves(): Saves {
    return new Saves(browserStore, () => Date.now());
  }

  async #load(): Promise<void> {
    const games = await Promise.all(gameIds.map(loadGame));
    this.games = games.filter((game) => game !== null);
    for (const game of this.games) registerIcons(game.icons);
  }

  override render(): TemplateResult {
    const { words } = this;
    return html`<main>
      <header>
        <h1>Undercroft</h1>
        <p class="lead">
          ${words.say('start.lead')} ${contentFolder === '' ? nothing : words.say('start.lead-designer')}
        </p>
      </header>
      ${this.saved.length === 0 ? nothing : this.#continue()}
      <div class="games">${this.games.map((game) => this.#game(game))}</div>
      ${WORKSHOP ? html`<workbench-new-game></workbench-new-game>` : nothing}
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
    const { min, max } = meta.players;
    const cards = new Set(meta.rows.filter(({ spot }) => spot === undefined).map((row) => row.name)).size;
    const facts = [
      min === max
        ? words.say('start.players', { n: min })
        : words.say('start.players-range', { least: min, most: max }),
      words.say('start.cards', { n: cards }),
    ];
    const goal =
      withGoal(meta, optionsOf(meta, meta.variants[meta.recommended ?? -1]?.name ?? null)).extras.table?.goal?.says ??
      '';
    const opened = this.open === id;
    return html`<uc-theme .theme=${readTheme(meta)}
      ><article class="game" aria-label=${meta.title}>
        <div class="show" aria-hidden="true">${samples(meta).map((row) => this.#sample(meta, row))}</div>
        <div class="words">
          <h2>${meta.title}</h2>
          ${goal === '' || opened ? nothing : html`<p class="facts goal">${icon('ui-trophy')}<span>${goal}</span></p>`}
          <p class="facts">${facts.join(' · ')}</p>
          ${findings.length > 0 ? html`<p class="errors">${icon('ui-warning')} ${words.say('start.errors-now')}</p>` : nothing}
          <div class="ways">
            <button
              class="button primary"
              type="button"
              aria-expanded=${opened ? 'true' : 'false'}
              @click=${() => (this.open = opened ? '' : id)}
            >
              ${words.say('start.play')}
            </button>
            <a class="button" href=${hashOf({ page: 'rules', game: id })}>${words.say('start.rulebook')}</a>
            <a class="button" href=${hashOf({ page: 'cards', game: id })}>${words.say('start.every-card')}</a>
            ${this.#edit(id)}
          </div>
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

  #edit(game: string): TemplateResult | typeof nothing {
    return WORKSHOP
      ? html`<a class="button" href=${hashOf({ page: 'edit', game })}>${studioWord(this, 'edit')}</a>`
      : nothing;
  }

  #sample(meta: GameMeta, row: RowMeta): TemplateResult {
    return html`<uc-card
      still
      .face=${faceOfRow({ meta, layout: readLayout(meta) }, row)}
      .glossary=${glossaryIn(meta)}
    ></uc-card>`;
  }

  #begin(game: string, plan: Plan | null): void {
    const detail: Beginning = { game, plan };
    this.send('begin', detail);
  }
}

/** One card of each of the kinds with most cards, for a look at the game. */
function samples(meta: GameMeta): RowMeta[] {
  const byKind = new Map<number, RowMeta[]>();
  for (const row of meta.rows) if (row.spot === undefined) byKind.set(row.kind, [...(byKind.get(row.kind) ?? []), row]);
  const kinds = [...byKind.values()].toSorted((first, second) => second.length - first.length);
  return kinds.slice(0, 3).map((rows) => rows.find((row) => row.text !== '' && row.icon !== null) ?? rows[0]!);
}

define('workbench-start', StartPageElement);
