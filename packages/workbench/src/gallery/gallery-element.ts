import { UndercroftElement, adoptTheme, readTheme, registerIcons } from '@undercroft/components';
import { localise, type GameMeta } from '@undercroft/contract';
import type { PropertyDeclarations, PropertyValues } from 'lit';
import { loadGame, watchGames, type LoadedGame } from '../games.ts';
import { galleryWord, type GalleryWord } from './words.ts';

/**
 * What shows something of a game: loads it, has its mood, and draws itself again in place whenever
 * its content changes.
 */
export class GalleryElement extends UndercroftElement {
  static override properties: PropertyDeclarations = { game: {}, loaded: { state: true } };

  /** Id of the game. */
  declare game: string;
  /** The game as it is now; null until it is loaded. */
  declare protected loaded: LoadedGame | null;

  #unwatch: () => void = () => {};

  constructor() {
    super();
    this.game = '';
    this.loaded = null;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#unwatch = watchGames((game) => {
      if (game.id === this.game) this.#show(game);
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#unwatch();
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('game')) void loadGame(this.game).then((game) => this.#show(game));
    const module = this.loaded?.module ?? null;
    if (module !== null && changed.has('loaded')) adoptTheme(this.renderRoot as ShadowRoot, readTheme(module.meta));
  }

  #show(game: LoadedGame | null): void {
    if (game !== null) registerIcons(game.icons);
    this.loaded = game;
  }

  /** The game in the language around; null while there is none that is right. */
  protected get meta(): GameMeta | null {
    const own = this.loaded?.module?.meta;
    return own === undefined ? null : localise(own, this.words.lang);
  }

  /** Title of the game, or its id. */
  protected get gameTitle(): string {
    return this.meta?.title ?? this.game;
  }

  /** A sentence of the gallery; `{game}` is there by itself. */
  protected say(key: GalleryWord, slots: Readonly<Record<string, string>> = {}): string {
    return galleryWord(this, key, { game: this.gameTitle, ...slots });
  }
}
