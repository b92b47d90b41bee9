/** Commands that run through without stopping, as plain JavaScript. */
import type { Command } from '../../language/ast/node.ts';
import { S, spend } from '../js/cells.ts';
import * as js from '../js/code.ts';
import type { Js } from '../js/code.ts';
import type { Context } from '../js/context.ts';
import type { GameEmit } from '../game/game-emit.ts';
import { commandArguments } from './calls.ts';
import { runBuiltIn } from './commands.ts';
import { eachListed, listNames } from './turns.ts';

export function plainCommand(game: GameEmit, context: Context, command: Command): void {
  const { object } = command;
  if (!command.each || !object) return plainOne(game, context, command, null);
  const label = game.names.make('each');
  const site = game.site(command.at, command.verb);
  eachListed(game, context, object, listNames(label, label), (thing) => {
    const inner = context.inner();
    inner.writer.line(spend(site));
    game.calls.inTurns(() => plainOne(game, inner, command, thing));
  });
}

/** @param object what stands for the object of the command in a `VERB each` loop */
export function plainOne(game: GameEmit, context: Context, command: Command, object: Js | null): void {
  const procedure = game.facts.procedures.get(command);
  if (!procedure) return runBuiltIn({ game, context, frame: null }, command, object);
  const { prepare, args, needed } = commandArguments(game, context, command, procedure, object);
  const { writer } = context;
  const call = (): Js => js.call(game.procedureName(procedure), S, context.you, ...args);
  if (prepare.length === 0 && needed.length === 0) return writer.line(js.run(call()));
  writer.scope(() => {
    for (const line of prepare) writer.line(line);
    for (const i of needed) {
      const given = js.name(`arg${i}`);
      writer.line(js.constants([given, args[i] ?? -1]));
      args[i] = given;
    }
    const present = needed.map((i) => js.binary('>=', args[i] ?? -1, 0));
    writer.line(js.when(js.and(...present), js.run(call())));
  });
}
