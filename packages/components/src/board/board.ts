import type { LayView } from '@undercroft/view';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { CardScene } from '../scene/card-scene.ts';
import { baseStyles, buttonStyles, define } from '../theme/base.ts';
import { elementWith, prop } from '../theme/properties.ts';
import {
  overPart,
  plotPart,
  regionsPart,
  rowPart,
  squarePart,
  toldPart,
  toolsPart,
  waysPart,
  type Toggle,
} from './board-parts.ts';
import { BoardKeys, gateOf, numberOf, targetsAt, thingOf } from './board-keys.ts';
import { boardStyles } from './board.styles.ts';
import { Camera, type Filmed } from './camera/camera.ts';
import { isStill } from './camera/pressing.ts';
import { UNFRAMED, type Framing } from './camera/sight.ts';
import { framingOf } from './framed.ts';
import { gatesPart } from './gates.ts';
import { groundPart } from './ground.ts';
import type { BoardSource } from './grounds.ts';
import { modelOf, sourceWith, type BoardModel } from './model.ts';
import { Lookout } from './over/looking.ts';
import type { Size } from './over/over.ts';
import { isInPart, planeStyle, type BoardPart } from './part.ts';
import { sizePieces } from './piece-sizes.ts';
import { Pointing } from './pointing.ts';
import { boardClass, latticeOf, wholeOf } from './lattice/lattice.ts';
import { Turning } from './over/turning.ts';
import { isRowHeard } from './whole-plots.ts';
import { styled } from '../theme/styled.ts';
import '../opening/opening.ts';

/** Side of a square in pixels below which costs give way to the picture of the way. */
const COSTED = 24;

const watch = new ResizeObserver((entries) => {
  for (const { target } of entries) if (target instanceof BoardElement) target.measure();
});

/**
 * A board of squares, as a map is drawn: grounds, walls, and what lies on each square. The wheel,
 * two fingers, `+` and `-` come closer and go away, `F` shows all and goes back, `U` looks below
 * what is above other squares; where not all is seen it can be dragged and scrolled. Its squares
 * are a grid for the keyboard, where a plot of which nothing is known, or each while plots are
 * asked for, is one cell: arrow keys walk, Home and End go to the ends of a row, with Ctrl to the
 * first and last square, Enter chooses; where several things of a square can be chosen Enter goes
 * in among them and Escape comes back.
 *
 * @slot sN - what lies on square N, counted from 0 row by row
 * @slot aN - what lies on the square above square N
 * @slot pN - what lies on plot N of a board of tiles
 * @fires uc-answer  a tile was laid: `{ index }` of the answer
 * @fires uc-press  a square was chosen: `{ thing }`; what lies on it tells for itself
 * @fires uc-sight  asks what is seen from a thing: `{ thing, sight }`; the host of the table sets
 *   `sight`
 * @fires uc-hover  the pointer or the focus came to a square (`{ thing }`) or left it
 *   (`{ thing: -1 }`)
 * @cssprop --cell   set by it: the side of a square
 * @cssprop --piece  set by it for what lies on a square: the size of a piece
 */
