import type { AnswerIndex, TileLattice } from '@undercroft/contract';
import type { LayView } from '@undercroft/view';
import { html, nothing, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { icon } from '../../icon/icon.ts';
import type { Words } from '../../words/words.ts';
import type { BoardModel } from '../model.ts';
import type { Compass } from '../lattice/spaces.ts';
import { boxAround } from '../squares.ts';
import { styled } from '../../theme/styled.ts';

/** What a board lends to the tile that is turned on it. */
export interface TurningActions {
  readonly model: () => BoardModel | null;
  readonly words: () => Words;
  readonly root: () => ParentNode;
  readonly accept: (answer: AnswerIndex) => void;
}

/** A tile that is seen lying in each way that can be answered with, before one is. */
export class Turning implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #actions: TurningActions;
  #lays: readonly LayView[] = [];
  #at = 0;
  /** it was turned: who does not see it is told how it lies */
  #said = false;

  constructor(host: ReactiveControllerHost, actions: TurningActions) {
    this.#host = host;
    this.#actions = actions;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#lays = [];
  }

  /**
   * Takes the ways of another question.
   *
   * @param answer one that is pointed at elsewhere: its way is shown
   */
  take(lays: readonly LayView[], answer: AnswerIndex): void {
    if (lays !== this.#lays && JSON.stringify(lays) !== JSON.stringify(this.#lays)) {
      this.#at = 0;
      this.#said = false;
    }
    this.#lays = lays;
    const pointed = lays.findIndex((lay) => lay.answer === answer);
    if (pointed >= 0) this.#at = pointed;
  }

  /** The way that is shown; null when no tile is laid. */
  get lay(): LayView | null {
    return this.#lays[this.#at] ?? null;
  }

  /**
   * Turns to another way.
   *
   * @param by 1 the next, -1 the one before
   * @returns false when no tile is laid
   */
  turn(by: number): boolean {
    const many = this.#lays.length;
    if (many === 0) return false;
    this.#at = (this.#at + by + many) % many;
    this.#said = true;
    this.#host.requestUpdate();
    void this.#host.updateComplete.then(() => this.enter());
    return true;
  }

  /** Focuses the tile. @returns false when none is laid */
  enter(): boolean {
    this.#actions.root().querySelector<HTMLElement>('.lay .accept')?.focus();
    return this.#lays.length > 0;
  }

  readonly #accept = (): void => this.#actions.accept(this.lay?.answer ?? -1);

  readonly #key = (event: KeyboardEvent): void => {
    const { key, shiftKey } = event;
    const back = key === 'ArrowLeft' || key === 'ArrowUp' || (key.toLowerCase() === 'r' && shiftKey);
    if (!back && key !== 'ArrowRight' && key !== 'ArrowDown' && key.toLowerCase() !== 'r') return;
    event.preventDefault();
    event.stopPropagation();
    this.turn(back ? -1 : 1);
  };

  /** The frame of the tile with its buttons. */
  part(): TemplateResult | typeof nothing {
    const { lay } = this;
    const [model, words] = [this.#actions.model(), this.#actions.words()];
    const lattice = model?.plots.lattice;
    if (lay === null || model === null || !lattice) return nothing;
    const { left, top, wide, high } = boxAround(lay.squares, model.plan);
    const told = wayInWords(lay, lattice, words);
    const n = { n: this.#at + 1, of: this.#lays.length };
    return html`<div
      class="lay"
      role="group"
      aria-label=${words.say('board.turning', n)}
      style=${styled(`--left: ${left}; --top: ${top}; --wide: ${wide}; --high: ${high}`)}
      @keydown=${this.#key}
    >
      <button
        class="spin"
        type="button"
        tabindex="-1"
        aria-label=${words.say('board.turn')}
        @click=${() => this.turn(1)}
      ></button>
      <span class="hands">
        ${this.#button('board.turn-back', 'ui-counter-clockwise', () => this.turn(-1))}
        <button
          class="button primary accept"
          type="button"
          aria-label=${`${words.say('board.lay')}, ${told}`}
          title=${told}
          @click=${this.#accept}
        >
          ${icon('ui-check')} <span class="word">${words.say('board.lay')}</span>
        </button>
        ${this.#button('board.turn', 'ui-clockwise', () => this.turn(1))}
      </span>
      <span class="hush" role="status">${this.#said ? `${words.say('board.turning', n)}: ${told}` : ''}</span>
    </div>`;
  }

  #button(word: 'board.turn' | 'board.turn-back', sign: string, act: () => void): TemplateResult {
    const words = this.#actions.words();
    return html`<button
      class="button quiet"
      type="button"
      aria-label=${words.say(word)}
      title=${words.say(word)}
      @click=${act}
    >
      ${icon(sign)}
    </button>`;
  }
}

/** What the borders of a tile become, side by side. */
function wayInWords({ drawn, squares }: LayView, lattice: TileLattice, words: Words): string {
  const keyOf = (pair: readonly number[]): string => pair.toSorted((a, b) => a - b).join(' ');
  const walls = new Set(drawn.walls.map(keyOf));
  const gates = new Map(
    drawn.gates.flatMap(({ between, border }) => between.map((pair) => [keyOf(pair), border] as const)),
  );
  const own = new Set(squares);
  const told = lattice.sides.map((name, side) => {
    const borders = squares.flatMap((n) =>
      lattice.exits[lattice.squareOf[n]!]!.flatMap((exit) => {
        if (exit?.side !== side) return [];
        const beyond = lattice.plotsBeside[lattice.plotOf[n]!]![side]!;
        const other = lattice.spaces[beyond]?.[exit.to];
        if (other === undefined) return ['edge'] as const;
        if (own.has(other)) return [];
        const pair = keyOf([n, other]);
        return [gates.get(pair) ?? (walls.has(pair) ? ('wall' as const) : ('opening' as const))];
      }),
    );
    const is = (['door', 'false-door', 'opening', 'edge'] as const).find((one) => borders.includes(one)) ?? 'wall';
    const key = `board.${name}` as `board.${Compass}`;
    return words.say('board.side-is', { side: words.say(key), border: words.say(`board.border-${is}`) });
  });
  return told.join(', ');
}
