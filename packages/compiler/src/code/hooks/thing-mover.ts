/** Code that moves things. No other code does, so the log and what hears a move are kept here. */
import { reactsTo } from '../../core/reactions.ts';
import type { Command } from '../../language/ast/node.ts';
import { S } from '../js/cells.ts';
import * as js from '../js/code.ts';
import type { Js } from '../js/code.ts';
import { NotRunnable } from '../game/not-runnable.ts';
import { logMove, THING, ZONE } from '../texts/log.ts';
import { hearPlace, type Writing } from './hearing.ts';

/**
 * Moves `THING` to `ZONE`, two constants of the code around.
 * @param toFront whether it goes to the front of the zone
 */
export type Put = (toFront: Js) => void;

/**
 * Writes the move of one thing.
 * @param thing what is moved, -1 for none; where the move is heard, a cell that stays the same.
 * @param change writes what is done, and moves with what it is given
 */
export function moveThing(writing: Writing, command: Command, thing: Js, change: (put: Put) => void): void {
  const { game, context, frame } = writing;
  const put: Put = (toFront) => {
    logMove(game, context, command);
    context.writer.line(js.run(js.call('move', S, THING, ZONE, toFront)));
  };
  if (!reactsTo(game.suspension.reactions, command)) return change(put);
  if (frame === null) throw new NotRunnable(command.at, `\`${command.verb}\` here, which rules hear,`);
  hearPlace(frame, context, thing, () => change(put));
}
