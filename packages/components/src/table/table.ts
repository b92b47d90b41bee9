import type { GameMeta, MomentMeta } from '@undercroft/contract';
import type { GameView, Preview } from '@undercroft/view';
import { html, nothing, svg, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import '../log/log.ts';
import type { LogEntry } from '../log/log.ts';
import type { Pace } from '../playback/pace.ts';
import { Playback } from '../playback/playback.ts';
import '../prompt/prompt.ts';
import type { PlayerScene } from '../scene/scene.ts';
import { UndercroftElement, baseStyles, buttonStyles, define } from '../theme/base.ts';
import { Closeup } from './input/closeup.ts';
import { TableDrawing } from './parts/drawing.ts';
import { cardsIn, enterBoard, finderOf, followOnBoards, shownAs, turnOnBoard } from './input/find.ts';
import { History } from './input/history.ts';
import { Idle } from './input/idle.ts';
import { KeptFocus } from './input/kept-focus.ts';
import { LateBoards } from './input/late-boards.ts';
import { hearKeys, pressDigit, pressKey, type KeyActions } from './input/keyboard.ts';
import { areaPart, boardsPart, sharedLeads, sharedPart, type PartContext, type Plate } from './parts/parts.ts';
import { overTableStyles } from './over-table.styles.ts';
import { NOTHING_POINTED, pointedAt, type Pointed } from './parts/pointed.ts';
import { promptPart } from './parts/prompt-part.ts';
import { readIn } from './parts/read-aloud.ts';
import { Selection } from './input/selection.ts';
import { Swipe } from './input/swipe.ts';
import { diceOf, inspectorPart, readButton, stagePart, type Explain } from './parts/show-parts.ts';
import { tableStyles } from './table.styles.ts';
import { Touch } from './input/touch.ts';
import { startsOf, trailPart, trailsOf, type Finder, type Starts, type Trail } from './input/trails.ts';

/**
 * A whole game as one player sees it: boards, hand, question, log. What can be chosen glows and is chosen by pressing it; what happened since the view
 * before is shown one thing after the other. Arrow keys walk over the table, digits give the numbered answers, 0 ends, I looks closer, Escape puts away,
 * Space shows the rest at once, B, Q and L read the boards, the question and the last sentence aloud.
 *
 * @slot - notices, between the question and the log
 * @slot coach - what a lesson says, above the question
 * @fires uc-answer   an answer was given; detail `{ index }`
 * @fires uc-undo     the last answer should be taken back
 * @fires uc-source   a place in the content was asked for; detail `{ source }`
 * @fires uc-moment   a sentence of the log was pressed; detail `{ step }`
 * @fires uc-settled  everything that happened has been shown
 */
export class TableElement extends UndercroftElement {
  static override styles = [baseStyles, buttonStyles, tableStyles, overTableStyles];
  static override properties: PropertyDeclarations = {
    meta: { attribute: false },
    view: { attribute: false },
    names: { attribute: false },
    bots: { attribute: false },
    log: { attribute: false },
    sources: { type: Boolean },
    past: { type: Boolean },
    moment: { type: Number },
    pace: {},
    idle: { type: Number },
    undoable: { type: Boolean },
    lesson: { attribute: false },
    preview: { attribute: false },
    explain: { attribute: false },
    marks: { state: true },
    hovered: { state: true },
    spoken: { state: true },
    trails: { state: true },
    shown: { state: true },
    hinting: { state: true },
    reading: { state: true },
  };

  /** names and texts of the game */
  declare meta: GameMeta | null;
  /** what the viewer sees */
  declare view: GameView | null;
  /** names of the players by seat */
  declare names: readonly string[];
  /** seats that a program plays */
  declare bots: readonly number[];
  /** what happened, in sentences */
  declare log: readonly LogEntry[];
  /** show where in the content a sentence of the log comes from */
  declare sources: boolean;
  /** an earlier moment is shown: nothing can be answered */
  declare past: boolean;
  /** the step that is shown, for the log; -1 for the present */
  declare moment: number;
  /** how fast what happened is shown */
  declare pace: Pace;
  /** seconds after which what can be chosen shows itself; 0 never */
  declare idle: number;
  /** the last answer can be taken back */
  declare undoable: boolean;
  /** what a lesson points at; null: nothing */
  declare lesson: MomentMeta | null;
  /** what an answer certainly brings, by its index; null when nobody can say */
  declare preview: ((index: number) => Preview | null) | null;
  /** where the value of an attribute of a thing comes from; both as in the metadata */
  declare explain: Explain | null;
  declare private marks: readonly number[];
  /** answer that is pointed at, or -1 */
  declare private hovered: number;
  declare private spoken: string;
  declare private trails: readonly Trail[];
  /** seat whose board is shown where only one fits */
  declare private shown: number;
  declare private hinting: boolean;
  /** the log stands where the question was, where only one of them fits */
  declare private reading: boolean;
  readonly #drawing = new TableDrawing();
  #starts: Starts = new Map();
  #animationStep: object | null = null;
  /** seat whose board is larger; it does not jump about while something is shown */
  #large = -1;
  readonly #playback: Playback = new Playback(this, () => {
    this.shown = this.view?.viewer ?? -1;
    this.send('uc-settled', {});
  });
  readonly #closeup = new Closeup(this);
  readonly #history = new History();
  readonly #late = new LateBoards(this);
  readonly #swipe = new Swipe(this, (seat) => (this.shown = seat));
  readonly #idle = new Idle(this, () => (this.hinting = true));
  readonly #selection = new Selection(this, (index) => this.#answer(index));

  constructor() {
    super();
    this.meta = this.view = null;
    this.names = [];
    this.bots = [];
    this.log = [];
    this.sources = false;
    this.past = false;
    this.moment = -1;
    this.pace = 'off';
    this.idle = 20;
    this.undoable = false;
    this.lesson = this.preview = this.explain = null;
    this.marks = [];
    this.hovered = -1;
    this.spoken = '';
    this.trails = [];
    this.shown = -1;
    this.hinting = false;
    this.reading = false;
    this.addController(new KeptFocus(this));
    hearKeys(this, this.#key);
  }

  /** Something that happened is being shown; a program should not answer meanwhile. */
  get playing(): boolean {
    return this.#playback.running;
  }

  /** Comes to the question. A host that cannot be reached by the Tab key would hide all that is in it from the key. */
  override focus(options?: FocusOptions): void {
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>('.side')?.focus(options));
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const { meta, view } = this;
    if (meta === null || view === null) return;
    if (this.#drawing.takeGame(meta)) this.#forget();
    if (changed.has('view') || changed.has('past')) this.#newView(meta, view, changed.get('view') ?? null);
    this.#draw(this.#playback.view ?? view);
  }

  #forget(): void {
    this.#playback.reset();
    this.#history.clear();
  }

  #newView(meta: GameMeta, view: GameView, before: GameView | null): void {
    this.hinting = false;
    if (this.shown < 0) this.shown = view.viewer;
    const { layout } = this.#drawing;
    if (this.past || before === null || layout === null) return this.#playback.reset();
    if (before.viewer !== view.viewer || before.game !== view.game || before.position >= view.position) {
      this.shown = view.viewer;
      return this.#forget();
    }
    this.#history.add(before, view);
    if (!this.#selection.busy) this.#playback.play(meta, layout, before, view);
  }

  /** Draws the view, or a moment on the way to it. */
  #draw(view: GameView): void {
    const { animationStep: now, running } = this.#playback;
    if (now !== null && now !== this.#animationStep) this.#starts = startsOf(now, this.#finder);
    const drawn = this.#drawing.take(view, this.words, this.past || running, this.#preview, this.#name);
    if (drawn === null) return;
    const { scene } = this.#drawing;
    this.marks = now === null ? [] : [...now.things, now.place].filter((thing) => thing >= 0);
    this.hovered = -1;
    if (this.past || running) this.#selection.clear();
    else if (drawn.another && scene !== null) this.#selection.take(view, scene.legal);
    if (this.#closeup.open && scene?.faces.has(this.#closeup.thing) !== true) this.#closeup.close();
    if (now !== null && now.text !== '') this.spoken = now.text;
  }

  protected override updated(): void {
    const { animationStep: now } = this.#playback;
    if (now === this.#animationStep) return;
    this.#animationStep = now;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    this.trails = now === null ? [] : trailsOf(now, this.#starts, this.#finder, still);
    if (now !== null) this.#follow(now.place >= 0 ? now.place : (now.things[0] ?? -1), now.player);
  }

  /** Where only one board fits, the one on which something happens is shown. */
  #follow(thing: number, player: number): void {
    const seat = followOnBoards(this.renderRoot, this.#finder.thing(thing), thing) ?? player;
    if (seat >= 0) this.shown = seat;
  }

  override render(): TemplateResult | typeof nothing {
    const { view } = this;
    const { scene, question, glossary, layout } = this.#drawing;
    if (view === null || scene === null || this.meta === null) return nothing;
    const pointed = this.#playback.running ? NOTHING_POINTED : pointedAt(this.lesson, this.meta, view, scene);
    const context = this.#context(pointed);
    const boards = this.#late.of(scene.players, this.shown);
    if (!this.#playback.running) this.#large = this.shown;
    const dice = this.#playback.running ? [] : diceOf(view, scene);
    return html`<div
      class=${`table ${layout?.players ?? 'beside'} ${layout !== null && sharedLeads(layout) ? 'shared-leads' : ''} ${scene.players.length > 2 ? 'many' : ''} ${this.hinting ? 'hinting' : ''} ${this.#playback.running ? 'playing' : ''} ${this.reading ? 'reading' : ''}`}
      style=${`--seats: ${scene.players.length}`}
      @uc-press=${this.#touch.press}
      @uc-hover=${this.#touch.hover}
      @uc-marks=${(event: CustomEvent<{ things: number[] }>) => (this.marks = event.detail.things)}
      @uc-close=${this.#away}
      @uc-skip=${() => this.#playback.skip()}
      @uc-hold=${() => this.#playback.pause()}
      @uc-step=${() => this.#playback.step()}
      @uc-accept=${() => this.#selection.accept()}
      @uc-replay=${this.#replay}
      @uc-map=${() => enterBoard(this.renderRoot)}
      @uc-answer=${(event: CustomEvent<{ index: number }>) => this.#gave(event.detail.index)}
      @contextmenu=${this.#touch.menu}
      @focusin=${this.#touch.focused}
      @pointermove=${this.#awake}
    >
      <div class="field">
        ${boardsPart(boards, context, (player) => this.#plate(player), this.#swipe)} ${sharedPart(scene, dice, context)}
        ${scene.hand.length > 0 ? html`<div class="hand">${scene.hand.map((area) => areaPart(area, context))}</div>` : nothing}
      </div>
      <aside class="side" tabindex="-1">
        ${stagePart(this.#playback, { drawing: this.#drawing, scene, meta: this.meta, name: this.#name, explain: this.explain, words: this.words })}
        <slot name="coach"></slot>
        ${promptPart({
          view,
          question,
          selection: this.#selection,
          playback: this.#playback,
          past: this.past,
          names: this.#name,
          titles: (thing) => scene.faces.get(thing)?.title ?? '',
          alone: this.names.length - this.bots.length === 1,
          bots: this.bots,
          undoable: this.undoable,
          foresight: this.#foresight(),
          odds: this.#drawing.ahead?.odds ?? [],
          recommended: pointed.answers,
          replays: this.#history.other(view.viewer),
          meta: this.meta,
          words: this.words,
        })}
        <slot></slot>
        ${readButton(this.words, this.reading, () => (this.reading = !this.reading))}
        <uc-log
          .entries=${this.log.slice(0, Math.max(0, this.log.length - this.#playback.untold))}
          .heads=${this.#drawing.heads}
          .phases=${this.#drawing.phases}
          .names=${this.names}
          moment=${this.moment}
          ?sources=${this.sources}
        ></uc-log>
      </aside>
      <svg class="trails" aria-hidden="true">${svg`${trailPart(this.trails)}`}</svg>
      <p class="hush" role="status" aria-live="polite">${this.spoken}</p>
      ${inspectorPart(this.#closeup, this.#selection, scene, question, this.meta, glossary, this.#card, this.explain)}
    </div>`;
  }

  #context({ names: pointed, things }: Pointed): PartContext {
    const { ahead, fresh, glossary } = this.#drawing;
    return {
      glossary,
      marks: [...this.marks, ...things],
      about: this.past || this.playing ? -1 : (this.view?.decision?.about ?? -1),
      pointed,
      fresh: this.playing ? new Set() : fresh,
      chosen: this.#selection.things,
      counts: this.#selection.counts,
      stops: this.#touch.stops,
      lays: ahead?.lays ?? [],
      answer: this.hovered,
    };
  }

  #plate({ seat }: PlayerScene): Plate {
    const [name, bot] = [this.#name(seat), this.bots.includes(seat)];
    const here = seat === this.view?.viewer;
    const [shown, large] = [seat === this.shown, seat === this.#large];
    return { name, bot, here, shown, large, words: this.words, choose: this.#choosePlayer };
  }

  readonly #choosePlayer = ({ seat, answers }: PlayerScene): void => {
    const [only] = answers;
    if (only === undefined) this.shown = seat;
    else this.#answer(only);
  };

  readonly #gave = (index: number): void => {
    this.#selection.gave(index);
    this.#history.answered();
  };

  #answer(index: number): void {
    this.#closeup.close();
    this.#gave(index);
    this.send('uc-answer', { index });
  }

  /** What the answer that is pointed at certainly brings, or the plan that is being made. */
  #foresight(): Preview | null {
    const still = this.#playback.running || this.past;
    return still ? null : this.hovered < 0 ? this.#drawing.ahead : this.#preview(this.hovered);
  }

  readonly #preview = (index: number): Preview | null => this.preview?.(index) ?? null;

  readonly #name = (seat: number): string => this.names[seat] ?? this.words.say('table.player', { n: seat + 1 });

  readonly #card = (thing: number): HTMLElement | null => shownAs(this.renderRoot, thing);

  readonly #finder: Finder = finderOf(this, this.#card, {
    meta: () => this.meta,
    zoneOf: (thing) => this.#drawing.places.get(thing) ?? -1,
  });

  readonly #touch = new Touch({
    closeup: this.#closeup,
    selection: this.#selection,
    still: () => this.#playback.running || this.past,
    point: (answer, things) => {
      this.hovered = answer;
      if (things !== null) this.marks = things;
    },
  });

  readonly #away = (): boolean => [this.#closeup.close(), this.#selection.clear()].includes(true);

  readonly #awake = (): void => {
    this.#idle.restart();
    this.hinting = false;
  };

  readonly #replay = (): void => {
    const { meta } = this;
    const { layout } = this.#drawing;
    const story = this.#history.story();
    if (meta !== null && layout !== null && story !== null) this.#playback.replay(meta, layout, story);
  };

  readonly #key = (event: KeyboardEvent): void => {
    this.#awake();
    if (pressKey(event, this.#keys)) event.preventDefault();
  };

  readonly #keys: KeyActions = {
    host: this,
    cards: () => cardsIn(this.renderRoot).filter((card) => card.checkVisibility()),
    came: (card) => {
      this.#touch.came(card.thing, card);
      this.requestUpdate();
    },
    answer: (digit) => pressDigit(this.renderRoot.querySelector('uc-prompt'), digit),
    away: this.#away,
    look: () => this.#touch.look(),
    skip: () => this.#playback.skip(),
    map: () => enterBoard(this.renderRoot),
    turn: (by) => turnOnBoard(this.renderRoot, by),
    read: (what) => this.#read(what),
  };

  #read(what: 'b' | 'q' | 'l'): void {
    const text = readIn(what, this.#drawing, this.log.at(-1)?.text ?? '', this.#name, this.words);
    // The same words once more are said only when they differ.
    this.spoken = text === this.spoken ? `${text}\u00A0` : text;
  }
}

// Where something ends is known only when it is drawn; the trails to it, and the board where it lies, are drawn then.
TableElement.disableWarning?.('change-in-update');
define('uc-table', TableElement);

declare global {
  interface HTMLElementTagNameMap {
    'uc-table': TableElement;
  }
}
