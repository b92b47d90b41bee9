import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import type { CardElement } from '../card/card.ts';
import type { CardScene } from '../scene/scene.ts';
import { UndercroftElement, baseStyles, define } from '../theme/base.ts';
import { differs } from '../theme/same.ts';
import { boardStyles } from './board.styles.ts';
import { groundPart } from './ground.ts';
import { groundsOf, type BoardSource, type Ground } from './grounds.ts';
import { stepOnGrid } from './grid-keys.ts';
import { squareInWords } from './square-words.ts';

/** Sides of squares in pixels: below the first names of tiles give way to their pictures. */
const NAMED = 84;
const LEAST = 18;

const watch = new ResizeObserver((entries) => {
  for (const { target } of entries) if (target instanceof BoardElement) target.measure();
});

/**
 * A board of squares, as a map is drawn: grounds, walls, and what lies on each square. Its squares are a grid for the keyboard: arrow keys walk,
 * Home and End go to the ends of a row, with Ctrl to the first and last square, Enter chooses; where several things of a square can be chosen Enter goes
 * in among them and Escape comes back.
 *
 * @slot sN - what lies on square N, counted from 0 row by row
 * @fires uc-press  a square was chosen: `{ thing }`; what lies on it tells for itself
 * @fires uc-hover  the pointer or the focus came to a square (`{ thing }`) or left it (`{ thing: -1 }`)
 * @cssprop --cell   set by it: the side of a square
 * @cssprop --piece  set by it for what lies on a square: the size of a piece
 */
export class BoardElement extends UndercroftElement {
  static override styles = [baseStyles, boardStyles];
  static override properties: PropertyDeclarations = {
    label: {},
    source: { attribute: false },
    squares: { attribute: false, hasChanged: differs },
    chosen: { attribute: false, hasChanged: differs },
    marks: { attribute: false, hasChanged: differs },
    side: { state: true },
    at: { state: true },
    pointed: { state: true },
  };

  /** name of the map */
  declare label: string;
  /** names and looks of the game, and the board */
  declare source: BoardSource | null;
  /** squares row by row, with what lies on them */
  declare squares: readonly CardScene[];
  /** things that are chosen, but not answered with yet */
  declare chosen: ReadonlySet<number>;
  /** things that are pointed at from elsewhere */
  declare marks: readonly number[];
  /** side of a square in pixels */
  declare private side: number;
  /** square that the Tab key comes to; -1: one that can be chosen, else the first */
  declare private at: number;
  /** square that is pointed at, or -1 */
  declare private pointed: number;
  #grounds: readonly Ground[] = [];

