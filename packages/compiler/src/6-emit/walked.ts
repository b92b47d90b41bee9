/** Ways that are shown with the answers of a question: of spaces that somebody can walk to. */
import type { Call, Expression } from '../ast/node.ts';
import * as js from './code.ts';
import type { Js } from './code.ts';
import type { Context } from './context.ts';
import type { GameEmit, ShownWalk } from './game-emit.ts';
import { EXPLAIN } from './question.ts';

/** The call of `reach` whose spaces a set holds; null when it holds others. */
function reachIn(set: Expression | null | undefined): Call | null {
  if (set === null || set === undefined) return null;
  if (set.kind === 'query') return reachIn(set.places[0]) ?? reachIn(set.base);
  if (set.kind === 'binary') return reachIn(set.left);
  if (set.kind !== 'call' && set.kind !== 'name') return null;
  if (set.ref?.to === 'define') return reachIn(set.ref.define.value);
  return set.kind === 'call' && set.name === 'reach' ? set : null;
}

/**
 * Lists answers, each with the way to it when they are spaces that somebody walks to.
 *
 * @param list writes the loop over the answers; it calls what it is given for each that is offered
 */
export function withWays(
  game: GameEmit,
  set: Expression | null,
  list: (note: (inner: Context, space: Js, answer: Js) => void) => void,
): void {
  const call = reachIn(set);
  const outer = game.shown;
  const shown: ShownWalk | null = call === null ? null : { call, walk: null };
  game.shown = shown;
  list((inner, space, answer) => {
    game.shown = null;
    if (shown?.walk) noteWay(game, inner, shown.walk, space, answer);
    game.shown = shown;
  });
  game.shown = outer;
}

function noteWay(game: GameEmit, { writer }: Context, walk: Js, space: Js, answer: Js): void {
  writer.if(EXPLAIN, () => {
    const [i, steps] = [game.local('step'), game.local('steps')];
    const start = js.variables([i, 0], [steps, js.call('noteWalk', walk, answer, space)]);
    const head = { start, test: js.binary('<', i, steps), step: js.increment(i) };
    writer.for(head, () => writer.line(js.run(js.call('noteStep', walk, i))));
  });
}
