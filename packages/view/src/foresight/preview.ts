/** What an answer certainly brings about, as far as the player who gives it can know. */
import { type AnswerIndex, NONE, type GameMeta, type GameModule } from '@undercroft/contract';
import { applyOption, determinise, holdsHidden, offeredAt, optionInDeal, Rng } from '@undercroft/engine';
import { eachField, eachFlag, eachNumber, eachSeen } from './facts.ts';
import type { LayView } from './lays.ts';
import type { OddsView } from './odds.ts';
import type { PlanPreview } from './plan.ts';
import { optionIndexOf, listQuestion } from '../questions.ts';
import { turnOf } from '../phase.ts';
import { rowSeen, type ViewContext } from '../reader.ts';

/** What will certainly be so at the next question, when an answer is given now. */
export interface Preview {
  /** numbers of players that change: counters and fields that can be read */
  readonly counters: readonly CounterPreview[];
  /** things that lie elsewhere afterwards */
  readonly moves: readonly MovePreview[];
  /** flags of things that the viewer sees and that change; left out: none */
  readonly flags?: readonly FlagPreview[];
  /** something also depends on chance or on what is hidden */
  readonly uncertain: boolean;
  /** the result of its plan with this answer; left out for an answer without a plan */
  readonly plan?: PlanPreview | null;
  /**
   * where the question is how a tile is laid or turned: its board after each answer; left out
   * elsewhere
   */
  readonly lays?: readonly LayView[];
  /**
   * before any answer is pointed at: how likely answers are to lower a number that is drawn as a
   * bar; left out elsewhere
   */
  readonly odds?: readonly OddsView[];
}

export interface MovePreview {
  readonly thing: number;
  /** zone ids, -1 where the viewer does not see them */
  readonly from: number;
  readonly to: number;
  /**
   * row of `meta.rows` that it has then, or that it stands for then; left out where that is not
   * certain, or not seen
   */
  readonly row?: number;
}

export interface CounterPreview {
  readonly seat: number;
  readonly name: string;
  readonly before: number;
  readonly after: number;
}

export interface FlagPreview {
  readonly thing: number;
  readonly name: string;
  readonly after: boolean;
}

/**
 * Worlds that are tried. With a d6 two different numbers in eight worlds are missed once in 280,000
 * times.
 */
const WORLDS = 8;

/**
 * Gives the answer in several worlds that differ in everything hidden and in all dice to come; what
 * changes alike in all of them is certain. Nothing that the viewer may not know takes part; nor
 * does the place a player walks on to after the walk was interrupted by this question.
 *
 * @param viewer  the seat that is asked
 * @param index   `AnswerView.index` of its view
 * @returns       null when there is no such answer, when a rule fails, and while rules hold a thing
 *                that is hidden from the viewer
 * @cost          a few ms; for interfaces
 * @throws        never
 */
export function previewAnswer(
  module: GameModule,
  state: Int32Array,
  viewer: number,
  index: AnswerIndex,
): Preview | null {
  const at = optionIndexOf(module, state, viewer, index);
  if (at < 0 || holdsHidden(module, state, viewer) || !listQuestion(module, state)) return null;
  const value = module.io.options[at]!;
  const before = factsOf({ module, state, viewer });
  const world = new Int32Array(state.length);
  const rng = new Rng(state.length + index);
  const after: Facts[] = [];
  try {
    for (let i = 0; i < WORLDS; i++) {
      determinise(module, state, viewer, rng, world);
      // Of a thing that the viewer does not know, only its place is his choice.
      const same = optionInDeal(module, state, world, viewer, value);
      if (!listQuestion(module, world) || offeredAt(module, same) < 0) continue;
      applyOption(module, world, same);
      after.push(factsOf({ module, state: world, viewer }));
    }
  } catch {
    return null;
  }
  if (after.length === 0) return null;
  const brought = differences(before, after);
  const turn = turnOf(module.meta, state);
  if (turn === NONE || turn === viewer) return brought;
  const { meta } = module;
  return { ...brought, moves: brought.moves.filter(({ from, to }) => !isSquare(meta, from) || !isSquare(meta, to)) };
}

/** Whether a zone is what lies on a square of a board. */
function isSquare({ kinds, zones }: GameMeta, id: number): boolean {
  return zones.some(
    ({ owner, first, instances }) =>
      typeof owner === 'number' && kinds[owner]?.board !== undefined && id >= first && id < first + instances,
  );
}

/**
 * Numbers by `seat name`, zones and rows by thing, flags by `thing name`: 1 when it is set, all
 * other fields of things likewise.
 */
interface Facts {
  readonly counters: ReadonlyMap<string, number>;
  readonly places: ReadonlyMap<number, number>;
  readonly rows: ReadonlyMap<number, number>;
  readonly flags: ReadonlyMap<string, number>;
  readonly fields: ReadonlyMap<string, number>;
}

function factsOf(look: ViewContext): Facts {
  const counters = new Map<string, number>();
  eachNumber(look, false, (seat, name, value) => counters.set(`${seat} ${name}`, value));
  const places = new Map<number, number>();
  const rows = new Map<number, number>();
  const flags = new Map<string, number>();
  const fields = new Map<string, number>();
  eachSeen(look, (thing, zone) => {
    if (zone !== NONE) {
      places.set(thing, zone);
      rows.set(thing, rowSeen(look, thing));
    }
    eachFlag(look, thing, (name, set) => flags.set(`${thing} ${name}`, Number(set)));
    eachField(look, thing, (name, value) => fields.set(`${thing} ${name}`, value));
  });
  return { counters, places, rows, flags, fields };
}

/** What a thing is then, where it is the same in every world. */
function rowThen(thing: number, worlds: readonly Facts[]): { readonly row?: number } {
  const [row, ...others] = new Set(worlds.map(({ rows }) => rows.get(thing)));
  return row === undefined || others.length > 0 ? {} : { row };
}

function differences(before: Facts, worlds: readonly Facts[]): Preview {
  const first = worlds[0]!;
  let uncertain = false;
  const changed = <K>(was: ReadonlyMap<K, number>, now: (facts: Facts) => ReadonlyMap<K, number>): [K, number][] =>
    [...new Set([...was.keys(), ...now(first).keys()])].flatMap((key): [K, number][] => {
      const values = worlds.map((facts) => now(facts).get(key) ?? -1);
      const same = values.every((value) => value === values[0]);
      if (!same) uncertain = true;
      return same && values[0] !== (was.get(key) ?? -1) ? [[key, values[0]!]] : [];
    });
  const counters = changed(before.counters, (facts) => facts.counters).map(([key, after]) => {
    const [seat, name] = key.split(' ') as [string, string];
    return { seat: Number(seat), name, before: before.counters.get(key) ?? 0, after };
  });
  const moves = changed(before.places, (facts) => facts.places).map(([thing, to]) => ({
    thing,
    from: before.places.get(thing) ?? -1,
    to,
    ...rowThen(thing, worlds),
  }));
  // What is not seen any more has no flag that could be told, and what was not seen before had
  // none.
  const flags = changed(before.flags, (facts) => facts.flags).flatMap(([key, after]) => {
    const [thing, name] = key.split(' ') as [string, string];
    return after < 0 || !before.flags.has(key) ? [] : [{ thing: Number(thing), name, after: after === 1 }];
  });
  // Other numbers of things are not told, but whether chance decides about them is.
  changed(before.fields, (facts) => facts.fields);
  return { counters, moves, flags, uncertain };
}
