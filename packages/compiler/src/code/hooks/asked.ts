/**
 * `evaluate(S, n, args, player, into)`: functions of the game, for callers outside of the rules
 * (scenarios, views).
 */
import type { FunctionMeta } from '@undercroft/contract';
import type { Define } from '../../content/tree/node.ts';
import { ENTER, S } from '../js/cells.ts';
import * as js from '../js/code.ts';
import { Context } from '../js/context.ts';
import { Writer } from '../js/writer.ts';
import type { Type } from '../../content/model/model.ts';
import type { GameEmit } from '../game/game-emit.ts';
import { defineCall } from '../values/expressions.ts';
import { isSetParam } from './parameters.ts';

export function emitAsked(game: GameEmit): void {
  const writer = new Writer();
  const [index, args, player, into] = [js.name('index'), js.name('args'), js.name('player'), js.name('into')];
  const answer = (define: Define): js.Js => {
    const given = define.params.map((_, place) => js.at(args, place));
    const type = typeOf(game, define);
    const called = defineCall(
      game,
      new Context(writer, player, null),
      define,
      type?.is === 'set' ? [...given, into] : given,
    );
    return type?.is === 'flag' ? js.flag(called) : called;
  };
  const body = (): void => {
    writer.line(ENTER);
    writer.switch(index, () => {
      for (const [i, define] of askedOf(game).entries()) writer.case(i, js.give(answer(define)));
    });
    writer.line(js.give(0));
  };
  writer.function('evaluate', [S, index, args, player, into], body, true);
  game.functions.push(writer);
}

export function askedMeta(game: GameEmit): FunctionMeta[] {
  return askedOf(game).map((define) => ({
    name: define.name,
    params: define.params.map((param) => ({
      name: param.name,
      type: game.valueMeta(game.facts.types.get(game.facts.locals.get(param))),
    })),
    type: game.valueMeta(typeOf(game, define)),
    many: typeOf(game, define)?.is === 'set',
  }));
}

/** Functions without a whole set among what they take. */
function askedOf(game: GameEmit): Define[] {
  const all = [...(game.model.defines?.values() ?? [])];
  return all.filter(({ params }) => !params.some((param) => isSetParam(game.facts, param)));
}

function typeOf({ facts }: GameEmit, { value, gives }: Define): Type | undefined {
  return facts.types.get(value) ?? facts.types.get(gives);
}
