/**
 * How likely answers are to lower a number of what they point at: exact, all throws of dice
 * counted.
 */
import { type AnswerIndex, HEADER, type FieldMeta, type GameModule } from '@undercroft/contract';
import {
  applyOption,
  determinise,
  holdsHidden,
  offeredAt,
  optionInDeal,
  overThrows,
  Rng,
  type ThrowBudget,
} from '@undercroft/engine';
import { optionIndexOf, listQuestion } from '../questions.ts';
import type { AnswerView } from '../shape.ts';

/** The chance that a number is lower at the next question than it is now. */
export interface OddsView {
  /** `AnswerView.index` */
  readonly answer: AnswerIndex;
  /** thing that the answer points at */
  readonly thing: number;
  /** index into `meta.fields` */
  readonly field: number;
  /** between 0 and 1, neither of them */
  readonly chance: number;
}

/** Deals that are tried: where hidden things make a difference nothing is told. */
const DEALS = 2;
/** Throws that are tried for one question, at most: an answer with more of them is passed over. */
const MOST_THROWS = 3000;

/** One deal of what the viewer cannot see, and how many throws may be tried on it. */
interface Deal extends ThrowBudget {
  readonly module: GameModule;
  readonly world: Int32Array;
  /** the answer, as it is called in this deal */
  readonly option: number;
  /** cell of the number */
  readonly cell: number;
}

/**
 * Of each answer that points at a thing with such a number: how likely that number is to be lower
 * when the next question comes. Answers after which no die falls, or whose end is certain, are left
 * out, as well as those with too many dice.
 *
 * @param answers  of the view of the seat that is asked
 * @param names    fields whose fall is told
 * @cost           a run of the rules for each throw, some ten ms at most; for interfaces
 * @throws         never
 */
export function previewOdds(
  module: GameModule,
  state: Int32Array,
  viewer: number,
  answers: readonly AnswerView[],
  names: ReadonlySet<string>,
): OddsView[] {
  const { meta } = module;
  if (holdsHidden(module, state, viewer)) return [];
  const fields = meta.fields.flatMap((field, index) =>
    names.has(field.name) && field.type.is === 'number' && field.visible === 'all' ? [{ field, index }] : [],
  );
  let left = MOST_THROWS;
  const found: OddsView[] = [];
  for (const { index, none, thing, walk } of answers) {
    const own =
      thing < 0 || none || walk !== undefined ? undefined : fields.find(({ field }) => has(module, field, thing));
    if (own === undefined) continue;
    const deals = dealsOf(module, state, viewer, index, own.field.offset + thing, left);
    const chances = deals.map(chanceOf);
    left = Math.min(left, ...deals.map((deal) => deal.left));
    const [chance = null] = chances;
    if (
      chance !== null &&
      chance > 0 &&
      chance < 1 &&
      chances.length === DEALS &&
      chances.every((one) => one === chance)
    )
      found.push({ answer: index, thing, field: own.index, chance });
  }
  return found;
}

/** Whether things of its kind, or of what that is a sort of, have a field. */
function has({ meta }: GameModule, field: FieldMeta, thing: number): boolean {
  let kind = meta.kinds[meta.rows[meta.things[thing] ?? -1]?.kind ?? -1];
  while (kind !== undefined) {
    if (kind.fields.some((index) => meta.fields[index] === field)) return true;
    kind = meta.kinds[kind.parent];
  }
  return false;
}

function dealsOf(
  module: GameModule,
  state: Int32Array,
  viewer: number,
  answer: AnswerIndex,
  cell: number,
  left: number,
): Deal[] {
  const at = optionIndexOf(module, state, viewer, answer);
  const value = at < 0 ? undefined : module.io.options[at];
  const rng = new Rng(answer + 1);
  return Array.from({ length: value === undefined ? 0 : DEALS }, () => {
    const world = new Int32Array(state.length);
    determinise(module, state, viewer, rng, world);
    listQuestion(module, state);
    const option = optionInDeal(module, state, world, viewer, value!);
    return { module, world, option, cell, left };
  }).filter(({ option, world }) => listQuestion(module, world) && offeredAt(module, option) >= 0);
}

/** The chance of a throw; null when it cannot be computed, and when no die falls. */
function chanceOf(deal: Deal): number | null {
  const { cell, module, option, world } = deal;
  let dice = 0;
  try {
    const chance = overThrows<number>(
      module,
      world,
      {
        play: (state) => {
          listQuestion(module, state);
          applyOption(module, state, option);
        },
        end: (state) => {
          dice = Math.max(dice, state[HEADER.diceUsed]!);
          return state[cell]! < world[cell]! ? 1 : 0;
        },
        mix: (ways) => ways.reduce((sum, way) => sum + way, 0) / ways.length,
      },
      deal,
    );
    return dice === 0 ? null : chance;
  } catch {
    return null;
  }
}
