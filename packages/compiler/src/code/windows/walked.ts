/** Ways that are shown with the answers of a question, for spaces that are goals of a walk. */
import { reachIn } from '../../language/resolve/reach-in.ts';
import type { Expression, MenuOption } from '../../content/tree/node.ts';
import * as js from '../js/code.ts';
import type { Js } from '../js/code.ts';
import type { Context } from '../js/context.ts';
import type { GameEmit } from '../game/game-emit.ts';
import { each } from '../values/loops.ts';
import { EXPLAIN } from './question.ts';

/** What each step of a way provokes. */
type Risking = NonNullable<MenuOption['risking']>;

/**
 * Lists answers, each with the way to it when they are goals of a walk.
 *
 * @param list writes the loop over the answers; it calls what it is given for each that is offered
 */
export function withWays(
  game: GameEmit,
  set: Expression | null,
  risking: Risking | null,
  list: (note: (inner: Context, space: Js, answer: Js) => void) => void,
): void {
  const call = reachIn(game.facts, set);
  list((inner, space, answer) => {
    // The walk is known here: its code stands before the loop, or in a function that was written
    // before.
    const walk = call === null ? undefined : game.walkOf.get(call);
    if (walk !== undefined) noteWay(game, inner, js.call('noteWalk', walk, answer, space), risking);
  });
}

/** Notes a way step by step. @param begin begins it, and gives the number of its steps */
function noteWay(game: GameEmit, context: Context, begin: Js, risking: Risking | null): void {
  const { writer } = context;
  writer.if(EXPLAIN, () => {
    const [i, steps] = [context.local('step'), context.local('steps')];
    const start = js.variables([i, 0], [steps, begin]);
    writer.for({ start, test: js.binary('<', i, steps), step: js.increment(i) }, () => {
      writer.line(js.run(js.call('noteStep', i)));
      if (risking === null) return;
      const inner = context.inner();
      const [old, it] = [context.local('old'), context.local('it')];
      writer.line(js.constants([old, js.at('STEPS', i)], [it, js.at('STEPS', js.sum(i, 1))]));
      const riskingOld = game.facts.olds.get(risking);
      if (riskingOld) inner.bind(riskingOld, old);
      const local = game.facts.locals.get(risking);
      if (local) inner.bind(local, it);
      each(game, inner, game.planOf(inner, risking.set), 'risk', (thing, at) =>
        at.writer.line(js.run(js.call('noteRisk', thing))),
      );
    });
  });
}
