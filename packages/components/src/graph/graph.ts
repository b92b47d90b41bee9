import { css, html, svg, type TemplateResult } from 'lit';
import type { CardElement } from '../card/card.ts';
import { measureSoon } from '../card/fit.ts';
import { baseStyles, define } from '../theme/base.ts';
import { same } from '../theme/same.ts';
import { elementWith, ownState, prop } from '../theme/properties.ts';
import { layOutGraph, type GraphLayout, type LayoutNode } from './graph-layout.ts';

/** Sizes of pieces in pixels, unless the page says otherwise. */
const LEAST = 24;
const MOST = 38;
/**
 * Height of a name in one, two and three lines, and of the picture that stands for it, without what
 * hangs over the edge of its place.
 */
const HEADS = [14, 24, 32] as const;
const BRIEF = 12;
/**
 * Width of a letter on the average: of a name in one line, and in more, where letters may be
 * smaller and lines are uneven.
 */
const LETTER = 7.4;
const SMALL_LETTER = 6.6;
/** What a name leaves free: its frame, a number before it, and each picture behind it. */
const BESIDE = { frame: 18, short: 24, pips: 9, pip: 16 } as const;
/** Places as high as they should be, in parts of their width. */
const TALL = 0.86;

/** A place of a board with its name. */
export interface GraphNode extends Omit<LayoutNode, 'pieces'> {
  readonly title: string;
  /** something stands before the name */
  readonly short?: boolean;
  /** pictures behind the name */
  readonly pips?: number;
  /** pieces that are drawn in it */
  readonly pieces: number;
}

/** What a board has room for, in pixels. */
interface Room {
  readonly width: number;
  readonly height: number;
  /** least and largest size of a piece */
  readonly least: number;
  readonly most: number;
}

const noRoom: Room = { width: 0, height: 0, least: LEAST, most: MOST };

/**
 * Sizes are read when the page has been laid out: to ask for them while a board is drawn would lay
 * it out once more.
 */
const watch = new ResizeObserver((entries) => {
  const graphs = entries.map(({ target }) => (target instanceof GraphElement ? target : hostOf(target)));
  for (const graph of new Set(graphs)) if (graph instanceof GraphElement) graph.measure();
});

/**
 * A board that is a graph: places where they belong, lines between neighbours. It lays out its
 * children, one for each node in the same order: a place is as large as what lies in it needs, and
 * all pieces are of one size. Where there is no room for names all tiles in it get the attribute
 * `brief`.
 *
 * @slot - the places, one element a node
 * @cssprop --uc-piece-least  least size of a piece; 24px
 * @cssprop --piece           set by it for what lies in it: the size of a piece
 * @cssprop --piece-gap       set by it: the distance between two
 * @cssprop --piece-pad       set by it: the space around all of them
 */
