/**
 * Queries for squares by row and column, solved: the condition says which squares they are, so no
 * loop looks for them. `squares where its row is r and its column is c` is one square of a map, by
 * number.
 */
import type { Expression, Local, Query } from '../../content/tree/node.ts';
import { some } from '../../content/tree/walk.ts';
import type { KindModel } from '../../content/model/model.ts';
import type { Context } from '../js/context.ts';
import type { GameEmit } from '../game/game-emit.ts';
import type { Source, Test } from '../game/set-plan.ts';
import { isOnTiles } from '../js/attribute-names.ts';
import { cannotFail } from './arithmetic.ts';

type Axis = 'row' | 'column';

/** One condition of a chain of `and` that names a row or a column. */
interface Line {
  readonly axis: Axis;
  /** the row or column, from 1; it does not depend on the square */
  readonly at: Expression;
}

/** Squares that rows and columns name, and the conditions that are left. */
export interface Solved {
  readonly source: Extract<Source, { readonly by: 'lines' }>;
  readonly tests: readonly Test[];
}

/**
 * The squares of a query over all squares of a map, where its condition names their row, their
 * column or both.
 *
 * @param range  ids of all squares
 * @returns      null when it names neither, or when that is not known to give the same squares and
 *               the same failures
 */
export function solveLines(
  game: GameEmit,
  context: Context,
  query: Query,
  kind: KindModel,
  range: { readonly first: number; readonly end: number },
): Solved | null {
  const { map } = kind;
  const it = game.facts.locals.get(query);
  if (map?.is !== 'grid' || query.where === null || it === undefined) return null;
  if (isOnTiles(kind) || !areInOrder(game, kind, map.columns, range)) return null;
  const conditions = conjuncts(query.where);
  const lines = linesAmong(game, conditions, kind, it);
  const [first, second] = lines;
  if (first === undefined) return null;
  const solved = new Set<Expression>(lines.map(({ condition }) => condition));
  return {
    source: {
      by: 'lines',
      first: range.first,
      wide: map.columns,
      high: map.rows,
      axis: first.axis,
      at: game.value(context, first.at),
      across: second === undefined ? null : game.value(context, second.at),
    },
    tests: conditions.filter((condition) => !solved.has(condition)).map((condition) => testOf(game, query, condition)),
  };
}

/**
 * The first condition for each axis, in the order of the text, as far as taking it out of the loop
 * is safe.
 */
function linesAmong(
  game: GameEmit,
  conditions: readonly Expression[],
  kind: KindModel,
  it: Local,
): (Line & { readonly condition: Expression })[] {
  const lines: (Line & { readonly condition: Expression })[] = [];
  // A loop evaluates a condition only where those before it hold; evaluated once and first, a later
  // one must not fail.
  let isAlwaysAsked = true;
  for (const condition of conditions) {
    const line = lineOf(game, condition, kind, it);
    const isSafe = line !== null && (isAlwaysAsked || cannotFail(game.facts, line.at));
    if (isSafe && lines.every(({ axis }) => axis !== line.axis)) lines.push({ ...line, condition });
    else isAlwaysAsked = false;
  }
  return lines;
}

/** `its row is R` or `R is its row`, where R does not depend on the square. */
function lineOf(game: GameEmit, condition: Expression, kind: KindModel, it: Local): Line | null {
  if (condition.kind !== 'binary' || condition.operator !== 'is') return null;
  const { left, right } = condition;
  for (const [own, at] of [
    [left, right],
    [right, left],
  ] as const) {
    const axis = axisOf(game, own, kind, it);
    if (axis !== null && !some(at, (node) => isLocal(game, node as Expression, it))) return { axis, at };
  }
  return null;
}

function axisOf(game: GameEmit, node: Expression, kind: KindModel, it: Local): Axis | null {
  if (node.kind !== 'field' || !isLocal(game, node.of, it)) return null;
  const ref = game.facts.refs.get(node);
  if (ref?.to !== 'printed' || ref.printed.owner !== kind) return null;
  const { name } = ref.printed;
  return name === 'row' || name === 'column' ? name : null;
}

function isLocal(game: GameEmit, node: Expression, local: Local): boolean {
  const ref = game.facts.refs.get(node);
  return ref?.to === 'local' && ref.local === local;
}

/** The parts of a chain of `and`, in the order of the text. */
function conjuncts(condition: Expression): Expression[] {
  if (condition.kind !== 'binary' || condition.operator !== 'and') return [condition];
  return [...conjuncts(condition.left), ...conjuncts(condition.right)];
}

function testOf(game: GameEmit, query: Query, condition: Expression): Test {
  return (thing, context) => {
    const inner = context.inner();
    const local = game.facts.locals.get(query);
    if (local) inner.bind(local, thing);
    return game.condition(inner, condition);
  };
}

/** Whether the squares of a map are numbered row by row, each once. */
function areInOrder(
  game: GameEmit,
  kind: KindModel,
  columns: number,
  { first, end }: { readonly first: number; readonly end: number },
): boolean {
  const { rows } = game.model;
  for (let id = first; id < end; id++) {
    const printed = rows[game.layout.rowOf[id] ?? -1]?.printed;
    const index = id - first;
    if (printed?.get('row') !== Math.floor(index / columns) + 1 || printed.get('column') !== (index % columns) + 1)
      return false;
  }
  return kind.rows.length === end - first;
}
