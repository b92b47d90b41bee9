import {
  adoptTheme,
  baseStyles,
  buttonStyles,
  define,
  isFor,
  languageAround,
  readTheme,
  registerIcons,
  type Finding,
  type IconShape,
  type Pace,
  elementWith,
  prop,
} from '@undercroft/components';
import type { AnswerIndex, GameMeta, GameModule } from '@undercroft/contract';
import type { GameView, SightView } from '@undercroft/view';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { ThingWish } from '../session/errands/errand.ts';
import { newSeed } from '../session/new-seed.ts';
import { standardPlan, type Plan } from '../session/plan.ts';
import type { PlaySession } from '../session/play-session.ts';
import { Session } from '../session/session.ts';
import { browserStore, type Store } from '../session/store.ts';
import { Magnified } from '../page/magnified.ts';
import { openModal } from '../sheets/modal.ts';
import { sheetStyles } from '../sheets/sheets.styles.ts';
import type { SoundName } from '../settings/voices.ts';
import { PAUSES, type Settings } from '../settings/settings.ts';
import { handOverOf } from './at-once.ts';
import { gameStyles } from './dungeon-game.styles.ts';
import { copyOfGame } from './copying.ts';
import type { ControllerHost } from '../controller/controller-host.ts';
import { GameController } from '../controller/game-controller.ts';
import { HeldFocus } from './held-focus.ts';
import { Misuse } from './misuse.ts';
import { handOver, opening } from './places.ts';
import { onRegistered, registeredGame } from './game-registry.ts';
import { installBundle, type GameBundle } from './game-bundle.ts';
import { sheetOf } from './sheets.ts';
import { overlay, strips } from './strips.ts';
import { barPart, tablePart } from './game-parts.ts';
import { applyAppearance } from './appearance.ts';

/**
 * A whole game on a page: table, question, log, bots for the empty seats, saves, replays.
 *
 * Begins with `plan` when it is set, else with the position that the address names, else with the
 * last saved game, else with a form, which stands inside the element and covers nothing of the
 * page. Sheets, such as the end and the saved games, lie over the window of the page.
 *
 * @slot bar             more in the bar at the top
 * @slot - shown until a game is there
 * @fires game-change    after answers, also several, and with another game; detail `GameChange`
 * @fires game-answer    a player has answered; detail `GameAnswer`
 * @fires game-over      the game ends; after a reload see `view.result`; detail `GameOver`
 * @fires uc-source      the user wants to see a place of the content; detail `{ source }`
 * @csspart bar          the bar at the top
 * @csspart table        the table with question and log
 * @csspart sheet        a sheet over the table
 * @cssprop --uc-hue        hue of bar, panels, frames and forms, in degrees of `oklch`
 * @cssprop --uc-accent-hue hue of what can be pressed or is lit, in degrees of `oklch`
 * @cssprop --uc-accent     colour of what can be pressed, in place of its hue
 * @cssprop --uc-accent-ink colour of letters on `--uc-accent`
 * @cssprop --uc-ground     colour behind the form, and in play, dark, where there are no pictures
 * @cssprop --uc-radius     radius of corners, 5px as designed
 * @cssprop --uc-scale      size of cards, 1 as designed, unless a player chooses another
 */
