import type { AnswerIndex } from '@undercroft/contract';
import type { DecisionView, GameView } from '@undercroft/view';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Legal } from '../../scene/legal.ts';
import { Carrying, type CarryingActions } from './carrying.ts';

/** Stands in the queue for the answer that ends the question. */
const ENOUGH = -1;

/**
 * What is pressed and not answered with yet: one thing that has several answers, or several things
 * for one question.
 */
export class Selection implements ReactiveController {
  readonly carrying: Carrying;
  readonly #host: ReactiveControllerHost;
  readonly #answer: (index: AnswerIndex) => void;
  #view: GameView | null = null;
  #legal: Legal | null = null;
  #menu = -1;
  #picks: readonly number[] = [];
  /** things that this question was answered with already, in order */
  #taken: readonly number[] = [];
  /** things that are answered with, one question after the other */
  #queue: readonly number[] = [];
  #queued = { ask: -1, taken: -1 };
  /** thing of the answer that was given last, or -1 */
  #given = -1;

  /** @param answer gives an answer */
  constructor(host: ReactiveControllerHost, answer: (index: AnswerIndex) => void, carrying: CarryingActions) {
    this.#host = host;
    this.#answer = answer;
    this.carrying = new Carrying(carrying);
    host.addController(this);
  }

  hostDisconnected(): void {
    this.clear();
  }

  /** The thing whose several answers are shown, or -1. */
  get menu(): number {
    return this.#menu;
  }

  /** Things that are marked as chosen, in the order in which they were. */
  get things(): ReadonlySet<number> {
    const menu = this.#menu < 0 ? [] : [this.#menu];
    return new Set([...this.#taken, ...menu, ...this.#picks, ...this.carrying.things]);
  }

  /** Things that the question was answered with already, in the order in which they were. */
  get taken(): readonly number[] {
    return this.#taken;
  }

  /**
   * Whether several things answer one question, so that each of them is the first, the second, and
   * so on.
   */
  get counts(): boolean {
    return (this.#asked?.max ?? 0) > 1;
  }

  /** Whether several things are gathered before one answer is given for all. */
  get gathers(): boolean {
    return gathers(this.#asked, this.#legal);
  }

  /** How many are picked, and of how many; of these the question has been answered with `taken`. */
  get picked(): { readonly n: number; readonly taken: number; readonly least: number; readonly most: number } {
    const asked = this.#asked;
    const taken = asked?.taken ?? 0;
    return { n: this.#picks.length, taken, least: (asked?.min ?? 0) - taken, most: (asked?.max ?? 0) - taken };
  }

  /** Whether as many are picked as may be. */
  get complete(): boolean {
    const { n, least, most } = this.picked;
    return n >= Math.max(1, least) && n <= most;
  }

  /** Whether answers are being given one after the other. */
  get busy(): boolean {
    return this.#queue.length > 0;
  }

  get #asked(): DecisionView | null {
    const decision = this.#view?.decision ?? null;
    return decision !== null && decision.player === this.#view?.viewer ? decision : null;
  }

  /**
   * Another question, or the same once more: it is kept as it was when only another player has
   * answered meanwhile, who is asked at the same time.
   *
   * @returns true when the next answer was given at once
   */
  take(view: GameView, legal: Legal): boolean {
    const same = isSame(this.#view, view);
    this.#taken = this.#takenBy(view);
    this.#view = view;
    this.#legal = legal;
    if (same) return false;
    this.carrying.take(view, legal);
    this.#menu = -1;
    this.#picks = [];
    return this.#queue.length > 0 && this.#goOn();
  }

  /**
   * What the question of a view was answered with: the last answer, after those before it. What was
   * answered elsewhere is left out.
   */
  #takenBy({ decision, viewer }: GameView): readonly number[] {
    const before = this.#view?.viewer === viewer ? this.#view.decision : null;
    if (decision === null || decision.ask !== before?.ask) return [];
    const known = decision.taken === before.taken + 1 && this.#given >= 0 ? [...this.#taken, this.#given] : this.#taken;
    return known.slice(0, decision.taken);
  }

  /** An answer is given, here or elsewhere on the table. */
  gave(index: AnswerIndex): void {
    this.#given = this.#asked?.answers.find((answer) => answer.index === index)?.thing ?? -1;
  }

  /** Answers that choose a thing. */
  answersOf(thing: number): readonly AnswerIndex[] {
    return this.#asked === null ? [] : (this.#legal?.answers.get(thing) ?? []);
  }

  /**
   * A thing was pressed.
   *
   * @returns false when it cannot be chosen
   */
  press(thing: number): boolean {
    if (!this.gathers && this.carrying.press(thing)) {
      this.#menu = -1;
      this.#host.requestUpdate();
      return true;
    }
    const answers = this.answersOf(thing);
    const [only] = answers;
    if (only === undefined) return false;
    if (this.gathers) this.#toggle(thing);
    else if (answers.length === 1) this.#answer(only);
    else this.#menu = this.#menu === thing ? -1 : thing;
    this.#host.requestUpdate();
    return true;
  }

  /** All that is taken up goes to a place; -1 puts it back. */
  place(place: number): void {
    if (place < 0) this.clear();
    else this.carrying.go(place);
    this.#host.requestUpdate();
  }

  #toggle(thing: number): void {
    const { n, most } = this.picked;
    if (this.#picks.includes(thing)) this.#picks = this.#picks.filter((other) => other !== thing);
    else if (n < most) this.#picks = [...this.#picks, thing];
    else if (most === 1) this.#picks = [thing];
  }

  /** Answers with all that is picked. */
  accept(): void {
    if (!this.complete) return;
    this.#queue = [...this.#picks, ENOUGH];
    this.#queued = { ask: this.#asked?.ask ?? -1, taken: this.#asked?.taken ?? 0 };
    this.#goOn();
  }

  /** Gives the next answer of those that were accepted; what is not offered any more ends it. */
  #goOn(): boolean {
    const asked = this.#asked;
    const [next = ENOUGH, ...rest] = this.#queue;
    this.#queue = [];
    if (asked === null || asked.ask !== this.#queued.ask || asked.taken !== this.#queued.taken) return false;
    const index = next === ENOUGH ? asked.answers.find((answer) => answer.none)?.index : this.answersOf(next)[0];
    if (index === undefined) return false;
    this.#queue = rest;
    this.#queued = { ask: asked.ask, taken: asked.taken + 1 };
    this.#answer(index);
    return true;
  }

  /** @returns false when nothing was chosen */
  clear(): boolean {
    const any = [this.#menu >= 0, this.#picks.length > 0, this.carrying.clear()].includes(true);
    this.#menu = -1;
    this.#picks = [];
    this.#queue = [];
    if (any) this.#host.requestUpdate();
    return any;
  }
}

/** Things can be gathered when each answer is a thing of its own and at least two may be taken. */
function gathers(asked: DecisionView | null, legal: Legal | null): boolean {
  if (asked === null || legal === null || asked.max - asked.taken < 2) return false;
  const things = asked.answers.filter((answer) => !answer.none);
  if (things.length < 2 || things.some((answer) => answer.thing < 0)) return false;
  return legal.answers.size === things.length && [...legal.answers.values()].every((answers) => answers.length === 1);
}

/** Whether a viewer is still asked the same, where several are asked at the same time. */
function isSame(before: GameView | null, now: GameView): boolean {
  if (before?.together === undefined || now.together === undefined || before.viewer !== now.viewer) return false;
  return JSON.stringify(before.decision) === JSON.stringify(now.decision);
}