export class GraphElement extends elementWith({
  /** the places, in the order of the children */
  nodes: prop.compared<readonly GraphNode[]>([]),
  /** pairs of neighbours, by their number */
  edges: prop.compared<readonly (readonly [number, number])[]>([]),
}) {
  static override styles = [
    baseStyles,
    css`
      :host {
        display: block;
        position: relative;
        min-width: 0;
      }
      svg {
        position: absolute;
        inset: 0;
        width: 100%;
        height: 100%;
        overflow: visible;
      }
      line {
        stroke: var(--uc-paper-edge);
        stroke-width: 12px;
      }
      .wall {
        stroke: var(--uc-block);
        stroke-width: 20px;
      }
      .sizes {
        position: absolute;
        visibility: hidden;
        width: calc(${MOST}px * var(--uc-scale, 1));
        height: var(--uc-piece-least, ${LEAST}px);
      }
      svg.narrow line {
        stroke-width: 7px;
      }
      svg.narrow .wall {
        stroke-width: 12px;
      }
    `,
  ];

  readonly #own = ownState(this, {
    room: noRoom,
  });

  /** how each place was laid out last */
  readonly #laid = new WeakMap<Element, string>();

  override connectedCallback(): void {
    super.connectedCallback();
    this.#watch();
  }

  protected override firstUpdated(): void {
    this.#watch();
    void measureSoon(async () => {
      this.measure();
      await this.updateComplete;
    });
  }

  get #sizes(): HTMLElement | null {
    return this.renderRoot?.querySelector<HTMLElement>('.sizes') ?? null;
  }

  #watch(): void {
    const sizes = this.#sizes;
    if (sizes === null) return;
    watch.observe(this);
    watch.observe(sizes);
  }

  /** Looks how much room there is. Called by itself when that has changed. */
  measure(): void {
    const sizes = this.#sizes;
    if (sizes === null) return;
    const { offsetWidth: most, offsetHeight: least } = sizes;
    const room = { width: this.clientWidth, height: this.clientHeight, least, most };
    if (!same(room, this.#own.room)) this.#own.room = room;
  }

  override disconnectedCallback(): void {
    watch.unobserve(this);
    if (this.#sizes !== null) watch.unobserve(this.#sizes);
    super.disconnectedCallback();
  }

  override render(): TemplateResult {
    const plan = this.#own.room.width === 0 ? null : this.#plan(this.#own.room);
    const [first] = plan?.boxes ?? [];
    const middle = (node: number): readonly [number, number] => {
      const box = plan?.boxes[node] ?? { left: 0, top: 0, width: 0, height: 0 };
      return [box.left + box.width / 2, box.top + box.height / 2];
    };
    return html`<svg class=${(first?.width ?? 0) < 80 ? 'narrow' : ''} aria-hidden="true">
        ${['wall', 'floor'].map((part) =>
          this.edges.map(([one, other]) => {
            const [x1, y1] = middle(one);
            const [x2, y2] = middle(other);
            return svg`<line class=${part} x1=${x1} y1=${y1} x2=${x2} y2=${y2}></line>`;
          }),
        )}
      </svg>
      <i class="sizes"></i>
      <slot @slotchange=${() => this.requestUpdate()}></slot>`;
  }

  #plan({ width, height, least, most }: Room): GraphLayout {
    const sizes = { least: width < 190 ? Math.min(least, 22) : least, most: Math.max(least, most), tall: TALL };
    const brief = layOutGraph(width, height, this.nodes, { ...sizes, head: () => BRIEF });
    const headOf = (of: number, node: number): number => HEADS[linesOf(this.nodes[node]!, of) - 1] ?? BRIEF;
    const named = layOutGraph(width, height, this.nodes, { ...sizes, head: headOf });
    const fits = this.nodes.every((node, index) => node.passage || linesOf(node, named.boxes[index]!.width) <= 3);
    // Names give way before pieces do.
    const whole = fits && named.height <= Math.max(height, brief.height) && named.piece >= Math.min(brief.piece, 28);
    this.#arrange(whole ? named : brief, !whole);
    return whole ? named : brief;
  }

  #arrange({ boxes, piece, between, pad, height }: GraphLayout, brief: boolean): void {
    this.style.setProperty('--piece', `${piece}px`);
    this.style.setProperty('--piece-gap', `${between}px`);
    this.style.setProperty('--piece-pad', `${pad}px`);
    this.style.minHeight = `${height}px`;
    const children = [...this.children].filter((child): child is HTMLElement => child instanceof HTMLElement);
    children.forEach((child, index) => {
      const box = boxes[index];
      if (box === undefined) return;
      const style = `left: ${box.left}px; top: ${box.top}px; width: ${box.width}px; height: ${box.height}px`;
      if (this.#laid.get(child) !== style) child.style.cssText = style;
      this.#laid.set(child, style);
      for (const tile of child.children) {
        if (tile.hasAttribute('brief') === brief) continue;
        tile.toggleAttribute('brief', brief);
        if ('fitText' in tile) (tile as CardElement).fitText();
      }
    });
  }
}

function hostOf(element: Element): Element | null {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}

/** Lines that a name needs in a place of this width; infinitely many when a word is wider. */
function linesOf({ title, short = false, pips = 0 }: GraphNode, width: number): number {
  const room = width - BESIDE.frame - (short ? BESIDE.short : 0) - (pips > 0 ? BESIDE.pips + pips * BESIDE.pip : 0);
  if (title.length * LETTER <= room) return 1;
  const longest = Math.max(...title.split(/[\s-]/).map((word) => word.length));
  const lines = Math.max(2, Math.ceil((title.length * SMALL_LETTER) / Math.max(1, room)));
  return longest * SMALL_LETTER > room ? Infinity : lines;
}

define('uc-graph', GraphElement);

declare global {
  interface HTMLElementTagNameMap {
    'uc-graph': GraphElement;
  }
}
