/** Attributes: a base value and what the continuous effects in force add, as one function each. */
import type { Facts } from '../../language/facts/facts.ts';
import type { Continuous } from '../../content/tree/node.ts';
import { isNestedAttribute } from '../../core/nested.ts';
import type { Owned } from '../../core/units.ts';
import type { AttributeModel } from '../../content/model/model.ts';
import { exact } from '../values/arithmetic.ts';
import { attributeName } from '../js/attribute-names.ts';
import { sourcesOf } from '../game/sources.ts';
import { cell, inForce, ownerOf, S, spend } from '../js/cells.ts';
import * as js from '../js/code.ts';
import type { Js } from '../js/code.ts';
import { Context } from '../js/context.ts';
import type { GameEmit } from '../game/game-emit.ts';
import { eachRecord } from './lasting.ts';
import { isSmall } from '../values/inlined.ts';
import { member } from '../values/membership.ts';
import { identifier } from '../js/names.ts';
import { baseOf } from '../values/bases.ts';
import { inRange } from '../layout/set-kinds.ts';
import { Writer } from '../js/writer.ts';

/** A lasting continuous effect: where its values are captured is known to `lasting.ts`. */
export interface LastingContinuous {
  readonly item: Continuous;
  readonly code: number;
  /** makes a context in which the captured names are bound, given the record's base */
  readonly context: (writer: Writer, record: Js) => Context;
}

/** The thing or player that has the attribute, and its value so far. */
const IT = js.name('it');
const N = js.name('n');

/** Writes the function of one attribute. */
export function emitAttribute(game: GameEmit, attribute: AttributeModel, lasting: readonly LastingContinuous[]): void {
  const writer = new Writer();
  const params = attribute.params.map((param) => js.name(`${identifier(param.name)}_`));
  const effects = game.units.continuous.filter((owned) => appliesTo(game.facts, owned.item, attribute));
  const lastingHere = lasting.filter((entry) => appliesTo(game.facts, entry.item, attribute));
  const keep = (operator: '<' | '>', bound: number): void =>
    writer.line(js.when(js.binary(operator, N, bound), js.assign(N, bound)));
  const changes = [...effects, ...lastingHere].map(({ item }) => item);
  writer.function(attributeName(attribute), [S, IT, ...params], () => {
    if (isNestedAttribute(game.facts, attribute, changes, (ref) => isSmall(game, ref)))
      writer.line(spend(game.site(attribute.at, 'function')));
    writer.line(js.variables([N, baseOf(game, new Context(writer, null, null), attribute, IT, params)]));
    for (const effect of effects) writer.from(effect.item.at, () => emitEffect(game, writer, effect, params));
    if (lastingHere.length > 0) emitLasting(game, writer, lastingHere, params);
    if (attribute.min !== null) keep('<', attribute.min);
    if (attribute.max !== null) keep('>', attribute.max);
    const isFree = changes.length > 0 && (attribute.min === null || attribute.max === null);
    writer.line(js.give(isFree ? exact(game, N, attribute) : N));
  });
  game.functions.push(writer);
}

function appliesTo(facts: Facts, item: Continuous, attribute: AttributeModel): boolean {
  const ref = facts.refs.get(item);
  return ref?.to === 'attribute' && ref.attribute === attribute;
}

function emitEffect(game: GameEmit, writer: Writer, { item, row }: Owned<Continuous>, params: readonly Js[]): void {
  if (!row) {
    // An effect of the rules stands for every player: `you` is the owner of the tested thing.
    const ref = game.facts.refs.get(item);
    const isPlayers = ref?.to === 'attribute' && ref.attribute.owner === 'player';
    return apply(game, new Context(writer, isPlayers ? IT : ownerOf(IT), null), item, params);
  }
  const { range, active, isNow } = sourcesOf(game, row);
  // An effect on `this` alone needs no search for its source.
  if (isThis(game.facts, item))
    return writer.if(js.and(inRange(range, IT), inForce(IT), isNow(IT)), () =>
      apply(game, sourceContext(writer, IT), item, params, true),
    );
  const source = js.name('source');
  writer.if(active, () =>
    writer.for(js.counting(source, range.first, range.end), () => {
      writer.line(js.when(js.not(js.and(inForce(source), isNow(source))), js.skip()));
      apply(game, sourceContext(writer, source), item, params);
    }),
  );
}

function isThis(facts: Facts, item: Continuous): boolean {
  return item.subject.kind === 'name' && facts.refs.get(item.subject)?.to === 'this';
}

/** In a card's standing items `you` is the owner of the card. */
function sourceContext(writer: Writer, source: Js): Context {
  return new Context(writer, ownerOf(source), source);
}

function emitLasting(
  game: GameEmit,
  writer: Writer,
  lasting: readonly LastingContinuous[],
  params: readonly Js[],
): void {
  const record = js.name('record');
  eachRecord(game, writer, record, () =>
    writer.switch(cell(record), () => {
      for (const { code, item, context } of lasting) {
        writer.case(code, () => {
          writer.from(item.at, () => apply(game, context(writer, record), item, params));
          writer.line(js.leave());
        });
      }
    }),
  );
}

function apply(game: GameEmit, context: Context, item: Continuous, params: readonly Js[], certain = false): void {
  const inner = context.inner();
  const itemLocal = game.facts.locals.get(item);
  if (itemLocal) inner.bind(itemLocal, IT);
  for (const [i, name] of item.names.entries()) {
    const local = game.facts.locals.get(name);
    if (local) inner.bind(local, params[i] ?? js.number(0));
  }
  const applies = certain ? js.TRUE : subjectTest(game, inner, item);
  const holds = item.condition ? game.condition(inner, item.condition) : js.TRUE;
  const change = js.assign(N, game.value(inner, item.amount), CHANGES[item.how]);
  inner.writer.line(js.when(js.and(applies, holds), change));
}

const CHANGES = { set: ' = ', add: ' += ', subtract: ' -= ' } as const;

function subjectTest(game: GameEmit, context: Context, item: Continuous): Js {
  const { subject } = item;
  if (subject.kind === 'name' && game.facts.refs.get(subject)?.to === 'you') return js.equal(IT, context.you);
  if (game.facts.types.get(subject)?.is === 'player') return js.equal(IT, game.value(context, subject));
  return member(game, context, subject, IT);
}
