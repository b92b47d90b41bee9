/** Things that are shown with an answer: what it would strike, cover or concern. */
import type { Expression } from '../../content/tree/node.ts';
import * as js from '../js/code.ts';
import type { Js } from '../js/code.ts';
import type { Context } from '../js/context.ts';
import type { GameEmit } from '../game/game-emit.ts';
import { each } from '../values/loops.ts';
import { EXPLAIN } from './question.ts';

/** Notes the things of a set with an answer, when it was offered last. */
export function noteShown(game: GameEmit, context: Context, set: Expression, answer: Js): void {
  context.writer.if(js.and(EXPLAIN, js.call('noteShow', answer)), () => {
    const inner = context.inner();
    each(game, inner, game.planOf(inner, set), 'shown', (thing, at) =>
      at.writer.line(js.run(js.call('noteShown', thing))),
    );
  });
}
