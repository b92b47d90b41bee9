/** How likely answers are to lower a number of what they point at: exact, all throws of dice counted. */
import { HEADER, SCRIPT_SIZE, type FieldMeta, type GameModule } from '@undercroft/contract';
import {
  Rng,
  applyOption,
  determinise,
  isGameErrorLike,
  offeredAt,
  optionInDeal,
  writeScript,
} from '@undercroft/engine';
import { answerIndex, listQuestion } from './questions.ts';
import type { AnswerView } from './shape.ts';

/** The chance that a number is lower at the next question than it is now. */
export interface OddsView {
  /** `AnswerView.index` */
  readonly answer: number;
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

/** One deal of what the viewer cannot see, and a copy to try things on. */
interface Deal {
  readonly module: GameModule;
  readonly world: Int32Array;
  readonly copy: Int32Array;
  /** the answer, as it is called in this deal */
  readonly option: number;
  /** cell of the number */
  readonly cell: number;
  /** throws that may still be tried */
  left: number;
}

/**
 * Of each answer that points at a thing with such a number: how likely that number is to be lower when the next question comes. Answers after which no die
 * falls, or whose end is certain, are left out, as well as those with too many dice.
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
  answer: number,
  cell: number,
  left: number,
): Deal[] {
  const at = answerIndex(module, state, viewer, answer);
  const value = at < 0 ? undefined : module.io.options[at];
  const rng = new Rng(answer + 1);
  return Array.from({ length: value === undefined ? 0 : DEALS }, () => {
    const world = new Int32Array(state.length);
    determinise(module, state, viewer, rng, world);
    listQuestion(module, state);
    const option = optionInDeal(module, state, world, viewer, value!);
    return { module, world, copy: new Int32Array(state.length), option, cell, left };
  }).filter(({ option, world }) => listQuestion(module, world) && offeredAt(module, option) >= 0);
}

/** The chance of a fall; null when nobody can say, and when no die falls. */
function chanceOf(deal: Deal): number | null {
  try {
    const dice = diceAfter(deal, []);
    return dice === null || dice === 0 ? null : chanceAfter(deal, []);
  } catch {
    return null;
  }
}

/** The chance when these dice have fallen and others follow. @throws Error when too much would have to be tried */
function chanceAfter(deal: Deal, fallen: readonly number[]): number {
  let sum = 0;
  for (let value = 1; ; value++) {
    const next = [...fallen, value];
    const dice = diceAfter(deal, next);
    // No die shows that much.
    if (dice === null) return sum / (value - 1);
    sum += dice > next.length ? chanceAfter(deal, next) : deal.copy[deal.cell]! < deal.world[deal.cell]! ? 1 : 0;
  }
}

/** Gives the answer with these dice, all others at their most. @returns how many fall in all; null when one of them cannot show that */
function diceAfter(deal: Deal, fallen: readonly number[]): number | null {
  const { copy, module, option, world } = deal;
  if (deal.left-- <= 0) throw new Error('too many throws');
  copy.set(world);
  writeScript(module.meta, copy, {
    dice: [...fallen, ...Array.from({ length: SCRIPT_SIZE - fallen.length }, () => 0)],
  });
  try {
    listQuestion(module, copy);
    applyOption(module, copy, option);
  } catch (error) {
    if (isGameErrorLike(error) && error.code === 'script' && copy[HEADER.diceUsed]! <= fallen.length) return null;
    throw error;
  }
  return copy[HEADER.diceUsed]!;
}
