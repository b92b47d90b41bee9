import {
  UndercroftElement,
  baseStyles,
  buttonStyles,
  define,
  icon,
  registerIcons,
  type Finding,
  type IconShape,
} from '@undercroft/components';
import type { GameModule } from '@undercroft/contract';
import { GameError } from '@undercroft/engine';
import type { GameView } from '@undercroft/view';
import { html, nothing, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import { type Plan } from '../session/plan.ts';
import { Session } from '../session/session.ts';
import { browserStore, type Store } from '../session/store.ts';
import { gameStyles } from './dungeon-game.styles.ts';
import { bar, handOver, logEntry, modal } from './parts.ts';
import { endScreen } from './end-screen.ts';
import { helpSheet } from './help-sheet.ts';
import { findingOf } from './problem.ts';
import { randomSeed } from './random-seed.ts';
import { onRegistered, registeredGame } from './registry.ts';
import './setup-form.ts';

/** Pause before a program answers, in ms, so that one can follow. */
const PACE = { slow: 1100, normal: 420, fast: 90, instant: 0 } as const;
export type Pace = keyof typeof PACE;

type Sheet = 'none' | 'setup' | 'end' | 'help' | 'hand-over';

/**
 * A whole game on a page: table, question, log, programs for the empty seats, saves.
 *
 * @slot bar         more in the bar at the top
 * @fires game-change  after every answer and change of the content; detail `{ position, over }`
 * @fires uc-source    somebody wants to see a place of the content; detail `{ source }`
 */
export class DungeonGameElement extends UndercroftElement {
  static override styles = [baseStyles, buttonStyles, gameStyles];
  static override properties: PropertyDeclarations = {
    game: {},
    module: { attribute: false },
    icons: { attribute: false },
    plan: { attribute: false },
    findings: { attribute: false },
    store: { attribute: false },
    saveAs: { attribute: 'save-as' },
    pace: {},
    designer: { type: Boolean },
    view: { state: true },
    sheet: { state: true },
    notice: { state: true },
    moment: { state: true },
    problem: { state: true },
    wide: { state: true },
  };

  /** Id of a game that was registered with `registerGame`; without it the only one is taken. */
  declare game: string;
  /** The compiled game. When it changes to another version of the same game, the position is kept as far as it goes. */
  declare module: GameModule | null;
  declare icons: Readonly<Record<string, IconShape>>;
  /** Begins this game at once; otherwise a saved one goes on, or a form asks. */
  declare plan: Plan | null;
  /** What is wrong with the content now; shown over the table. */
  declare findings: readonly Finding[];
  declare store: Store;
  /** Name of the save, so that several games on a page do not share one; default: the id of the game. */
  declare saveAs: string;
  declare pace: Pace;
  /** For people who make games: sources in the log, everything can be taken back. */
  declare designer: boolean;

  declare private view: GameView | null;
  declare private sheet: Sheet;
  declare private notice: string;
  /** position that is shown instead of the present, or -1 */
  declare private moment: number;
  declare private problem: Finding | null;

  #session: Session | null = null;
  /** the module that the session was made or carried to */
  #taken: GameModule | null = null;
  #viewer = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closedFindings: readonly Finding[] = [];

  constructor() {
    super();
    this.game = '';
    this.module = null;
    this.icons = {};
    this.plan = null;
    this.findings = [];
    this.store = browserStore;
    this.saveAs = '';
    this.pace = 'normal';
    this.designer = false;
    this.view = null;
    this.sheet = 'none';
    this.notice = '';
    this.moment = -1;
    this.problem = null;
  }

  /** The game in play; null before it begins. */
  get session(): Session | null {
    return this.#session;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
    this.#unlisten();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (this.module === null) this.#takeRegistered();
    if (changed.has('icons')) registerIcons(this.icons);
    if (changed.has('plan') && this.plan !== null && this.module !== null) this.#begin(this.plan);
    else if (this.module !== null && this.module !== this.#taken) this.#newModule(this.module);
    this.#taken = this.module;
  }

  #takeRegistered(): void {
    const bundle = registeredGame(this.game);
    if (bundle === null) return;
    registerIcons(bundle.icons);
    this.module = bundle.module;
  }

  #newModule(module: GameModule): void {
    if (this.#session !== null && this.#session.module.meta.id === module.meta.id) {
      this.#carry(this.#session, module);
      return;
    }
    if (this.plan !== null) return this.#begin(this.plan);
    const saved = this.store.read(this.#saveKey());
    if (saved === null) {
      this.sheet = 'setup';
      return;
    }
    const loaded = Session.load(module, saved);
    if (loaded.ok) {
      this.#start(loaded.session);
      this.notice = this.#session !== null && this.#session.position > 0 ? 'Your last game goes on.' : '';
    } else {
      this.notice = loaded.message;
      this.sheet = 'setup';
    }
  }

  #carry(session: Session, module: GameModule): void {
    try {
      const { replayed, of, stopped } = session.carryTo(module);
      this.notice =
        stopped === null
          ? `The content has changed. The game stands where it stood (answers given again: ${replayed}).`
          : `The content has changed. Answer ${replayed + 1} of ${of} cannot be given again: ${stopped}. The game stands there.`;
      this.problem = null;
    } catch (error) {
      this.#fail(error);
    }
    this.moment = -1;
    this.#refresh();
  }

  #begin(plan: Plan): void {
    if (this.module === null) return;
    try {
      this.#start(Session.begin(this.module, plan));
    } catch (error) {
      this.#fail(error);
    }
  }

  #start(session: Session): void {
    this.#session = session;
    this.#viewer = session.humans[0] ?? -1;
    this.sheet = session.humans.length > 1 && !session.over ? 'hand-over' : 'none';
    this.notice = '';
    this.problem = null;
    this.moment = -1;
    this.#refresh();
  }

  /** After every change of the position: what is seen now, what is saved, who goes on. */
  #refresh(): void {
    const session = this.#session;
    if (session === null) return;
    clearTimeout(this.#timer);
    if (session.humanAsked && session.asked !== this.#viewer) {
      this.#viewer = session.asked;
      this.sheet = 'hand-over';
    }
    this.view = session.view(this.#viewer);
    if (session.over) this.sheet = 'end';
    this.store.write(this.#saveKey(), session.save());
    this.send('game-change', { position: session.position, over: session.over });
    if (!session.over && !session.humanAsked && this.problem === null) {
      this.#timer = setTimeout(this.#botMove, PACE[this.pace] ?? PACE.normal);
    }
  }

  readonly #botMove = (): void => {
    if (this.moment >= 0) return;
    this.#attempt((session) => session.botMove());
  };

  #attempt(action: (session: Session) => void): void {
    if (this.#session === null) return;
    try {
      action(this.#session);
    } catch (error) {
      this.#fail(error);
    }
    this.#refresh();
  }

  /** A rule failed: the game stays where it was, and somebody is told which line it was. */
  #fail(error: unknown): void {
    if (!(error instanceof GameError) && !(error instanceof Error)) throw error;
    this.problem = findingOf(error, this.#session?.replayLine() ?? '');
  }

  #saveKey(): string {
    return `save:${this.saveAs === '' ? (this.module?.meta.id ?? '') : this.saveAs}`;
  }

  override render(): TemplateResult | typeof nothing {
    const { module, view } = this;
    if (module === null) return html`<slot></slot>`;
    return html`<div class="game" @uc-answer=${this.#answered} @uc-moment=${this.#lookBack}>
      ${this.#bar(module)}
      ${
        view === null
          ? html`<div class="ground"></div>`
          : html`<uc-table
              .meta=${module.meta}
              .view=${view}
              .names=${this.#session?.plan.names ?? []}
              .bots=${this.#botSeats()}
              .log=${view.log.map(logEntry)}
              ?sources=${this.designer}
              ?past=${this.moment >= 0}
              moment=${this.moment}
              ?inert=${this.sheet === 'hand-over'}
              class=${this.sheet === 'hand-over' ? 'covered' : ''}
              >${this.#notices()}</uc-table
            >`
      }
      ${this.#sheet(module)}
      <uc-overlay
        .findings=${this.#shownFindings()}
        heading=${this.problem === null ? 'The content has an error' : 'A rule has failed'}
        note=${this.problem === null ? 'The game goes on with the last content that was right.' : 'The game stands where it stood before. Take back or begin anew.'}
        @uc-close=${this.#closeFindings}
      ></uc-overlay>
    </div>`;
  }

  #bar(module: GameModule): TemplateResult {
    const offer = this.#session?.undoOffer() ?? { to: -1, reason: 'The game has not begun' };
    const barred = this.moment >= 0 || offer.to < 0 || (offer.reason !== null && !this.designer);
    return bar(module.meta.title, this.#session?.plan.seed ?? null, barred ? (offer.reason ?? 'Not now') : null, {
      undo: () => this.#takeBack(offer.to),
      begin: () => this.#show('setup'),
      theme: this.#toggleTheme,
      help: () => this.#show('help'),
    });
  }

  #notices(): TemplateResult | typeof nothing {
    if (this.moment >= 0) {
      return html`<p class="notice">
        <span>The table as it stood after answer ${this.moment}.</span>
        <button class="button" type="button" @click=${this.#toPresent}>Back to now</button>
        ${this.designer ? html`<button class="button quiet" type="button" @click=${() => this.#takeBack(this.moment)}>Go on from here</button>` : nothing}
      </p>`;
    }
    if (this.notice === '') return nothing;
    return html`<p class="notice" role="status">
      <span>${this.notice}</span>
      <button class="button quiet" type="button" aria-label="Close" @click=${() => (this.notice = '')}>
        ${icon('ui-close')}
      </button>
    </p>`;
  }

  #sheet(module: GameModule): TemplateResult | typeof nothing {
    const close = (): void => this.#show('none');
    if (this.sheet === 'none') return nothing;
    if (this.sheet === 'help') return modal('Help', helpSheet(), close);
    if (this.sheet === 'end' && this.view !== null) {
      const again = (seed: number) => (): void => this.#again(seed);
      const seed = this.#session?.plan.seed ?? 0;
      return modal(
        'The game is over',
        endScreen(module.meta, this.view, { close, same: again(seed), fresh: again(randomSeed()) }),
        close,
      );
    }
    if (this.sheet === 'hand-over') {
      return handOver(this.#session?.plan.names[this.#viewer] ?? '', close);
    }
    const begun = this.#session !== null;
    return modal(
      'New game',
      html`${this.notice === '' ? nothing : html`<p class="notice">${this.notice}</p>`}
        <dungeon-setup
          .meta=${module.meta}
          .from=${begun ? { ...this.#session!.plan, seed: randomSeed() } : null}
          ?closes=${begun}
          @plan=${(event: CustomEvent<Plan>) => this.#begin(event.detail)}
          @cancel=${close}
        ></dungeon-setup>`,
      begun ? close : null,
    );
  }

  protected override updated(): void {
    const dialog = this.renderRoot.querySelector('dialog');
    if (dialog !== null && !dialog.open) dialog.showModal();
  }

  #shownFindings(): readonly Finding[] {
    if (this.problem !== null) return [this.problem];
    return this.findings === this.#closedFindings ? [] : this.findings;
  }

  #botSeats(): number[] {
    return this.#session?.plan.seats.flatMap((seat, index) => (seat.is === 'bot' ? [index] : [])) ?? [];
  }

  #show(sheet: Sheet): void {
    this.sheet = sheet;
  }

  #again(seed: number): void {
    if (this.#session !== null) this.#begin({ ...this.#session.plan, seed });
  }

  #takeBack(to: number): void {
    this.moment = -1;
    this.problem = null;
    this.#attempt((session) => session.goTo(to));
  }

  readonly #answered = (event: CustomEvent<{ index: number }>): void => {
    this.notice = '';
    this.#attempt((session) => session.answer(event.detail.index));
  };

  readonly #lookBack = (event: CustomEvent<{ step: number }>): void => {
    const session = this.#session;
    if (session === null || event.detail.step >= session.position) return this.#toPresent();
    this.moment = event.detail.step;
    this.view = session.viewAt(this.#viewer, this.moment);
  };

  readonly #toPresent = (): void => {
    this.moment = -1;
    this.#refresh();
  };

  readonly #closeFindings = (): void => {
    this.problem = null;
    this.#closedFindings = this.findings;
    this.requestUpdate();
  };

  readonly #toggleTheme = (): void => {
    const dark =
      getComputedStyle(this).colorScheme === 'dark' ||
      (getComputedStyle(this).colorScheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
    this.style.colorScheme = dark ? 'light' : 'dark';
    this.store.write('theme', this.style.colorScheme);
  };

  #unlisten: () => void = () => {};

  override connectedCallback(): void {
    super.connectedCallback();
    this.#unlisten = onRegistered(() => {
      if (this.module === null) this.requestUpdate();
    });
    this.style.colorScheme = this.store.read('theme') ?? 'dark';
  }
}

define('dungeon-game', DungeonGameElement);

declare global {
  interface HTMLElementTagNameMap {
    'dungeon-game': DungeonGameElement;
  }
}
