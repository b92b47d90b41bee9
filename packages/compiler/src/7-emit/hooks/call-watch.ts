/** The place where watched conditions are looked at again: see functions/watches.ts. */
import { S } from '../code/cells.ts';
import * as js from '../code/code.ts';
import type { Context } from '../code/context.ts';
import type { Frame } from '../game/game-emit.ts';

/** Looks at the watched conditions, and does what waits for those that have become true. */
export function callWatch(frame: Frame, context: Context): void {
  const nothing = frame.builder.label();
  frame.builder.jumpIf(js.not(js.call('watching', S)), nothing);
  frame.builder.call('watch', context.you, []);
  frame.builder.mark(nothing);
}
