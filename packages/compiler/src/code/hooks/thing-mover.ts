/** Code that moves things. No other code does, so the log and what hears a move are kept here. */
import { reactsTo } from '../../core/reactions.ts';
import type { Command } from '../../content/tree/node.ts';
import { S } from '../js/cells.ts';
import * as js from '../js/code.ts';
import type { Js } from '../js/code.ts';
import type { Writing } from '../game/forms.ts';
import { NotRunnable } from '../game/not-runnable.ts';
import { logMove } from '../texts/log.ts';
import { hearPlace } from './hearing.ts';

/**
 * Moves a thing that is not none to a zone.
 * @param zone a name: it is read more than once
 * @param toFront whether it goes to the front of the zone
 */
export type Put = (zone: Js, toFront: Js) => void;

/**
 * Writes the move of one thing.
 * @param thing what is moved, -1 for none: a name, or a cell that stays the same
 * @param change writes what is done, and moves with what it is given
 */
export function moveThing(writing: Writing, command: Command, thing: Js, change: (put: Put) => void): void {
  const { game, context, frame } = writing;
  const put: Put = (zone, toFront) => {
    logMove(game, context, command, thing, zone);
    context.writer.line(js.run(js.call('move', S, thing, zone, toFront)));
  };
  if (!isHeard(writing, command)) return change(put);
  if (frame === null) throw new NotRunnable(command.at, `\`${command.verb}\` here, which rules hear,`);
  hearPlace(frame, context, thing, () => change(put));
}

/** Whether rules hear what a command does by itself: then the code around can stop in it. */
export function isHeard({ game }: Writing, command: Command): boolean {
  return reactsTo(game.suspension.reactions, command);
}
