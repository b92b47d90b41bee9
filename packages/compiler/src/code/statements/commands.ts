/** Commands: procedures of the game, built-in verbs, and `VERB each`. */
import type { Command, Procedure } from '../../content/tree/node.ts';
import { BUILT_IN_VERBS, isBuiltInVerb, type Verb } from '../../language/vocabulary/verbs.ts';
import { S } from '../js/cells.ts';
import * as js from '../js/code.ts';
import type { Js } from '../js/code.ts';
import { choose, keepValue, type Writing } from '../game/forms.ts';
import { decidersOf, keepSecret } from '../game/secrets.ts';
import { memberType } from '../layout/set-kinds.ts';
import { callProcedure, commandArguments } from './calls.ts';
import { eachOfList, withListed } from './loops.ts';
import { prepareValue } from './prepare.ts';
import { writeVerb } from './verb-code.ts';

export function writeCommand(writing: Writing, command: Command): void {
  const { game, context } = writing;
  const { object, each, args } = command;
  if (object) prepareValue(writing, object);
  if (!each || !object || isAtOnce(writing, command)) {
    for (const arg of args) prepareValue(writing, arg.value);
    return writeOne(writing, command, null);
  }
  const label = context.label('each');
  const site = game.site(command.at, command.verb);
  withListed(writing, object, label, (list) =>
    eachOfList(
      writing,
      list,
      { label, thing: `${label}_x`, type: memberType(game.facts.types.get(object)), site },
      (thing) => writeOne({ ...writing, context: context.inner() }, command, thing),
    ),
  );
}

/** Whether a built-in verb is done for all things of `VERB each` at once. */
function isAtOnce({ game }: Writing, command: Command): boolean {
  if (game.facts.procedures.get(command) || !isBuiltInVerb(command.verb)) return false;
  const { atOnce }: Verb = BUILT_IN_VERBS[command.verb];
  return atOnce === true;
}

/** @param object what stands for the object of the command in a `VERB each` loop */
function writeOne(writing: Writing, command: Command, object: Js | null): void {
  const procedure = writing.game.facts.procedures.get(command);
  if (procedure) writeCall(writing, command, procedure, object);
  else writeVerb(writing, command, object);
}

/** Calls a procedure; nothing is done when something that it needs is none. */
function writeCall(writing: Writing, command: Command, procedure: Procedure, object: Js | null): void {
  const { game, context } = writing;
  const { writer } = context;
  const frame = game.suspension.procedure(procedure) ? writing.frame : null;
  const form = { ...writing, frame };
  const given = commandArguments(game, context, command, procedure, object);
  const call = (): void =>
    frame === null
      ? writer.line(js.run(js.call(game.procedureName(procedure), S, context.you, ...given.args)))
      : frame.builder.scope(() => {
          const args = [command.object, ...command.args.map((arg) => arg.value)].filter((arg) => arg !== null);
          keepSecret(form, ...args.flatMap((arg) => decidersOf(game.facts, arg)));
          callProcedure(frame, context, procedure, given);
        });
  const write = (): void => {
    if (frame === null) for (const line of given.prepare) writer.line(line);
    if (given.needed.length === 0) return call();
    for (const { index, type } of given.needed)
      given.args[index] = keepValue(form, `arg${index}`, type, given.args[index] ?? js.number(-1));
    const present = given.needed.map(({ index }) => js.binary('>=', given.args[index] ?? -1, 0));
    choose(form, [{ test: () => js.and(...present), body: call }], null);
  };
  if (frame === null && given.prepare.length + given.needed.length > 0) writer.scope(write);
  else write();
}
