import type { GameMeta } from '@undercroft/contract';
import type { EventView, GameView } from '@undercroft/view';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { TableLayout } from '../layout/layout.ts';
import { animationStepsOf, isOwnScene, type AnimationStep, type DiceInPlay } from './animation-steps.ts';
import { TableModel } from './model.ts';
import { sceneOn } from './scene-now.ts';
import type { FightOn } from './fight-on.ts';
import { fightIn, scenesIn, withBlows, type FightShown } from './fight.ts';
import { soundOf } from './sounds.ts';
import type { StepSound } from '../layout/step-sounds.ts';
import { OTHERS, durations, isRoutine, type Pace } from './pace.ts';

/** What the playback needs from the table that it belongs to. */
export interface PlaybackHost extends ReactiveControllerHost {
  readonly pace: Pace;
  /** hears `uc-sound`: something should be heard; detail `{ sound }` */
  dispatchEvent(event: Event): boolean;
}

/** What happened between two views. */
export interface Story {
  readonly before: GameView;
  readonly after: GameView;
  readonly events: readonly EventView[];
}

/** A duel is first shown, then decided: at this part of its time. */
const REVEAL = 0.55;

/** What waits to be shown. */
interface Waiting {
  readonly animationStep: AnimationStep;
  readonly time: number;
  /** the view that the events lead to, on the last animation step of a view */
  readonly last: GameView | null;
}

/**
 * Shows what happened between two views, one thing after the other. While it runs the table draws
 * `view` instead of its own, and `animationStep` says what is being shown. It is over by itself,
 * when it is skipped, or at once when the pace is off.
 */
export class Playback implements ReactiveController {
  readonly #host: PlaybackHost;
  readonly #settled: () => void;
  #queue: Waiting[] = [];
  #model: TableModel | null = null;
  /** null: what came before the first view is read from its log */
  #carried: DiceInPlay | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #total = 0;
  #current: Waiting | null = null;
  #view: GameView | null = null;
  #revealed = true;
  #paused = false;
  #again = false;
  #fight: FightShown | null = null;
  /** the fight whose blows are not waited for any more */
  #hurried: FightOn | null = null;

  /** @param settled called when everything has been shown */
  constructor(host: PlaybackHost, settled: () => void) {
    this.#host = host;
    this.#settled = settled;
    host.addController(this);
  }

  /** What is shown now, or null. */
  get animationStep(): AnimationStep | null {
    return this.#current?.animationStep ?? null;
  }

  /** The fight of many that is shown, as far as it went; null: none. */
  get fight(): FightShown | null {
    return this.#current?.animationStep.fight === this.#fight?.on ? this.#fight : null;
  }

  /** Whether all blows of the fight that is shown have been struck. */
  get fought(): boolean {
    return !this.#hasMore(this.#current?.animationStep.fight ?? null);
  }

  /** Whether the numbers of a duel are open. */
  get revealed(): boolean {
    return this.#revealed;
  }

  /** The table at this moment, or null when nothing is played. */
  get view(): GameView | null {
    return this.#view;
  }

  get running(): boolean {
    return this.#current !== null;
  }

  get paused(): boolean {
    return this.#paused;
  }

