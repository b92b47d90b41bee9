/** `invariant(S, n, player)`: tests what the content declares to hold always. */
import { ENTER, S } from '../js/cells.ts';
import * as js from '../js/code.ts';
import { Context } from '../js/context.ts';
import type { GameEmit } from '../game/game-emit.ts';
import { Writer } from '../js/writer.ts';

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
