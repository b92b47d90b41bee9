/**
 * How boards of tiles would lie after each answer of a question about that, to be seen before one
 * is given.
 */
import { type AnswerIndex, HEADER, NONE, STATUS, type GameModule, type KindMeta } from '@undercroft/contract';
import {
  applyOption,
  determinise,
  holdsHidden,
  offeredAt,
  optionInDeal,
  readDecision,
  Rng,
  seenOptions,
} from '@undercroft/engine';
import { listQuestion } from '../questions.ts';
import type { BoardView, DrawnView } from '../shape.ts';
import type { ViewContext } from '../reader.ts';
import { drawnView, laidOn } from '../tiles.ts';

/** A board of tiles as it lies after an answer. */
export interface LayView {
  /** `AnswerView.index` */
  readonly answer: AnswerIndex;
  /** kind of the squares of the board, as `BoardView.kind` */
  readonly kind: BoardView['kind'];
  /** numbers of the squares whose tile is placed or turned */
  readonly squares: readonly number[];
  /** the board as it would be; who stands on it is left out */
  readonly drawn: DrawnView;
}

/** Worlds that are tried for each answer; the same must lie there in all of them. */
const WORLDS = 3;
/** More answers than this are no turns of a tile. */
const MOST = 8;

/**
 * Where a question is about how a tile is laid or turned, the board after each of its answers. Only
 * such questions are looked at whose answers point at nothing on the table; what depends on chance
 * or on what the viewer may not know is not shown.
 *
 * @param viewer  the seat that is asked
 * @returns       empty when it is another question
 * @cost three deals and three views of the board for each answer; for interfaces, not for search
 * @throws        never
 */
export function previewLays(module: GameModule, state: Int32Array, viewer: number): LayView[] {
  const kinds = module.meta.kinds.filter(({ board }) => board?.tiles !== undefined);
  if (kinds.length === 0 || state[HEADER.status] !== STATUS.decision || !listQuestion(module, state)) return [];
  if (module.io.player !== viewer || module.io.count > MOST || holdsHidden(module, state, viewer)) return [];
  const { options } = readDecision(module, state, 0);
  const seen = seenOptions(module, state, viewer, options);
  const points = seen.some(
    ({ isHidden, option }) => isHidden || (option.thing ?? NONE) >= 0 || (option.player ?? NONE) >= 0,
  );
  if (seen.length < 2 || points) return [];
  try {
    const lays = seen.flatMap(({ option }, answer) =>
      option.value === NONE
        ? []
        : kinds.flatMap((kind) => laysOf({ module, state, viewer }, kind, option.value, answer)),
    );
    return lays.length < 2 ? [] : lays;
  } catch {
    return [];
  }
}

function laysOf(
  look: ViewContext & { readonly viewer: number },
  kind: KindMeta,
  value: number,
  answer: AnswerIndex,
): LayView[] {
  const { module, state, viewer } = look;
  const tiles = kind.board?.tiles;
  if (tiles === undefined) return [];
  const before = laidOn(look, kind, tiles);
  const world = new Int32Array(state.length);
  const rng = new Rng(state.length + answer);
  const after: { readonly laid: readonly string[]; readonly drawn: DrawnView }[] = [];
  for (let i = 0; i < WORLDS; i++) {
    determinise(module, state, viewer, rng, world);
    const same = optionInDeal(module, state, world, viewer, value);
    if (!listQuestion(module, world) || offeredAt(module, same) < 0) continue;
    applyOption(module, world, same);
    const there = { ...look, state: world };
    after.push({ laid: laidOn(there, kind, tiles), drawn: nobodyOn(drawnView(there, kind, tiles)) });
  }
  const [first] = after;
  if (first === undefined || after.some((one) => JSON.stringify(one) !== JSON.stringify(first))) return [];
  const { laid, drawn } = first;
  const squares = laid.flatMap((one, square) => (one === before[square] ? [] : [square]));
  return squares.length === 0 ? [] : [{ answer, kind: module.meta.kinds.indexOf(kind), squares, drawn }];
}

/** What lies on the squares above is a matter of the present. */
function nobodyOn(drawn: DrawnView): DrawnView {
  return { ...drawn, above: drawn.above.map((square) => ({ ...square, thing: { ...square.thing, zones: [] } })) };
}
