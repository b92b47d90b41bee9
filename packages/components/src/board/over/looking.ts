import type { SightView } from '@undercroft/view';
import { svg, type ReactiveController, type ReactiveControllerHost, type SVGTemplateResult } from 'lit';
import type { CardScene } from '../../scene/card-scene.ts';
import type { Words } from '../../words/words.ts';
import { latticeOf } from '../lattice/lattice.ts';
import type { BoardModel } from '../model.ts';
import { regionPart, type Size } from './over.ts';

/** What is seen from a square, by number of the square. */
export interface Outlook {
  readonly from: number;
  /** seen, with cover or without */
  readonly seen: ReadonlySet<number>;
  readonly covered: ReadonlySet<number>;
}

/** What a board lends to the lookout. */
export interface LookoutActions {
  /** what is drawn of it; null before anything is */
  readonly model: () => Pick<BoardModel, 'above' | 'lying' | 'places'> | null;
  readonly squares: () => readonly CardScene[];
  /** what is below others is looked at, not what is above */
  readonly low: () => boolean;
  readonly size: () => Size;
  readonly words: () => Words;
}

/**
 * Looking around from a square of a board, at any time: presses choose the square, and nothing
 * else.
 */
export class Lookout implements ReactiveController {
  readonly #host: ReactiveControllerHost & EventTarget;
  readonly #actions: LookoutActions;
  #thing = -1;
  #outlook: Outlook | null = null;

  constructor(host: ReactiveControllerHost & EventTarget, actions: LookoutActions) {
    this.#host = host;
    this.#actions = actions;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.end();
  }

  /** Whether it is on. */
  get on(): boolean {
    return this.#outlook !== null;
  }

  /** Looks from a square. @returns true */
  from(n: number): boolean {
    const { low, model, squares } = this.#actions;
    const places = [squares()[n], model()?.above.get(n)].filter((one) => one !== undefined);
    const taken = places.findLast(({ inside }) => inside.length > 0);
    this.#thing = (taken ?? places.at(low() ? 0 : -1))?.thing ?? -1;
    this.again();
    this.#host.requestUpdate();
    return true;
  }

  /** Looks again from the same square, because the position is another one. */
  again(): void {
    this.#outlook = null;
    const asked: { readonly thing: number; sight: SightView | null } = { thing: this.#thing, sight: null };
    const model = this.#actions.model();
    if (this.#thing < 0 || model === null) return;
    this.#host.dispatchEvent(new CustomEvent('uc-sight', { detail: asked, bubbles: true, composed: true }));
    if (asked.sight === null) return;
    const { clear, covered } = asked.sight;
    const numbers = (things: readonly number[]): number[] =>
      things.map((thing) => model.places.get(thing) ?? -1).filter((n) => n >= 0);
    const free = new Set(numbers(clear));
    // Of two squares at one place the one without cover counts.
    const hidden = new Set(numbers(covered).filter((n) => !free.has(n)));
    this.#outlook = {
      from: model.places.get(this.#thing) ?? -1,
      seen: new Set([...free, ...hidden]),
      covered: hidden,
    };
  }

  /** Ends it. @returns false when it was off */
  end(): boolean {
    const was = this.on;
    this.#thing = -1;
    this.#outlook = null;
    if (was) this.#host.requestUpdate();
    return was;
  }

  /**
   * The drawing of what is seen; null while it is off.
   *
   * @param pointed number of the square that is pointed at, or -1
   */
  part(pointed: number): SVGTemplateResult | null {
    return this.#outlook === null ? null : sightPart(this.#outlook, this.#actions.size(), pointed);
  }

  /** Whether a square is seen and how far away it is; empty while it is off. */
  told(n: number): string {
    const { size, words } = this.#actions;
    return this.#outlook === null || n < 0 ? '' : seenInWords(this.#outlook, n, size(), words());
  }

  /** All that is seen; empty while it is off. */
  get summary(): string {
    const { model, words } = this.#actions;
    const lying = model()?.lying ?? (() => []);
    return this.#outlook === null ? '' : sightInWords(this.#outlook, this.#actions.squares(), lying, words());
  }
}

/**
 * What is not seen lies in the dark, where there is cover are lines, and one line leads to the
 * square that is pointed at.
 *
 * @throws never
 */
function sightPart({ covered, from, seen }: Outlook, size: Size, pointed: number): SVGTemplateResult {
  const lattice = latticeOf(size);
  const all = lattice.rows.flat();
  const middle = (n: number): string => lattice.middle(n).join(' ');
  const [x, y] = lattice.middle(from);
  const how = !seen.has(pointed) ? 'unseen' : covered.has(pointed) ? 'covered' : 'clear';
  const line = `M${middle(from)}L${middle(pointed)}`;
  return svg`<g class="sight">
    <defs><pattern id="cover" width="26" height="26" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V26"></path></pattern></defs>
    ${regionPart('dark', new Set(all.filter((n) => !seen.has(n))), size)}${regionPart('cover', covered, size)}
    ${pointed < 0 || pointed === from ? '' : svg`<path class="ray under" d=${line}></path><path class=${`ray ${how}`} d=${line}></path>`}
    <circle class="eye under" cx=${x} cy=${y} r="40"></circle><circle class="eye" cx=${x} cy=${y} r="40"></circle>
  </g>`;
}

/** Whether a square is seen from the chosen one, and how far away it is. @throws never */
function seenInWords({ covered, from, seen }: Outlook, n: number, size: Size, words: Words): string {
  const range = latticeOf(size).range(from, n);
  if (n === from) return words.say('board.look-from');
  return words.say(!seen.has(n) ? 'board.unseen' : covered.has(n) ? 'board.covered' : 'board.seen', { range });
}

/** How much is seen in all, and whom. @throws never */
function sightInWords(
  { covered, from, seen }: Outlook,
  squares: readonly CardScene[],
  lying: BoardModel['lying'],
  words: Words,
): string {
  const place = squares[from]?.face.title ?? '';
  const named = [...seen].flatMap((n) =>
    n === from
      ? []
      : lying(n).map(({ face: { title } }) =>
          covered.has(n) ? words.say('board.thing-covered', { thing: title }) : title,
        ),
  );
  const things = named.filter((title) => title !== '').join(', ');
  const n = seen.size - 1;
  return words.say(things === '' ? 'board.sight-empty' : 'board.sight', { place, n, things });
}
