/** Rows and kinds by name: the numbers that stand for them are their indexes in the metadata. */
import type { Binary, Call, NameSet } from '../../content/tree/node.ts';
import type { KindModel, RowModel, Type } from '../../content/model/model.ts';
import { namedKinds, namedRows } from '../../content/model/named.ts';
import { rowOf } from '../js/attribute-names.ts';
import { cellOf } from '../js/cells.ts';
import * as js from '../js/code.ts';
import type { Js } from '../js/code.ts';
import type { Context } from '../js/context.ts';
import type { GameEmit } from '../game/game-emit.ts';
import type { SetPlan } from '../game/set-plan.ts';
import { inRange, isKind } from '../layout/set-kinds.ts';

/** The rows or kinds that can be named. A row whose option is off is not in the game. */
export function planOfNames(game: GameEmit, node: NameSet): SetPlan {
  const ref = game.facts.refs.get(node);
  if (ref?.to !== 'kind') throw new Error(`${node.name} is no kind`);
  const parts =
    node.what === 'row'
      ? rowParts(game, namedRows(ref.kind))
      : rangesOf(namedKinds(ref.kind).map((kind) => game.model.kinds.indexOf(kind))).map(partOf);
  return { source: { by: 'union', parts }, tests: [], kind: null };
}

/** In their order, those that need no option apart from those that need one. */
function rowParts(game: GameEmit, rows: readonly RowModel[]): SetPlan[] {
  const runs: RowModel[][] = [];
  for (const row of rows.toSorted((a, b) => a.index - b.index)) {
    const run = runs.at(-1);
    if (run !== undefined && run[0]?.ifOption === row.ifOption) run.push(row);
    else runs.push([row]);
  }
  return runs.flatMap((run) => partsOfRows(game, run[0]?.ifOption ?? null, run));
}

function partsOfRows(game: GameEmit, option: string | null, rows: readonly RowModel[]): SetPlan[] {
  const parts = rangesOf(rows.map(({ index }) => index)).map(partOf);
  if (option === null) return parts;
  const at = game.model.options.findIndex(({ name }) => name === option);
  const isOn = js.binary('!==', cellOf(game.layout.meta.options, at), 0);
  return parts.map((part) => ({ ...part, tests: [() => isOn] }));
}

const partOf = ({ first, end }: { readonly first: number; readonly end: number }): SetPlan => ({
  source: { by: 'range', first, end },
  tests: [],
  kind: null,
});

/** Numbers that follow each other, as ranges. */
function rangesOf(numbers: readonly number[]): { first: number; end: number }[] {
  const ranges: { first: number; end: number }[] = [];
  for (const n of numbers.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last?.end === n) last.end++;
    else ranges.push({ first: n, end: n + 1 });
  }
  return ranges;
}

/**
 * Whether a thing is of the row or the kind that a value names; of none nothing is, and none is of
 * nothing.
 */
export function isNamed(game: GameEmit, thing: Js, type: Type, name: Js): Js {
  if (type.is === 'row') return js.equal(rowAt(game, thing), name);
  if (game.layout.copies) return isOfNamedKind(game, thing, name);
  return js.and(
    js.binary(
      '>=',
      thing,
      js.at(
        kindTable(game, 'KIND_FIRST', ({ first }) => first),
        name,
      ),
    ),
    js.binary(
      '<',
      thing,
      js.at(
        kindTable(game, 'KIND_END', ({ end }) => end),
        name,
      ),
    ),
  );
}

/** The same of kinds, in a game of which things can be copies: the kind of the row tells. */
function isOfNamedKind(game: GameEmit, thing: Js, name: Js): Js {
  const kinds = game.model.kinds.length;
  const table = tableOnce(game, 'KIND_BELOW', () =>
    game.model.kinds.flatMap((kind) => game.model.kinds.map((above) => (isKind(kind, above) ? 1 : 0))),
  );
  const row = js.sum(js.binary('*', js.at(rowKinds(game), rowOf(thing, true)), kinds), name);
  return js.and(js.binary('>=', thing, 0), js.equal(js.at(table, row), 1));
}

/** The row of a thing, -2 of none: then it is none that could be named. */
function rowAt(game: GameEmit, thing: Js): Js {
  return js.conditional(js.binary('<', thing, 0), -2, rowOf(thing, game.layout.copies));
}

/** Whether the row or the kind that a value names is of a kind. */
export function isOfKind(game: GameEmit, value: Js, type: Type, kind: KindModel): Js {
  const numbers =
    type.is === 'row'
      ? namedRows(kind).map(({ index }) => index)
      : namedKinds(kind).map((one) => game.model.kinds.indexOf(one));
  return js.or(...rangesOf(numbers).map((range) => inRange(range, value)));
}

/** `is` where the left side is a row or a kind, or the right side names one; null for any other. */
export function namedTest(game: GameEmit, context: Context, { left, right }: Binary): Js | null {
  const [subject, name] = [left, right].map((side) => plain(game.facts.types.get(side)));
  const ref = game.facts.refs.get(right);
  if (isNameType(subject) && right.kind === 'name' && ref?.to === 'kind')
    return isOfKind(game, game.value(context, left), subject, ref.kind);
  if (!isNameType(name) || subject?.is !== 'thing') return null;
  return game.helper(context, 'is_named', (inner) => {
    const thing = inner.pass(game.value(context, left), 'thing');
    const wanted = inner.pass(game.value(context, right), 'name');
    inner.writer.line(js.give(isNamed(game, thing, name, wanted)));
  });
}

function plain(type: Type | undefined): Type | undefined {
  return type?.is === 'optional' ? type.of : type;
}

function isNameType(type: Type | undefined): type is Extract<Type, { readonly is: 'row' | 'kind' }> {
  return type?.is === 'row' || type?.is === 'kind';
}

/** `row-of(x)`, `kind-of(x)`; of none it is none. */
export function nameOf(game: GameEmit, context: Context, { name, args: [of] }: Call): Js {
  if (of === undefined) throw new Error(`${name} needs something`);
  const type = game.facts.types.get(of);
  const given = (value: Js): Js => {
    const row = plain(type)?.is === 'row' ? value : rowOf(value, game.layout.copies);
    return name === 'row-of' ? row : js.at(rowKinds(game), row);
  };
  // A choice is none when there was nothing to choose from, although its type does not say so.
  return game.helper(context, name.replace('-', '_'), (inner) => {
    const value = inner.pass(game.value(context, of), 'x');
    inner.writer.line(js.give(js.conditional(js.binary('<', value, 0), -1, given(value))));
  });
}

function rowKinds(game: GameEmit): Js {
  return tableOnce(game, 'ROW_KIND', () => game.model.rows.map(({ kind }) => game.model.kinds.indexOf(kind)));
}

function kindTable(
  game: GameEmit,
  name: string,
  value: (range: { readonly first: number; readonly end: number }) => number,
): Js {
  return tableOnce(game, name, () => game.model.kinds.map((kind) => value(game.kind(kind))));
}

/** A table of the module that is written when something asks for it. */
function tableOnce(game: GameEmit, called: string, values: () => readonly number[]): Js {
  if (!game.numberTables.has(called)) game.numberTables.set(called, values());
  return js.name(called);
}
