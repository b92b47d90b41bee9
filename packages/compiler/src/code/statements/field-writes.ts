/** `set`, `increase` and `decrease` of fields and names; `gain`, `lose` and `pay` of counters. */
import type { Assign, Expression, Gain } from '../../content/tree/node.ts';
import type { FieldModel } from '../../content/model/model.ts';
import { fail, isOut } from '../js/cells.ts';
import * as js from '../js/code.ts';
import type { Js } from '../js/code.ts';
import type { Context } from '../js/context.ts';
import type { GameEmit } from '../game/game-emit.ts';
import { writeField } from '../hooks/field-writer.ts';
import type { Writing } from '../game/forms.ts';
import { addsTo, fieldEvents, logField, logGain, WAS } from '../texts/log.ts';
import { counted, exact, isAtLeast } from '../values/arithmetic.ts';
import { value } from '../values/expressions.ts';
import { canPay } from '../windows/heads.ts';
import { prepareValue } from './prepare.ts';

/** `set`, `increase`, `decrease`. */
export function writeAssign(writing: Writing, statement: Assign): void {
  const { game, context } = writing;
  const { target, how } = statement;
  prepareValue(writing, statement.value);
  const ref = game.facts.refs.get(target);
  const changed = (was: Js): Js => {
    const amount = value(game, context, statement.value);
    return how === 'set' ? amount : exact(game, js.binary(how === 'increase' ? '+' : '-', was, amount), statement);
  };
  if (ref?.to !== 'field') {
    const local = value(game, context, target);
    return context.writer.line(js.assign(local, changed(local)));
  }
  // What is added may be less than nothing.
  const isSure = how !== 'set' && isAtLeast(game, statement.value, 0);
  const crossing = { low: how !== 'increase' || !isSure, high: how !== 'decrease' || !isSure };
  const write = { field: ref.field, of: ownerOfTarget(game, context, target), at: statement.at };
  writeField(writing, write, (store) => {
    const cell = value(game, context, target);
    tellingField(game, context, statement, () => store(cell, changed(cell), crossing));
  });
}

/**
 * Writes a change of a field; around it what tells the log of it, when the game has words for that.
 */
function tellingField(game: GameEmit, context: Context, { target, at }: Assign, change: () => void): void {
  const ref = game.facts.refs.get(target);
  const field = target.kind === 'field' && ref?.to === 'field' ? ref.field : null;
  const events = field === null ? [] : fieldEvents(game, field);
  if (field === null || target.kind !== 'field' || events.length === 0) return change();
  context.writer.scope(() => {
    const thing = context.local('changed');
    context.writer.line(js.constants([thing, value(game, context, target.of)], [WAS, game.fieldCell(field, thing)]));
    change();
    logField(game, context, { field, thing, at, events });
  });
}

/** The thing or player whose field is written; -1 for a field of the game. */
function ownerOfTarget(game: GameEmit, context: Context, target: Expression): Js {
  if (target.kind === 'field') return value(game, context, target.of);
  return target.kind === 'your' ? context.you : js.number(-1);
}

/** A change that the bounds of the counter are part of. */
const WITHIN = { low: false, high: false } as const;

/** `gain`, `lose`, `pay`. */
export function writeGain(writing: Writing, statement: Gain): void {
  const { game, context } = writing;
  const ref = game.facts.refs.get(statement);
  if (ref?.to !== 'field') throw new Error(`no counter ${statement.counter}`);
  const { field } = ref;
  prepareValue(writing, statement.amount);
  const counter = game.fieldCell(field, context.you);
  const { writer } = context;
  const n = js.name('n');
  writeField(writing, { field, of: context.you, at: statement.at }, (store) => {
    const asked = counted(game, value(game, context, statement.amount), statement.amount);
    const isNone = game.units.leavesOut && statement.how === 'gain';
    const amount = isNone ? js.conditional(isOut(context.you), 0, asked) : asked;
    writer.scope(() => {
      writer.line(js.constants([n, amount]));
      if (statement.how === 'pay')
        writer.line(js.when(js.not(canPay(field, counter, n)), fail('require', game.site(statement.at, 'pay'))));
      writer.line(js.constants([WAS, counter]));
      const after = addsTo(statement, field)
        ? added(game, js.binary('+', counter, n), field, statement)
        : js.call(js.property('Math', 'max'), js.binary('-', counter, n), field.min ?? 0);
      store(counter, after, WITHIN);
      logGain(game, context, statement, field, counter);
    });
  });
}

/** A counter stops at its `max`; without one it holds what a cell holds, and more is an error. */
function added(game: GameEmit, sum: Js, { max }: FieldModel, statement: Gain): Js {
  return max === null ? exact(game, sum, statement) : js.call(js.property('Math', 'min'), sum, max);
}
