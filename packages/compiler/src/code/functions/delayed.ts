/** What is done at the end of a period, as functions. */
import { YOU } from '../js/cells.ts';
import { Context } from '../js/context.ts';
import { identifier } from '../js/names.ts';
import { FrameBuilder } from '../game/frame-builder.ts';
import type { GameEmit } from '../game/game-emit.ts';
import { markReached } from '../game/reached.ts';
import { writeBlock } from '../statements/statements.ts';

/** The functions that run what is done at the end of a period. */
export function emitDelayed(game: GameEmit): void {
  for (const code of game.lasting) {
    if (code.item.kind !== 'at-end') continue;
    const builder = new FrameBuilder(game, game.frame(`x_${identifier(code.item.period)}`), {
      within: code.item.period,
    });
    const self = builder.cell();
    const context = new Context(builder.writer, YOU, self, builder.scene);
    for (const { local, isSet } of code.captures)
      context.bind(
        local,
        isSet ? { base: builder.cell(), count: builder.cell() } : builder.cellOf(game.facts.types.get(local)),
      );
    context.leave = () => builder.leave();
    markReached(game, builder.writer, code.item.at, 'at-end');
    writeBlock({ game, context, frame: { game, builder } }, code.item.body);
    builder.done();
    code.frame = builder.frame.index;
    game.functions.push(builder.finish(code.item.at, `at the end of ${code.item.period}`));
  }
}
