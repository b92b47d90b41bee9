import type { AnswerIndex, GameMeta, MomentMeta } from '@undercroft/contract';
import type { GameView, Preview } from '@undercroft/view';
import { html, nothing, svg, type PropertyValues, type TemplateResult } from 'lit';
import type { LogEntry } from '../log/log.ts';
import type { Pace } from '../playback/pace.ts';
import { Playback } from '../playback/playback.ts';
import '../prompt/prompt.ts';
import type { PlayerScene, Scene } from '../scene/scene.ts';
import { baseStyles, buttonStyles, define } from '../theme/base.ts';
import { elementWith, ownState, prop } from '../theme/properties.ts';
import { Closeup } from './input/closeup.ts';
import { phasesPart } from './parts/phases-part.ts';
import { TableDrawing } from './parts/drawing.ts';
import { Drag } from './input/drag.ts';
import { cardsIn, enterBoard, finderOf, followOnBoards, lookOnBoard, shownAs, turnOnBoard } from './input/find.ts';
import { History } from './input/history.ts';
import { Idle } from './input/idle.ts';
import { KeptFocus } from './input/kept-focus.ts';
import { hearKeys, pressDigit, pressEnd, pressKey, type KeyActions } from './input/keyboard.ts';
import { NarrowBoards } from './input/narrow-boards.ts';
import { boardsPart, type PartContext, type Plate } from './parts/parts.ts';
import { tableClasses } from './parts/table-classes.ts';
import { openingStyles } from './opening.styles.ts';
import { overTableStyles } from './over-table.styles.ts';
import type { Pointed } from './parts/pointed.ts';
import { PointedInSight } from './parts/pointed-in-sight.ts';
import { promptPart } from './parts/prompt-part.ts';
import { readIn } from './parts/read-aloud.ts';
import { passesTo, type Reach, type PlaceWish } from './input/reach.ts';
import { Selection } from './input/selection.ts';
import { Swipe } from './input/swipe.ts';
import { handPart, offerPart, sharedPart } from './shared-part.ts';
import { noticesPart, contextOf, stackOf, inspectorPart, logPart, readButton } from './parts/show-parts.ts';
import { arenaPart, stagePart, type Explain } from './parts/stage-part.ts';
import { tableStyles } from './table.styles.ts';
import { Touch } from './input/touch.ts';
import { Trails, trailPart, type Finder } from './input/trails.ts';
import { litGround } from '../picture/picture.ts';
import { styled } from '../theme/styled.ts';

/**
 * A whole game as one player sees it: boards, hand, question, log. What can be chosen glows and is
 * chosen by pressing it; what happened since the view before is shown one thing after the other.
 * Arrow keys walk over the table, digits give the numbered answers, 0 ends, I looks closer, Escape
 * puts away, Space shows the rest at once, V looks around on a map, B, Q and L read the boards, the
 * question and the last sentence aloud.
 *
 * @slot - notices, between the question and the log
 * @slot result - what can be done when the game is over; hidden until all that happened was shown
 * @slot coach - what a lesson says, above the question
 * @fires uc-answer   an answer was given; detail `{ index }`
 * @fires uc-wish     things should be used and put somewhere (`place` -1: wherever); detail
 *   `{ wishes: { thing, place }[] }`
 * @fires uc-end-turn all should be passed that may be
 * @fires uc-undo     the last answer should be taken back
 * @fires uc-source   a place in the content was asked for; detail `{ source }`
 * @fires uc-moment   a sentence of the log was pressed; detail `{ step, nth }`
 * @fires uc-settled  everything that happened has been shown
 * @fires uc-sound    something should be heard; detail `{ sound }`
 */