  /** Which of how many animation steps this is, from 1; a fight is one. */
  get place(): { readonly at: number; readonly of: number } {
    const steps = [...(this.#current === null ? [] : [this.#current]), ...this.#queue];
    const left = scenesIn(steps.map(({ animationStep }) => animationStep));
    return { at: this.#total - left + 1, of: this.#total };
  }

  /** Sentences that have not been shown yet. */
  get untold(): number {
    return this.#queue.flatMap(({ animationStep }) => animationStep.events).filter((event) => event.text !== null)
      .length;
  }

  /**
   * Goes on to show what led to a view. What still runs is shown first.
   *
   * @param before  where it begins
   * @param events  of `after`, those since `before`
   * @returns       false when there is nothing to show
   */
  play(
    meta: GameMeta,
    layout: TableLayout,
    before: GameView,
    after: GameView,
    events: readonly EventView[] = after.happened.filter((event) => event.step > before.position),
  ): boolean {
    const known = this.#carried ?? { dice: [], ...sceneOn(meta, layout.drama, before.log) };
    const { animationSteps, carried } = animationStepsOf(meta, layout, events, known);
    this.#carried = carried;
    const pace = this.#again && this.#host.pace === 'off' ? 'normal' : this.#host.pace;
    if (pace === 'off' || animationSteps.length === 0) return false;
    if (!this.running) this.#model = null;
    this.#layout = layout;
    this.#headings = headingsOf(layout);
    this.#model ??= new TableModel(meta, before, after, this.#headings);
    const wished = this.#again ? animationSteps : animationSteps.map((step) => withoutPause(step, after.viewer));
    const times = this.#timesOf(wished, pace, after.viewer);
    animationSteps.forEach((animationStep, i) =>
      this.#queue.push({ animationStep, time: times[i] ?? 0, last: i === animationSteps.length - 1 ? after : null }),
    );
    this.#meta = meta;
    this.#total = (this.running ? this.#total : 0) + scenesIn(animationSteps);
    if (!this.running) this.#next();
    return true;
  }

  /**
   * All that others do is shown in ten seconds at usual pace: a digest says it in short, and it can
   * be shown again.
   */
  #timesOf(animationSteps: readonly AnimationStep[], pace: Pace, viewer: number): number[] {
    const others = viewer >= 0 && !this.#again && animationSteps.some(({ player }) => player >= 0 && player !== viewer);
    const routine = (step: AnimationStep): boolean =>
      !this.#again && this.#layout !== null && isRoutine(step, this.#layout.drama, viewer);
    if (!others) return durations(animationSteps, pace, Infinity, routine);
    const times = durations(animationSteps, pace, OTHERS[pace] - this.#spent, routine);
    this.#spent += times.reduce((sum, time) => sum + time, 0);
    return times;
  }

  /** The one who looks has answered: others have all their time again. */
  answered(): void {
    this.#spent = 0;
  }

  #spent = 0;
  #layout: TableLayout | null = null;
  #meta: GameMeta | null = null;
  #headings: ReadonlySet<string> = new Set();

  /** Shows once more what led to a view, however fast it was shown before. */
  replay(meta: GameMeta, layout: TableLayout, { before, after, events }: Story): void {
    if (this.running) return;
    const carried = this.#carried;
    this.#again = true;
    this.#carried = null;
    this.play(meta, layout, before, after, events);
    this.#again = false;
    this.#carried = carried;
  }

  /** Shows the end at once. @returns false when nothing was being shown */
  skip(): boolean {
    if (!this.running) return false;
    clearTimeout(this.#timer);
    // A fight that a question interrupts is told whole when it goes on.
    for (const { animationStep } of this.#queue) {
      this.#follow(animationStep);
      for (const event of animationStep.events) this.#model?.apply(event);
    }
    this.#queue = [];
    this.#end();
    return true;
  }

  /** Stops, or goes on. */
  pause(): void {
    if (!this.running) return;
    this.#paused = !this.#paused;
    clearTimeout(this.#timer);
    if (!this.#paused) this.#next();
    this.#host.requestUpdate();
  }

  /** Shows the next thing now. */
  step(): void {
    if (!this.running) return;
    clearTimeout(this.#timer);
    if (!this.#revealed && this.#current !== null) return this.#reveal(this.#current);
    // The blows of a fight that are left are struck at once: how it ends is seen before it goes on.
    this.#hurried = this.#current?.animationStep.fight ?? null;
    this.#next();
    this.#hurried = null;
  }

  /** Forgets everything: another game, another player looks. */
  reset(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#current = null;
    this.#view = null;
    this.#model = null;
    this.#paused = false;
    this.#carried = null;
    this.#fight = null;
  }

  hostDisconnected(): void {
    this.reset();
  }

  readonly #next = (): void => {
    this.#from(this.#current?.last ?? null);
    const next = this.#queue.shift();
    if (next === undefined) return this.#end();
    this.#current = next;
    this.#follow(next.animationStep);
    for (const event of next.animationStep.events) this.#model?.apply(event);
    this.#view = this.#model?.view ?? null;
    if (next.time === 0) return this.#next();
    if (this.#hurried !== null && next.animationStep.fight === this.#hurried && this.#hasMore(this.#hurried))
      return this.#next();
    this.#revealed = next.animationStep.sides.length === 0;
    this.#hear(this.#layout === null ? 'none' : soundOf(next.animationStep, this.#layout));
    this.#wait(next.time * (this.#revealed ? 1 : REVEAL), () => (this.#revealed ? this.#next() : this.#reveal(next)));
    this.#host.requestUpdate();
  };

  /** A fight is looked at before its first blow, then blow by blow. */
  #follow(step: AnimationStep): void {
    const view = this.#model?.view ?? null;
    if (step.fight === null || this.#meta === null || this.#layout === null || view === null) return;
    if (this.#fight?.on !== step.fight) this.#fight = fightIn(this.#meta, view, step.fight);
    this.#fight = withBlows(this.#meta, this.#layout.drama, this.#fight, step);
  }

  #hasMore(fight: FightOn | null): boolean {
    return fight !== null && this.#queue.some(({ animationStep, time }) => time > 0 && animationStep.fight === fight);
  }

  /** The events of a view are told: what no event told is put right from the view itself. */
  #from(view: GameView | null): void {
    const after = this.#queue.find((waiting) => waiting.last !== null)?.last;
    if (view !== null && after !== undefined && after !== null && this.#meta !== null)
      this.#model = new TableModel(this.#meta, view, after, this.#headings);
  }

  #reveal(current: Waiting): void {
    this.#revealed = true;
    this.#hear(current.animationStep.sides.some(({ won }) => won === false) ? 'fall' : 'none');
    this.#wait(current.time * (1 - REVEAL), this.#next);
    this.#host.requestUpdate();
  }

  #hear(sound: StepSound): void {
    if (sound === 'none') return;
    this.#host.dispatchEvent(new CustomEvent('uc-sound', { detail: { sound }, bubbles: true, composed: true }));
  }

  #wait(time: number, then: () => void): void {
    clearTimeout(this.#timer);
    if (!this.#paused) this.#timer = setTimeout(then, time);
  }

  #end(): void {
    this.#current = null;
    this.#view = null;
    this.#model = null;
    this.#paused = false;
    this.#revealed = true;
    this.#host.requestUpdate();
    this.#settled();
  }
}

/** The steps, without a pause for what the viewer has just chosen. */
function withoutPause(step: AnimationStep, viewer: number): AnimationStep {
  return isOwnScene(step, viewer) ? { ...step, weight: 0 } : step;
}

/** Events that begin a part of the log, with the player whose turn it is then. */
function headingsOf({ drama }: TableLayout): ReadonlySet<string> {
  return new Set([...drama].flatMap(([name, { heading }]) => (heading ? [name] : [])));
}
