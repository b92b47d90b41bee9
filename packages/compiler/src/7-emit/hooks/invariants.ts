/** `invariant(S, n, player)`: what the content says that always holds, for whoever tries it. */
import { ENTER, S } from '../code/cells.ts';
import * as js from '../code/code.ts';
import { Context } from '../code/context.ts';
import type { GameEmit } from '../game/game-emit.ts';
import { Writer } from '../code/writer.ts';

export function emitInvariants(game: GameEmit): void {
  const writer = new Writer();
  const [index, player] = [js.name('index'), js.name('player')];
  const body = (): void => {
    writer.line(ENTER);
    writer.switch(index, () => {
      for (const [i, { condition }] of (game.model.invariants ?? []).entries())
        writer.case(i, () => writer.line(js.give(game.condition(new Context(writer, player, null), condition))));
    });
    writer.line(js.give(js.TRUE));
  };
  writer.function('invariant', [S, index, player], body, true);
  game.functions.push(writer);
}