  constructor() {
    super();
    this.label = '';
    this.source = null;
    this.squares = [];
    this.chosen = new Set();
    this.marks = [];
    this.side = 0;
    this.at = -1;
    this.pointed = -1;
  }

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
    const { columns, rows } = this.#size;
    const frame = this.renderRoot?.querySelector<HTMLElement>('.frame') ?? null;
    if (frame === null || columns === 0) return;
    const fits = Math.min(frame.clientWidth / columns, frame.clientHeight / rows);
    this.side = Math.max(LEAST, Math.floor(fits));
  }

  /** The square of a thing that is one; null for any other. */
  square(thing: number): HTMLElement | null {
    const n = this.squares.findIndex((square) => square.thing === thing);
    return n < 0 ? null : this.#cell(n);
  }

  #cell(n: number): HTMLElement | null {
    return this.renderRoot.querySelector<HTMLElement>(`[data-n="${n}"]`);
  }

  get #size(): { readonly columns: number; readonly rows: number } {
    const { source } = this;
    return source?.meta.kinds[source.board.kind]?.board ?? { columns: 0, rows: 0 };
  }

  protected override willUpdate(): void {
    if (this.source !== null) this.#grounds = groundsOf(this.source, this.words);
  }

  protected override updated(): void {
    // Where it was drawn for the first time there is something to be measured now.
    if (this.side === 0) void this.updateComplete.then(() => this.measure());
    const brief = this.side < NAMED;
    for (const child of this.children) {
      if (child.hasAttribute('brief') === brief) continue;
      child.toggleAttribute('brief', brief);
      if ('fitText' in child) (child as CardElement).fitText();
    }
  }

  override render(): TemplateResult | typeof nothing {
    const { source, squares } = this;
    const { columns, rows } = this.#size;
    if (source === null || columns === 0) return nothing;
    const walls = source.meta.kinds[source.board.kind]?.board?.walls ?? [];
    const stop = this.#stop;
    return html`<div class="frame">
        <div class="plane" style=${`--cell: ${this.side}px; --columns: ${columns}; --rows: ${rows}`}>
          ${groundPart({ columns, rows, grounds: this.#grounds, walls })}
          <div
            class="squares"
            role="grid"
            aria-label=${this.label}
            aria-rowcount=${rows}
            aria-colcount=${columns}
            @click=${this.#click}
            @uc-press=${this.#pressInside}
            @keydown=${this.#key}
            @focusin=${this.#came}
            @focusout=${this.#left}
            @pointerover=${this.#over}
            @pointerleave=${this.#left}
          >
            ${Array.from({ length: rows }, (_, row) => {
              const first = row * columns;
              return html`<div class="row" role="row">
                ${squares.slice(first, first + columns).map((square, i) => this.#square(square, first + i, stop))}
              </div>`;
            })}
          </div>
        </div>
      </div>
      ${this.#told()}`;
  }

  #square(square: CardScene, n: number, stop: number): TemplateResult {
    const lying = [...square.inside, ...square.fittings];
    const pieces = lying.filter(({ shape }) => shape !== 'tile').length;
    const across = Math.max(1, Math.ceil(Math.sqrt(pieces)));
    const classes = ['square'];
    if (square.answers.length > 0) classes.push('legal');
    if (square.reason !== '') classes.push('barred');
    if (this.chosen.has(square.thing)) classes.push('selected');
    if (this.marks.includes(square.thing)) classes.push('marked');
    if (square.face.damaged) classes.push('damaged');
    return html`<div
      class=${classes.join(' ')}
      role="gridcell"
      data-n=${n}
      tabindex=${n === stop ? 0 : -1}
      aria-label=${this.#inWords(n)}
      aria-selected=${this.chosen.has(square.thing) ? 'true' : nothing}
      style=${pieces === 0 ? nothing : `--across: ${across}`}
    >
      ${lying.length === 0 ? nothing : html`<slot name=${`s${n}`}></slot>`}
    </div>`;
  }

  /** What the square that is pointed at is, for those who see it. */
  #told(): TemplateResult | typeof nothing {
    return this.pointed < 0 ? nothing : html`<p class="told" aria-hidden="true">${this.#inWords(this.pointed)}</p>`;
  }

  #inWords(n: number): string {
    const square = this.squares[n];
    const { columns } = this.#size;
    const walls = this.source?.meta.kinds[this.source.board.kind]?.board?.walls ?? [];
    return square === undefined
      ? ''
      : squareInWords(square, this.#grounds[n], wallsAround(n, columns, walls), this.words);
  }

  get #stop(): number {
    if (this.at >= 0 && this.at < this.squares.length) return this.at;
    return Math.max(0, this.squares.findIndex(canAnswer));
  }

  readonly #click = (event: Event): void => {
    const n = numberOf(event);
    const inside = event.composedPath().some((node) => (node as Element).localName === 'uc-card');
    if (n >= 0 && !inside) this.send('uc-press', { thing: this.squares[n]?.thing ?? -1 });
  };

  /** What lies on a square and cannot be chosen gives way to the square that can. */
  readonly #pressInside = (event: CustomEvent<{ thing: number }>): void => {
    const square = this.squares[numberOf(event)];
    if (square === undefined || square.answers.length === 0) return;
    if (lyingOn(square).some((one) => one.answers.length > 0 && one.things.includes(event.detail.thing))) return;
    event.stopPropagation();
    this.send('uc-press', { thing: square.thing });
  };

  readonly #over = (event: Event): void => this.#point(numberOf(event));
  readonly #left = (): void => this.#point(-1);

  readonly #came = (event: Event): void => {
    const n = numberOf(event);
    if (n < 0) return;
    this.at = n;
    this.#point(n);
  };

  #point(n: number): void {
    if (n === this.pointed) return;
    this.pointed = n;
    this.send('uc-hover', { thing: this.squares[n]?.thing ?? -1 });
  }

  readonly #key = (event: KeyboardEvent): void => {
    const n = numberOf(event);
    const square = this.squares[n];
    if (square === undefined || event.altKey || event.metaKey) return;
    const isSquare = event.composedPath()[0] === this.#cell(n);
    if (!isSquare) {
      if (event.key !== 'Escape' && !event.key.startsWith('Arrow')) return;
      this.#cell(n)?.focus();
      if (event.key === 'Escape') return done(event);
    }
    const to = stepOnGrid(event.key, event.ctrlKey, n, this.#size);
    if (to >= 0) {
      this.#cell(to)?.focus();
      return done(event);
    }
    if (event.key !== 'Enter' && event.key !== ' ') return;
    this.#enter(square, n);
    done(event);
  };

  /** Chooses what can be chosen on a square; among several the focus goes in. */
  #enter(square: CardScene, n: number): void {
    const lying = lyingOn(square).filter((one) => one.answers.length > 0);
    const all = square.answers.length > 0 ? [square, ...lying] : lying;
    const [only = square] = all;
    if (all.length < 2) return this.send('uc-press', { thing: only.thing });
    const cards = [...this.querySelectorAll(`[slot="s${n}"]`)] as HTMLElementTagNameMap['uc-card'][];
    cards.find((card) => lying.some(({ thing }) => thing === card.thing))?.focus();
  }
}

function done(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Number of the square at which something happened, or -1. */
function numberOf(event: Event): number {
  const square = event.composedPath().find((node) => node instanceof HTMLElement && node.dataset['n'] !== undefined);
  return square === undefined ? -1 : Number((square as HTMLElement).dataset['n']);
}

function lyingOn(square: CardScene): CardScene[] {
  return [...square.inside, ...square.fittings].flatMap((card) => [card, ...lyingOn(card)]);
}

function canAnswer(square: CardScene): boolean {
  return square.answers.length > 0 || lyingOn(square).some((card) => card.answers.length > 0);
}

/** On which sides of a square walls stand: north, east, south, west. */
function wallsAround(n: number, columns: number, walls: readonly (readonly [number, number])[]): boolean[] {
  const met = walls.flatMap(([one, other]) => (one === n ? [other] : other === n ? [one] : []));
  return [n - columns, n + 1, n + columns, n - 1].map((side) => met.includes(side));
}

define('uc-board', BoardElement);

declare global {
  interface HTMLElementTagNameMap {
    'uc-board': BoardElement;
  }
}
