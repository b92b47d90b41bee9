/** Calls and their arguments: by label, in the order of the parameters; sets are listed first. */
import type { Facts } from '../../language/facts/facts.ts';
import type { Type } from '../../content/model/model.ts';
import type { Command, Expression, Procedure } from '../../content/tree/node.ts';
import { isHeard } from '../../core/suspends.ts';
import { TOP } from '../js/cells.ts';
import * as js from '../js/code.ts';
import type { Js, JsStatement } from '../js/code.ts';
import type { Context } from '../js/context.ts';
import { value } from '../values/expressions.ts';
import type { Frame, GameEmit } from '../game/game-emit.ts';
import { callerTest } from '../hooks/quiet.ts';
import { isMany } from '../layout/set-kinds.ts';
import { listing, listSlotOf } from '../values/listing.ts';

export interface CallArguments {
  /** statements that must run before */
  readonly prepare: JsStatement[];
  readonly args: Js[];
  /** arguments that may be none although the parameter may not: then nothing is done */
  readonly needed: { readonly index: number; readonly type: Type | undefined }[];
}

/** @param object what stands for the command's object in a `VERB each` loop */
export function commandArguments(
  game: GameEmit,
  context: Context,
  command: Pick<Command, 'object' | 'args'>,
  procedure: Procedure,
  object: Js | null,
): CallArguments {
  const result: CallArguments = { prepare: [], args: [], needed: [] };
  for (const param of procedure.params) {
    const given =
      param.label === null ? command.object : (command.args.find((arg) => arg.label === param.label)?.value ?? null);
    if (param.label === null && object !== null) result.args.push(object);
    else if (given === null) result.args.push(js.number(-1));
    else {
      const taken = game.facts.types.get(game.facts.locals.get(param))?.is;
      if (mayBeNone(game.facts, given) && taken !== 'optional' && taken !== 'set')
        result.needed.push({ index: result.args.length, type: game.facts.types.get(given) });
      addArgument(game, context, given, result);
    }
  }
  return result;
}

function mayBeNone(facts: Facts, given: Expression): boolean {
  return facts.types.get(given)?.is === 'optional' || given.kind === 'choice';
}

export function addArgument(game: GameEmit, context: Context, given: Expression, result: CallArguments): void {
  if (!isMany(game.facts.types.get(given))) {
    result.args.push(value(game, context, given));
    return;
  }
  const known = listSlotOf(game.facts, context, given);
  if (known !== null) {
    result.args.push(known.base, known.count);
    return;
  }
  game.calls.keepList();
  const name = context.label('list');
  const [base, count] = [js.name(`${name}_at`), js.name(`${name}_n`)];
  result.prepare.push(js.constants([base, TOP], [count, listing(game, context, given)]));
  result.args.push(base, count);
}

/** Calls a procedure that can stop. */
export function callProcedure(frame: Frame, context: Context, procedure: Procedure, given: CallArguments): void {
  const { game, builder } = frame;
  const name = game.procedureName(procedure);
  if (!isHeard(procedure, game.units)) return builder.call(name, context.you, given.args, given.prepare);
  const test = callerTest(game, procedure);
  if (test !== null) return builder.callEither(test, name, context.you, given.args, given.prepare);
  builder.call(name, context.you, [...given.args, 0, -1], given.prepare);
}