export class DungeonGameElement extends elementWith({
  /**
   * Id of a game that was registered with `registerGame`; without it the only one is taken. @attr
   */
  game: prop.text(''),
  /**
   * The compiled game. When it changes to another version of the same game, the position is kept as
   * far as it goes.
   */
  module: prop.data<GameModule | null>(null),
  /** Pictures of the game, by name. */
  icons: prop.data<Readonly<Record<string, IconShape>>>({}),
  /**
   * Starts a worker in which bots of the game think; null: they think in the page, with less time.
   */
  worker: prop.data<(() => Worker) | null>(null),
  /** Begins this game at once; otherwise a saved one goes on, or a form asks. */
  plan: prop.data<Plan | null>(null),
  /**
   * A game that is kept elsewhere, such as at a table of a server; it takes the place of `module`.
   */
  played: prop.data<PlaySession | null>(null),
  /** What is wrong with the content now; shown over the table. */
  findings: prop.data<readonly Finding[]>([]),
  /** Where games and settings are kept; default: the storage of the browser. */
  store: prop.data<Store>(browserStore),
  /**
   * Name of the place, so that several games on a page do not go on with the same save; default:
   * the id of the game. @attr save-as
   */
  saveAs: prop.text('', { attribute: 'save-as' }),
  /** Pace of bots and movement; null: the player's setting. @attr */
  pace: prop.text<Pace | null>(null),
  /**
   * `light`, `dark`, `auto`; null: the player's setting, else as the page says (`color-scheme`)
   * or the system. @attr
   */
  theme: prop.text<Settings['theme'] | null>(null),
  /** For authors: any answer can be taken back, hands are open, the log cites its rules. @attr */
  designer: prop.flag(),
  /** Keeps secrets of several people at this screen: see `docs/embedding.md`. @attr */
  sealed: prop.flag(),
  /** The address of the page may name a position (`#game=...`), which is then shown. @attr */
  links: prop.flag(),
}) {
  static override styles = [baseStyles, buttonStyles, gameStyles, sheetStyles];

  /** the module that the controller was given */
  #taken: GameModule | null = null;
  #bundle: GameBundle | null = null;
  #closedFindings: readonly Finding[] = [];
  #unlisten: (() => void)[] = [];
  readonly #focus = new HeldFocus(this);
  readonly #misuse = new Misuse(this, () => this.module === this.#bundle?.module);
  /** languages of game and interface that the view was made in */
  #spoken = '';
  readonly #controller: GameController;

  constructor() {
    super();
    const host: ControllerHost = {
      tell: (type, detail) => this.send(type, detail),
      words: () => this.words,
      lang: () => languageAround(this),
      settled: async () => await this.#settled(),
      isTaking: () => this.#isTaking(),
      sessions: () => (this.module === this.#bundle?.module ? this.#bundle?.sessions : undefined) ?? Session,
    };
    this.#controller = new GameController(this, host, () => this.requestUpdate());
    this.addController(new Magnified(this));
  }

  /** The game in play, with its `names`; null before it begins, and while it is sealed. */
  get session(): Session | null {
    return this.#controller.handedOut.session;
  }

  /**
   * What the person in front of the page sees, with `decision.answers` to choose from, and `result`
   * at the end (`winners`, `text`); null before a game, and while the table is handed over.
   */
  get view(): GameView | null {
    return this.#controller.state.view;
  }

  /** Begins a game, once its file is loaded; the one before stays among the saved games. */
  newGame(plan: Plan): void {
    if (this.#misuse.allows('plan', plan)) this.#controller.games.begin(plan);
    else this.requestUpdate();
  }

  /**
   * Answers the pending question for the person who is asked; does nothing while none is.
   *
   * @param index of `view.decision.answers`
   */
  answer(index: AnswerIndex): void {
    if (this.#misuse.allowsAnswer(index)) this.#controller.answering.answer(index);
    else this.requestUpdate();
  }

  /**
   * Takes the last answer of a person back, or asks first, as the table has agreed.
   *
   * @returns whether it was taken back
   */
  undo(): boolean {
    return this.#controller.undoing.undo();
  }

  /** The game as text: a replay file. Empty before a game begins, and while it is sealed. */
  save(): string {
    return this.#controller.handedOut.save();
  }

  /**
   * Goes on with a game that `save` gave, once its file is loaded; one that is saved already keeps
   * its save. Returns why it was refused, else null; before the file is loaded, that is only shown.
   */
  load(text: string): string | null {
    return this.#controller.games.load(text);
  }

  /**
   * Shows an earlier moment; nothing is lost.
   *
   * @param position answers given; beyond the last: the present
   */
  lookBack(position: number): void {
    this.#controller.lookBack(position);
  }

  /**
   * Lays any position on the table, to look at it and to play on: people sit in all seats, nothing
   * is saved, and the game in play comes back when it is ended.
   *
   * @param state  of `module`, with a question or at the end
   * @throws       GameError when the rules fail before the first question
   */
  tryPosition(state: Int32Array): void {
    const { module } = this;
    if (module === null) return;
    const controller = this.#controller;
    const position = Session.at(module, state);
    if (controller.state.session === null) controller.games.begin(standardPlan(module.meta, newSeed()));
    controller.trial.look(position);
  }

  /** Back to the game, when something is tried. */
  endTrial(): void {
    this.#controller.trial.end();
  }

  /** Address fragment of this position, behind `#` or `&`. Empty before a game and while sealed. */
  link(): string {
    return this.#controller.handedOut.link();
  }

  /** Seed, answers and version as a text, for authors. Empty before a game and while sealed. */
  report(): string {
    return this.#controller.handedOut.report();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#misuse.leaveOutAll();
    this.#unlisten = [onRegistered(() => this.requestUpdate()), this.#controller.connect()];
    document.addEventListener('keydown', this.#key);
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const end of this.#unlisten) end();
    document.removeEventListener('keydown', this.#key);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    this.#focus.before();
    this.#misuse.leaveOut(changed);
    if (this.played === null && this.module === (this.#bundle?.module ?? null)) this.#takeRegistered();
    if (changed.has('icons')) registerIcons(this.icons);
    if (this.module !== null && (this.module !== this.#taken || (changed.has('plan') && this.plan !== null))) {
      const plan = changed.has('plan') || this.#taken === null ? this.plan : null;
      this.#taken = this.module;
      adoptTheme(this.renderRoot as ShadowRoot, readTheme(this.module.meta));
      this.#controller.take(this.module, this.worker, plan);
    }
    if (changed.has('played') && this.played !== null) this.#join(this.played);
    applyAppearance(this, this.#controller);
    const spoken = `${languageAround(this)} ${this.words.lang}`;
    if (spoken !== this.#spoken) this.#controller.showing.translate();
    this.#spoken = spoken;
  }

  /** The page has named a game that the element has not taken yet. */
  #isTaking(): boolean {
    const isRegistered = this.played === null && this.module === (this.#bundle?.module ?? null);
    const next = (isRegistered ? registeredGame(this.game)?.module : null) ?? this.module;
    return next !== null && next !== this.#taken && this.#misuse.allows('module', next);
  }

  #join(session: PlaySession): void {
    adoptTheme(this.renderRoot as ShadowRoot, readTheme(session.meta));
    this.#controller.join(session);
  }

  #takeRegistered(): void {
    const bundle = registeredGame(this.game);
    if (bundle === null || bundle === this.#bundle) return;
    installBundle(bundle);
    if (this.worker === (this.#bundle?.worker ?? null)) this.worker = bundle.worker ?? null;
    this.#bundle = bundle;
    this.module = bundle.module;
  }

  override render(): TemplateResult | typeof nothing {
    const controller = this.#controller;
    const meta = controller.meta ?? this.module?.meta ?? null;
    if (meta === null) return html`${this.#misuse.shown()}<slot></slot>`;
    const { view, sheet } = controller.state;
    return html`<div
      class="game"
      @uc-answer=${(event: CustomEvent<{ index: AnswerIndex }>) => controller.press(event.detail.index)}
      @uc-wish=${(event: CustomEvent<{ wishes: readonly ThingWish[] }>) => controller.errands.wish(event.detail.wishes)}
      @uc-end-turn=${controller.errands.endTurn}
      @uc-keep-passing=${controller.errands.keepPassing}
      @uc-moment=${(event: CustomEvent<{ step: number; nth: number }>) => controller.lookBack(event.detail.step, event.detail.nth)}
      @uc-undo=${() => this.undo()}
      @uc-rules=${() => controller.show('rules')}
      @uc-sight=${({ detail }: CustomEvent<{ readonly thing: number; sight: SightView | null }>) =>
        void (detail.sight = controller.showing.sight(detail.thing))}
      @uc-sound=${(event: CustomEvent<{ sound: SoundName }>) => controller.hear(event.detail.sound)}
    >
      ${this.#misuse.shown()}
      ${view === null ? this.#noTable(meta) : tablePart(this.words, controller, { meta, view, pace: this.pace, sources: this.designer, strips: this.#strips() })}
      ${barPart(this.words, controller, meta, () => this.undo())} ${this.#sheet(meta)}
      ${sheet === 'none' ? this.#overlay() : nothing}
    </div>`;
  }

  /** What stands where the table will: a form, or the cover between two people. */
  #noTable(meta: GameMeta): TemplateResult {
    const controller = this.#controller;
    const { covered, notice, session } = controller.state;
    if (covered) return handOver(this.words, controller.viewerName, notice, handOverOf(controller));
    if (session !== null) return html`<div class="ground"></div>`;
    const games = controller.slot.saves.list(meta.id).length > 0 ? () => controller.show('saves') : null;
    return opening(this.words, meta, notice, (plan) => controller.games.begin(plan), controller, games);
  }

  #strips(): TemplateResult {
    return strips(this.words, this.#controller, {
      why: () => this.#controller.show('why'),
      outcome: () => this.#controller.ending.show(),
      anew: () => this.#controller.show('setup'),
    });
  }

  #overlay(): TemplateResult {
    const { problem, said } = this.#controller.state;
    const unseen = this.findings === this.#closedFindings ? [] : this.findings;
    return overlay(this.words, problem === null ? unseen : [problem], problem !== null, {
      copied: said.copied === 'report',
      copy: this.#controller.handedOut.isSealed ? null : () => void copyOfGame(this.#controller, 'report'),
      takeBack: () => this.#controller.undoing.takeBack(),
      close: this.#closeFindings,
    });
  }

  #sheet(meta: GameMeta): TemplateResult | typeof nothing {
    const { sheet, settings } = this.#controller.state;
    if (sheet === 'none') return nothing;
    return sheetOf({
      words: this.words,
      meta,
      controller: this.#controller,
      designer: this.designer,
      sealed: this.sealed,
      credits: sheet === 'help' ? (this.#bundle?.credits ?? null) : null,
      unfold: (this.pace ?? settings.pace) !== 'off',
      over: this.#overlay(),
      copy: (what) => void copyOfGame(this.#controller, what),
    });
  }

  /** Resolves when the table has shown everything that happened. */
  async #settled(): Promise<void> {
    this.requestUpdate();
    await this.updateComplete;
    const table = this.renderRoot.querySelector('uc-table');
    await table?.updateComplete;
    if (table?.playing !== true) return;
    await new Promise((done) => table.addEventListener('uc-settled', done, { once: true }));
  }

  protected override updated(): void {
    this.#focus.after();
    // What lies in the sheet draws itself first, so that it is laid out once.
    queueMicrotask(() => openModal(this.renderRoot as ShadowRoot));
  }

  readonly #key = (event: KeyboardEvent): void => {
    const target = event.composedPath()[0] as HTMLElement;
    const typed = event.ctrlKey || event.metaKey || event.altKey || target.matches?.('input, textarea, select');
    if (!isFor(event, this) || typed || event.defaultPrevented || this.#controller.state.sheet !== 'none') return;
    if (event.key === '?') this.#controller.show('help');
    else if (event.key === 'g' && this.#controller.meta?.extras.rulebook !== undefined) this.#controller.show('rules');
    else if (event.key !== 'u' || this.#controller.undoing.barred !== null) return;
    else this.undo();
    event.preventDefault();
  };

  readonly #closeFindings = (): void => {
    this.#closedFindings = this.findings;
    this.#controller.set({ problem: null });
    this.requestUpdate();
  };

  /** Pause before a bot answers, in ms. */
  get pause(): number {
    return PAUSES[this.pace ?? this.#controller.state.settings.pace] ?? PAUSES.normal;
  }
}

define('dungeon-game', DungeonGameElement);

declare global {
  interface HTMLElementTagNameMap {
    'dungeon-game': DungeonGameElement;
  }
}
