/** `proceed` inside a replacement. */
import type { Proceed } from '../../content/tree/node.ts';
import { frameCell } from '../js/cells.ts';
import type { Js } from '../js/code.ts';
import type { Context } from '../js/context.ts';
import type { Frame } from '../game/game-emit.ts';
import { NotRunnable } from '../game/not-runnable.ts';
import { EVENT_YOU, HOOK_HEAD, NEXT, OUTER } from '../hooks/hook-cells.ts';
import { isSetParam } from '../hooks/parameters.ts';
import { value } from '../values/expressions.ts';
import { prepare } from './prepare.ts';

/** Inside `instead of`: the event goes on, to the next replacement or to what it really does. */
export function emitProceed(frame: Frame, context: Context, proceed: Proceed): void {
  const { hooked } = frame;
  if (!hooked) throw new NotRunnable(proceed.at, '`proceed` outside `instead of`');
  const { game, builder } = frame;
  let cell = HOOK_HEAD;
  const args: Js[] = [];
  for (const param of hooked.params) {
    const given =
      param.label === null ? proceed.object : (proceed.args.find((arg) => arg.label === param.label)?.value ?? null);
    if (given) prepare(frame, context, given);
    for (let i = 0; i < (isSetParam(game.facts, param) ? 2 : 1); i++)
      args.push(given ? value(game, context, given) : frameCell(cell + i));
    cell += isSetParam(game.facts, param) ? 2 : 1;
  }
  builder.call(game.procedureName(hooked), frameCell(EVENT_YOU), [...args, frameCell(NEXT), frameCell(OUTER)]);
}