export class BoardElement
  extends elementWith({
    /** name of the map */
    label: prop.text(''),
    /** names and looks of the game, the board, and what can be answered */
    source: prop.data<BoardSource | null>(null),
    /** squares row by row, with what lies on them */
    squares: prop.compared<readonly CardScene[]>([]),
    /** plots of a board of tiles row by row; empty for other boards */
    plots: prop.compared<readonly CardScene[]>([]),
    /** squares above others, as the board names them; empty for other boards */
    above: prop.compared<readonly CardScene[]>([]),
    /** gates of a board of tiles, as the board names them; empty for other boards */
    gates: prop.compared<readonly CardScene[]>([]),
    /** things that are chosen, but not answered with yet */
    chosen: prop.compared<ReadonlySet<number>>(new Set()),
    /** things that are pointed at from elsewhere */
    marks: prop.compared<readonly number[]>([]),
    /** things at which what is asked takes place */
    staged: prop.compared<readonly number[]>([]),
    /** how it would lie after each answer of a question about a tile */
    lays: prop.compared<readonly LayView[]>([]),
    /** answer that is pointed at elsewhere, or -1 */
    answer: prop.number(-1),
    /** of squares above one another the lower ones are looked at */
    low: prop.flag({ reflect: true }),
  })
  implements Filmed
{
  static override styles = [baseStyles, buttonStyles, boardStyles];
  readonly #camera = new Camera(this);
  #model: BoardModel | null = null;
  /** what of it has to be seen */
  framing: Framing = UNFRAMED;
  /** what can be answered has changed since it was looked at, or nothing was measured yet */
  #asked = false;
  /** how a tile lies in what is drawn, when one is laid */
  #laid: LayView | null = null;
  /** the tile that is laid */
  readonly turning: Turning = new Turning(this, {
    model: () => this.#model,
    words: () => this.words,
    root: () => this.renderRoot,
    accept: (index) => this.send('uc-answer', { index }),
  });
  /** looking around from a square */
  readonly looking: Lookout = new Lookout(this, {
    model: () => this.#model,
    squares: () => this.squares,
    low: () => this.low,
    size: () => this.size,
    words: () => this.words,
  });
  readonly #pointing = new Pointing(this, {
    squares: () => this.squares,
    model: () => this.#model,
    camera: this.#camera,
    looking: this.looking,
    tell: (type, thing) => this.send(type, { thing }),
  });
  /** Looks below other squares, or above them again. @returns false where nothing is above */
  readonly #swap = (): boolean => {
    const can = (this.#model?.above.size ?? 0) > 0;
    this.low = can && !this.low;
    return can;
  };
  readonly #keys = new BoardKeys({
    camera: this.#camera,
    size: () => this.size,
    cellOf: (n) => this.#cellOf(n),
    isDrawn: (n) => isInPart(this.#part, n, this.size.columns),
    cell: (n) => this.#cell(n),
    cellsOf: (n) => [...this.squares.keys()].flatMap((at) => (this.#cellOf(at) === n ? (this.#cell(at) ?? []) : [])),
    targets: (n) =>
      this.looking.on ? [] : targetsAt(n, this.#model, this.querySelectorAll('uc-card'), (thing) => this.#gate(thing)),
    isChoice: (n) => this.#model?.choices.has(n) === true,
    press: (n, target) => this.#pointing.press(n, target === null ? undefined : thingOf(target)),
    swap: this.#swap,
    show: (n) => void this.updateComplete.then(() => this.follow([this.squares[n]?.thing ?? -1], true)),
  });

  override connectedCallback(): void {
    super.connectedCallback();
    watch.observe(this);
  }

  override disconnectedCallback(): void {
    watch.unobserve(this);
    super.disconnectedCallback();
  }

  /** Looks how much room there is. Called by itself when that has changed. */
  measure(): void {
    this.#camera.measure();
  }

  /** The square of a thing that is one, and the door of a gate; null for any other. */
  square(thing: number): HTMLElement | null {
    const n = this.#model?.places.get(thing) ?? -1;
    if (this.gates.some((gate) => gate.thing === thing)) return this.#gate(thing) ?? this.#cell(n);
    const isSquare = [this.squares[n], this.#model?.above.get(n)].some((square) => square?.thing === thing);
    return isSquare ? this.#cell(n) : null;
  }

  /**
   * Scrolls things into view, or the first of them if there is no room for all. Unless `byHand`, it
   * does nothing after the player has moved the board since the last question.
   */
  follow(things: readonly number[], byHand = false, still = isStill()): void {
    if (this.#camera.held && !byHand) return;
    const cells = things.flatMap((thing) => this.#cell(this.#model?.places.get(thing) ?? -1) ?? []);
    this.#camera.follow(cells, still);
  }

  /** Begins or ends looking around a square. @returns false on a board without sight */
  look(): boolean {
    const about = this.#model?.places.get(this.source?.about ?? -1) ?? this.#stop;
    const from = this.#pointing.square < 0 ? about : this.#pointing.square;
    return this.looking.end() || (this.#canLook && this.looking.from(from));
  }

  get #canLook(): boolean {
    return this.source?.meta.kinds[this.source.board.kind]?.board?.sight === true;
  }

  /** Focuses the first choice on it. @returns false without one */
  enter(): boolean {
    if (this.turning.enter()) return true;
    const stop = this.#stop;
    const n = this.#model?.canAnswer(stop) ? stop : this.squares.findIndex((_, at) => this.#model?.canAnswer(at));
    this.#cell(this.#cellOf(n))?.focus();
    return n >= 0;
  }

  /** Size of the whole element. */
  get room(): { readonly width: number; readonly height: number } {
    return { width: this.clientWidth, height: this.clientHeight };
  }

  /** The box in which the board is moved. */
  get window(): HTMLElement | null {
    return this.renderRoot?.querySelector<HTMLElement>('.frame') ?? null;
  }

  /** All of the board, in that box. */
  get plane(): Element | null {
    return this.renderRoot?.querySelector('.plane') ?? null;
  }

  /** How many columns and rows it has. */
  get size(): Size {
    const { source } = this;
    return source?.meta.kinds[source.board.kind]?.board ?? { columns: 0, rows: 0 };
  }

  /** What of it is drawn, in columns and rows. */
  get #part(): BoardPart {
    return this.source?.part ?? { left: 0, top: 0, ...this.size };
  }

  /** The same in sides of a space. */
  get extent(): BoardPart {
    return this.size.hexagons === undefined ? this.#part : wholeOf(this.size);
  }

  /** Only plots are looked at: they are asked for and no squares, or nothing lies on squares. */
  get plotted(): boolean {
    const squares = [...this.squares, ...this.above];
    if (this.plots.length === 0 || squares.some(({ answers }) => answers.length > 0)) return false;
    return this.plots.some(({ answers }) => answers.length > 0) || squares.every(({ inside }) => inside.length === 0);
  }

  /** The square that stands for one in the grid. */
  readonly #cellOf = (n: number): number => this.#model?.whole.cellOf(n) ?? n;

  #cell(n: number): HTMLElement | null {
    return this.renderRoot.querySelector<HTMLElement>(`[data-n="${n}"]`);
  }

  #gate(thing: number): HTMLElement | null {
    return this.renderRoot.querySelector<HTMLElement>(`[data-gate="${thing}"]`);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const { source, words } = this;
    const { lay } = this.turning;
    this.turning.take(this.lays, this.answer);
    // What is pointed at changes often, what is drawn does not.
    const drawn = ['source', 'squares', 'plots', 'above', 'gates', 'low'] as const;
    const same = changed.size > 0 && lay === this.turning.lay && !drawn.some((name) => changed.has(name));
    if (source === null || (same && this.#laid === lay)) return;
    this.#laid = this.turning.lay;
    this.#model = modelOf(sourceWith(source, this.#laid), this, words, this.low);
    this.looking.again();
    this.framing = framingOf(this.#model, source.answers.length > 0 ? source.about : -1, this.#laid?.squares ?? []);
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('source') && (this.source?.answers.length ?? 0) > 0) this.#camera.held = false;
    this.#asked ||= changed.has('squares') || changed.has('lays');
    if (this.#camera.stale) this.measure();
    // Squares that are about to change their size are gone to when they have.
    if (this.#asked && this.#camera.side > 0 && !this.isUpdatePending) {
      this.#asked = false;
      this.#camera.reframe(isStill());
    }
    sizePieces(this.children, this.#camera.side, (n) => [this.squares[n], this.#model?.above.get(n)]);
  }

  override render(): TemplateResult | typeof nothing {
    const { answer, looking, low, size, squares } = this;
    const [camera, model, pointing, lattice] = [this.#camera, this.#model, this.#pointing, latticeOf(size)];
    if (model === null || size.columns === 0) return nothing;
    const [stop, { plan, plots }] = [this.#stop, model];
    return html`<div class=${boardClass(size, camera, looking.on)}>
      <div
        class=${camera.closer ? 'frame moves' : 'frame'}
        @wheel=${camera.wheel}
        @touchstart=${camera.touchStart}
        @touchmove=${camera.touchMove}
        @pointerdown=${camera.down}
        @pointermove=${camera.move}
        @pointerup=${camera.up}
        @pointercancel=${camera.up}
      >
        <div class="plane" style=${styled(planeStyle(this.extent, camera.side))}>
          <div class="whole" style=${styled(`--columns: ${lattice.wide}; --rows: ${lattice.high}`)}>
            ${groundPart(plan, 'lit')} ${regionsPart(new Set(model.choices.keys()), plan, camera.side)}
            <div
              class="squares"
              role="grid"
              aria-label=${this.label}
              aria-rowcount=${this.#part.rows}
              aria-colcount=${this.#part.columns}
              @click=${pointing.click}
              @uc-press=${pointing.pressInside}
              @keydown=${this.#key}
              @focusin=${pointing.came}
              @focusout=${pointing.left}
              @pointerover=${pointing.over}
              @pointerleave=${pointing.left}
            >
              ${lattice.rows.map((own, row) => {
                const heard = isRowHeard(own, size, model.whole, this.#part) ? row - this.#part.top : -1;
                const cells = own.filter((n) => n in squares).map((n) => this.#square(n, stop, model));
                return rowPart(heard, cells);
              })}
            </div>
            <div
              class="gates"
              @click=${pointing.pressGate}
              @keydown=${this.#key}
              @focusin=${pointing.overGate}
              @focusout=${pointing.left}
              @pointerover=${pointing.overGate}
              @pointerleave=${pointing.left}
            >
              ${gatesPart(model.gates, this.chosen, this.marks)}
            </div>
            <div class="plots">${this.plots.map((plot, n) => plotPart(plot, n, plots.box(n)))}</div>
            ${this.turning.part()} ${this.#ways(model)}
          </div>
        </div>
      </div>
      <div class="bar">
        ${toldPart(model, this.source?.answers ?? [], { square: pointing.square, gate: pointing.gate, answer, low }, this.words, looking)}
        ${toolsPart(camera, this.words, this.#toggles(model))}
      </div>
    </div>`;
  }

  #square(n: number, stop: number, { above, choices, labels, walks, whole }: BoardModel): TemplateResult {
    const [square, upper] = [this.squares[n]!, above.get(n)];
    const things = [square.thing, upper?.thing ?? square.thing];
    return squarePart(square, {
      n,
      beyond: !isInPart(this.#part, n, this.size.columns),
      place: latticeOf(this.size).placeStyle(n),
      above: upper,
      legal: choices.has(n),
      label: [this.looking.told(n), labels[n]].filter(Boolean).join(', '),
      stop: n === stop,
      chosen: things.some((thing) => this.chosen.has(thing)),
      marked: things.some((thing) => this.marks.includes(thing)),
      staged: things.some((thing) => this.staged.includes(thing)),
      faded: this.#laid?.squares.includes(n) === true,
      cost: this.#camera.side < COSTED ? undefined : walks.get(n)?.cost,
      column: latticeOf(this.size).columnOf(n) - this.#part.left + 1,
      span: whole.spanOf(n),
    });
  }

  get #stop(): number {
    const { left, top } = this.#part;
    const { at } = this.#pointing;
    if (at in this.squares && isInPart(this.#part, at, this.size.columns)) return this.#cellOf(at);
    const can = this.squares.findIndex((_, n) => this.#model?.canAnswer(n));
    return this.#cellOf(can < 0 ? top * this.size.columns + left : can);
  }

  /** What of it is on or off. */
  #toggles({ above }: BoardModel): Toggle[] {
    const { low, looking } = this;
    const look = { word: 'board.look', sign: 'ui-eye', on: looking.on, press: () => this.look() } as const;
    const levels = { word: 'board.lower', sign: 'ui-below', on: low, press: this.#swap } as const;
    return [...(this.#canLook ? [look] : []), ...(above.size > 0 ? [levels] : [])];
  }

  /** The way to what is pointed at, and what its answer would strike. */
  #ways({ places, shown, walks }: BoardModel): TemplateResult | typeof nothing {
    const { answer, looking, size } = this;
    const pointed = this.#pointing.square;
    if (looking.on) return overPart(looking.part(pointed), size);
    return waysPart(walks.get(pointed), shown(answer, pointed), size, (thing) => places.get(thing) ?? -1);
  }

  readonly #key = (event: KeyboardEvent): void => {
    const gate = this.#model?.gates.find(({ scene }) => scene.thing === gateOf(event));
    // A door belongs to the square from which the focus reached it.
    const cells = gate?.squares.map(this.#cellOf);
    const n =
      cells === undefined ? numberOf(event) : (cells.find((one) => one === this.#pointing.at) ?? cells[0] ?? -1);
    if (!(event.key === 'Escape' && this.looking.end()) && !this.#keys.press(event, n)) return;
    event.preventDefault();
    event.stopPropagation();
  };
}

define('uc-board', BoardElement);

declare global {
  interface HTMLElementTagNameMap {
    'uc-board': BoardElement;
  }
}
