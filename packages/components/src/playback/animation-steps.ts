import type { GameMeta } from '@undercroft/contract';
import type { DramaRule, SideRule, TableLayout } from '../layout/layout.ts';
import { slotsIn, thingsIn, valueIn } from './event-slots.ts';
import type { FightOn } from './fight-on.ts';
import type { EventView, RolledDieView } from '@undercroft/view';

/** One of the two who meet. */
export interface StepSide {
  readonly thing: number;
  readonly total: number | null;
  /** `of`: attribute whose value it is, or null */
  readonly parts: readonly { readonly title: string; readonly value: number; readonly of: string | null }[];
  readonly dice: readonly RolledDieView[];
  /** value of the one die that counts; null: all do */
  readonly counts: number | null;
  /** null without a winner: equal totals that help neither, or none at all */
  readonly won: boolean | null;
  /** it wins because equal totals do for it */
  readonly tie: boolean;
  /** it falls right after the duel: an event with the sound `fall` leads to it */
  readonly falls: boolean;
}

/** What is shown at once: something that is told, with all that goes with it. */
export interface AnimationStep {
  readonly events: readonly EventView[];
  /** a sentence, or empty */
  readonly text: string;
  readonly step: number;
  /** who acts, -1 for none */
  readonly player: number;
  /** things that it speaks of */
  readonly things: readonly number[];
  /** where it happens, -1 nowhere */
  readonly place: number;
  readonly arrow: { readonly from: number; readonly to: number } | null;
  /** pictures beside the sentence, in order: a thing, or all that lies in a zone */
  readonly show: readonly (number | string)[];
  /** what is lost by it, or -1 */
  readonly lost: number;
  readonly dice: readonly RolledDieView[];
  readonly sides: readonly StepSide[];
  /** the fight of many that it is a blow of; the same object for all its blows */
  readonly fight: FightOn | null;
  /** how long: 1 as usual */
  readonly weight: number;
}

/** What is carried from one question to the next: a throw may be answered before it counts. */
export interface DiceInPlay {
  readonly dice: readonly RolledDieView[];
  readonly place: number;
  /** events that end `place` */
  readonly ends: readonly string[];
  /** the fight of many that goes on */
  readonly fight: FightOn | null;
}

const noDiceInPlay: DiceInPlay = { dice: [], place: -1, ends: [], fight: null };

/** A sentence without anything to look at goes by faster. */
const LIGHT = 0.55;

/**
 * Events as what is shown one after the other: each sentence or throw with the moves that follow
 * it. How a sentence is shown is what `drama` of the layout says.
 *
 * @param events   oldest first
 * @param carried  dice, place and fight that the steps before have left
 * @throws         never
 */
export function animationStepsOf(
  meta: GameMeta,
  layout: Pick<TableLayout, 'drama'>,
  events: readonly EventView[],
  carried: DiceInPlay = noDiceInPlay,
): { readonly animationSteps: readonly AnimationStep[]; readonly carried: DiceInPlay } {
  const director = new Director(meta, layout.drama, carried);
  for (const event of events) director.take(event);
  return director.done();
}

class Director {
  readonly #meta: GameMeta;
  readonly #drama: ReadonlyMap<string, DramaRule>;
  readonly #animationSteps: AnimationStep[] = [];
  #dice: readonly RolledDieView[];
  #place: number;
  #ends: readonly string[];
  #fight: FightOn | null;

  constructor(meta: GameMeta, drama: ReadonlyMap<string, DramaRule>, { dice, place, ends, fight }: DiceInPlay) {
    this.#fight = fight;
    this.#meta = meta;
    this.#drama = drama;
    this.#dice = dice;
    this.#place = place;
    this.#ends = ends;
  }

