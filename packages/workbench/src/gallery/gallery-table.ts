import { define } from '@undercroft/components';
import type { GameModule } from '@undercroft/contract';
import '@undercroft/game-element';
import {
  memoryStore,
  Session,
  standardPlan,
  type DungeonGameElement,
  type Plan,
  type Settings,
} from '@undercroft/game-element';
import { css, html, nothing, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import { GalleryElement } from './gallery-element.ts';

/** When in a game its table is looked at. */
export type Moment = 'opening' | 'middle';

/**
 * The longest of these games is the one that is shown: the first that comes may be over at once.
 */
const SEEDS = [1, 2, 3] as const;
/** Most answers of a game, so that one which never ends does not keep the page waiting. */
const LONGEST = 240;

/** The table of a game, as large as the window, as a player sees it who is asked something. */
export class GalleryTableElement extends GalleryElement {
  static override styles = css`
    :host {
      display: block;
      height: 100dvh;
    }
    p {
      padding: 28px;
    }
  `;
  static override properties: PropertyDeclarations = { moment: {}, theme: {} };

  declare moment: Moment;
  declare theme: Settings['theme'];
  readonly #store = memoryStore();
  /** game and moment that lie on the table */
  #laid = '';

  constructor() {
    super();
    this.moment = 'opening';
    this.theme = 'dark';
  }

  override render(): TemplateResult | typeof nothing {
    if (this.loaded === null) return nothing;
    const { module, icons } = this.loaded;
    if (module === null) return html`<p>${this.say('layout.never-good')}</p>`;
    return html`<dungeon-game
      pace="off"
      theme=${this.theme}
      .store=${this.#store}
      .module=${module}
      .icons=${icons}
    ></dungeon-game>`;
  }

  protected override updated(_changed: PropertyValues): void {
    const module = this.loaded?.module ?? null;
    const laid = `${this.game} ${this.moment}`;
    if (module === null || laid === this.#laid) return;
    // Only once: a new version of the game is taken in with the position as it lies.
    this.#laid = laid;
    void this.#lay(positionOf(module, this.moment));
  }

  async #lay(position: string): Promise<void> {
    const game = this.renderRoot.querySelector<DungeonGameElement>('dungeon-game')!;
    await game.updateComplete;
    game.load(position);
  }
}

/**
 * A game as text at a moment in which the first player is asked, the same every time: answers are
 * drawn from the seed.
 *
 * @throws GameError when the rules fail
 */
function positionOf(module: GameModule, moment: Moment): string {
  const played = SEEDS.map((seed) => playedFrom(module, seed));
  const { session, asked } = played.toSorted((one, other) => other.asked.length - one.asked.length)[0]!;
  const at = moment === 'opening' ? 0 : Math.floor(asked.length / 2);
  return session.saveAt(asked[at] ?? 0);
}

/** A game of answers by chance, and its positions in which the first player is asked. */
function playedFrom(module: GameModule, seed: number): { readonly session: Session; readonly asked: number[] } {
  const standard = standardPlan(module.meta, seed);
  // A reader who plays on at the table in the gallery does not wait for bots.
  const seats: Plan['seats'] = standard.seats.map((seat) => (seat.is === 'bot' ? { is: 'bot', bot: 'random' } : seat));
  const session = Session.begin(module, { ...standard, seats });
  const asked: number[] = [];
  let state = seed;
  while (!session.over && session.position < LONGEST) {
    if (session.humanAsked) asked.push(session.position);
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    session.answer(Math.floor((state / 2 ** 32) * session.choices));
  }
  return { session, asked };
}

define('gallery-table', GalleryTableElement);
