import {
  UndercroftElement,
  baseStyles,
  buttonStyles,
  define,
  faceOfRow,
  glossaryOf,
  icon,
  readLayout,
  registerIcons,
} from '@undercroft/components';
import type { GameMeta, RowMeta } from '@undercroft/contract';
import { browserStore, type Plan } from '@undercroft/game-element';
import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { gameIds, loadGame, watchGames, type LoadedGame } from '../games.ts';
import { hashOf } from '../route.ts';
import { pageStyles } from './page.styles.ts';
import { startStyles } from './start-page.styles.ts';

/**
 * Every game of the content: what it looks like, how to begin it, how to go on with it.
 *
 * @fires begin  detail: the id of a game, and a plan or null to go on with the saved one
 */
export class StartPageElement extends UndercroftElement {
  static override styles = [baseStyles, buttonStyles, pageStyles, startStyles];
  static override properties: PropertyDeclarations = { games: { state: true }, open: { state: true } };

  declare private games: readonly LoadedGame[];
  /** game whose form is open */
  declare private open: string;

  #unwatch: () => void = () => {};

  constructor() {
    super();
    this.games = [];
    this.open = '';
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.title = 'Undercroft';
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

  async #load(): Promise<void> {
    const games = await Promise.all(gameIds.map(loadGame));
    this.games = games.filter((game) => game !== null);
    for (const game of this.games) registerIcons(game.icons);
  }

  override render(): TemplateResult {
    return html`<main>
      <header>
        <h1>Undercroft</h1>
        <p class="lead">
          Games about keeping a dungeon, played from their own rulebooks. Change a file in <code>content</code> and the
          game you are playing changes with it.
        </p>
      </header>
      ${this.games.map((game) => this.#game(game))}
      <footer><a href=${hashOf({ page: 'credits' })}>Credits and licences</a></footer>
    </main>`;
  }

  #game({ id, module, findings }: LoadedGame): TemplateResult {
    if (module === null) {
      return html`<article class="game broken">
        <h2>${id}</h2>
        <p class="errors">${icon('ui-warning')} Its content has errors.</p>
        <pre>${findings.map((finding) => finding.printed).join('\n\n')}</pre>
      </article>`;
    }
    const { meta } = module;
    const { min, max } = meta.players;
    const cards = new Set(meta.rows.map((row) => row.name)).size;
    return html`<article class="game" aria-label=${meta.title}>
      <div class="show" aria-hidden="true">${samples(meta).map((row) => this.#sample(meta, row))}</div>
      <div class="words">
        <h2>${meta.title}</h2>
        <p class="facts">${min === max ? min : `${min} to ${max}`} players · ${cards} different cards and counters</p>
        ${findings.length > 0 ? html`<p class="errors">${icon('ui-warning')} Its content has errors now; what you play is the last version without.</p>` : nothing}
        <div class="ways">
          ${
            browserStore.read(`save:${id}`) === null
              ? nothing
              : html`<button class="button primary" type="button" @click=${() => this.#begin(id, null)}>Go on</button>`
          }
          <button
            class=${browserStore.read(`save:${id}`) === null ? 'button primary' : 'button'}
            type="button"
            aria-expanded=${this.open === id ? 'true' : 'false'}
            @click=${() => (this.open = this.open === id ? '' : id)}
          >
            New game
          </button>
          <a class="button" href=${hashOf({ page: 'cards', game: id })}>Every card</a>
        </div>
        ${
          this.open === id
            ? html`<dungeon-setup
                .meta=${meta}
                action="Begin"
                @plan=${(event: CustomEvent<Plan>) => this.#begin(id, event.detail)}
              ></dungeon-setup>`
            : nothing
        }
      </div>
    </article>`;
  }

  #sample(meta: GameMeta, row: RowMeta): TemplateResult {
    return html`<uc-card
      still
      .face=${faceOfRow({ meta, layout: readLayout(meta) }, row)}
      .glossary=${glossaryOf(meta)}
    ></uc-card>`;
  }

  #begin(game: string, plan: Plan | null): void {
    this.send('begin', { game, plan });
  }
}

/** One card of each of the kinds with most cards, for a look at the game. */
function samples(meta: GameMeta): RowMeta[] {
  const byKind = new Map<number, RowMeta[]>();
  for (const row of meta.rows) byKind.set(row.kind, [...(byKind.get(row.kind) ?? []), row]);
  const kinds = [...byKind.values()].toSorted((first, second) => second.length - first.length);
  return kinds.slice(0, 3).map((rows) => rows.find((row) => row.text !== '' && row.icon !== null) ?? rows[0]!);
}

define('workbench-start', StartPageElement);