export class TableElement extends elementWith({
  /** names and texts of the game */
  meta: prop.data<GameMeta | null>(null),
  /** what the viewer sees */
  view: prop.data<GameView | null>(null),
  /** names of the players by seat */
  names: prop.data<readonly string[]>([]),
  /** seats that a program plays */
  bots: prop.data<readonly number[]>([]),
  /** what happened, in sentences */
  log: prop.data<readonly LogEntry[]>([]),
  /** show where in the content a sentence of the log comes from */
  sources: prop.flag(),
  /** an earlier moment is shown: nothing can be answered */
  past: prop.flag(),
  /** the step that is shown, for the log; -1 for the present */
  moment: prop.number(-1),
  /** how fast what happened is shown */
  pace: prop.text<Pace>('off'),
  /** seconds after which what can be chosen shows itself; 0 never */
  idle: prop.number(20),
  /** the last answer can be taken back */
  undoable: prop.flag(),
  /** what a lesson points at; null: nothing */
  lesson: prop.data<MomentMeta | null>(null),
  /** what an answer certainly brings, by its index; null when it cannot be told */
  preview: prop.data<((index: AnswerIndex) => Preview | null) | null>(null),
  /** where the value of an attribute of a thing comes from; both as in the metadata */
  explain: prop.data<Explain | null>(null),
  /** what may be said at once that takes more than one answer; null: nothing */
  reach: prop.data<Reach | null>(null),
  /** how many sentences of the step that is shown have been said, -1 all */
  nth: prop.number(-1),
}) {
  static override styles = [baseStyles, buttonStyles, tableStyles, openingStyles, overTableStyles];

  readonly #own = ownState(this, {
    marks: [] as readonly number[],
    /** answer that is pointed at, or -1 */
    hovered: -1,
    spoken: '',
    /** seat whose board is shown where only one fits */
    shown: -1,
    hinting: false,
    /** the log stands where the question was, where only one of them fits */
    reading: false,
  });
  readonly #drawing = new TableDrawing();
  /** seat whose board is larger; it does not jump about while something is shown */
  #large = -1;
  readonly #playback: Playback = new Playback(this, () => {
    this.#own.shown = this.view?.viewer ?? -1;
    this.send('uc-settled', {});
  });
  readonly #closeup = new Closeup(this);
  readonly #history = new History(() => this.#playback.answered());
  readonly #narrow = new NarrowBoards(this);
  readonly #pointed = new PointedInSight(this);
  readonly #trails = new Trails(this);
  readonly #swipe = new Swipe(this, (seat) => (this.#own.shown = seat));
  readonly #idle = new Idle(this, () => (this.#own.hinting = true));
  readonly #selection = new Selection(this, (index) => this.#answer(index), {
    reach: () => this.reach,
    stack: (thing) => stackOf(this.#drawing.scene, thing),
    wish: (wishes) => this.#wish(wishes),
  });

  constructor() {
    super();
    this.addController(new KeptFocus(this));
    hearKeys(this, this.#key);
  }

  /** Something that happened is being shown; a program should not answer meanwhile. */
  get playing(): boolean {
    return this.#playback.running;
  }

  /** Focuses the question, because a host with a `tabindex` would hide it from the Tab key. */
  override focus(options?: FocusOptions): void {
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>('.side')?.focus(options));
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const { meta, view } = this;
    if (meta === null || view === null) return;
    if (this.#drawing.takeGame(meta)) this.#forget();
    if (changed.has('preview')) this.#drawing.askAgain();
    if (changed.has('view') || changed.has('past')) this.#newView(meta, view, changed.get('view') ?? null);
    this.#draw(this.#playback.view ?? view);
  }

  #forget(): void {
    this.#playback.reset();
    this.#history.clear();
  }

  #newView(meta: GameMeta, view: GameView, before: GameView | null): void {
    this.#own.hinting = false;
    if (this.#own.shown < 0) this.#own.shown = view.viewer;
    const { layout } = this.#drawing;
    if (this.past || before === null || layout === null) return this.#playback.reset();
    if (before.viewer !== view.viewer || before.game !== view.game || before.position >= view.position) {
      this.#own.shown = view.viewer;
      return this.#forget();
    }
    const events = this.#history.add(before, view, this.#drawing.spotsOf(view, this.words), this.words);
    if (!this.#selection.busy) this.#playback.play(meta, layout, before, view, events);
  }

  /** Draws the view, or a moment on the way to it. */
  #draw(view: GameView): void {
    const { animationStep: now, running } = this.#playback;
    this.#trails.before(now, this.#finder);
    const drawn = this.#drawing.take(view, this.words, this.past || running, this.#preview, this.#name);
    if (drawn === null) return;
    const { scene } = this.#drawing;
    this.#own.marks = now === null ? [] : [...now.things, now.place].filter((thing) => thing >= 0);
    if (drawn.another) this.#own.hovered = -1;
    if (this.past || running) this.#selection.clear();
    else if (drawn.another && scene !== null) this.#selection.take(view, scene.legal);
    if (this.#closeup.open && scene?.faces.has(this.#closeup.thing) !== true) this.#closeup.close();
    if (now !== null && now.text !== '') this.#own.spoken = now.text;
  }

  protected override updated(): void {
    const { animationStep: now } = this.#playback;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!this.#trails.after(now, this.#finder, still) || now === null) return;
    // Where only one board fits, the one on which something happens is shown.
    const thing = now.place >= 0 ? now.place : (now.things[0] ?? -1);
    // Who does something to whom is in sight already.
    const followed = now.arrow === null ? [thing] : [];
    const seat = followOnBoards(this.renderRoot, this.#finder.thing(thing), followed) ?? now.player;
    if (seat >= 0) this.#own.shown = seat;
  }

  override render(): TemplateResult | typeof nothing {
    const { view, explain, meta, words } = this;
    const { scene, question, glossary, layout } = this.#drawing;
    if (view === null || scene === null || meta === null) return nothing;
    const pointed = this.#pointed.of(meta, view, scene, this.playing);
    const context = this.#context(pointed);
    if (!this.playing) this.#large = this.#own.shown;
    const stage = { drawing: this.#drawing, scene, meta, name: this.#name, explain, words };
    return html`<div
      class=${tableClasses(layout, scene, { hinting: this.#own.hinting, playing: this.playing, reading: this.#own.reading, taught: this.lesson !== null })}
      style=${styled(`--seats: ${scene.players.length}${layout === null ? '' : litGround(layout.theme)}`)}
      @uc-press=${this.#touch.press}
      @uc-place=${(event: CustomEvent<{ place: number }>) => this.#selection.place(event.detail.place)}
      @pointerdown=${this.#drag.down}
      @uc-hover=${this.#touch.hover}
      @uc-marks=${(event: CustomEvent<{ things: number[] }>) => (this.#own.marks = event.detail.things)}
      @uc-close=${this.#away}
      @uc-skip=${() => this.#playback.skip()}
      @uc-hold=${() => this.#playback.pause()}
      @uc-step=${() => this.#playback.step()}
      @uc-accept=${() => this.#selection.accept()}
      @uc-wish=${this.#history.answered}
      @uc-end-turn=${this.#history.answered}
      @uc-replay=${this.#replay}
      @uc-map=${() => enterBoard(this.renderRoot)}
      @uc-answer=${(event: CustomEvent<{ index: AnswerIndex }>) => this.#gave(event.detail.index)}
      @contextmenu=${this.#touch.menu}
      @focusin=${this.#touch.focused}
      @pointermove=${this.#awake}
    >
      <aside class="side" tabindex="-1">
        ${phasesPart(layout, this.#playback.view ?? view, this.words)}
        <div class="asks">
          ${stagePart(this.#playback, stage)} <slot name="coach"></slot> ${this.#asks(meta, view, scene, pointed)}
          ${offerPart(scene, context)} ${noticesPart(this.playing)}
        </div>
        ${readButton(this.words, this.#own.reading, () => (this.#own.reading = !this.#own.reading))}
        ${logPart(this.words, this, this.#drawing, this.#playback.untold)}
      </aside>
      <div class="field">
        ${boardsPart(this.#narrow.of(scene.players, this.#own.shown), context, (player) => this.#plate(player), this.#swipe)}
        ${sharedPart(scene, context)} ${handPart(scene, context)}
      </div>
      ${arenaPart(this.#playback, stage)}
      <svg class="trails" aria-hidden="true">${svg`${trailPart(this.#trails.arrows)}`}</svg>
      <p class="hush" role="status" aria-live="polite">${this.#own.spoken}</p>
      ${inspectorPart(this.#closeup, this.#selection, scene, question, meta, glossary, this.#card, explain, this.#passesTo(this.#closeup.thing))}
    </div>`;
  }

  #asks(meta: GameMeta, view: GameView, scene: Scene, pointed: Pointed): TemplateResult {
    return promptPart({
      view,
      ...this.#drawing.asked,
      selection: this.#selection,
      playback: this.#playback,
      past: this.past,
      names: this.#name,
      titles: (thing) => this.#drawing.called(thing),
      scene,
      alone: this.names.length - this.bots.length === 1,
      bots: this.bots,
      undoable: this.undoable,
      foresight: this.#foresight(),
      recommended: pointed.answers,
      history: this.#history,
      reach: this.reach,
      meta,
      words: this.words,
    });
  }

  #context({ names: pointed, things }: Pointed): PartContext {
    const { playing, words } = this;
    return contextOf(this.#drawing, this.#selection, {
      words,
      marks: [...this.#own.marks, ...things],
      about: this.past || playing ? -1 : (this.view?.decision?.about ?? -1),
      pointed,
      playing,
      stops: this.#touch.stops,
      answer: this.#own.hovered,
      finger: this.#drag.touch,
    });
  }

  #plate({ seat }: PlayerScene): Plate {
    const is = { here: seat === this.view?.viewer, shown: seat === this.#own.shown, large: seat === this.#large };
    const bot = this.bots.includes(seat);
    return { ...is, bot, name: this.#name(seat), words: this.words, choose: this.#choosePlayer };
  }

  readonly #choosePlayer = ({ seat, answers: [only] }: PlayerScene): void =>
    only === undefined ? void (this.#own.shown = seat) : this.#answer(only);

  readonly #gave = (index: AnswerIndex): void => {
    this.#selection.gave(index);
    this.#history.answered();
  };

  #answer(index: AnswerIndex): void {
    this.#closeup.close();
    this.#gave(index);
    this.send('uc-answer', { index });
  }

  /** What the answer that is pointed at certainly brings, or the plan that is being made. */
  #foresight(): Preview | null {
    const still = this.#playback.running || this.past;
    return still ? null : this.#own.hovered < 0 ? this.#drawing.ahead : this.#preview(this.#own.hovered);
  }

  readonly #preview = (index: AnswerIndex): Preview | null => this.preview?.(index) ?? null;

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
      this.#own.hovered = answer;
      if (things !== null) this.#own.marks = things;
    },
  });

  readonly #passesTo = (thing: number): number =>
    this.past || this.playing || this.meta === null ? 0 : passesTo(this.reach, this.meta, this.view, thing);

  readonly #drag = new Drag(this, {
    targets: (thing) => {
      const answers = this.past || this.playing || this.#selection.gathers ? [] : this.#selection.answersOf(thing);
      if (answers.length === 0) return this.#passesTo(thing) > 0 ? [] : null;
      return [...new Set(answers.flatMap((index) => this.reach?.places(index) ?? []))];
    },
    mark: (things) => (this.#own.marks = things),
    lift: () => this.#closeup.close(),
    drop: (thing, place) => this.#wish(this.#selection.carrying.along(thing).map((one) => ({ thing: one, place }))),
  });

  #wish(wishes: readonly PlaceWish[]): void {
    this.#history.answered();
    this.send('uc-wish', { wishes });
  }

  readonly #away = (): boolean => [this.#closeup.close(), this.#selection.clear()].includes(true);

  readonly #awake = (): void => {
    this.#idle.restart();
    this.#own.hinting = false;
  };

  readonly #replay = (): void => {
    const [meta, layout, story] = [this.meta, this.#drawing.layout, this.#history.story()];
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
    sight: () => lookOnBoard(this.renderRoot),
    end: () => pressEnd(this.renderRoot.querySelector('uc-prompt')),
    read: (what) => this.#read(what),
  };

  /** The same words once more are said only when they differ. */
  #read(what: 'b' | 'q' | 'l'): void {
    const text = readIn(what, this.#drawing, this.log.at(-1)?.text ?? '', this.#name, this.words);
    this.#own.spoken = text === this.#own.spoken ? `${text}\u00A0` : text;
  }
}

// Where a thing comes to lie is known only after drawing; its trail and its board are drawn then.
TableElement.disableWarning?.('change-in-update');
define('uc-table', TableElement);

declare global {
  interface HTMLElementTagNameMap {
    'uc-table': TableElement;
  }
}
