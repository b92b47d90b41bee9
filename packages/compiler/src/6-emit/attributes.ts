/** Attributes: a base value and what the continuous effects in force add, as one function each. */
import type { Continuous } from '../ast/node.ts';
import type { Owned } from '../5-analyze/units.ts';
import type { AttributeModel, RowModel } from '../model/model.ts';
import { Context } from './context.ts';
import { attributeName, printedTable } from './attribute-names.ts';
import { sum, type GameEmit } from './game-emit.ts';
import { member } from './membership.ts';
import { Writer } from './writer.ts';

/** A lasting continuous effect: where its values are captured is known to `lasting.ts`. */
export interface LastingContinuous {
  readonly item: Continuous;
  readonly code: number;
  /** makes a context in which the captured names are bound, given the record's base */
  readonly context: (writer: Writer, record: string) => Context;
}

/** Writes the function of one attribute. */
export function emitAttribute(game: GameEmit, attribute: AttributeModel, lasting: readonly LastingContinuous[]): void {
  const writer = new Writer();
  const params = attribute.params.map((param) => `${param.name.replaceAll('-', '_')}_`);
  const effects = game.units.continuous.filter((owned) => appliesTo(owned.item, attribute));
  const lastingHere = lasting.filter((entry) => appliesTo(entry.item, attribute));
  writer.block(`function ${attributeName(attribute)}(${['S', 'it', ...params].join(', ')})`, () => {
    writer.line(`let n = ${baseOf(game, attribute, params, writer)};`);
    for (const effect of effects) writer.from(effect.item.at, () => emitEffect(game, writer, effect, params));
    if (lastingHere.length > 0) emitLasting(game, writer, lastingHere, params);
    if (attribute.min !== null) writer.line(`if (n < ${attribute.min}) n = ${attribute.min};`);
    if (attribute.max !== null) writer.line(`if (n > ${attribute.max}) n = ${attribute.max};`);
    writer.line('return n;');
  });
  game.functions.push(writer);
}

function appliesTo(item: Continuous, attribute: AttributeModel): boolean {
  return item.ref?.to === 'attribute' && item.ref.attribute === attribute;
}

function baseOf(game: GameEmit, attribute: AttributeModel, params: readonly string[], writer: Writer): string {
  if (!attribute.base) {
    if (attribute.owner === 'player') return '0';
    return `${printedTable(attribute.owner, attribute.name)}[ROW_OF[it]]`;
  }
  const context = new Context(writer, attribute.owner === 'player' ? 'it' : 'ownerOf(S, it)', 'it');
  if (attribute.local) context.bind(attribute.local, 'it');
  for (const [i, param] of attribute.params.entries()) if (param.local) context.bind(param.local, params[i] ?? '0');
  return game.value(context, attribute.base);
}

function emitEffect(game: GameEmit, writer: Writer, owned: Owned<Continuous>, params: readonly string[]): void {
  const { row } = owned;
  if (!row) {
    // An effect of the rules stands for every player: `you` is whoever the thing that is looked at belongs to.
    const you =
      owned.item.ref?.to === 'attribute' && owned.item.ref.attribute.owner === 'player' ? 'it' : 'ownerOf(S, it)';
    return apply(game, new Context(writer, you, null), owned.item, params);
  }
  const range = game.row(row);
  const guard = `if (S[${game.layout.inForce + row.index}] > 0)`;
  // An effect on `this` alone needs no search for its source.
  if (isThis(owned.item)) {
    writer.block(`if (${thingTest(range)} && inForce(S, it))`, () =>
      apply(game, sourceContext(writer, row, 'it'), owned.item, params, true),
    );
    return;
  }
  writer.block(guard, () =>
    writer.block(`for (let source = ${range.first}; source < ${range.end}; source++)`, () => {
      writer.line('if (!inForce(S, source)) continue;');
      apply(game, sourceContext(writer, row, 'source'), owned.item, params);
    }),
  );
}

function thingTest(range: { readonly first: number; readonly end: number }): string {
  return range.end - range.first === 1 ? `it === ${range.first}` : `it >= ${range.first} && it < ${range.end}`;
}

function isThis(item: Continuous): boolean {
  return item.subject.kind === 'name' && item.subject.ref?.to === 'this';
}

/** In a card's standing items `you` is the owner of the card. */
export function sourceContext(writer: Writer, _row: RowModel, source: string): Context {
  return new Context(writer, `ownerOf(S, ${source})`, source);
}

function emitLasting(
  game: GameEmit,
  writer: Writer,
  lasting: readonly LastingContinuous[],
  params: readonly string[],
): void {
  writer.block('for (let i = 0; i < S[19]; i++)', () => {
    writer.line(`const record = ${sum(game.layout.meta.lasting, `i * ${game.layout.meta.lastingStride}`)};`);
    writer.block('switch (S[record])', () => {
      for (const entry of lasting) {
        writer.line(`case ${entry.code}:`);
        writer.deeper(() =>
          writer.from(entry.item.at, () => apply(game, entry.context(writer, 'record'), entry.item, params)),
        );
        writer.deeper(() => writer.line('break;'));
      }
    });
  });
}

function apply(game: GameEmit, context: Context, item: Continuous, params: readonly string[], certain = false): void {
  const inner = context.inner();
  if (item.local) inner.bind(item.local, 'it');
  for (const [i, name] of item.names.entries()) if (name.local) inner.bind(name.local, params[i] ?? '0');
  const tests = certain ? [] : [subjectTest(game, inner, item)];
  if (item.condition) tests.push(game.condition(inner, item.condition));
  const amount = game.value(inner, item.amount);
  const change = item.how === 'set' ? `n = ${amount};` : `n ${item.how === 'add' ? '+' : '-'}= ${amount};`;
  const test = tests.filter((text) => text !== 'true').join(' && ');
  inner.writer.line(test === '' ? change : `if (${test}) ${change}`);
}

function subjectTest(game: GameEmit, context: Context, item: Continuous): string {
  const { subject } = item;
  if (subject.kind === 'name' && subject.ref?.to === 'you') return `it === ${context.you}`;
  if (subject.type?.is === 'player') return `it === ${game.value(context, subject)}`;
  return member(game, context, subject, 'it');
}
