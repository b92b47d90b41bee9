import { css, html, svg, type PropertyDeclarations, type TemplateResult } from 'lit';
import type { CardElement } from '../card/card.ts';
import { UndercroftElement, baseStyles, define } from '../theme/base.ts';
import { planOf, type Plan, type PlanNode } from './plan.ts';

/** Sizes of pieces in pixels, unless the page says otherwise. */
const LEAST = 24;
const MOST = 38;
/** Height of a name in one line and in two, and of the picture that stands for it. */
const HEADS = { one: 22, two: 35, brief: 20 } as const;
/** Width of a letter of a name, on the average, and of what stands beside a name. */
const LETTER = 6.9;
const BESIDE_NAME = 40;
/** How uneven two lines of a name may be. */
const UNEVEN = 1.16;
/** Places as high as they should be, in parts of their width. */
const TALL = 0.86;

/** A place of a board with its name. */
export interface GraphNode extends Omit<PlanNode, 'pieces'> {
  readonly title: string;
  /** pieces that are drawn in it */
  readonly pieces: number;
}

const watch = new ResizeObserver((entries) => {
  for (const { target } of entries) if (target instanceof GraphElement) target.requestUpdate();
});

/**
 * A board that is a graph: places where they belong, lines between neighbours. It lays out its children, one for each node in
 * the same order: a place is as large as what lies in it needs, and all pieces are of one size. Where there is no room for
 * names all tiles in it get the attribute `brief`.
 *
 * @slot - the places, one element a node
 * @cssprop --uc-piece-least  least size of a piece; 24px
 * @cssprop --piece           set by it for what lies in it: the size of a piece
 * @cssprop --piece-gap       set by it: the distance between two
 * @cssprop --piece-pad       set by it: the space around all of them
 */
export class GraphElement extends UndercroftElement {
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
      svg.narrow line {
        stroke-width: 7px;
      }
      svg.narrow .wall {
        stroke-width: 12px;
      }
    `,
  ];
  static override properties: PropertyDeclarations = {
    nodes: { attribute: false },
    edges: { attribute: false },
  };

  /** the places, in the order of the children */
  declare nodes: readonly GraphNode[];
  /** pairs of neighbours, by their number */
  declare edges: readonly (readonly [number, number])[];

  constructor() {
    super();
    this.nodes = [];
    this.edges = [];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    watch.observe(this);
  }

  override disconnectedCallback(): void {
    watch.unobserve(this);
    super.disconnectedCallback();
  }

  override render(): TemplateResult {
    const { clientWidth: width, clientHeight: height } = this;
    const plan = width === 0 ? null : this.#plan(width, height);
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
      <slot @slotchange=${() => this.requestUpdate()}></slot>`;
  }

  #plan(width: number, height: number): Plan {
    const style = getComputedStyle(this);
    const scale = Number.parseFloat(style.getPropertyValue('--uc-scale')) || 1;
    const least = Number.parseFloat(style.getPropertyValue('--uc-piece-least')) || LEAST;
    const sizes = { least: width < 190 ? Math.min(least, 22) : least, most: Math.max(least, MOST * scale), tall: TALL };
    const names = this.nodes.filter(({ passage }) => !passage).map(({ title }) => title);
    const two = Math.max(0, ...names.map((name) => widthOf(name) / 2)) * UNEVEN + BESIDE_NAME;
    const one = Math.max(0, ...names.map(widthOf)) + BESIDE_NAME;
    const brief = planOf(width, height, this.nodes, { ...sizes, head: () => HEADS.brief });
    const named = planOf(width, height, this.nodes, { ...sizes, head: (w) => (w >= one ? HEADS.one : HEADS.two) });
    const narrowest = Math.min(
      ...named.boxes.filter((_, index) => this.nodes[index]?.passage !== true).map((box) => box.width),
    );
    // Names give way before pieces do.
    const whole =
      narrowest >= two && named.height <= Math.max(height, brief.height) && named.piece >= Math.min(brief.piece, 28);
    this.#arrange(whole ? named : brief, !whole);
    return whole ? named : brief;
  }

  #arrange({ boxes, piece, between, pad, height }: Plan, brief: boolean): void {
    this.style.setProperty('--piece', `${piece}px`);
    this.style.setProperty('--piece-gap', `${between}px`);
    this.style.setProperty('--piece-pad', `${pad}px`);
    this.style.minHeight = `${height}px`;
    const children = [...this.children].filter((child): child is HTMLElement => child instanceof HTMLElement);
    children.forEach((child, index) => {
      const box = boxes[index];
      if (box === undefined) return;
      child.style.cssText = `left: ${box.left}px; top: ${box.top}px; width: ${box.width}px; height: ${box.height}px`;
      for (const tile of child.children) {
        if (tile.hasAttribute('brief') === brief) continue;
        tile.toggleAttribute('brief', brief);
        if ('fitText' in tile) (tile as CardElement).fitText();
      }
    });
  }
}

function widthOf(name: string): number {
  return name.length * LETTER;
}

define('uc-graph', GraphElement);

declare global {
  interface HTMLElementTagNameMap {
    'uc-graph': GraphElement;
  }
}