  done(): { readonly animationSteps: readonly AnimationStep[]; readonly carried: DiceInPlay } {
    const animationSteps = this.#animationSteps.map((step) => {
      if (isEmpty(step)) return { ...step, weight: 0 };
      // Where there is no word, pictures say what moves.
      return isMute(step) ? { ...step, show: step.things } : step;
    });
    const carried = { dice: this.#dice, place: this.#place, ends: this.#ends, fight: this.#fight };
    return { animationSteps, carried };
  }

  take(event: EventView): void {
    const last = this.#animationSteps.at(-1);
    if (event.name === 'move') {
      const moved = event.args[0] ?? -1;
      // Moves without a sentence, also of several players who answered at once, are shown together.
      if (last !== undefined && (last.step === event.step || isMute(last)))
        this.#animationSteps.splice(-1, 1, withMove(last, event, moved));
      else this.#animationSteps.push({ ...this.#plain(event), things: moved < 0 ? [] : [moved] });
      return;
    }
    if (event.name === 'roll') return this.#throw(event);
    this.#addSentence(event);
  }

  #throw(event: EventView): void {
    const groups = event.dice.some((die) => die.group > 0);
    const before = this.#dice;
    // Thrown again, a die stays in the group in which it fell first.
    this.#dice =
      !groups && before.length === event.dice.length
        ? event.dice.map((die, index) => ({ ...die, group: before[index]?.group ?? 0 }))
        : event.dice;
    const throwers = [...new Set(event.dice.map((die) => die.thrower))].filter((thing) => thing >= 0);
    this.#animationSteps.push({ ...this.#plain(event), dice: this.#dice, things: throwers, weight: 1 });
  }

  #addSentence(event: EventView): void {
    const rule = this.#drama.get(event.name);
    const value = (name: string | null): number => this.#value(event, name);
    if (rule !== undefined && rule.at !== null) {
      this.#place = value(rule.at);
      this.#ends = rule.until;
    } else if (this.#ends.includes(event.name) || event.name === 'end') this.#place = -1;
    this.#updateFight(event, rule);
    const sides = (rule?.sides ?? []).map((side) => this.#side(event, side));
    const from = value(rule?.from ?? null);
    const to = value(rule?.to ?? null);
    const things = this.#things(event);
    const arrow = from >= 0 && to >= 0 && from !== to ? { from, to } : null;
    const plain = this.#plain(event);
    const [last] = this.#animationSteps.slice(-1);
    // A throw that decides a duel is shown with it.
    const merged = sides.length === 2 && last !== undefined && last.dice.length > 0 && last.sides.length === 0;
    if (merged) this.#animationSteps.pop();
    this.#animationSteps.push({
      ...plain,
      events: merged ? [...last.events, event] : plain.events,
      things,
      arrow,
      show: sides.length === 2 ? [] : this.#shown(event, rule, arrow, things),
      lost: value(rule?.lost ?? null),
      sides: sides.length === 2 ? decideDuel(sides) : [],
      // What a throw decided is told with the dice in sight, but not what begins after it.
      dice: !merged && last?.events[0]?.name === 'roll' && last.step === event.step && !begins(rule) ? last.dice : [],
      weight: rule?.weight ?? (things.length > 0 ? 1 : LIGHT),
    });
    if (sides.length === 2) this.#dice = [];
    else if (rule?.sound === 'fall' && to >= 0) this.#fall(to);
  }

  /** One of the two who met last has fallen. */
  #fall(thing: number): void {
    const at = this.#animationSteps.findLastIndex(({ sides }) => sides.some((side) => side.thing === thing));
    const step = this.#animationSteps[at];
    if (step === undefined) return;
    const sides = step.sides.map((side) => (side.thing === thing ? { ...side, falls: true } : side));
    this.#animationSteps.splice(at, 1, { ...step, sides });
  }

  /** A fight ends with its place, and where something else begins. */
  #updateFight({ step, you }: EventView, rule: DramaRule | undefined): void {
    if (rule?.fight != null) this.#fight = { step, seat: you, place: this.#place, ...rule.fight };
    else if (this.#place !== this.#fight?.place || rule?.heading === true) this.#fight = null;
  }

  #plain(event: EventView): AnimationStep {
    return {
      events: [event],
      text: event.text ?? '',
      step: event.step,
      player: event.you,
      things: [],
      place: this.#place,
      arrow: null,
      show: [],
      lost: -1,
      dice: [],
      sides: [],
      // What moves without a word between two blows, such as what is planned next, is no blow.
      fight: event.text === null ? null : this.#fight,
      weight: LIGHT,
    };
  }

  /**
   * What the event marks to be shown; else who does it to whom; else what the sentence speaks of,
   * but not where.
   */
  #shown(
    event: EventView,
    rule: DramaRule | undefined,
    arrow: AnimationStep['arrow'],
    things: readonly number[],
  ): readonly (number | string)[] {
    if (rule === undefined || rule.show.length === 0)
      return arrow === null ? things.filter((thing) => thing !== this.#place) : [arrow.from, arrow.to];
    const slots = slotsIn(this.#meta, event.name);
    return rule.show.flatMap((name): (number | string)[] => {
      if (!slots.some((slot) => slot.name === name)) return [name];
      const thing = this.#value(event, name);
      return thing < 0 ? [] : [thing];
    });
  }

  #side(event: EventView, rule: SideRule): StepSide {
    const total = rule.total === null ? null : this.#value(event, rule.total);
    return {
      thing: this.#value(event, rule.thing),
      total,
      parts: rule.parts
        .map(({ title, is, of }) => ({ title, of, value: this.#value(event, is) }))
        .filter(({ value }) => value !== 0),
      dice: rule.dice < 0 ? [] : this.#dice.filter((die) => die.group === rule.dice),
      counts: rule.counts === null ? null : this.#value(event, rule.counts),
      won: null,
      tie: rule.ties,
      falls: false,
    };
  }

  /** What a parameter of an event is; -1 without one of that name. */
  #value(event: EventView, name: string | null): number {
    return valueIn(this.#meta, event, name) ?? -1;
  }

  #things(event: EventView): number[] {
    return thingsIn(this.#meta, event);
  }
}

/**
 * Whether a step says nothing but where the next things happen, and the viewer has just chosen that
 * place, so it needs no step.
 */
export function isOwnScene(
  { player, place, things, events, dice, sides, fight }: AnimationStep,
  viewer: number,
): boolean {
  // A fight begins with both sides in sight.
  if (fight !== null) return false;
  const isScene = place >= 0 && things.length > 0 && things.every((thing) => thing === place);
  return isScene && player === viewer && events.length === 1 && dice.length === 0 && sides.length === 0;
}

/** A sentence that says what part of the game follows. */
function begins(rule: DramaRule | undefined): boolean {
  return rule !== undefined && (rule.heading || rule.weight === 0);
}

/** Nothing but moves that no sentence tells of. */
function isMute({ dice, sides, text }: AnimationStep): boolean {
  return text === '' && dice.length === 0 && sides.length === 0;
}

/** Moves of things that the viewer does not know: there is nothing to stop for. */
const isEmpty = (animationStep: AnimationStep): boolean =>
  isMute(animationStep) &&
  animationStep.things.length === 0 &&
  animationStep.events.every(({ name }) => name === 'move');

function withMove(animationStep: AnimationStep, event: EventView, moved: number): AnimationStep {
  const things =
    moved < 0 || animationStep.things.includes(moved) ? animationStep.things : [...animationStep.things, moved];
  return {
    ...animationStep,
    player: isMute(animationStep) && animationStep.player !== event.you ? -1 : animationStep.player,
    events: [...animationStep.events, event],
    things,
    weight: Math.max(animationStep.weight, animationStep.weight === 0 ? 0 : 0.8),
  };
}

/**
 * The side with the greater total has won; with equal ones the one for which that is enough, if
 * any.
 *
 * @param sides `tie`: equal totals are enough for it
 */
function decideDuel(sides: readonly StepSide[]): StepSide[] {
  const [one, other] = sides;
  const open = sides.map((side) => ({ ...side, tie: false }));
  if (one === undefined || other === undefined || one.total === null || other.total === null) return open;
  const even = one.total === other.total;
  if (even && one.tie === other.tie) return open;
  const first = even ? one.tie : one.total > other.total;
  return [
    { ...one, won: first, tie: even && first },
    { ...other, won: !first, tie: even && !first },
  ];
}
