import type { AnswerIndex } from '@undercroft/contract';
import type { DecisionView, GameView } from '@undercroft/view';
import type { Legal } from '../../scene/legal.ts';
import type { Reach, PlaceWish } from './reach.ts';

/** What carrying needs of the table. */
export interface CarryingActions {
  readonly reach: () => Reach | null;
  /** all things for which one card stands, that one among them */
  readonly stack: (thing: number) => readonly number[];
  readonly wish: (wishes: readonly PlaceWish[]) => void;
}

const NOTHING: readonly number[] = [];

/**
 * Things that are taken up before one place is pressed to which all of them go. It begins where a
 * question for one thing comes again after the thing has gone to its place, and offers several.
 * Each thing is answered with by itself, in the order in which they were taken up.
 */
export class Carrying {
  readonly #actions: CarryingActions;
  #asked: DecisionView | null = null;
  #legal: Legal | null = null;
  #things = NOTHING;
  #places = NOTHING;

  constructor(actions: CarryingActions) {
    this.#actions = actions;
  }

  /** Things that are taken up, in order. */
  get things(): readonly number[] {
    return this.#things;
  }

  /** Places to which all of them may go. */
  get places(): readonly number[] {
    return this.#places;
  }

  /** Whether several of the things that are offered may be taken up before a place is pressed. */
  get offers(): boolean {
    const [first] = this.#asked?.answers.filter(({ thing }) => thing >= 0) ?? [];
    return first !== undefined && this.#placesOf(first.thing).length > 0;
  }

  /** Another question, or the same with more known of it. */
  take({ decision, viewer }: GameView, legal: Legal): void {
    this.clear();
    this.#asked = decision?.player === viewer ? decision : null;
    this.#legal = legal;
  }

  /**
   * A thing was pressed.
   *
   * @returns false when it is neither taken up nor a place for what is
   */
  press(thing: number): boolean {
    if (this.#places.includes(thing)) {
      this.go(thing);
      return true;
    }
    const places = this.#placesOf(thing);
    if (places.length === 0) return false;
    this.#toggle(thing);
    this.#places = this.#things.map((one) => this.#placesOf(one)).reduce(inBoth, places);
    // Things without a common place are not taken together: the last one begins anew.
    if (this.#places.length === 0) [this.#things, this.#places] = [[thing], places];
    if (this.#things.length === 0) this.#places = NOTHING;
    return true;
  }

  /** All that is taken up goes to a place. */
  go(place: number): void {
    const wishes = this.#things.map((thing) => ({ thing, place }));
    this.clear();
    this.#actions.wish(wishes);
  }

  /** What goes along when one thing is dragged: all that is taken up with it. */
  along(thing: number): readonly number[] {
    return this.#things.includes(thing) ? this.#things : [thing];
  }

  /** @returns false when nothing was taken up */
  clear(): boolean {
    const isAny = this.#things.length > 0;
    this.#things = NOTHING;
    this.#places = NOTHING;
    return isAny;
  }

  /** Of a card that stands for several the next is taken up, and with the last all are put back. */
  #toggle(thing: number): void {
    const stack = this.#actions.stack(thing);
    const next = stack.find((one) => !this.#things.includes(one));
    this.#things = next === undefined ? this.#things.filter((one) => !stack.includes(one)) : [...this.#things, next];
  }

  /** Where a thing may go that can be taken up with others; empty for all other things. */
  #placesOf(thing: number): readonly number[] {
    const asked = this.#asked;
    const answers = this.#legal?.answers.get(thing) ?? [];
    const [index] = answers;
    if (asked === null || index === undefined || answers.length > 1 || asked.max > 1) return NOTHING;
    return this.#isOneOfSeveral(asked, index) ? (this.#actions.reach()?.carries(index) ?? NOTHING) : NOTHING;
  }

  /** Whether other things are offered by the same menu entry. */
  #isOneOfSeveral({ answers }: DecisionView, index: AnswerIndex): boolean {
    const entry = answers.find((answer) => answer.index === index)?.entry;
    const same = new Set(answers.filter((answer) => answer.entry === entry).map((answer) => answer.index));
    const things = [...(this.#legal?.answers ?? [])].filter(([, [only = -1]]) => same.has(only));
    return things.length > 1;
  }
}

const inBoth = (some: readonly number[], others: readonly number[]): readonly number[] =>
  some.filter((one) => others.includes(one));
