import type { GameMeta } from '@undercroft/contract';
import { html, nothing, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import '../card/card.ts';
import '../dice/dice.ts';
import type { Die } from '../dice/dice.ts';
import type { TableLayout } from '../layout/layout.ts';
import { readLayout } from '../layout/read-layout.ts';
import '../log/log.ts';
import type { LogEntry } from '../log/log.ts';
import '../player/player.ts';
import '../prompt/prompt.ts';
import type { PromptGroup, PromptMode } from '../prompt/prompt.ts';
import { questionOf, type Question } from '../scene/questions.ts';
import { buildScene, type PlayerScene, type Scene } from '../scene/scene.ts';
import type { GameView } from '@undercroft/view';
import type { Glossary } from '../text/rich-text.ts';
import { UndercroftElement, baseStyles, buttonStyles, define } from '../theme/base.ts';
import type { Words } from '../words/words.ts';
import '../zone/zone.ts';
import { glossaryOf } from './glossary.ts';
import './inspector.ts';
import { nearest, numberKey } from './keys.ts';
import { areaPart, type PartContext } from './parts.ts';
import { placesOf } from './places.ts';
import { tableStyles } from './table.styles.ts';

/** How long the pointer rests on a card before it is shown at reading size, in ms. */
const REST = 280;

/** A card that is looked at closer. */
interface Closer {
  readonly thing: number;
  readonly pinned: boolean;
}

/**
 * A whole game as one player sees it: boards, hand, question, log. What can be chosen glows and is chosen by pressing it;
 * arrow keys walk over the table, digits give the numbered answers, 0 ends, I looks closer, Escape puts away.
 *
 * @slot             notices, between the question and the log
 * @fires uc-answer  an answer was given; detail `{ index }`
 * @fires uc-source  a place in the content was asked for; detail `{ source }`
 * @fires uc-moment  a sentence of the log was pressed; detail `{ step }`
 */
export class TableElement extends UndercroftElement {
  static override styles = [baseStyles, buttonStyles, tableStyles];
  static override properties: PropertyDeclarations = {
    meta: { attribute: false },
    view: { attribute: false },
    names: { attribute: false },
    bots: { attribute: false },
    log: { attribute: false },
    sources: { type: Boolean },
    past: { type: Boolean },
    moment: { type: Number },
    marks: { state: true },
    closer: { state: true },
    stop: { state: true },
    chosen: { state: true },
  };

  declare meta: GameMeta | null;
  declare view: GameView | null;
  /** names of the players by seat */
  declare names: readonly string[];
  /** seats that a program plays */
  declare bots: readonly number[];
  declare log: readonly LogEntry[];
  /** show where in the content a sentence of the log comes from */
  declare sources: boolean;
  /** an earlier moment is shown: nothing can be answered */
  declare past: boolean;
  /** the step that is shown, for the log; -1 for the present */
  declare moment: number;

  declare private marks: readonly number[];
  declare private closer: Closer | null;
  declare private stop: number;
  /** thing that was pressed and has several answers */
  declare private chosen: number;

  #layout: TableLayout | null = null;
  #scene: Scene | null = null;
  #question: Question | null = null;
  #glossary: Glossary = new Map();
  /** the words that the scene was made with */
  #said: Words | null = null;
  #places: ReadonlyMap<number, number> = new Map();
  #fresh: ReadonlySet<number> = new Set();
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    this.meta = null;
    this.view = null;
    this.names = [];
    this.bots = [];
    this.log = [];
    this.sources = false;
    this.past = false;
    this.moment = -1;
    this.marks = [];
    this.closer = null;
    this.stop = -1;
    this.chosen = -1;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('keydown', this.#key);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('keydown', this.#key);
    clearTimeout(this.#rest);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (this.meta === null || this.view === null) return;
    if (changed.has('meta')) {
      this.#layout = readLayout(this.meta);
      this.#glossary = glossaryOf(this.meta);
      this.#places = new Map();
    }
    if (changed.has('meta') || changed.has('view') || changed.has('past') || this.#said !== this.words)
      this.#newView(this.meta, this.view);
  }

  #newView(meta: GameMeta, view: GameView): void {
    this.#said = this.words;
    if (this.#layout === null) return;
    const { decision } = view;
    this.#scene = buildScene(meta, this.#layout, this.past ? { ...view, decision: null } : view, this.words);
    this.#question = decision === null ? null : questionOf(meta, decision, this.#scene, this.words);
    this.chosen = -1;
    this.marks = [];
    const places = placesOf(view);
    const before = this.#places;
    const moved = [...places].filter(([thing, zone]) => before.get(thing) !== zone).map(([thing]) => thing);
    this.#fresh = new Set(before.size === 0 ? [] : moved);
    this.#places = places;
    if (this.closer !== null && !this.#scene.faces.has(this.closer.thing)) this.closer = null;
    if (!this.#scene.faces.has(this.stop)) this.stop = this.#scene.faces.keys().next().value ?? -1;
  }

  override render(): TemplateResult | typeof nothing {
    const { view } = this;
    const scene = this.#scene;
    if (view === null || scene === null) return nothing;
    const context: PartContext = {
      glossary: this.#glossary,
      marks: this.marks,
      fresh: this.#fresh,
      chosen: this.chosen,
      stop: this.stop,
    };
    const dice = this.#dice(view, scene);
    return html`<div
      class=${`table ${this.#layout?.players ?? 'beside'}`}
      @uc-press=${this.#press}
      @uc-hover=${this.#hover}
      @uc-marks=${(event: CustomEvent<{ things: number[] }>) => (this.marks = event.detail.things)}
      @uc-close=${() => (this.closer = null)}
    >
      <div class="field">
        <div class="boards">${scene.players.map((player) => this.#player(player, context))}</div>
        ${
          scene.shared.length + dice.length > 0
            ? html`<div class="shared">
                ${dice.length > 0 ? html`<uc-dice .dice=${dice}></uc-dice>` : nothing}
                ${scene.shared.map((area) => areaPart(area, context))}
              </div>`
            : nothing
        }
        ${scene.hand.length > 0 ? html`<div class="hand">${scene.hand.map((area) => areaPart(area, context))}</div>` : nothing}
      </div>
      <aside class="side">
        ${this.#prompt(view)}
        <slot></slot>
        <uc-log .entries=${this.log} .names=${this.names} moment=${this.moment} ?sources=${this.sources}></uc-log>
      </aside>
      ${this.#inspector(scene)}
    </div>`;
  }

  #player(player: PlayerScene, context: PartContext): TemplateResult {
    return html`<section
      class=${player.seat === this.view?.viewer ? 'board here' : 'board'}
      data-seat=${player.seat}
      aria-label=${this.words.say('table.board-of', { player: this.#name(player.seat) })}
    >
      <uc-player
        name=${this.#name(player.seat)}
        seat=${player.seat}
        ?turn=${player.turn}
        ?bot=${this.bots.includes(player.seat)}
        ?here=${player.seat === this.view?.viewer}
        outcome=${player.outcome}
        .counters=${player.counters}
      ></uc-player>
      <div class="areas">${player.areas.map((area) => areaPart(area, context))}</div>
    </section>`;
  }

  #prompt(view: GameView): TemplateResult {
    const mode = this.#mode(view);
    const question =
      mode === 'over' ? (view.result?.text ?? this.words.say('table.over')) : (this.#question?.text ?? '');
    return html`<uc-prompt
      lead=${this.#lead(view, mode)}
      mode=${mode}
      question=${question}
      detail=${mode === 'over' ? '' : (this.#question?.detail ?? '')}
      .groups=${mode === 'ask' ? this.#groups(this.#question) : []}
    ></uc-prompt>`;
  }

  #mode({ decision, result, viewer }: GameView): PromptMode {
    if (this.past) return 'past';
    if (result !== null || decision === null) return 'over';
    return decision.player === viewer ? 'ask' : 'wait';
  }

  #lead({ decision }: GameView, mode: PromptMode): string {
    if (mode === 'past') return this.words.say('table.past');
    if (mode === 'over') return this.words.say('table.over');
    const player = this.#name(decision?.player ?? 0);
    const alone = this.names.length - this.bots.length === 1;
    if (mode === 'ask')
      return alone ? this.words.say('table.your-move') : this.words.say('table.player-your-move', { player });
    return this.words.say(this.bots.includes(decision?.player ?? 0) ? 'table.playing' : 'table.asked', { player });
  }

  /** All answers, or those of the thing that was pressed. */
  #groups(question: Question | null): readonly PromptGroup[] {
    const groups = question?.groups ?? [];
    if (this.chosen < 0) return groups;
    const allowed = this.#answersOf(this.chosen);
    return groups
      .map((group) => ({
        ...group,
        answers: group.answers.filter((answer) => answer.ends || allowed.includes(answer.index)),
      }))
      .filter((group) => group.answers.length > 0);
  }

  #dice(view: GameView, scene: Scene): Die[] {
    const { decision } = view;
    const legal = decision?.player === view.viewer ? decision.answers.map((answer) => answer.thing) : [];
    return view.dice.map((die) => {
      const face = scene.faces.get(die.thrower);
      const label = face === undefined || face.hidden ? null : face.title;
      return {
        sides: die.sides,
        value: die.value,
        thing: die.id,
        hue: face?.hue ?? 80,
        label,
        legal: legal.includes(die.id),
      };
    });
  }

  #inspector(scene: Scene): TemplateResult | typeof nothing {
    if (this.closer === null) return nothing;
    const face = scene.faces.get(this.closer.thing);
    const element = this.#cards().find((card) => card.thing === this.closer?.thing);
    if (face === undefined || element === undefined || face.hidden) return nothing;
    return html`<uc-inspector
      .face=${face}
      .glossary=${this.#glossary}
      .near=${element.getBoundingClientRect()}
      .reason=${element.reason}
      ?pinned=${this.closer.pinned}
    ></uc-inspector>`;
  }

  #name(seat: number): string {
    return this.names[seat] ?? this.words.say('table.player', { n: seat + 1 });
  }

  #cards(): HTMLElementTagNameMap['uc-card'][] {
    return [...this.renderRoot.querySelectorAll('uc-card')].filter((card) => card.thing >= 0);
  }

  /** Answers that choose a thing; empty when it cannot be chosen now. */
  #answersOf(thing: number): readonly number[] {
    if (this.past || this.view?.decision?.player !== this.view?.viewer) return [];
    return this.#scene?.legal.answers.get(thing) ?? [];
  }

  readonly #press = (event: CustomEvent<{ thing: number }>): void => {
    const { thing } = event.detail;
    const answers = this.#answersOf(thing);
    const [only] = answers;
    this.stop = thing;
    if (answers.length === 1) {
      this.closer = null;
      this.send('uc-answer', { index: only });
    } else if (answers.length > 1) this.chosen = this.chosen === thing ? -1 : thing;
    else this.closer = this.closer?.pinned === true && this.closer.thing === thing ? null : { thing, pinned: true };
  };

  readonly #hover = (event: CustomEvent<{ thing: number }>): void => {
    const { thing } = event.detail;
    clearTimeout(this.#rest);
    const fromCard = (event.target as HTMLElement).localName === 'uc-card';
    if (!fromCard) this.marks = thing < 0 ? [] : [thing];
    if (this.closer?.pinned === true) return;
    if (thing < 0) this.closer = null;
    else if (fromCard) this.#rest = setTimeout(() => (this.closer = { thing, pinned: false }), REST);
  };

  readonly #key = (event: KeyboardEvent): void => {
    const path = event.composedPath();
    const target = path[0] as HTMLElement;
    const here = path.includes(this) || target === document.body;
    if (!here || event.defaultPrevented || target.matches?.('input, textarea, select, [contenteditable]')) return;
    if (this.#digit(event) || this.#look(event) || this.#walk(event, path)) event.preventDefault();
  };

  #digit(event: KeyboardEvent): boolean {
    const digit = numberKey(event);
    if (digit < 0) return false;
    const prompt = this.renderRoot.querySelector('uc-prompt');
    const button = prompt?.renderRoot.querySelector<HTMLButtonElement>(`[aria-keyshortcuts="${digit}"]`);
    button?.click();
    return button !== null && button !== undefined;
  }

  #look(event: KeyboardEvent): boolean {
    if (event.key === 'Escape' && (this.closer !== null || this.chosen >= 0)) {
      this.closer = null;
      this.chosen = -1;
      return true;
    }
    if (event.key !== 'i' || event.ctrlKey || event.metaKey || event.altKey || this.stop < 0) return false;
    this.closer = this.closer?.pinned === true ? null : { thing: this.stop, pinned: true };
    return true;
  }

  #walk(event: KeyboardEvent, path: readonly EventTarget[]): boolean {
    const from = path.find(
      (node): node is HTMLElementTagNameMap['uc-card'] => (node as Element).localName === 'uc-card',
    );
    if (from === undefined) return false;
    const cards = this.#cards();
    const to =
      cards[
        nearest(
          event.key,
          from.getBoundingClientRect(),
          cards.map((card) => card.getBoundingClientRect()),
        )
      ];
    if (to === undefined) return event.key.startsWith('Arrow');
    this.stop = to.thing;
    to.focus();
    to.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    return true;
  }
}

define('uc-table', TableElement);

declare global {
  interface HTMLElementTagNameMap {
    'uc-table': TableElement;
  }
}
